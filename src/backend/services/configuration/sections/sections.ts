import { createHash } from 'node:crypto'
import { allows, missingRoles } from '#domain/contract/operation.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { FileDocument, SectionName, Sections } from '../document.ts'
import { FILE_VERSION } from '../file/schema.ts'
import type { Change, Comparison, Section } from './change.ts'
import { contactSection } from './contacts.ts'
import { embeddedKeySection } from './embedded-keys.ts'
import { limitSection } from './limits.ts'
import { logStreamSection } from './log-streams.ts'
import { secretKeySection } from './secret-keys.ts'
import { singleSignOnSection } from './single-sign-on.ts'
import { spendingCapSection } from './spending-cap.ts'
import { teamSection } from './team.ts'
import { webhookSection } from './webhooks.ts'

/** All sections, in the order of the file. What else a file may have is another one of these. */
const SECTIONS = [
  secretKeySection,
  embeddedKeySection,
  limitSection,
  spendingCapSection,
  teamSection,
  contactSection,
  webhookSection,
  logStreamSection,
  singleSignOnSection,
] as readonly Section[]

/** The settings of an account, by section. */
export type AccountState = ReadonlyMap<SectionName, unknown>

/** Everything that files may have of an account. */
export async function readState(db: Queries, accountId: number, now: Date): Promise<AccountState> {
  const state = new Map<SectionName, unknown>()
  for (const section of SECTIONS) state.set(section.name, await section.read(db, accountId, now))
  return state
}

/** A hash of some sections: each change of their settings gives another one. */
export function fingerprintOf(state: AccountState, names: readonly SectionName[]): string {
  return hashOf(names.map(name => state.get(name)))
}

/** The sections that someone with these roles may read: those whose operations they may call. */
export function readableSections(roles: readonly string[]): SectionName[] {
  return SECTIONS.filter(({ shownBy }) => allows(shownBy, roles)).map(({ name }) => name)
}

/** The roles that someone without any needs to read a section. */
export function rolesToRead(name: SectionName): string[] {
  return SECTIONS.filter(section => section.name === name).flatMap(({ shownBy }) => missingRoles(shownBy, []))
}

/** A file with these sections of an account. Without IDs, it is for another account. */
export function toDocument(
  state: AccountState,
  names: readonly SectionName[],
  { withIds = true } = {},
): FileDocument {
  const sections = SECTIONS.filter(({ name }) => names.includes(name)).map(section => {
    const value = section.toFile(state.get(section.name))
    return [section.name, withIds ? value : (section.forOthers ?? withoutIds)(value)]
  })
  return { version: FILE_VERSION, ...(Object.fromEntries(sections) as Partial<Sections>) }
}

function withoutIds(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map(({ id: _, ...entry }: Record<string, unknown>) => entry)
}

export const sectionsOf = (document: FileDocument): SectionName[] =>
  SECTIONS.map(({ name }) => name).filter(name => document[name] !== undefined)

/** How the account becomes like a file, section by section. */
export async function compare(
  state: AccountState,
  document: FileDocument,
  userId: string,
): Promise<Comparison> {
  const all: Comparison[] = []
  for (const section of SECTIONS.filter(({ name }) => document[name] !== undefined))
    all.push(await section.changesOf(state.get(section.name), document[section.name], userId))
  return {
    changes: all.flatMap(({ changes }): Change[] => changes),
    problems: all.flatMap(({ problems }) => problems),
  }
}

/** A hash of each part of an account that changes on its own, by section and ID. */
export function partHashes(state: AccountState): Map<string, string> {
  return new Map(
    SECTIONS.flatMap(section =>
      section
        .partsOf(state.get(section.name))
        .map(({ id, value }) => [partKey(section.name, id), hashOf(value)] as const),
    ),
  )
}

export const partKey = (section: SectionName, id: string | null) =>
  id === null ? section : `${section} ${id}`

const hashOf = (value: unknown) => createHash('sha256').update(JSON.stringify(value)).digest('base64url')
