import { accountLabelOf, rolesIn } from '#backend/modules/accounts/public.ts'
import type { ConfigurationFile, operations, QueryDefaults } from '#generated/configuration/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { FileDocument, SectionName } from './document.ts'
import type { FileContent } from './file/read.ts'
import { SCHEMA_PATH } from './file/schema.ts'
import { toChange } from './plans/wire.ts'
import { compare, readableSections, readState, sectionsOf, toDocument } from './sections/sections.ts'

const MODULES = {
  read: new URL('./file/read.ts', import.meta.url),
  write: new URL('./file/write.ts', import.meta.url),
}

/** Handlers of `openapi/configuration/files.yaml`. */
export const fileHandlers = {
  async getConfiguration(context) {
    const { db, query, caller, now } = context
    const sections = readableSections(caller.roles)
    const document = toDocument(await readState(db, accountOf(caller), now), sections)
    const text = query.format === 'json' ? JSON.stringify(document) : await writeText(context, document)
    return { status: 200, body: { text, sections, ...unreadable(sections) } }
  },

  async updateConfigurationFile(context) {
    const { db, body, caller, now, kernel, ended } = context
    const { text, ...rest } = body
    assertAllRead(rest)
    const { document } = await readText(context, text)
    if (!document) throw problem('configuration-unreadable', { fields: ['text'] })
    const readable = readableSections(caller.roles)
    const sections = sectionsOf(document).filter(name => readable.includes(name))
    const { version: _, ...current } = toDocument(await readState(db, accountOf(caller), now), sections)
    const updated = await kernel.threads.run<{ text: string; sections: object }, string>(
      { module: MODULES.write, name: 'updateFile' },
      { text, sections: current },
      ended,
    )
    return { status: 200, body: { text: updated, sections, ...unreadable(readable) } }
  },

  async checkConfigurationDifferences(context) {
    const { db, body, caller, now, kernel } = context
    const { account_id: otherId, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const sections = readableSections(await rolesIn(db, caller.userId, otherId)).filter(name =>
      readableSections(caller.roles).includes(name),
    )
    // An account of others, too, has nothing to read.
    if (!sections.length) throw problem('not-found')
    const document = toDocument(await readState(db, otherId, now), sections, { withIds: false })
    const { changes } = await compare(await readState(db, accountId, now), document, caller.userId)
    return {
      status: 200,
      body: {
        account_id: otherId,
        account_label: await accountLabelOf(db, otherId),
        sections,
        text: await writeText(context, document),
        changes: changes.map(change => toChange(change, { kernel, caller, lines: {} })),
      },
    }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

const unreadable = (sections: readonly SectionName[]): Pick<ConfigurationFile, 'unreadable_sections'> => ({
  unreadable_sections: readableSections(ALL_ROLES).filter(name => !sections.includes(name)),
})
/** Roles with which all sections can be read. */
const ALL_ROLES = ['account-owner', 'api-key-viewer', 'billing-viewer']

/** Reads a file in a thread: a large one takes a second. */
export function readText(
  { kernel, ended }: Pick<Context, 'kernel' | 'ended'>,
  text: string,
): Promise<FileContent> {
  return kernel.threads.run<{ text: string }, FileContent>(
    { module: MODULES.read, name: 'readFile' },
    { text },
    ended,
  )
}

function writeText(
  { kernel, ended }: { kernel: Pick<Kernel, 'threads' | 'publicUrl'>; ended: AbortSignal },
  document: FileDocument,
): Promise<string> {
  return kernel.threads.run<{ document: FileDocument; schema: string }, string>(
    { module: MODULES.write, name: 'writeFile' },
    { document, schema: `${kernel.publicUrl()}${SCHEMA_PATH}` },
    ended,
  )
}
