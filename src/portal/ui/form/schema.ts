import * as z from 'zod/mini'
import { isEmpty, messageFor } from '#portal/ui/form/messages.ts'

// Compiled checks need eval, which the content security policy forbids.
z.config({ jitless: true })

export type FormSchema = z.core.$ZodType

/** A schema, or how to fetch it: a page whose form must show at once fetches it at the first key. */
export type SchemaSource<S extends FormSchema> = S | (() => Promise<S>)

/** The raw input: without a choice yet, an empty string. */
export type FormValues<Input> = {
  [Name in keyof Input]-?: NonNullable<Input[Name]> extends string ? string : NonNullable<Input[Name]>
}

export type Checked<T> = { values: T; errors: null } | { values: null; errors: Record<string, string> }

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
