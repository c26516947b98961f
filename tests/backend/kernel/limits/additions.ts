import { eq } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Backend, Person } from '../../../support/backend.ts'
import type { AnyCall } from '../../../support/contract/world.ts'
import { send } from '../../client.ts'

/** In place of each contract's own limit, so that thousands can be sent as a few. */
export const LIMIT = 3

/** How calls of an operation add one thing each. */
export interface Addition {
  /** The calls that each add one thing to the same owner. */
  calls(backend: Backend, caller: Person): Promise<AnyCall[]>
  /** Returns how many things the owner has afterward. */
  count(backend: Backend, caller: Person, calls: AnyCall[]): Promise<number>
}

export const twice = <T>(make: (index: number) => T): T[] =>
  Array.from({ length: 2 * LIMIT }, (_, at) => make(at))
export const twiceInTurn = async <T>(make: (index: number) => Promise<T>): Promise<T[]> => {
  const made: T[] = []
  while (made.length < 2 * LIMIT) made.push(await make(made.length))
  return made
}

export const ofAccount =
  (table: PgTable & { accountId: PgColumn }): Addition['count'] =>
  ({ db }, { accountId }) =>
    db.$count(table, eq(table.accountId, accountId ?? 0))
export const ofPerson =
  (table: PgTable & { userId: PgColumn }): Addition['count'] =>
  ({ db }, { userId }) =>
    db.$count(table, eq(table.userId, userId))

/** The body of a call that has to succeed. */
export async function succeed<T>(...[backend, operation, call]: Parameters<typeof send<T>>) {
  const { status, body, text } = await send(backend, operation, call)
  if (status >= 400) throw new Error(`${operation.id}: ${text}`)
  return body
}
