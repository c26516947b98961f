import { and, eq, exists, ilike, inArray, or, type SQL } from 'drizzle-orm'
import type { EmbeddedKeyPage, operations, QueryDefaults } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { embeddedKeys, hostnames } from '../tables.ts'
import {
  changeEmbeddedKey,
  findCurrentEmbeddedKey,
  findEmbeddedKey,
  readEmbeddedKey,
  readEmbeddedKeyPage,
  selectEmbeddedKeys,
  toEmbeddedWire,
} from './embedded-key-rows.ts'
import { patternsCovering, toHostname } from './hostnames.ts'
import { type CapacityContext, keyActions } from './key-actions.ts'
import { contains, inState, isGone, type KeyQuery, patternOf } from './keys.ts'
import { ofPeople } from './portal-key.ts'
import { restrictionsOf } from './restrictions.ts'

const requireEmbeddedKeyCapacity = ({ db, limit, now }: CapacityContext, accountId: number) =>
  requireCapacity(db, embeddedKeys, {
    owner: [embeddedKeys.accountId, accountId],
    limit,
    where: and(inState(embeddedKeys, 'current', now), ofPeople),
  })

const actions = keyActions({
  find: findEmbeddedKey,
  change: changeEmbeddedKey,
  read: readEmbeddedKey,
  requireCapacity: requireEmbeddedKeyCapacity,
})

/** Handlers of `openapi/security/embedded-keys.yaml`, except those for hostnames. */
export const embeddedKeyHandlers = {
  async listEmbeddedKeys(context) {
    return { status: 200, body: await embeddedKeyPageOf(accountOf(context.caller), context) }
  },

  async getEmbeddedKey({ db, params, caller, now }) {
    const [row] = await selectEmbeddedKeys(db).where(
      and(eq(embeddedKeys.keyId, params.id), eq(embeddedKeys.accountId, accountOf(caller)), ofPeople),
    )
    if (!row || isGone(row.key, now)) throw problem('not-found')
    return { status: 200, body: toEmbeddedWire(row) }
  },

  async createEmbeddedKey(context) {
    const { db, body, caller, now, recordActivity } = context
    const { label, description = '', domains, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const names = new Set(domains.map(typed => toHostname(typed, 'domains')))
    await requireEmbeddedKeyCapacity(context, accountId)
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
    return { status: 201, body: await readEmbeddedKey({ db, params: { id } }) }
  },

  updateEmbeddedKey: actions.update,
  deleteEmbeddedKey: actions.remove,
  pauseEmbeddedKey: actions.pause,
  resumeEmbeddedKey: actions.resume,
  recoverEmbeddedKey: actions.recover,

  async setEmbeddedKeyRestrictions(context) {
    const key = await findCurrentEmbeddedKey(context)
    const changes = await restrictionsOf(context, key)
    return { status: 200, body: await changeEmbeddedKey(context, changes) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** One page of an account's embedded keys as the API returns it. */
export async function embeddedKeyPageOf(
  accountId: number,
  { db, query, now }: { db: Queries; query: KeyQuery & { search?: string; host?: string }; now: Date },
): Promise<EmbeddedKeyPage> {
  const { search, host, state, page, page_size } = query
  const where = and(
    eq(embeddedKeys.accountId, accountId),
    ofPeople,
    inState(embeddedKeys, state, now),
    search
      ? or(contains(embeddedKeys, search), hasHostname(db, ilike(hostnames.hostname, patternOf(search))))
      : undefined,
    host ? hasHostname(db, covers(host)) : undefined,
  )
  const rows = await readEmbeddedKeyPage(db, where, query)
  // A page past the last one has no row with the total.
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(embeddedKeys, where) : 0)
  return { embedded_keys: rows.map(toEmbeddedWire), total, page, page_size }
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
