import { deref, type Located, members } from '../../scripts/contract/document.ts'
import type { Schema } from '../../scripts/generate/bundle.ts'
import { validatorAt } from '../support/contract/conformance.ts'
import { bodySchema, type ContractOperation } from '../support/contract/contract.ts'
import type { AnyCall } from '../support/contract/world.ts'

/** A successful call with one value moved to a limit of its schema, or just past it. */
export interface Boundary {
  title: string
  /** The field's name in an error list. */
  field: string
  valid: boolean
  change(call: AnyCall): AnyCall
}

interface Candidate {
  /** Keyword that the value is about. */
  keyword: string
  value: unknown
  valid: boolean
}

/**
 * The limits of everything that an operation takes, from its schemas: change a limit in the contract and
 * these follow. A value counts only if it has exactly the intended effect on its schema.
 */
export function boundariesOf(operation: ContractOperation): Boundary[] {
  const parameters = operation.parameters.flatMap(({ pointer, node }) => {
    // Read as another one, whose limits these are: the server names that one.
    if (node['x-replaced-by']) return []
    const place = node.in === 'path' ? 'params' : node.in === 'header' ? 'headers' : 'query'
    const schema = deref<Schema>(operation.document, { pointer: `${pointer}/schema`, node: node.schema })
    const candidates = textCandidates(schema.node).filter(
      ({ value }) => place !== 'headers' || isHeaderValue(value),
    )
    return proven(operation, schema, candidates).map(candidate =>
      boundary(candidate, node.name, call => ({
        ...call,
        [place]: { ...call[place], [node.name]: candidate.value },
      })),
    )
  })
  const body = bodySchema(operation)
  return body ? [...parameters, ...bodyBoundaries(operation, body)] : parameters
}

function bodyBoundaries(operation: ContractOperation, body: Located<Schema>): Boundary[] {
  // Of a list, the limits are those of its items, of which the first one is changed.
  const isList = body.node.type === 'array'
  const described = isList
    ? deref<Schema>(operation.document, { pointer: `${body.pointer}/items`, node: body.node.items as Schema })
    : body
  const prefix = isList ? '0.' : ''
  const required = (described.node.required as string[] | undefined) ?? []
  const setting =
    (name: string, value: unknown) =>
    (call: AnyCall): AnyCall => {
      const [first, ...others] = [call.body].flat() as object[]
      const changed = { ...first, [name]: value }
      return { ...call, body: isList ? [changed, ...others] : changed }
    }
  const properties = members<Schema>(
    operation.document,
    `${described.pointer}/properties`,
    described.node.properties,
  )
  return [
    ...properties.flatMap(({ key, ...schema }) =>
      proven(operation, schema, bodyCandidates(schema.node)).map(candidate =>
        boundary(candidate, `${prefix}${key}`, setting(key, candidate.value)),
      ),
    ),
    ...required.map(name => ({
      title: `${prefix}${name} missing is rejected`,
      field: `${prefix}${name}`,
      valid: false,
      change: setting(name, undefined),
    })),
    ...(described.node['x-open']
      ? []
      : [
          {
            title: 'a field that is not described is rejected',
            field: `${prefix}undescribed`,
            valid: false,
            change: setting('undescribed', true),
          },
        ]),
  ]
}

function boundary({ keyword, value, valid }: Candidate, field: string, change: Boundary['change']): Boundary {
  const text = String(JSON.stringify(value))
  const shown = text.length > 40 ? `${text.slice(0, 20)}… (${String(value).length})` : text
  return { title: `${field} ${keyword}: ${shown} is ${valid ? 'taken' : 'rejected'}`, field, valid, change }
}

/** Only the candidates that pass, or that fail for their own keyword alone. */
function proven(
  operation: ContractOperation,
  { pointer }: Located<Schema>,
  candidates: Candidate[],
): Candidate[] {
  const validate = validatorAt(operation.handle.service, pointer)
  const wanted = candidates.filter(({ keyword, value, valid }) => {
    const errors = validate(value) ? [] : (validate.errors ?? [])
    return valid ? errors.length === 0 : errors.length > 0 && errors.every(error => error.keyword === keyword)
  })
  // Several texts may try for the same limit; one of them will do.
  const first = new Map(
    wanted.map(candidate => [
      `${candidate.keyword} ${candidate.valid} ${sizeOf(candidate.value)}`,
      candidate,
    ]),
  )
  return [...first.values()]
}

function sizeOf(value: unknown): unknown {
  return typeof value === 'string' ? value.length : value
}

/** What can be sent as a header at all. */
function isHeaderValue(value: unknown): boolean {
  return /^[\x20-\x7e]*$/.test(String(value)) && String(value).trim() === value
}

/** Of a parameter, which is text on the wire: it has no wrong type, and an empty one is as good as none. */
function textCandidates(schema: Schema): Candidate[] {
  return commonCandidates(schema).filter(({ value }) => value !== '')
}

function bodyCandidates(schema: Schema): Candidate[] {
  const wrong = ['string', 'boolean', 'integer', 'null', 'object'].map(type => SAMPLES[type])
  return [...commonCandidates(schema), ...wrong.map(value => ({ keyword: 'type', value, valid: false }))]
}
const SAMPLES: Record<string, unknown> = { string: 'text', boolean: true, integer: 7, null: null, object: {} }

function commonCandidates(schema: Schema): Candidate[] {
  const { minLength, maxLength, minimum, maximum } = schema as Record<string, number | undefined>
  const list: Candidate[] = []
  const add = (keyword: string, valid: boolean, values: unknown[]) =>
    list.push(...values.map(value => ({ keyword, value, valid })))
  if (maxLength !== undefined) {
    add('maxLength', true, textsOf(schema, maxLength))
    add('maxLength', false, textsOf(schema, maxLength + 1))
  }
  if (minLength) {
    add('minLength', true, textsOf(schema, minLength))
    add('minLength', false, textsOf(schema, minLength - 1))
  }
  if (minimum !== undefined) {
    add('minimum', true, [minimum])
    add('minimum', false, [minimum - 1])
  }
  if (maximum !== undefined) {
    add('maximum', true, [maximum])
    add('maximum', false, [maximum + 1])
  }
  if (Array.isArray(schema.enum)) {
    add('enum', true, schema.enum)
    add('enum', false, ['no-such-option'])
  }
  if (schema.pattern)
    add(
      'pattern',
      false,
      ODD_CHARACTERS.map(character => oddText(schema, character)),
    )
  if (schema.format) add('format', false, ['x'.repeat(minLength || 8)])
  return list
}
const ODD_CHARACTERS = ['\u0001', ' ', '!', '\n']

/** The schema's example with its first character replaced, so that its length stays right. */
function oddText(schema: Schema, character: string): string {
  return character + String(schema.example ?? 'example').slice(1)
}

/** Texts of a length that may suit the schema: its example stretched or cut, plain letters, an address. */
function textsOf(schema: Schema, length: number): string[] {
  const example = String(schema.example ?? '')
  const last = example.at(-1) ?? 'x'
  const host = '@example.com'
  return [
    'x'.repeat(length),
    ...(length > host.length ? [`${'x'.repeat(length - host.length)}${host}`] : []),
    example.padEnd(length, last).slice(0, length),
  ]
}
