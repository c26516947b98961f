import * as z from 'zod/mini'
import { type FieldRule, fieldMessage } from '#domain/errors/fields/field-errors.ts'
import type { Rule } from '#domain/validation/fault.ts'

// Compiled checks need eval, which the content security policy forbids.
z.config({ jitless: true })

export type FormSchema = z.core.$ZodType

/** A schema, or how to fetch it: a page whose form must show at once fetches it at the first key. */
export type SchemaSource<S extends FormSchema> = S | (() => Promise<S>)

/** The raw input: without a choice yet, an empty string. */
export type FormValues<Input> = {
  [Name in keyof Input]-?: NonNullable<Input[Name]> extends string ? string : NonNullable<Input[Name]>
}

type Checked<T> = { values: T; errors: null } | { values: null; errors: Record<string, string> }

/** Checks the input. Errors are keyed by field name, in dots and brackets as in the form. */
export async function checkValues<S extends FormSchema>(
  schema: S,
  typed: Record<string, unknown>,
): Promise<Checked<z.core.output<S>>> {
  const values = withoutEmptyOptionals(schema, typed)
  const result = await z.safeParseAsync(schema, values)
  if (result.success) return { values: result.data, errors: null }
  const errors: Record<string, string> = {}
  for (const issue of result.error.issues) {
    const name = fieldName(issue.path)
    errors[name] ??= messageFor({ ...issue }, valueAt(values, issue.path))
  }
  return { values: null, errors }
}

/** The maximum length of a field, if its schema has one. */
export function maxLengthOf(schema: FormSchema, name: string): number | undefined {
  let field = shapeOf(schema)?.[name]
  while (field && 'innerType' in field._zod.def) field = field._zod.def.innerType as FormSchema
  if (field?._zod.def.type !== 'string') return undefined
  const checks = field._zod.def.checks?.map(check => check._zod.def) ?? []
  const limit = checks.find(check => check.check === 'max_length')
  return limit && 'maximum' in limit ? Number(limit.maximum) : undefined
}

/** `['hostnames', 2, 'name']` becomes `hostnames[2].name`. */
export function fieldName(path: readonly PropertyKey[]) {
  return path
    .map((part, at) =>
      typeof part === 'number' ? `[${part}]` : at === 0 ? String(part) : `.${String(part)}`,
    )
    .join('')
}

function shapeOf(schema: FormSchema): Record<string, FormSchema> | undefined {
  const { def } = schema._zod
  return 'shape' in def ? (def.shape as Record<string, FormSchema>) : undefined
}

// An empty optional field is omitted; the wire has no empty optional strings.
function withoutEmptyOptionals(schema: FormSchema, typed: Record<string, unknown>) {
  const shape = shapeOf(schema)
  return Object.fromEntries(
    Object.entries(typed).filter(
      ([name, value]) => !isEmpty(value) || shape?.[name]?._zod.optin !== 'optional',
    ),
  )
}

function valueAt(values: unknown, path: readonly PropertyKey[]) {
  return path.reduce<unknown>(
    (value, part) => (value as Record<PropertyKey, unknown> | undefined)?.[part],
    values,
  )
}

type Issue = Pick<z.core.$ZodRawIssue, 'code'> & Record<string, unknown>

/** The schema library's message for a pattern without its own. */
const NO_MESSAGE = 'Invalid input'

/** The message of a failed check for `value`, the same as the server's. */
export function messageFor(issue: Issue, value: unknown): string {
  return fieldMessage(ruleOf(issue, value))
}

/**
 * An empty value is reported as missing, whichever rule it broke: "not an email address" would not help. An
 * empty list may have a rule of its own, which says what to select.
 */
function ruleOf(issue: Issue, value: unknown): FieldRule {
  if (isEmpty(value) && !(Array.isArray(value) && issue.code === 'custom')) return { name: 'required' }
  const isText = issue.origin === 'string'
  const isNumber = issue.origin === 'number' || issue.origin === 'int'
  switch (issue.code) {
    case 'too_big':
      return { name: isText ? 'too-long' : isNumber ? 'too-large' : 'too-many', limit: Number(issue.maximum) }
    case 'too_small':
      return { name: isText ? 'too-short' : isNumber ? 'too-small' : 'too-few', limit: Number(issue.minimum) }
    case 'invalid_format':
      if (issue.format === 'email') return { name: 'invalid-email' }
      // `x-pattern-message` of the contract.
      if (typeof issue.message === 'string' && issue.message !== NO_MESSAGE)
        return { name: 'invalid-format', message: issue.message }
      return { name: 'invalid-format' }
    case 'custom':
      // A rule of `src/domain/validation`, which has its own message.
      return typeof issue.message === 'string' && issue.message !== NO_MESSAGE
        ? { name: 'invalid-format', message: issue.message }
        : { name: 'invalid-format' }
    case 'invalid_value':
      return { name: 'invalid-option' }
    case 'unrecognized_keys':
      return { name: 'unknown-field' }
    default:
      return { name: 'invalid-type' }
  }
}

function isEmpty(value: unknown) {
  return value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)
}

/**
 * A rule of `src/domain/validation` as a check of a schema: `z.string().check(ruleCheck(checkCity))`. An
 * empty value passes, because required fields are checked separately.
 */
export function ruleCheck(rule: Rule) {
  return z.check<string>(({ value, issues }) => {
    const fault = value === '' ? undefined : rule(value)
    if (fault) issues.push({ code: 'custom', message: fault.message, input: value })
  })
}
