import { BATCH, type Repair } from '#domain/address-list/list.ts'
import { lineOf } from '#domain/address-list/lookup.ts'
import type { Mapping } from '#domain/address-list/mapping.ts'
import { createPlanner, notesOf, type Plan, readRow } from '#domain/address-list/plan.ts'
import { fileRow, type Outcome, resultColumns } from '#domain/address-list/results.ts'
import { csvLines } from '#portal/kit/list/safe-csv.ts'
import type { BatchState, ShownRow, StoredList } from './model.ts'
import type { ListStore } from './store.ts'

/** What a run would look up, batch by batch. */
export async function planOf(store: ListStore, list: StoredList, mapping: Mapping): Promise<Plan> {
  const planner = createPlanner({ ...list, mapping })
  for (let at = 0; at < list.batches; at++) planner.add(await store.batch(at))
  return planner.plan()
}

const noteWords: Readonly<Record<Repair | 'reported' | 'leftOut', string>> = {
  rows: 'Row repaired',
  zipcodes: 'ZIP Code repaired',
  reported: 'Not looked up',
  leftOut: 'ZIP Code left out',
}

/** All that was skipped, repaired, and reported, as a CSV file. */
export async function reportOf(store: ListStore, list: StoredList): Promise<Blob> {
  const { titles, repeatedHeads } = list.report
  const head = [
    ['line', 'what', 'in_the_file', 'read_as_or_reason'],
    ...titles.map(({ line, text }) => [line, 'Skipped', text, 'Above the column names']),
    ...repeatedHeads.map(line => [line, 'Skipped', '', 'Column names again']),
  ]
  const pieces = [new Blob([csvLines(head)])]
  for (let at = 0; at < list.batches; at++) {
    const { rows, origins } = await store.batch(at)
    const notes = rows.flatMap((cells, row) => [
      ...notesOf(list, { cells, line: origins.lines[row] ?? 0, damage: origins.damage[row] }),
    ])
    pieces.push(
      new Blob([
        csvLines(notes.map(({ line, kind, text, reason }) => [line, noteWords[kind], text, reason])),
      ]),
    )
  }
  return new Blob(pieces, { type: 'text/csv' })
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
    const { rows, origins, results } = await store.batch(at)
    for (const [row, cells] of rows.entries()) {
      const result = results[row] ?? null
      if (shown !== 'all' && (result?.[0] ?? 'waiting') !== shown) continue
      if (skip > 0) {
        skip -= 1
        continue
      }
      if (found.length === count) break
      const read = readRow(list, cells, origins.damage[row])
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
