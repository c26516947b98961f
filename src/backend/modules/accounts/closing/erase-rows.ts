import { type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'

interface Part {
  which: SQL | undefined
  limit: number
}

/**
 * Deletes up to `limit` rows of a table, and returns how many there were. The condition is repeated, so that the rows are
 * found by its index in each partition too.
 */
export function eraseRows(db: Queries, table: PgTable, { which, limit }: Part): Promise<number> {
  return countOf(db, sql`delete from ${table} where ${which} and ${isAmong(table, { which, limit })}`)
}

/** Changes up to `limit` rows of a table. `which` must no longer hold for a row that is changed. */
export function reduceRows(db: Queries, table: PgTable, change: SQL, part: Part): Promise<number> {
  return countOf(db, sql`update ${table} set ${change} where ${part.which} and ${isAmong(table, part)}`)
}

function isAmong(table: PgTable, { which, limit }: Part): SQL {
  return sql`(${table}.tableoid, ${table}.ctid) in (
    select ${table}.tableoid, ${table}.ctid from ${table} where ${which} limit ${limit})`
}

async function countOf(db: Queries, statement: SQL): Promise<number> {
  const rows = await rowsOf<{ done: number }>(db, sql`${statement} returning 1 as done`)
  return rows.length
}

/** Runs steps one after another until one has used up the limit, and returns how many rows they took together. */
export async function inTurn(
  limit: number,
  steps: readonly ((left: number) => Promise<number>)[],
): Promise<number> {
  let count = 0
  for (const step of steps) {
    if (count >= limit) break
    count += await step(limit - count)
  }
  return count
}
