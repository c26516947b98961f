import type { SectionName } from '../document.ts'
import { type Change, type Comparison, callOf, fieldsOf, fieldsOfEntry, itemOf, type Step } from './change.ts'
import { type Identity, matchEntries } from './match.ts'

/** The fields of an entry, without its ID. */
type Fields = Readonly<Record<string, unknown>>

/** What a file says of an entry: it may leave fields out. */
export type PartOf<Whole extends Fields> = Partial<Whole> & { id?: string }

/** What a change does, and how it is taken back. */
type Effect = Pick<Change, 'undo' | 'undoNote' | 'byHand' | 'steps'>

/** An edit of an entry: its fields before and after, and those that differ. */
export interface Edit<Known, Whole> {
  known: Known
  before: Whole
  after: Whole
  fields: Change['fields']
}

/** How the entries of one section differ from those of others. `Known` is what the account has. */
export interface EntryKind<Known, Whole extends Fields, Part extends PartOf<Whole>> {
  section: SectionName
  identity: Identity<Known, Part>
  toEntry(known: Known): Whole
  /** What plans call it. */
  titleOf(entry: Part | Whole): string
  /** An entry as the server stores it, such as its hostnames in lower case. */
  normalize(entry: Part): Part
  /** How it is created, with the fields that it gets, or why it can't be. */
  create(entry: Part): (Effect & { whole: Fields }) | { missing: string }
  edit(edit: Edit<Known, Whole>): Effect
  delete(known: Known): Effect
}

/** How the entries of an account become like those of a file. */
export function entryChanges<Known, Whole extends Fields, Part extends PartOf<Whole>>(
  kind: EntryKind<Known, Whole, Part>,
  all: readonly Known[],
  entries: readonly Part[],
): Comparison {
  const { section, identity } = kind
  const { pairs, others, problems } = matchEntries(section, identity, all, entries)
  const changes = pairs.flatMap(({ at, entry, known }): Change[] => {
    const path = `${section}/${at}`
    const part = kind.normalize(entry)
    const { id: _, ...values } = part
    if (known) {
      const before = kind.toEntry(known)
      const after: Whole = { ...before, ...withoutUndefined(values) }
      const fields = fieldsOf(before, after)
      if (!fields.length) return []
      const item = itemOf(kind.titleOf(before))
      const effect = kind.edit({ known, before, after, fields })
      return [{ section, kind: 'change', item, id: identity.idOf(known), path, fields, ...effect }]
    }
    const creation = kind.create(part)
    if ('missing' in creation) {
      problems.push({ path, name: 'required', message: creation.missing })
      return []
    }
    const { whole, ...effect } = creation
    const fields = fieldsOfEntry(whole, 'create')
    return [{ section, kind: 'create', item: itemOf(kind.titleOf(part)), id: null, path, fields, ...effect }]
  })
  const deleted = others.map((known): Change => {
    const entry = kind.toEntry(known)
    const fields = fieldsOfEntry(entry, 'delete')
    const item = itemOf(kind.titleOf(entry))
    const id = identity.idOf(known)
    return { section, kind: 'delete', item, id, path: null, fields, ...kind.delete(known) }
  })
  // Those that are deleted first make room for new ones.
  return { changes: [...deleted, ...changes], problems }
}

/** Without the fields that are left out. */
export function withoutUndefined<T extends object>(entry: T): T {
  return Object.fromEntries(Object.entries(entry).filter(([, value]) => value !== undefined)) as T
}

/** The calls that pause or resume what has changed that way. */
export function activationSteps(
  noun: string,
  id: string,
  before: { active: boolean },
  after: { active: boolean },
): Step[] {
  if (before.active === after.active) return []
  const set = ({ active }: { active: boolean }) => callOf(`${active ? 'resume' : 'pause'}${noun}`, id)
  return [{ call: set(after), undo: set(before) }]
}
