import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'

interface Part {
  which: SQL | undefined
  limit: number
}

/**
 * Deletes up to `limit` rows of a table, and returns how many it chose. One that another transaction changes meanwhile is
 * counted too, though it stays until the next time, so that 0 means that none is left. The condition is repeated, so that
 * the rows are found by its index in each partition too.
 */
export function eraseRows(db: Queries, table: PgTable, part: Part): Promise<number> {
  return countOf(db, table, part, sql`delete from ${table} where ${part.which} and ${isChosen(table)}`)
}

/** A step for each table that deletes its rows of an account, for `inTurn`. */
export function accountSteps(
  db: Queries,
  { accountId, limit }: { accountId: number; limit: number },
  tables: readonly (PgTable & { accountId: PgColumn })[],
): (() => Promise<number>)[] {
  return tables.map(table => () => eraseRows(db, table, { which: eq(table.accountId, accountId), limit }))
}

/** Changes up to `limit` rows of a table, counted likewise. `which` must no longer hold for a row that is changed. */
export function reduceRows(db: Queries, table: PgTable, change: SQL, part: Part): Promise<number> {
  return countOf(
    db,
    table,
    part,
    sql`update ${table} set ${change} where ${part.which} and ${isChosen(table)}`,
  )
}

const isChosen = (table: PgTable) =>
  sql`(${table}.tableoid, ${table}.ctid) in (select part, place from chosen)`

async function countOf(db: Queries, table: PgTable, { which, limit }: Part, statement: SQL): Promise<number> {
  const [row] = await rowsOf<{ chosen: number }>(
    db,
    sql`with chosen as materialized (
        select ${table}.tableoid as part, ${table}.ctid as place from ${table} where ${which} limit ${limit}
      ), done as (${statement})
      select count(*)::int as chosen from chosen`,
  )
  return row?.chosen ?? 0
}

/**
 * Runs steps one after another until one finds rows, and returns how many. A step comes only once those before it find
 * none: it may delete what they find theirs by.
 */
export async function inTurn(steps: readonly (() => Promise<number>)[]): Promise<number> {
  for (const step of steps) {
    const count = await step()
    if (count) return count
  }
  return 0
}
