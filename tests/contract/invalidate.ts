import type { ErrorObject } from 'ajv/dist/2020.js'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { createAjv, toErrorItems } from '#kernel/contract/validation.ts'
import type { Schema } from '../../scripts/generate/bundle.ts'
import { bodySchema, type ContractOperation, resolveSchema } from '../support/contract/contract.ts'
import type { AnyCall } from '../support/contract/world.ts'

/** Names of errors that are about the form of a value, so that the contract alone decides them. */
const OF_FORM = new Set([
  'required',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'too-few',
  'too-many',
  'invalid-email',
  'invalid-option',
  'invalid-format',
  'invalid-type',
  'unknown-field',
])

export function isAboutForm(items: readonly ErrorItem[]): boolean {
  return items.length > 0 && items.every(({ name, fields }) => OF_FORM.has(name) && fields.length === 1)
}

const bodies = createAjv()
const parameters = createAjv({ coerce: true })

/**
 * A call changed so that it is rejected for exactly these reasons: a rejection example is valid only if there
 * is one. Throws when there is none.
 */
export function invalidate(
  operation: ContractOperation,
  call: AnyCall,
  items: readonly ErrorItem[],
): AnyCall {
  return items.reduce((changed, item) => invalidateField(operation, changed, item), call)
}

function invalidateField(operation: ContractOperation, call: AnyCall, item: ErrorItem): AnyCall {
  const [field = ''] = item.fields
  const parameter = operation.parameters.find(({ node }) => node.name === field)?.node
  if (parameter?.in === 'header') {
    const { [field]: _, ...headers } = call.headers ?? {}
    return { ...call, headers }
  }
  if (parameter) {
    const place = parameter.in === 'path' ? 'params' : 'query'
    const schema = resolveSchema(operation.document, parameter.schema ?? {})
    const value = rejectedValue(parameters, operation, field, schema, item, {
      isRequired: parameter.required,
    })
    return { ...call, [place]: { ...call[place], [field]: value } }
  }
  const body = bodySchema(operation)
  if (!body) throw new Error(`${operation.id} takes nothing called ${field}`)
  if (item.name === 'unknown-field') return { ...call, body: { ...(call.body as object), [field]: true } }
  const schema = body.node.properties?.[field]
  if (!schema) throw new Error(`the body of ${operation.id} has no ${field}`)
  const isRequired = ((body.node.required as string[] | undefined) ?? []).includes(field)
  const resolved = resolveSchema(operation.document, schema)
  const value = rejectedValue(bodies, operation, field, resolved, item, { isRequired })
  return { ...call, body: { ...(call.body as object), [field]: value } }
}

function rejectedValue(
  ajv: ReturnType<typeof createAjv>,
  { id, document }: ContractOperation,
  field: string,
  schema: Schema,
  item: ErrorItem,
  { isRequired = false }: { isRequired?: boolean | undefined },
): unknown {
  const validate = ajv.compile({
    type: 'object',
    properties: { [field]: schema },
    ...(isRequired && { required: [field] }),
    components: document.components,
  })
  const wanted = JSON.stringify(item)
  // What a parameter is given is text on the wire, or nothing.
  const isText = ({ value }: { value: unknown }) => value === undefined || typeof value === 'string'
  const sendable = ajv === bodies ? candidates(schema) : candidates(schema).filter(isText)
  const found = sendable.find(({ value }) => {
    const object = value === undefined ? {} : { [field]: value }
    if (validate(object)) return false
    const [first, ...others] = toErrorItems(validate.errors as ErrorObject[])
    return !others.length && JSON.stringify(first) === wanted
  })
  if (!found) throw new Error(`${id}: nothing in ${field} is refused with ${wanted}`)
  return found.value
}

function candidates(schema: Schema) {
  const limits = ['minLength', 'maxLength', 'minItems', 'maxItems', 'minimum', 'maximum'].flatMap(keyword =>
    typeof schema[keyword] === 'number' ? [schema[keyword]] : [],
  )
  const sizes = limits.flatMap(limit => [limit - 1, limit + 1]).filter(size => size >= 0 && size <= 70_000)
  const example = String(schema.example ?? 'example')
  const values: unknown[] = [
    undefined,
    ...sizes.flatMap(size => [
      example.padEnd(size, example.at(-1)).slice(0, size),
      'x'.repeat(size),
      Array.from({ length: size }, (_, index) => index + 1),
    ]),
    ...limits.flatMap(limit => [limit - 1, limit + 1, String(limit - 1), String(limit + 1)]),
    'no-such-option',
    'not an address',
    'example\u0001',
    ' example ',
    'yesterday',
    '<b>',
    true,
    7,
    [],
    {},
    null,
  ]
  return values.map(value => ({ value }))
}
