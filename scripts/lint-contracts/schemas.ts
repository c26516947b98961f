import {
  deref,
  type Finding,
  type Located,
  locateOperations,
  type MediaType,
  members,
} from '../contract/document.ts'
import { escapeToken } from '../contract/pointer.ts'
import type { OpenApiDocument, Schema } from '../generate/bundle.ts'
import { isDeprecatedWithoutReason } from './operations.ts'

type Use = 'request' | 'parameter' | 'response' | 'header'
export interface UsedSchema extends Located<Schema> {
  use: Use
}

// Formats with an inherent maximum length. A date-time has none: its fraction can be any length.
const BOUNDED_FORMATS = new Set(['uuid', 'date', 'ipv4', 'ipv6'])

/** Every schema that an operation reaches, once per use. */
export function reachableSchemas(document: OpenApiDocument): UsedSchema[] {
  const found = new Map<string, UsedSchema>()
  const visit = (at: Located<unknown>, use: Use) => {
    if (typeof at.node !== 'object' || at.node === null) return
    const { pointer, node } = deref<Schema>(document, at)
    const key = `${use} ${pointer}`
    if (found.has(key)) return
    found.set(key, { pointer, node, use })
    for (const keyword of ['items', 'additionalProperties'])
      visit({ pointer: `${pointer}/${keyword}`, node: node[keyword] }, use)
    for (const keyword of ['properties', 'oneOf', 'anyOf', 'allOf', 'prefixItems'])
      for (const child of members<Schema>(
        document,
        `${pointer}/${keyword}`,
        node[keyword] as Record<string, unknown>,
      ))
        visit(child, use)
  }
  const visitContent = (pointer: string, content: Record<string, MediaType> | undefined, use: Use) => {
    for (const media of members<MediaType>(document, `${pointer}/content`, content))
      visit({ pointer: `${media.pointer}/schema`, node: media.node.schema }, use)
  }
  for (const { parameters, body, responses } of locateOperations(document)) {
    for (const { pointer, node } of parameters)
      visit({ pointer: `${pointer}/schema`, node: node.schema }, 'parameter')
    if (body) visitContent(body.pointer, body.node.content, 'request')
    for (const response of responses) {
      visitContent(response.pointer, response.node.content, 'response')
      for (const header of members<{ schema?: Schema }>(
        document,
        `${response.pointer}/headers`,
        response.node.headers,
      ))
        visit({ pointer: `${header.pointer}/schema`, node: header.node.schema }, 'header')
    }
  }
  return [...found.values()]
}

/**
 * Requires bounds, since a field without a limit in the contract has none in the database or the form, and
 * properties that are always there.
 */
export function checkSchemas(document: OpenApiDocument): Finding[] {
  return reachableSchemas(document).flatMap(used => [
    ...complaints(used.node, used.use).map(([rule, message]) => ({ rule, pointer: used.pointer, message })),
    ...checkPresence(used),
  ])
}

function complaints(schema: Schema, use: Use): [rule: string, message: string][] {
  const types = [schema.type ?? []].flat()
  const listed = 'enum' in schema || 'const' in schema
  const composed = 'oneOf' in schema || 'anyOf' in schema || 'allOf' in schema
  const list: [string, string][] = []
  if (!types.length && !listed && !composed)
    list.push(['schema-typed', 'a schema without a type takes anything'])
  if (types.includes('string') && !listed && !isBoundedString(schema))
    list.push(['string-bounded', 'a string needs maxLength, or an enum, const or format that bounds it'])
  if (types.includes('array') && !('maxItems' in schema))
    list.push(['array-bounded', 'an array needs maxItems'])
  if (types.some(type => type === 'integer' || type === 'number') && !listed && !isBoundedNumber(schema))
    list.push(['number-bounded', 'a number needs minimum and maximum'])
  if (types.includes('object') && schema.additionalProperties !== false && !('x-open' in schema))
    list.push(['object-closed', 'an object needs additionalProperties: false, or x-open with the reason'])
  for (const keyword of ['minimum', 'maximum', 'exclusiveMinimum', 'exclusiveMaximum', 'default'])
    if (typeof schema[keyword] === 'number' && Math.abs(schema[keyword]) > Number.MAX_SAFE_INTEGER)
      list.push(['number-exact', `${keyword} is beyond 2^53, and rounded where JSON is read`])
  if (isDeprecatedWithoutReason(schema))
    list.push(['deprecation', 'x-deprecated-message says what to use instead, x-sunset until when it works'])
  if (types.includes('null') && Array.isArray(schema.enum) && !schema.enum.includes(null))
    list.push(['enum-null', 'the type has null and the enum does not, so null is never valid'])
  if ('default' in schema && (use === 'response' || use === 'header'))
    list.push(['default-on-request', 'a default stands on what callers send, not on what they get'])
  return list
}

/**
 * Requires every property of a response, or a reason why it can be absent: an optional one that the server never
 * sends would pass types and tests.
 */
function checkPresence({ pointer, node, use }: UsedSchema): Finding[] {
  const required = new Set(node.required as string[] | undefined)
  return Object.entries((node.properties ?? {}) as Record<string, Schema>).flatMap(([name, property]) => {
    const message = presenceFault(required.has(name), 'x-optional' in property, use)
    return message
      ? { rule: 'response-required', pointer: `${pointer}/properties/${escapeToken(name)}`, message }
      : []
  })
}

function presenceFault(isRequired: boolean, hasReason: boolean, use: Use): string | undefined {
  if (hasReason && isRequired) return 'x-optional on a required property: remove one of the two'
  if (use === 'response' && !isRequired && !hasReason)
    return 'a response always has its properties: list it in required, or say in x-optional when it is absent'
  return undefined
}

function isBoundedString(schema: Schema): boolean {
  return 'maxLength' in schema || BOUNDED_FORMATS.has(String(schema.format))
}

function isBoundedNumber(schema: Schema): boolean {
  return 'minimum' in schema && 'maximum' in schema
}
