import type { Operation } from '#domain/contract/operation.ts'
import type { ConfigurationChange } from '#generated/configuration/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { UndoCall } from '#kernel/storage/tables.ts'
import type { FileProblem, SectionName } from '../document.ts'
import { valueText } from '../file/write.ts'

/** The ID of what the first step of a change creates, before it is known. */
export const NEW_ID = '{new}'

/** A call of an operation, and the one that takes it back. */
export interface Step {
  call: UndoCall
  /** Without it, the step can't be taken back, or is by that of another step of the change. */
  undo?: UndoCall | undefined
  /** The property of the response with the ID of what it creates. */
  creates?: string
}

/** A change of one entry, or of a section without entries, and the calls that make it. */
export interface Change extends Pick<ConfigurationChange, 'section' | 'kind' | 'item' | 'fields' | 'undo'> {
  /** ID of the entry; null for a new one, and in a section without entries. */
  id: string | null
  /** Where it is in the file: `secret_keys/0`; null for what the file leaves out. */
  path: string | null
  undoNote?: string
  /** What remains to be done by a person once it is applied, as a sentence. */
  followUp?: string
  /** Of what a file can't do: what a person does instead, in the words of an operation, and why. It has no steps. */
  byHand?: { summary: string; reason: string }
  steps: Step[]
}

/** A call about what has an ID. */
export const callOf = (operation: string, id: string, body?: UndoCall['body']): UndoCall => ({
  operation,
  params: { id },
  ...(body && { body }),
})

/** A name of what changes, as long as plans have it by the contract. */
export const itemOf = (name: string) => name.slice(0, 254)

/** What a section reads and writes. `State` is what the account has, and `Value` what the file has. */
export interface Section<State = unknown, Value = unknown> {
  name: SectionName
  /** The operation that shows the same: who may call it may read the section. */
  shownBy: Operation
  read(db: Queries, accountId: number, now: Date): Promise<State>
  /** Fields of the file, in their order. */
  toFile(state: State): Value
  /** The parts of the account that change on their own, by ID; one without an ID in a section without entries. */
  partsOf(state: State): { id: string | null; value: unknown }[]
  /** What a file for another account has of it; the whole, without the IDs of entries, where a section doesn't say. */
  forOthers?(value: Value): Value
  /** How the account becomes like the file. `userId` is the person who wants that. */
  changesOf(state: State, value: Value, userId: string): Comparison | Promise<Comparison>
}

export interface Comparison {
  changes: Change[]
  /** What the file says that no account can have, by path. */
  problems: Pick<FileProblem, 'path' | 'name' | 'message'>[]
}

/** The fields whose values differ, as the file has them. A field that the file leaves out stays. */
export function fieldsOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Change['fields'] {
  return Object.entries(after)
    .filter(([name, value]) => value !== undefined && !isEqual(before[name], value))
    .map(([field, value]) => ({
      field,
      old_value: before[field] === undefined ? null : textOf(before[field]),
      new_value: textOf(value),
    }))
}

/** Those of an entry that is new, or is deleted. */
export function fieldsOfEntry(
  entry: Readonly<Record<string, unknown>>,
  kind: 'create' | 'delete',
): Change['fields'] {
  return Object.entries(entry)
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) =>
      kind === 'create'
        ? { field, old_value: null, new_value: textOf(value) }
        : { field, old_value: textOf(value), new_value: null },
    )
}

/** Longer lists are cut: they are shown, and not read again. */
const textOf = (value: unknown) => valueText(value).slice(0, 20_000)

export const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Whether any of the fields has changed. */
export const hasChanged = (fields: Change['fields'], ...names: string[]) =>
  fields.some(({ field }) => names.includes(field))
