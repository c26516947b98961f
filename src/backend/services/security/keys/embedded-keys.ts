import { and, eq, exists, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { EmbeddedKeyPage, operations, QueryDefaults } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, hostnames } from '../tables.ts'
import { embeddedKeyStore } from './embedded-key-rows.ts'
import { patternsCovering, toHostname } from './hostnames.ts'
import { keyActions } from './key-actions.ts'
import { contains, type KeyQuery, patternOf } from './keys.ts'
import { restrictionsOf } from './restrictions.ts'

const actions = keyActions(embeddedKeyStore)

/** Handlers of `openapi/security/embedded-keys.yaml`, except those for hostnames. */
export const embeddedKeyHandlers = {
  async listEmbeddedKeys(context) {
    return { status: 200, body: await embeddedKeyPageOf(accountOf(context.caller), context) }
  },

  async getEmbeddedKey(context) {
    return { status: 200, body: await embeddedKeyStore.get(context) }
  },

  async createEmbeddedKey(context) {
    const { db, body, caller, now, recordActivity } = context
    const { label, description = '', domains, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const names = new Set(domains.map(typed => toHostname(typed, 'domains')))
    await embeddedKeyStore.requireCapacity(context, accountId)
    const id = newId(now)
    await db.insert(embeddedKeys).values({
      keyId: id,
      accountId,
      label,
      description,
      created: now,
      createdBy: caller.userId,
      paused: false,
    })
    await db
      .insert(hostnames)
      .values([...names].map(hostname => ({ keyId: id, hostname, isAuthorized: true, changed: now })))
    await recordActivity(id)
    return { status: 201, body: await embeddedKeyStore.read({ db, params: { id }, now }) }
  },

  updateEmbeddedKey: actions.update,
  deleteEmbeddedKey: actions.remove,
  pauseEmbeddedKey: actions.pause,
  resumeEmbeddedKey: actions.resume,
  recoverEmbeddedKey: actions.recover,

  async setEmbeddedKeyRestrictions(context) {
    const key = await embeddedKeyStore.findCurrent(context)
    const changes = await restrictionsOf(context, key)
    return { status: 200, body: await embeddedKeyStore.change(context, changes) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** One page of an account's embedded keys as the API returns it. */
export async function embeddedKeyPageOf(
  accountId: number,
  context: { db: Queries; query: KeyQuery & { search?: string; host?: string }; now: Date },
): Promise<EmbeddedKeyPage> {
  const { db, query } = context
  const { search, host, page, page_size } = query
  const matches = and(
    search
      ? or(contains(embeddedKeys, search), hasHostname(db, ilike(hostnames.hostname, patternOf(search))))
      : undefined,
    host ? hasHostname(db, covers(host)) : undefined,
  )
  const { keys, total } = await embeddedKeyStore.list(accountId, context, matches)
  return { embedded_keys: keys, total, page, page_size }
}

function hasHostname(db: Queries, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ keyId: hostnames.keyId })
      .from(hostnames)
      .where(and(eq(hostnames.keyId, embeddedKeys.keyId), condition)),
  )
}

/** Matches the authorized hostnames that let a page on this host use their key. */
function covers(host: string): SQL | undefined {
  return and(eq(hostnames.isAuthorized, true), inArray(hostnames.hostname, patternsCovering(host)))
}
