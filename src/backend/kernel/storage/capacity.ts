import { and, eq, type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import type { ErrorName } from '#domain/errors/catalog.ts'
import { problem } from '../http/problem.ts'
import type { Queries } from './database.ts'

/**
 * Throws `error` when an account has `max` rows of a table already. It locks the rows of this account until the
 * transaction ends, so that concurrent calls can't exceed the limit. `where` says which rows count; all do by default.
 */
export async function requireCapacity(
  db: Queries,
  table: PgTable & { accountId: PgColumn },
  {
    accountId,
    max,
    error,
    where,
  }: { accountId: number; max: number; error: ErrorName; where?: SQL | undefined },
): Promise<void> {
  await lockRowsOf(db, table, accountId)
  const total = await db.$count(table, and(eq(table.accountId, accountId), where))
  if (total >= max) throw problem(error, { values: { limit: max } })
}

/** Lets only one call at a time change the rows that an account has in a table, until the transaction ends. */
export async function lockRowsOf(db: Queries, table: PgTable, accountId: number): Promise<void> {
  const { schema, name } = getTableConfig(table)
  await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`${schema}.${name}`}), ${accountId}::int)`)
}
