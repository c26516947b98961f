import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js'
import addFormatsModule from 'ajv-formats'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { type FieldRule, fieldError } from '#domain/field-errors.ts'

// The package is CommonJS; under ESM its function is on `default`.
const addFormats = addFormatsModule as unknown as typeof addFormatsModule.default

/** An Ajv of the dialect of OpenAPI 3.1. It collects every error, and keeps the schema beside each. */
export function createAjv(options: { coerce?: boolean } = {}): Ajv2020 {
  const ajv = new Ajv2020({
    strict: false,
    allErrors: true,
    verbose: true,
    useDefaults: true,
    coerceTypes: options.coerce ? 'array' : false,
  })
  addFormats(ajv)
  return ajv
}

/** What Fastify calls with a part of a request; the findings are on `errors` afterwards. */
interface Validator {
  (data: unknown): boolean
  errors?: ValidateFunction['errors']
}

/**
 * The validator that Fastify uses: bodies as they are, parameters from their text. It is compiled when it is
 * needed first, for a process meets few of the operations in its first second.
 */
export function createValidatorCompiler() {
  const body = createAjv()
  const parameters = createAjv({ coerce: true })
  return ({ schema, httpPart }: { schema: unknown; httpPart?: string }): Validator => {
    let validate: ValidateFunction | undefined
    const wanted = () => (httpPart === 'headers' ? inLowerCase(schema as HeadersSchema) : (schema as object))
    const lazy: Validator = data => {
      validate ??= (httpPart === 'body' ? body : parameters).compile(wanted())
      const isValid = validate(data) as boolean
      lazy.errors = validate.errors
      return isValid
    }
    return lazy
  }
}

interface HeadersSchema {
  properties?: Record<string, object>
  required?: string[]
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

/** What Ajv found, in the words of the error list: one entry a field, the first reason that helps. */
export function toErrorItems(errors: readonly ErrorObject[]): ErrorItem[] {
  const byField = new Map<string, FieldRule>()
  for (const error of telling(errors)) {
    const field = fieldOf(error)
    const rule = ruleOf(error)
    const known = byField.get(field)
    if (!known || rank(rule) < rank(known)) byField.set(field, rule)
  }
  return [...byField].slice(0, 100).map(([field, rule]) => fieldError(field || 'body', rule))
}

/**
 * The errors without those that only say that no branch of a schema fits, or that a value is not null. These
 * help only where nothing else is known of the value or of what is in it.
 */
function telling(errors: readonly ErrorObject[]): ErrorObject[] {
  const told = new Set<string>()
  for (const error of errors)
    if (!isVague(error))
      // A place that is in already has brought those above it.
      for (let path = error.instancePath; !told.has(path); path = path.slice(0, path.lastIndexOf('/')))
        told.add(path)
  return errors.filter(error => !isVague(error) || !told.has(error.instancePath))
}

function isVague({ keyword, params }: ErrorObject): boolean {
  return keyword === 'anyOf' || keyword === 'oneOf' || (keyword === 'type' && params.type === 'null')
}

/** The reason that helps most comes first: a value of the wrong form says more than its length. */
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

function ruleOf({ keyword, params, data, parentSchema }: ErrorObject): FieldRule {
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
    case 'enum':
    case 'const':
      return { name: 'invalid-option' }
    case 'type':
      return { name: 'invalid-type' }
    case 'additionalProperties':
      return { name: 'unknown-field' }
    case 'format':
      return params.format === 'email' ? { name: 'invalid-email' } : { name: 'invalid-format' }
    default: {
      const message = parentSchema?.['x-pattern-message']
      return { name: 'invalid-format', ...(typeof message === 'string' && { message }) }
    }
  }
}
