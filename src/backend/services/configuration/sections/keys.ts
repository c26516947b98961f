import type { KeySettings } from '#backend/services/security/public.ts'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { KeyEntry, SectionName } from '../document.ts'
import { type Comparison, callOf, fieldsOf, hasChanged, NEW_ID, type Step } from './change.ts'
import { activationSteps, type EntryKind, entryChanges, withoutUndefined } from './entries.ts'
import type { Identity } from './match.ts'

/** The fields of a key in the file, all of which a key of the account has. */
export type WholeKey = Required<Omit<KeyEntry, 'id'>>

/** What a file says of a key. */
type EntryOf<Whole extends WholeKey> = Partial<Whole> & { id?: string; label: string }

/** How one kind of key differs from the other. */
export interface KeyKind<Key extends KeySettings, Whole extends WholeKey> {
  section: SectionName
  /** How its operations are called: `SecretKey`. */
  noun: 'SecretKey' | 'EmbeddedKey'
  toEntry(key: Key): Whole
  /** An entry as the server stores it, such as its hostnames in lower case. */
  normalize(entry: EntryOf<Whole>): EntryOf<Whole>
  /** What a new key has that its entry leaves out. */
  defaults: Whole
  /** The body that creates it. Undefined if one like this can't be created. */
  creation(entry: Whole): Record<string, unknown> | undefined
  /** Fields of `set…Restrictions`. */
  restrictions: readonly (keyof Whole & string)[]
  /** Further steps of a change. */
  more?(id: string, before: Whole, after: Whole): Step[]
  /** Why an entry can't be created. */
  missing: string
}

/** How the keys of an account become like those of a file. */
export function keyChanges<Key extends KeySettings, Whole extends WholeKey>(
  kind: KeyKind<Key, Whole>,
  keys: readonly Key[],
  entries: readonly EntryOf<Whole>[],
): Comparison {
  const { section, noun, defaults, toEntry, normalize } = kind
  const keyEntries: EntryKind<Key, Whole, EntryOf<Whole>> = {
    section,
    identity: BY_LABEL,
    toEntry,
    titleOf: ({ label }) => label,
    normalize,
    create({ id: _, ...own }) {
      const whole: Whole = { ...defaults, ...withoutUndefined(own) }
      const body = kind.creation(whole)
      if (!body) return { missing: kind.missing }
      const create: Step = {
        call: { operation: `create${noun}`, params: {}, body },
        undo: callOf(`delete${noun}`, NEW_ID),
        creates: 'key_id',
      }
      const asCreated = { ...defaults, label: whole.label, description: whole.description }
      const further = stepsOf(kind, { id: NEW_ID, version: 1, before: asCreated, after: whole })
      return { whole, undo: 'full', steps: [create, ...further.map(({ call }) => ({ call }))] }
    },
    edit({ known: { keyId: id, version }, before, after }) {
      const losesCount = before.max_lookups !== null && after.max_lookups === null
      return {
        undo: losesCount ? 'part' : 'full',
        ...(losesCount && { undoNote: 'The limit of the key counts from zero again.' }),
        steps: stepsOf(kind, { id, version, before, after }),
      }
    },
    delete: ({ keyId: id }) => ({
      undo: 'full',
      steps: [{ call: callOf(`delete${noun}`, id), undo: callOf(`recover${noun}`, id) }],
    }),
  }
  return entryChanges(keyEntries, keys, entries)
}

const BY_LABEL: Identity<Pick<KeySettings, 'keyId' | 'label'>, { id?: string; label: string }> = {
  idOf: ({ keyId }) => keyId,
  nameOf: ({ label }) => label,
  entryName: ({ label }) => label,
  ambiguous: count => `The account has ${count} keys with this label. Add the ID of the one you mean.`,
}

interface Edit<Whole extends WholeKey> {
  id: string
  version: number
  before: Whole
  after: Whole
}

function stepsOf<Key extends KeySettings, Whole extends WholeKey>(
  kind: KeyKind<Key, Whole>,
  { id, version, before, after }: Edit<Whole>,
): Step[] {
  const fields = fieldsOf(before, after)
  /** Calls that count the version of the key. */
  const versioned: { operation: string; of: (entry: Whole) => Record<string, unknown> }[] = []
  if (hasChanged(fields, 'label', 'description'))
    versioned.push({
      operation: `update${kind.noun}`,
      of: ({ label, description }) => ({ label, description }),
    })
  if (hasChanged(fields, ...kind.restrictions))
    versioned.push({
      operation: `set${kind.noun}Restrictions`,
      of: entry => Object.fromEntries(kind.restrictions.map(name => [name, entry[name]])),
    })
  // Taken back in the other order, each from the version that the one before leaves.
  const last = version + 2 * versioned.length - 1
  const steps = versioned.map(
    ({ operation, of }, at): Step => ({
      call: callOf(operation, id, { ...of(after), version: version + at }),
      undo: callOf(operation, id, { ...of(before), version: last - at }),
    }),
  )
  return [
    ...steps,
    ...(kind.more?.(id, before, after) ?? []),
    ...limitSteps(id, before.max_lookups, after.max_lookups),
    ...usageLimitSteps(id, before, after),
    ...activationSteps(kind.noun, id, before, after),
  ]
}

function limitSteps(id: string, before: number | null, after: number | null): Step[] {
  if (before === after) return []
  const set = (to: number | null, from: number | null) => {
    if (to === null) return callOf('deleteKeyLimit', id)
    if (from === null) return callOf('createKeyLimit', id, { max_lookups: to })
    return callOf('updateKeyLimit', id, { max_lookups: to, instead_of: from })
  }
  return [{ call: set(after, before), undo: set(before, after) }]
}

interface UsageLimits {
  lookups_per_day: number | null
  lookups_per_month: number | null
}

/** The call that sets both numbers of the account, or of a key. */
export function usageLimitCall(to: UsageLimits, from: UsageLimits, id?: string): UndoCall {
  return {
    operation: id === undefined ? 'setUsageLimits' : 'setKeyUsageLimits',
    params: id === undefined ? {} : { id },
    body: {
      per_day: to.lookups_per_day,
      per_month: to.lookups_per_month,
      instead_of_day: from.lookups_per_day,
      instead_of_month: from.lookups_per_month,
    },
  }
}

function usageLimitSteps(id: string, before: UsageLimits, after: UsageLimits): Step[] {
  const isSame =
    before.lookups_per_day === after.lookups_per_day && before.lookups_per_month === after.lookups_per_month
  if (isSame) return []
  return [{ call: usageLimitCall(after, before, id), undo: usageLimitCall(before, after, id) }]
}
