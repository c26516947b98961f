import type { ValidateFunction } from 'ajv/dist/2020.js'
import type { LongBody } from '../http/stream-body.ts'
import { isConstant } from '../work/constant-bodies.ts'
import { type Contract, type ContractOperation, contractOperations } from './contract.ts'
import { createAjv } from './validation.ts'

const JSON_TYPE = 'application/json'

/** Checks whether the contract declares a response. */
export interface Conformance {
  /** What is wrong with a response, checked by its media type, which defaults to JSON. */
  response(operationId: string, response: { status: number; body: unknown; type?: string }): string[]
  /**
   * The body with its rows checked slice by slice as they are read; everything around the rows, and their
   * number, is checked at once. `onViolations` gets at most one finding, since most rows share the same mistake.
   */
  list(
    operationId: string,
    status: number,
    body: LongBody,
    onViolations: (violations: string[]) => void,
  ): LongBody
}

interface ListSchema {
  $ref?: string
  properties?: Record<string, ListSchema>
  items?: ListSchema
  maxItems?: number
}

const shared = new WeakMap<Contract, Conformance>()

/** The check of a contract, which the apps of a process share. */
export function conformanceOf(contract: Contract): Conformance {
  const known = shared.get(contract) ?? createConformance(contract)
  shared.set(contract, known)
  return known
}

/**
 * Compiles the check of a contract. Validators are created on first use and cached. `dropsUnknown` removes the
 * properties that the contract does not have, for answers of others whose version may be newer.
 */
export function createConformance(contract: Contract, { dropsUnknown = false } = {}): Conformance {
  // A response from elsewhere may be wrong in a million places.
  const ajv = createAjv({ stopsAtFirst: dropsUnknown })
  ajv.opts.useDefaults = false
  ajv.opts.removeAdditional = dropsUnknown
  // Within a contract, that check would look at nothing but its outermost names; the linter looks at all.
  ajv.opts.validateSchema = false
  ajv.addSchema(contract, 'contract')
  const operations = new Map(
    contractOperations(contract).map(entry => [entry.operation.operationId, entry] as const),
  )
  const validators = new Map<string, ValidateFunction | 'empty' | 'bytes'>()
  // Most operations refer to the same error responses, each of which is compiled once.
  const compiled = new Map<string, ValidateFunction>()
  const validatorAt = (pointer: string): ValidateFunction => {
    const known = compiled.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` })
    compiled.set(pointer, known)
    return known
  }

  /** The last response that a constant body was found to be right for. */
  const approved = new WeakMap<object, string>()

  const response: Conformance['response'] = (operationId, { status, body, type = JSON_TYPE }) => {
    const entry = operations.get(operationId)
    if (!entry) return [`${operationId} is not in the contract`]
    const place = `${operationId} ${status}`
    const key = `${place} ${type}`
    if (isConstant(body) && approved.get(body) === key) return []
    let validator = validators.get(key)
    if (!validator) {
      const declared = responseOf(contract, entry, status)
      if (!declared) return [`${place}: the contract declares no such status`]
      if (!declared.types) validator = 'empty'
      else if (!declared.types.includes(type)) return [`${place}: the contract declares no ${type}`]
      // A schema says nothing about the bytes of a file.
      else if (Buffer.isBuffer(body)) validator = 'bytes'
      else validator = validatorAt(`${declared.pointer}/content/${escapeSegment(type)}/schema`)
      validators.set(key, validator)
    }
    if (validator === 'bytes') return []
    if (validator === 'empty') return body === undefined ? [] : [`${place}: a body where none is declared`]
    if (!validator(body)) return complaintsOf(place, validator)
    if (isConstant(body)) approved.set(body, key)
    return []
  }

  const list: Conformance['list'] = (operationId, status, body, onViolations) => {
    const around = response(operationId, { status, body: { ...body.rest, [body.in]: [] } })
    if (around.length) onViolations(around)
    const place = `${operationId} ${status}: ${body.in}`
    const entry = operations.get(operationId)
    const declared = entry && responseOf(contract, entry, status)
    const pointer = `${declared?.pointer}/content/${escapeSegment(JSON_TYPE)}/schema`
    const rows = resolve(
      contract,
      `${resolve(contract, pointer).pointer}/properties/${escapeSegment(body.in)}`,
    )
    const { maxItems = Number.POSITIVE_INFINITY } = rows.schema
    if (body.length > maxItems) onViolations([`${place} has ${body.length} rows`])
    const validator = validatorAt(`${rows.pointer}/items`)
    return { ...body, slices: checked(body.slices, place, validator, onViolations) }
  }
  return { response, list }
}

function* checked(
  slices: LongBody['slices'],
  place: string,
  validate: ValidateFunction,
  onViolations: (violations: string[]) => void,
) {
  let isRight = true
  for (const rows of slices) {
    for (const row of isRight ? rows : [])
      if (!validate(row)) {
        isRight = false
        onViolations(complaintsOf(place, validate))
        break
      }
    yield rows
  }
}

function complaintsOf(place: string, { errors }: ValidateFunction): string[] {
  return (errors ?? []).map(error => `${place}: ${error.instancePath || '/'} ${error.message}`)
}

/** The schema at a pointer, with references resolved. */
function resolve(contract: Contract, pointer: string): { pointer: string; schema: ListSchema } {
  let schema: unknown = contract
  for (const segment of pointer.split('/').slice(1))
    schema = (schema as Record<string, unknown>)[unescapeSegment(segment)]
  const { $ref } = schema as ListSchema
  return $ref ? resolve(contract, $ref) : { pointer, schema: schema as ListSchema }
}

/**
 * Where the contract declares a response, with its media types, which are undefined for a response without a
 * body.
 */
function responseOf(
  contract: Contract,
  { path, method, operation }: { path: string; method: string; operation: ContractOperation },
  status: number,
): { pointer: string; types: string[] | undefined } | undefined {
  const declared = operation.responses[status]
  if (!declared) return undefined
  let pointer = `#/paths/${escapeSegment(path)}/${method}/responses/${status}`
  let response = declared
  if ('$ref' in response) {
    pointer = response.$ref
    const name = response.$ref.split('/').at(-1) ?? ''
    response = contract.components?.responses?.[name] as typeof response
  }
  return {
    pointer,
    types: 'content' in response && response.content ? Object.keys(response.content) : undefined,
  }
}

function escapeSegment(segment: string): string {
  return encodeURIComponent(segment.replaceAll('~', '~0').replaceAll('/', '~1'))
}

function unescapeSegment(segment: string): string {
  return decodeURIComponent(segment).replaceAll('~1', '/').replaceAll('~0', '~')
}
