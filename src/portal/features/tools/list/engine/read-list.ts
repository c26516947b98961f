import { csvLines } from '#portal/kit/list/safe-csv.ts'
import { lookupOf, type Mapping } from '#portal/shared/address-list/columns.ts'
import { fileRow, type Outcome, resultColumns } from '#portal/shared/address-list/results.ts'
import { lineOf } from '#portal/shared/lookups/changes.ts'
import { BATCH, type BatchState, type Plan, type ShownRow, type StoredList } from './model.ts'
import type { ListStore } from './store.ts'

/** Rows of the preview. */
const PREVIEWED = 5

/** What a run would look up, batch by batch. */
export async function planOf(store: ListStore, list: StoredList, mapping: Mapping): Promise<Plan> {
  const plan = { lookups: 0, skipped: 0, preview: [] as Plan['preview'][number][] }
  for (let at = 0; at < list.batches; at++) {
    const { rows } = await store.batch(at)
    for (const cells of rows) {
      const read = lookupOf(cells, mapping)
      if ('lookup' in read) plan.lookups += 1
      else plan.skipped += 1
      if (plan.preview.length < PREVIEWED)
        plan.preview.push({ cells, line: 'lookup' in read ? lineOf(read.lookup) : null })
    }
  }
  return plan
}

/** The outcomes that a table shows; null for rows in waiting. */
export type Shown = Outcome | 'waiting' | 'all'

const countOf = (state: BatchState, shown: Outcome | 'waiting') =>
  shown === 'waiting' ? state.waiting : (state.counts[shown] ?? 0)

/** Some rows for a table. Batches that have none of the wanted ones are not even read. */
export async function rowsOf(
  store: ListStore,
  { list, states }: { list: StoredList; states: readonly BatchState[] },
  { shown, from, count }: { shown: Shown; from: number; count: number },
): Promise<ShownRow[]> {
  const found: ShownRow[] = []
  let skip = from
  for (let at = 0; at < list.batches && found.length < count; at++) {
    const state = states[at]
    const has = shown === 'all' || !state ? BATCH : countOf(state, shown)
    // A batch before the first row in question.
    if (has <= skip && (shown !== 'all' || at < list.batches - 1)) {
      skip -= has
      continue
    }
    const { rows, results } = await store.batch(at)
    for (const [row, cells] of rows.entries()) {
      const result = results[row] ?? null
      if (shown !== 'all' && (result?.[0] ?? 'waiting') !== shown) continue
      if (skip > 0) {
        skip -= 1
        continue
      }
      if (found.length === count) break
      const read = lookupOf(cells, list.mapping)
      const line = 'lookup' in read ? lineOf(read.lookup) : cells.filter(Boolean).join(', ')
      found.push({ number: at * BATCH + row + 1, line, result })
    }
  }
  return found
}

/** All rows with their results as a CSV file. It is put together of pieces, of which one is in memory at a time. */
export async function fileOf(store: ListStore, list: StoredList): Promise<Blob> {
  const { columns } = list
  const pieces = [new Blob([csvLines([[...columns, ...resultColumns]])])]
  for (let at = 0; at < list.batches; at++) {
    const { rows, results } = await store.batch(at)
    const lines = rows.map((cells, row) => fileRow(cells, columns.length, results[row] ?? null))
    pieces.push(new Blob([csvLines(lines)]))
  }
  return new Blob(pieces, { type: 'text/csv' })
}
