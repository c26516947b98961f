import { lookupOf, type RowRead } from './columns.ts'
import type { Damage } from './csv/records.ts'
import type { NewBatch, Repair, RowNote } from './list.ts'
import { type AddressLookup, lineOf } from './lookup.ts'
import type { Mapping } from './mapping.ts'
import { problemLabels } from './results.ts'

/** Rows of the preview. */
const PREVIEWED = 5
/** Notes of a kind that a page shows. */
const SHOWN_NOTES = 50
/** Characters of a row in a note. */
const SHOWN_TEXT = 200

/** How the rows of a list are read. */
export interface Reading {
  mapping: Mapping
  /** Repairs that a person has undone. */
  undone: readonly Repair[]
}

/** What a run with a mapping would look up. */
export interface Plan {
  lookups: number
  /** Those of them whose address an earlier row has too. */
  repeated: number
  /** Rows that cannot be looked up: no street, too long, or damaged. */
  skipped: number
  /** The first rows, each as a line of the address that is looked up; null for one that cannot be. */
  preview: readonly { cells: readonly string[]; line: string | null }[]
  /** Rows that are not looked up, the first ones. */
  reported: readonly RowNote[]
  /** What was repaired, the first of each kind, and how many there are. */
  repairs: Readonly<Record<Repair, NoteGroup>>
  /** ZIP Codes that cannot be read, in rows that are looked up without them. */
  leftOut: NoteGroup
}

interface NoteGroup {
  count: number
  notes: readonly RowNote[]
}

/** A row as it is looked up, or why it is not: the same for the plan, the run, and what is shown of it. */
export function readRow(list: Reading, cells: readonly string[], damage: Damage | undefined): RowRead {
  if (damage && (!damage.isRepaired || list.undone.includes('rows'))) return { problem: 'damaged' }
  return lookupOf(cells, list.mapping, { keepZipcodes: list.undone.includes('zipcodes') })
}

/** What there is to say of a row before it is looked up. */
export function* notesOf(
  list: Reading,
  { cells, line, damage }: { cells: readonly string[]; line: number; damage: Damage | undefined },
  read: RowRead = readRow(list, cells, damage),
): Generator<RowNote & { kind: Repair | 'reported' | 'leftOut' }> {
  if (damage?.isRepaired)
    yield { kind: 'rows', line, text: damage.text, reason: cells.map(cell => cell.trim()).join(' | ') }
  if ('problem' in read) {
    const reason = damage && !damage.isRepaired ? damage.reason : problemLabels[read.problem]
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

/** The same for lookups whose addresses differ in nothing but the case of their letters. */
export const addressKey = (lookup: AddressLookup): string => JSON.stringify(lookup).toLowerCase()

/** Adds up what a run of a list would look up, batch by batch. */
export function createPlanner(list: Reading) {
  const plan = { lookups: 0, repeated: 0, skipped: 0, preview: [] as Plan['preview'][number][] }
  const kinds = () => ({ count: 0, notes: [] as RowNote[] })
  const found = { rows: kinds(), zipcodes: kinds(), reported: kinds(), leftOut: kinds() }
  /** The place of each address among the distinct ones. */
  const places = new Map<string, number>()
  return {
    /**
     * Reads the rows of a batch. Returns what each is read as, and for one that is looked up the place of its address
     * among the distinct ones of the list, and whether it is the first row that has it.
     */
    add({ rows, origins }: NewBatch): { read: RowRead; place: number; isFirst: boolean }[] {
      return rows.map((cells, row) => {
        const damage = origins.damage[row]
        const read = readRow(list, cells, damage)
        let [place, isFirst] = [-1, false]
        if ('lookup' in read) {
          plan.lookups += 1
          const key = addressKey(read.lookup)
          const known = places.get(key)
          isFirst = known === undefined
          place = known ?? places.size
          if (isFirst) places.set(key, place)
          else plan.repeated += 1
        } else plan.skipped += 1
        if (plan.preview.length < PREVIEWED)
          plan.preview.push({ cells, line: 'lookup' in read ? lineOf(read.lookup) : null })
        for (const { kind, ...note } of notesOf(
          list,
          { cells, line: origins.lines[row] ?? 0, damage },
          read,
        )) {
          found[kind].count += 1
          if (found[kind].notes.length < SHOWN_NOTES) found[kind].notes.push(note)
        }
        return { read, place, isFirst }
      })
    },
    plan(): Plan {
      const { rows, zipcodes, reported, leftOut } = found
      return { ...plan, reported: reported.notes, repairs: { rows, zipcodes }, leftOut }
    },
  }
}
