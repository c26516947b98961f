import { csvLines } from '#portal/kit/list/safe-csv.ts'
import { lookupOf, type RowRead } from '#portal/shared/address-list/columns.ts'
import type { Mapping } from '#portal/shared/address-list/mapping.ts'
import type { Damage } from '#portal/shared/address-list/records.ts'
import { fileRow, type Outcome, problemWords, resultColumns } from '#portal/shared/address-list/results.ts'
import { lineOf } from '#portal/shared/lookups/changes.ts'
import {
  BATCH,
  type BatchState,
  type Plan,
  type Repair,
  type RowNote,
  type ShownRow,
  type StoredList,
} from './model.ts'
import type { ListStore } from './store.ts'

/** Rows of the preview. */
const PREVIEWED = 5

/** Notes of a kind that the page shows; the report has all of them. */
const SHOWN_NOTES = 50
/** Characters of a row in a note. */
const SHOWN_TEXT = 200

/** A row as it is looked up, or why it is not: the same for the plan, the run, and what is shown of it. */
export function readRow(
  list: Pick<StoredList, 'mapping' | 'undone'>,
  cells: readonly string[],
  damage: Damage | undefined,
): RowRead {
  if (damage && (!damage.isRepaired || list.undone.includes('rows'))) return { problem: 'damaged' }
  return lookupOf(cells, list.mapping, { keepZipcodes: list.undone.includes('zipcodes') })
}

/** What there is to say of a row before it is looked up. */
function* notesOf(
  list: Pick<StoredList, 'mapping' | 'undone'>,
  { cells, line, damage }: { cells: readonly string[]; line: number; damage: Damage | undefined },
  read: RowRead = readRow(list, cells, damage),
): Generator<RowNote & { kind: Repair | 'reported' | 'leftOut' }> {
  if (damage?.isRepaired)
    yield { kind: 'rows', line, text: damage.text, reason: cells.map(cell => cell.trim()).join(' | ') }
  if ('problem' in read) {
    const reason = damage && !damage.isRepaired ? damage.reason : problemWords[read.problem]
    const text = damage?.text ?? cells.filter(Boolean).join(', ').slice(0, SHOWN_TEXT)
    yield { kind: 'reported', line, text, reason }
    return
  }
  // Undone repairs stay in view, so that they can be made again.
  const { zipcode } = list.undone.includes('zipcodes') ? lookupOf(cells, list.mapping) : read
  if (zipcode && 'to' in zipcode) yield { kind: 'zipcodes', line, text: zipcode.from, reason: zipcode.to }
  else if (zipcode && !list.undone.includes('zipcodes'))
    yield { kind: 'leftOut', line, text: zipcode.unreadable, reason: 'Looked up by city and state' }
}

/** What a run would look up, batch by batch. */
export async function planOf(store: ListStore, list: StoredList, mapping: Mapping): Promise<Plan> {
  const plan = { lookups: 0, repeated: 0, skipped: 0, preview: [] as Plan['preview'][number][] }
  const kinds = () => ({ count: 0, notes: [] as RowNote[] })
  const found = { rows: kinds(), zipcodes: kinds(), reported: kinds(), leftOut: kinds() }
  const mapped = { ...list, mapping }
  const seen = new Set<string>()
  for (let at = 0; at < list.batches; at++) {
    const { rows, origins } = await store.batch(at)
    for (const [row, cells] of rows.entries()) {
      const damage = origins.damage[row]
      const read = readRow(mapped, cells, damage)
      if ('lookup' in read) {
        plan.lookups += 1
        const address = JSON.stringify(read.lookup).toLowerCase()
        if (seen.has(address)) plan.repeated += 1
        else seen.add(address)
      } else plan.skipped += 1
      if (plan.preview.length < PREVIEWED)
        plan.preview.push({ cells, line: 'lookup' in read ? lineOf(read.lookup) : null })
      for (const { kind, ...note } of notesOf(
        mapped,
        { cells, line: origins.lines[row] ?? 0, damage },
        read,
      )) {
        found[kind].count += 1
        if (found[kind].notes.length < SHOWN_NOTES) found[kind].notes.push(note)
      }
    }
  }
  const { rows, zipcodes, reported, leftOut } = found
  return { ...plan, reported: reported.notes, repairs: { rows, zipcodes }, leftOut }
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
