import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { RowProblem } from '#domain/address-list/columns.ts'
import { BATCH } from '#domain/address-list/list.ts'
import { type Cell, fileRow, problemOf, type RowResult, resultColumns } from '#domain/address-list/results.ts'
import type { operations } from '#generated/lists/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { csvCells } from '#kernel/http/csv.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { createLink, type LinkTarget, readLink } from './links.ts'
import { findList } from './lists.ts'
import { type ListRow, listGroups, listRows, lists } from './tables.ts'
import { writeSheet } from './write-sheet.ts'

/** Groups whose results are in memory: rows with the same address are often close to each other. */
const GROUPS_KEPT = 100

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Handlers of `openapi/lists/results.yaml`. */
export const resultHandlers = {
  async createListLink({ db, params, body, requester, kernel, now, recordActivity, nothingChanged }) {
    const row = await findList(db, params.id, requester)
    if (!row.started) throw problem('list-without-results')
    const { token, expires } = createLink(kernel, { listId: row.listId, format: body.format }, now)
    if (requester.userId) await recordActivity(row.listId, { facts: { name: row.name } })
    else nothingChanged()
    const path = body.format === 'xlsx' ? 'result-sheets' : 'results'
    const url = `${kernel.publicUrl('lists')}/api/lists/${path}/${token}`
    return { status: 200, body: { download_url: url, link_expires_at: expires.toISOString() } }
  },

  async downloadListResult(context) {
    const row = await findLinked(context, 'csv')
    const content = csvPieces(resultRows(context.kernel.queries, row))
    return { status: 200, file: { type: 'text/csv', name: `list-${row.listId}.csv`, content } }
  },

  async downloadListSheet(context) {
    const row = await findLinked(context, 'xlsx')
    const content = writeSheet(resultRows(context.kernel.queries, row))
    return { status: 200, file: { type: XLSX, name: `list-${row.listId}.xlsx`, content } }
  },
} satisfies Partial<Handlers<operations>>

/** The list of a link to a file of a format. Throws 404 for one that has expired, or whose list is deleted. */
async function findLinked(
  { db, params, kernel, now }: Context<{ token: string }>,
  format: LinkTarget['format'],
): Promise<ListRow> {
  const link = readLink(kernel, params.token, now)
  const isOfFormat = link?.format === format
  const [row] = isOfFormat ? await db.select().from(lists).where(eq(lists.listId, link.listId)) : []
  if (!row?.contents) throw problem('list-link-expired')
  return row
}

async function* csvPieces(slices: AsyncIterable<readonly Cell[][]>): AsyncGenerator<string> {
  for await (const rows of slices) yield csvCells(rows)
}

/** The rows of the result, beginning with the names of the columns: a batch at a time, so that one is in memory. */
async function* resultRows(db: Queries, { listId, contents }: ListRow): AsyncGenerator<Cell[][]> {
  const columns = contents?.columns ?? []
  yield [[...columns, ...resultColumns]]
  const groups = createGroupReader(db, listId)
  for (let last = -1; ; ) {
    const [batch] = await db
      .select()
      .from(listRows)
      .where(and(eq(listRows.listId, listId), gt(listRows.batch, last)))
      .orderBy(asc(listRows.batch))
      .limit(1)
    if (!batch) return
    last = batch.batch
    const rows: string[][] = JSON.parse(batch.rows)
    const places: (number | RowProblem)[] = JSON.parse(batch.places)
    await groups.load(places)
    yield rows.map((cells, row) => {
      const place = places[row] ?? 'damaged'
      const result = typeof place === 'number' ? groups.resultAt(place) : problemOf(place)
      return fileRow(cells, columns.length, result)
    })
  }
}

/** Reads results of addresses by their places. */
function createGroupReader(db: Queries, listId: string) {
  const known = new Map<number, readonly RowResult[]>()
  return {
    async load(places: readonly (number | RowProblem)[]): Promise<void> {
      const wanted = new Set(
        places.flatMap(place => (typeof place === 'number' ? [Math.floor(place / BATCH)] : [])),
      )
      const missing = [...wanted].filter(group => !known.has(group))
      for (const group of known.keys())
        if (known.size + missing.length > GROUPS_KEPT && !wanted.has(group)) known.delete(group)
      if (!missing.length) return
      const found = await db
        .select({ group: listGroups.group, results: listGroups.results })
        .from(listGroups)
        .where(and(eq(listGroups.listId, listId), inArray(listGroups.group, missing)))
      for (const { group, results } of found) known.set(group, results ? JSON.parse(results) : [])
    },
    resultAt: (place: number): RowResult | null =>
      known.get(Math.floor(place / BATCH))?.[place % BATCH] ?? null,
  }
}
