import { randomUUID } from 'node:crypto'
import { type SQL, sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Backend } from '../support/backend.ts'

/**
 * Makes the database reject, at the end of the transaction, writes to the rows of a table that match
 * the condition (on `new`). Returns a function that fixes it.
 */
export function rejectAtCommit(backend: Backend, table: PgTable, condition: SQL) {
  return refuse(backend, table, condition, sql`constraint trigger`, sql`deferrable initially deferred`)
}

/** Makes the database reject these writes immediately. */
export function rejectToWrite(backend: Backend, table: PgTable, condition: SQL) {
  return refuse(backend, table, condition, sql`trigger`, sql``)
}

async function refuse({ db }: Backend, table: PgTable, condition: SQL, kind: SQL, timing: SQL) {
  const { schema = 'public', name } = getTableConfig(table)
  const place = sql`${sql.identifier(schema)}.${sql.identifier(name)}`
  // Unique names: other tests may use the same database at the same time.
  const trigger = sql.identifier(`refuse_${randomUUID().replaceAll('-', '')}`)
  const rejection = sql`${sql.identifier(schema)}.${trigger}`
  await db.execute(sql`
    create function ${rejection}() returns trigger language plpgsql as
    $$ begin raise exception 'refused by a test'; end $$`)
  await db.execute(sql`
    create ${kind} ${trigger} after insert or update on ${place} ${timing}
    for each row when (${condition}) execute function ${rejection}()`)
  return async () => void (await db.execute(sql`drop function ${rejection} cascade`))
}
