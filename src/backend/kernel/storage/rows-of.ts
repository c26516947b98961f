import type { SQL } from 'drizzle-orm'
import type { Queries } from './database.ts'

/** The rows of a statement that is written out as SQL. Its author says what a row has. */
export async function rowsOf<Row>(db: Queries, statement: SQL): Promise<Row[]> {
  const { rows } = await db.execute(statement)
  return rows as Row[]
}
