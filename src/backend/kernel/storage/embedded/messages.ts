/** Requests of the server's thread to the database's thread. Each has a number, which its response repeats. */
export type Ask = { id: number } & (
  | { act: 'query'; transaction: number | undefined; query: Query }
  /** The number of this request names the transaction from then on. */
  | { act: 'begin' }
  | { act: 'commit' | 'rollback'; transaction: number }
  /** Into a new folder. */
  | { act: 'copy'; to: string }
  | { act: 'close' }
)

export interface Query {
  text: string
  parameters: unknown[]
  rowMode: 'array' | 'object' | undefined
  /** PostgreSQL type ids whose values stay the text that the database sends. */
  asText: number[]
}

/** The response with this number says that the database is open, or why it is not. */
export const OPENED = 0

export type Reply = { id: number } & ({ result: unknown } | { failure: Failure })

/** An error in parts, since a copy that goes to another thread loses the fields of PostgreSQL. */
export interface Failure {
  message: string
  stack: string | undefined
  /** What PostgreSQL says of it, such as `code` and `constraint`. */
  details: Record<string, string | number>
}

export function toFailure(error: Error): Failure {
  const details = Object.entries(error).filter(
    // PGlite adds the parameters and parser functions; neither may leave the thread.
    ([, value]) => typeof value === 'string' || typeof value === 'number',
  )
  return { message: error.message, stack: error.stack, details: Object.fromEntries(details) }
}

export function toError({ message, stack, details }: Failure): Error {
  return Object.assign(new Error(message), { stack }, details)
}
