/** The schema of a query parameter, as in the generated `parameters/`. */
export interface ParameterSchema {
  readonly type: 'string' | 'integer' | 'boolean'
  readonly enum?: readonly (string | number)[]
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly default?: string | number | boolean
  /** The name that it had before, which addresses may still have. */
  readonly earlier?: string
}

/** The part of an operation's query that an address can hold. */
export type SearchOf<P extends Record<string, ParameterSchema>> = {
  -readonly [Name in keyof P]?: P[Name] extends { enum: readonly (infer Option)[] }
    ? Option
    : P[Name]['type'] extends 'integer'
      ? number
      : P[Name]['type'] extends 'boolean'
        ? boolean
        : string
}

/**
 * Reads the state of a list from an address, by the parameters of its operation. Values that the contract
 * does not allow are dropped, so that a mistyped or old address still shows a list; so are defaults, so that
 * addresses stay short. A value under an earlier name is returned under that of today, which the address then shows.
 * It runs on every page, so it does not use the schema library.
 */
export function readSearch<P extends Record<string, ParameterSchema>>(
  parameters: P,
  raw: Record<string, unknown>,
): SearchOf<P> {
  const entries = Object.entries(parameters).flatMap(([name, schema]) => {
    const { type, earlier = name } = schema
    const sent = raw[name] ?? raw[earlier]
    // A search for digits arrives as a number.
    const value = type === 'string' && typeof sent === 'number' ? String(sent) : sent
    // Undefined rather than missing: the router merges this over the address's own values.
    return [
      [earlier, undefined],
      [name, value !== schema.default && fits(schema, value) ? value : undefined],
    ]
  })
  return Object.fromEntries(entries) as SearchOf<P>
}

function fits(schema: ParameterSchema, value: unknown): boolean {
  if (schema.enum) return schema.enum.includes(value as string | number)
  if (schema.type === 'boolean') return typeof value === 'boolean'
  if (schema.type === 'integer') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema
    return Number.isInteger(value) && Number(value) >= minimum && Number(value) <= maximum
  }
  if (typeof value !== 'string') return false
  return (
    value.length >= (schema.minLength ?? 1) && value.length <= (schema.maxLength ?? Number.POSITIVE_INFINITY)
  )
}
