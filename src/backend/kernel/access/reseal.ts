import { sql } from 'drizzle-orm'
import type { Queries } from '../storage/database.ts'
import { rowsOf } from '../storage/rows-of.ts'
import type { SecretBox } from './secret-box.ts'

/** Rows that are read at once, so that no statement takes long. */
const BATCH = 200

interface Resealed {
  count: number
  /** Texts that none of the keys opens. They stay as they are. */
  unopened: number
}

/**
 * Seals with the first key whatever another one has sealed: every column whose name begins with `sealed_`. The service may
 * run meanwhile, and it may be stopped at any time and begun again: a text that another call has replaced in between is
 * left alone, and one with the first key is not read.
 */
export async function reseal(queries: Queries, box: SecretBox, stopping?: AbortSignal): Promise<Resealed> {
  const total = { count: 0, unopened: 0 }
  for (const column of await sealedColumns(queries)) {
    let last = '(0,0)'
    while (!stopping?.aborted) {
      const rows = await batchAfter(queries, column, { last, prefix: box.prefix })
      for (const { place, sealed } of rows) {
        last = place
        const text = opened(box, sealed)
        if (text === undefined) total.unopened += 1
        else if (await replace(queries, column, { place, sealed, by: box.close(text) })) total.count += 1
      }
      if (rows.length < BATCH) break
    }
  }
  return total
}

interface Column {
  schema: string
  table: string
  name: string
}

const sealedColumns = (queries: Queries) =>
  rowsOf<Column>(
    queries,
    sql`select table_schema as schema, table_name as table, column_name as name
      from information_schema.columns
      where starts_with(column_name, 'sealed_') and data_type = 'text'
      order by 1, 2, 3`,
  )

const tableOf = ({ schema, table }: Column) => sql`${sql.identifier(schema)}.${sql.identifier(table)}`

function batchAfter(queries: Queries, column: Column, { last, prefix }: { last: string; prefix: string }) {
  const name = sql.identifier(column.name)
  return rowsOf<{ place: string; sealed: string }>(
    queries,
    sql`select ctid::text as place, ${name} as sealed from ${tableOf(column)}
      where not starts_with(${name}, ${prefix}) and ctid > ${last}::tid
      order by ctid limit ${BATCH}`,
  )
}

/** Says whether the row was still there as it was read. One that was written meanwhile has another place. */
async function replace(
  queries: Queries,
  column: Column,
  { place, sealed, by }: { place: string; sealed: string; by: string },
): Promise<boolean> {
  const name = sql.identifier(column.name)
  const changed = await rowsOf(
    queries,
    sql`update ${tableOf(column)} set ${name} = ${by}
      where ctid = ${place}::tid and ${name} = ${sealed} returning 1`,
  )
  return changed.length > 0
}

function opened(box: SecretBox, sealed: string): string | undefined {
  try {
    return box.open(sealed)
  } catch {
    return undefined
  }
}
