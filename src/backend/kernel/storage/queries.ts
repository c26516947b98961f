import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core'

/** The result of a statement that is written out as SQL: what both drivers have in common. */
interface StatementResult extends PgQueryResultHKT {
  type: { rows: unknown[] }
}

/** Queries on PostgreSQL, embedded or not, including a transaction's. */
export type Queries = PgDatabase<StatementResult, Record<string, never>>
