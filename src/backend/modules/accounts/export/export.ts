import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Kernel } from '#kernel/contract/context.ts'
import { declareEvent } from '#kernel/events.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'

export type ExportedRow = Readonly<Record<string, unknown>>

/** A document that is exported as it is. */
export interface ExportedDocument {
  name: string
  content: Buffer
}

/** A part of a kind, and where the next one begins; null for none. */
interface ExportedPart {
  rows?: ExportedRow[]
  documents?: ExportedDocument[]
  after: string | null
}

interface Place {
  accountId: number
  /** As the part before has returned it; null for the first one. */
  after: string | null
  limit: number
}

/** A kind of data that an account has. Secrets are no part of it. */
export interface ExportedKind {
  /** Of its files, or of the folder of its documents. */
  name: string
  /** What it is, for the reader of the export. */
  about: string
  /** Of its rows, in their order; empty for documents. */
  columns: readonly string[]
  read(of: { db: Queries; kernel: Kernel; now: Date }, place: Place): Promise<ExportedPart>
}

/** The data of an account is exported. A subscriber returns the kinds that it has, always the same ones. */
export const accountExports = declareEvent<[], readonly ExportedKind[]>()

interface TableOptions {
  /** Columns that are unique together, by which rows are ordered. */
  key: readonly [PgColumn, ...PgColumn[]]
  /** Which rows are those of an account. */
  of: (accountId: number) => SQL | undefined
  /** Columns that are left out: secrets, and what only our software needs. */
  without?: readonly PgColumn[]
}

/** The rows of a table, with the names of its columns. */
export function exportedTable(
  name: string,
  about: string,
  table: PgTable,
  { key, of, without = [] }: TableOptions,
): ExportedKind {
  const hidden = new Set(without)
  const shown = Object.values(getTableColumns(table)).filter(column => !hidden.has(column))
  const order = sql.join([...key], sql`, `)
  return {
    name,
    about,
    columns: shown.map(column => column.name),
    async read({ db }, { accountId, after, limit }) {
      const values: unknown[] = after === null ? [] : JSON.parse(after)
      const isLater = values.length
        ? sql`and (${order}) > (${sql.join(
            values.map(value => sql`${value}`),
            sql`, `,
          )})`
        : sql``
      const found = await rowsOf<{ row: Record<string, unknown>; place: unknown[] }>(
        db,
        sql`select jsonb_build_object(${sql.join(
          shown.map(column => sql`${sql.raw(`'${column.name}'`)}, ${column}`),
          sql`, `,
        )}) as row, jsonb_build_array(${order}) as place
        from ${table} where ${of(accountId)} ${isLater} order by ${order} limit ${limit}`,
      )
      const last = found.length === limit ? found.at(-1) : undefined
      return { rows: found.map(({ row }) => row), after: last ? JSON.stringify(last.place) : null }
    },
  }
}
