import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { type FieldRule, fieldError } from '#domain/errors/fields/field-errors.ts'
import { nearName } from './near-name.ts'

// The package is CommonJS; under ESM its function is on `default`.
const { default: addFormats } = addFormatsModule

/**
 * An Ajv of the dialect of OpenAPI 3.1. It collects every error, or only the first on request, and keeps the
 * schema with each.
 */
export function createAjv(options: { coerce?: boolean; stopsAtFirst?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: !options.stopsAtFirst,
    verbose: true,
    useDefaults: true,
    coerceTypes: options.coerce ? 'array' : false,
  })
  addFormats(ajv)
  return ajv
}

/** Called by Fastify with a part of a request; afterwards the findings are in `errors`. */
interface Validator {
  (data: unknown): boolean
  errors?: ValidateFunction['errors']
}

/** Up to this many values in a request, every error is collected. No form has as many. */
const VALUES_LIMIT = 2_000

/** The same schemas twice: one to check quickly, one to report every error. */
function createPair(options: { coerce?: boolean } = {}) {
  return { first: createAjv({ ...options, stopsAtFirst: true }), all: createAjv(options) }
}

// Each keeps what it has compiled by schema, which the apps of a process share.
const body = createPair()
const parameters = createPair({ coerce: true })

/**
 * The validator that Fastify uses: bodies as they are, parameters from their text. It is compiled on first
 * use, because a process gets calls for only a few operations in its first second. It stops at the first
 * error of a request with thousands of values, since a list of thousands of errors is of no use, and checks
 * bounds of length before the content.
 */
export function createValidatorCompiler() {
  return ({ schema, httpPart }: { schema: unknown; httpPart?: string }): Validator => {
    const { first, all } = httpPart === 'body' ? body : parameters
    let isGood: ValidateFunction | undefined
    let collect: ValidateFunction | undefined
    const wanted = () => (httpPart === 'headers' ? headersOf(schema as HeadersSchema) : (schema as object))
    const lazy: Validator = data => {
      isGood ??= first.compile(wanted())
      if (isGood(data)) return true
      lazy.errors = isGood.errors
      if (holdsMoreThan(data, VALUES_LIMIT)) return false
      collect ??= all.compile(wanted())
      if (!collect(data)) lazy.errors = collect.errors
      return false
    }
    return lazy
  }
}

/** Whether a JSON value holds more values than this, at any depth. It visits no more than that. */
function holdsMoreThan(data: unknown, limit: number): boolean {
  const open = [data]
  for (let seen = 0; open.length; seen++) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const inner = Object.values(value)
    if (seen + open.length + inner.length > limit) return true
    open.push(...inner)
  }
  return false
}

interface HeadersSchema {
  properties?: Record<string, object>
  required?: string[]
}

const lowered = new WeakMap<HeadersSchema, object>()

function headersOf(schema: HeadersSchema): object {
  const known = lowered.get(schema) ?? inLowerCase(schema)
  lowered.set(schema, known)
  return known
}

/** Node has the names of headers in lower case. */
function inLowerCase({ properties = {}, required = [], ...schema }: HeadersSchema): object {
  const lower = Object.entries(properties).map(([name, property]) => [name.toLowerCase(), property])
  return {
    ...schema,
    properties: Object.fromEntries(lower),
    required: required.map(name => name.toLowerCase()),
  }
}

/** The name of a header as the contracts write it. */
export function headerName(name: string): string {
  return name.replace(/(^|-)[a-z]/g, letter => letter.toUpperCase())
}

/** Ajv's findings as an error list: one entry for each field or parameter, with the most helpful reason. */
export function toErrorItems(
  errors: readonly ErrorObject[],
  part: 'fields' | 'parameters' = 'fields',
): ErrorItem[] {
  const byField = new Map<string, FieldRule>()
  for (const error of telling(errors)) {
    const field = fieldOf(error)
    const rule = ruleOf(error, part)
    const known = byField.get(field)
    if (!known || rank(rule) < rank(known)) byField.set(field, rule)
  }
  return [...byField].slice(0, 100).map(([field, rule]) => fieldError(field || 'body', rule))
}

/**
 * The errors without those that only say that no branch of a schema fits, or that a value is not null. These
 * help only when nothing else is known about the value or its contents.
 */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const explained = new Set<string>()
  for (const error of errors)
    if (!isVague(error))
      // A path that is already included has added its parents.
      for (let path = error.instancePath; !explained.has(path); path = path.slice(0, path.lastIndexOf('/')))
        explained.add(path)
  return errors.filter(error => !isVague(error) || !explained.has(error.instancePath))
}

function isVague({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf' || (keyword === 'type' && params.type === 'null')
}

/** The most helpful reason comes first: a wrong format says more than a wrong length. */
function rank(rule: FieldRule): number {
  return ['required', 'invalid-type', 'invalid-email', 'invalid-format'].indexOf(rule.name) + 1 || 9
}

function fieldOf({ instancePath, keyword, params }: ErrorObject): string {
  const path = instancePath.split('/').slice(1).map(unescapeSegment)
  if (keyword === 'required') path.push(String(params.missingProperty))
  if (keyword === 'additionalProperties') path.push(String(params.additionalProperty))
  return path.join('.').slice(0, 200)
}

function unescapeSegment(segment: string): string {
  return segment.replaceAll('~1', '/').replaceAll('~0', '~')
}

function unknownName(sent: string, names: readonly string[], part: 'fields' | 'parameters'): FieldRule {
  const suggestion = nearName(sent, names)
  if (part === 'fields') return { name: 'unknown-field', suggestion }
  return { name: 'unknown-parameter', parameter: sent.slice(0, 64), suggestion }
}

function ruleOf(
  { keyword, params, data, parentSchema }: ErrorObject,
  part: 'fields' | 'parameters',
): FieldRule {
  if (data === '' && keyword !== 'enum') return { name: 'required' }
  switch (keyword) {
    case 'required':
      return { name: 'required' }
    case 'minLength':
      return { name: 'too-short', limit: Number(params.limit) }
    case 'maxLength':
      return { name: 'too-long', limit: Number(params.limit) }
    case 'minimum':
      return { name: 'too-small', limit: Number(params.limit) }
    case 'maximum':
      return { name: 'too-large', limit: Number(params.limit) }
    case 'minItems':
      return { name: 'too-few', limit: Number(params.limit) }
    case 'maxItems':
      return { name: 'too-many', limit: Number(params.limit) }
    case 'uniqueItems':
      return { name: 'invalid-format', message: 'Choose each item once.' }
    case 'enum':
    case 'const':
      return { name: 'invalid-option' }
    case 'type':
      return { name: 'invalid-type' }
    case 'additionalProperties':
      return unknownName(String(params.additionalProperty), Object.keys(parentSchema?.properties ?? {}), part)
    case 'format':
      return params.format === 'email' ? { name: 'invalid-email' } : { name: 'invalid-format' }
    default: {
      const message = parentSchema?.['x-pattern-message']
      return { name: 'invalid-format', ...(typeof message === 'string' && { message }) }
    }
  }
}
