import { type SQL, sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'

/** The data of a release, which the next one has to open. `npm run release-data` writes them. */
export interface ReleaseData {
  /** Those that had made its tables. */
  migrations: { hash: string }[]
  /** The statements that make the partitions, which no migration makes. */
  partitions: string[]
  /** Rows by table, as JSON. */
  tables: Record<string, Record<string, unknown>[]>
}

export const RELEASE_DATA = 'tests/backend/kernel/release-data.json.gz'

/** What the secrets of the data are encrypted with. */
export const RELEASE_ENCRYPTION_KEY = Buffer.alloc(32, 'data of a release').toString('base64')

/** Returns the rows of a table as JSON, with its times in UTC. */
export function jsonRowsOf(queries: Queries, table: string): Promise<Record<string, unknown>[]> {
  return queries.transaction(async db => {
    await db.execute(sql`set local time zone 'UTC'`)
    const rows = await select<{ row: Record<string, unknown> }>(
      db,
      sql`select to_jsonb(t) as row from ${sql.raw(table)} t`,
    )
    return rows.map(({ row }) => row)
  })
}

/** Returns the rows of a query in SQL. */
export async function select<Row>(queries: Queries, query: SQL): Promise<Row[]> {
  return ((await queries.execute(query)) as { rows: Row[] }).rows
}
