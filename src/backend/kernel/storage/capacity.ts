import { and, eq, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { Limit } from '../contract/contract.ts'
import { type Problem, problem } from '../http/problem.ts'
import type { Queries } from './database.ts'

interface Capacity {
  /** The column that names the owner of a row, and the owner: an account, a person, or a key. */
  owner: readonly [PgColumn, number | string]
  /** `x-limit` of the operation, from its context. */
  limit: Limit
  /** Which rows count; all of the owner do by default. */
  where?: SQL | undefined
}

/**
 * Throws the error of the limit when an owner has that many rows of a table already. Near the limit, it locks the rows of
 * this owner until the transaction ends, so that concurrent calls can't exceed it.
 */
export async function requireCapacity(db: Queries, table: PgTable, capacity: Capacity): Promise<void> {
  if (!(await hasCapacity(db, table, capacity))) throw limitReached(capacity.limit)
}

/**
 * Rows that concurrent calls can't add together: each adds one, for which it needs a connection, and PostgreSQL has 100 by
 * default. An owner who is that far from a limit needs no lock, for which all their calls would wait for each other.
 */
const FAR = 1_000

/** Returns whether an owner may have another row of a table, and locks the rows like `requireCapacity`. */
export async function hasCapacity(
  db: Queries,
  table: PgTable,
  { owner: [column, owner], limit, where }: Capacity,
): Promise<boolean> {
  const count = () => db.$count(table, and(eq(column, owner), where))
  if (limit.max > FAR && (await count()) + FAR < limit.max) return true
  await lockRowsOf(db, table, owner)
  return (await count()) < limit.max
}

export function limitReached({ error, max }: Limit): Problem {
  return problem(error, { values: { limit: max } })
}

/** Lets only one call at a time change the rows that an owner has in a table, until the transaction ends. */
export async function lockRowsOf(db: Queries, table: PgTable, owner: number | string): Promise<void> {
  const { schema, name } = getTableConfig(table)
  await db.execute(
    sql`select pg_advisory_xact_lock(hashtext(${`${schema}.${name}`}), hashtext(${String(owner)}))`,
  )
}
