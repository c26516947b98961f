const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i

/** A UUID as text. */
type Uuid = `${string}-${string}-${string}-${string}-${string}`

/** Whether a value is a UUID as text, which PostgreSQL takes as an id. */
export function isUuid(value: unknown): value is Uuid {
  return typeof value === 'string' && UUID.test(value)
}
