import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import type { Operation } from '#domain/contract/operation.ts'
import { deref } from '../../../scripts/contract/document.ts'
import { escapeToken } from '../../../scripts/contract/pointer.ts'
import type { Schema } from '../../../scripts/generate/bundle.ts'
import { contractOf, documents } from './contract.ts'
import { isUnbuilt } from './unbuilt.ts'
import { isJson, type WireResponse } from './world.ts'

const ajv = createAjv(false)
/** Headers are text on the wire, whatever they stand for. */
const headerAjv = createAjv(true)
const compiled = new Map<string, ValidateFunction>()

function createAjv(coerceTypes: boolean): Ajv2020 {
  const instance = new Ajv2020({ strict: false, allErrors: true, coerceTypes, validateSchema: false })
  addFormats.default(instance)
  for (const [service, document] of documents) instance.addSchema(document, service)
  return instance
}

/** The validator of a schema by its place in the contract of a service. */
export function validatorAt(service: string, pointer: string, validators = ajv): ValidateFunction {
  const fragment = pointer.slice(1).split('/').map(encodeURIComponent).join('/')
  const key = `${service}#${fragment}`
  const cacheKey = `${validators === ajv ? 'body' : 'header'} ${key}`
  const known = compiled.get(cacheKey)
  if (known) return known
  const validate = validators.compile({ $ref: key })
  compiled.set(cacheKey, validate)
  return validate
}

/**
 * Headers that any response may have: of the protocol, of browsers' rules, of sessions and one-time cookies, of what is
 * deprecated, and of the mock.
 */
const OF_ALL =
  /^(access-control-[a-z-]+|cache-control|connection|content-(length|security-policy|type)|cross-origin-[a-z-]+|date|deprecation|keep-alive|permissions-policy|referrer-policy|set-cookie|sl-violations|strict-transport-security|sunset|transfer-encoding|vary|x-content-type-options|x-frame-options|x-request-id)$/

/**
 * How a response, as sent by the server, violates the contract: an undeclared status, media type,
 * body or header, or a body that does not match. Empty when it conforms.
 */
export function checkResponse(operation: Operation, { status, headers, body }: WireResponse): string[] {
  const contract = contractOf(operation)
  // No contract tells what is yet to be built.
  if (status === 501 && isUnbuilt(contract)) return []
  const { responses, document } = contract
  const place = `${operation.id} ${status}`
  const response = responses.find(({ key }) => key === String(status))
  if (!response) return [`${place}: the contract declares ${responses.map(({ key }) => key).join(', ')}`]

  const complaints = Object.entries(response.node.headers ?? {}).flatMap(([name, node]) => {
    const { pointer, node: header } = deref<Schema>(document, {
      pointer: `${response.pointer}/headers/${escapeToken(name)}`,
      node,
    })
    const value = headers[name.toLowerCase()]
    // Declared as a rule, and left out by some answers only where the contract says that it may be.
    if (value === undefined) return header.required === false ? [] : [`${place}: no header ${name}`]
    const validate = validatorAt(operation.service, `${pointer}/schema`, headerAjv)
    return validate(value) ? [] : complaintsOf(`${place}: header ${name}`, validate)
  })

  const declared = Object.keys(response.node.headers ?? {}).map(name => name.toLowerCase())
  for (const name of Object.keys(headers))
    if (!declared.includes(name) && !OF_ALL.test(name))
      complaints.push(`${place}: header ${name} is not declared`)

  if (!response.node.content)
    return body === '' ? complaints : [...complaints, `${place}: a body, and none is declared`]
  const type = (headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
  if (!response.node.content[type])
    return [...complaints, `${place}: media type ${type || '(none)'} is not declared`]
  const validate = validatorAt(operation.service, `${response.pointer}/content/${escapeToken(type)}/schema`)
  return validate(isJson(type) ? JSON.parse(body) : body)
    ? complaints
    : [...complaints, ...complaintsOf(place, validate)]
}

function complaintsOf(place: string, validate: ValidateFunction): string[] {
  return (validate.errors ?? []).map(
    error => `${place}: ${error.instancePath || '/'} ${error.message} ${JSON.stringify(error.params)}`,
  )
}
