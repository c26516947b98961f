import fc, { type Arbitrary } from 'fast-check'
import type { OpenApiDocument, Schema } from '../../../scripts/generate/bundle.ts'
import { resolveSchema } from './contract.ts'

/**
 * Values that a schema allows, for the part of JSON Schema that the contracts use. Long texts and lists are
 * rare on purpose: the limits themselves have tests of their own.
 */
export function arbitraryOf(document: OpenApiDocument, unresolved: Schema): Arbitrary<unknown> {
  const schema = resolveSchema(document, unresolved)
  if ('const' in schema) return fc.constant(schema.const)
  if (Array.isArray(schema.enum)) return fc.constantFrom(...schema.enum)
  const alternatives = (schema.oneOf ?? schema.anyOf) as Schema[] | undefined
  if (alternatives) return fc.oneof(...alternatives.map(child => arbitraryOf(document, child)))
  const types = [schema.type ?? []].flat()
  if (types.length === 0) throw new Error(`no type to make a value of: ${JSON.stringify(schema)}`)
  return fc.oneof(...types.map(type => ofType(document, schema, type)))
}

function ofType(document: OpenApiDocument, schema: Schema, type: string): Arbitrary<unknown> {
  const limit = (keyword: string, fallback: number) => Number(schema[keyword] ?? fallback)
  switch (type) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: limit('minimum', -1e9), max: limit('maximum', 1e9) })
    case 'number':
      return fc.double({ min: limit('minimum', -1e9), max: limit('maximum', 1e9), noNaN: true })
    case 'string':
      return text(schema, limit('minLength', 0), limit('maxLength', 200))
    case 'array': {
      const items = arbitraryOf(document, schema.items ?? {})
      const minLength = limit('minItems', 0)
      const bounds = { minLength, maxLength: Math.max(Math.min(limit('maxItems', 4), 4), minLength) }
      if (!schema.uniqueItems) return fc.array(items, bounds)
      return fc.uniqueArray(items, { ...bounds, selector: item => JSON.stringify(item) })
    }
    case 'object': {
      const properties = Object.entries(schema.properties ?? {})
      const required = new Set((schema.required as string[] | undefined) ?? [])
      return fc.record(
        Object.fromEntries(properties.map(([name, child]) => [name, arbitraryOf(document, child)])),
        {
          requiredKeys: [...required].filter(name => schema.properties?.[name]),
        },
      )
    }
    default:
      throw new Error(`no values of type ${type}`)
  }
}

const date = fc.date({ noInvalidDate: true, min: new Date('1970-01-01'), max: new Date('2100-01-01') })
const word = (most: number) => fc.stringMatching(new RegExp(`^[a-z0-9]{1,${most}}$`))

/** Lengths count code points, as JSON Schema does. */
function text(schema: Schema, shortest: number, longest: number): Arbitrary<string> {
  const fits = (value: string) => [...value].length >= shortest && [...value].length <= longest
  if (typeof schema.pattern === 'string') return fromPattern(schema.pattern, shortest, longest).filter(fits)
  switch (schema.format) {
    case 'uuid':
      return fc.uuid()
    case 'email':
      return fc.tuple(word(12), word(10)).map(([name, host]) => `${name}@${host}.example`)
    case 'date-time':
      return date.map(value => value.toISOString())
    case 'date':
      return date.map(value => value.toISOString().slice(0, 10))
    case 'uri':
      return fc.webUrl().filter(fits)
    default:
      return fc.string({
        minLength: shortest,
        maxLength: Math.max(shortest, Math.min(longest, 200)),
        unit: 'binary',
      })
  }
}

function fromPattern(pattern: string, shortest: number, longest: number): Arbitrary<string> {
  const expression = new RegExp(pattern, 'u')
  const matching = fc.stringMatching(new RegExp(withoutLookarounds(pattern)), {
    maxLength: Math.min(longest, 80),
  })
  // A length that stands next to the pattern instead of in it is seldom met by chance.
  const stretched = matching.map(value => value.padEnd(shortest, value.at(-1) ?? 'x'))
  return stretched.filter(value => expression.test(value))
}

/** What a lookaround asks for is left to the filter, for values cannot be made from it. */
function withoutLookarounds(pattern: string): string {
  let rest = pattern
  for (let start = rest.search(LOOKAROUND); start >= 0; start = rest.search(LOOKAROUND))
    rest = rest.slice(0, start) + rest.slice(endOfGroup(rest, start) + 1)
  return rest
}

const LOOKAROUND = /\(\?<?[=!]/

function endOfGroup(pattern: string, start: number): number {
  let depth = 0
  let inClass = false
  for (let at = start; at < pattern.length; at++) {
    const character = pattern[at]
    if (character === '\\') at++
    else if (inClass) inClass = character !== ']'
    else if (character === '[') inClass = true
    else if (character === '(') depth++
    else if (character === ')' && --depth === 0) return at
  }
  throw new Error(`a group without an end: ${pattern}`)
}
