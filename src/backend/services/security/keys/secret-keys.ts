import { and, eq } from 'drizzle-orm'
import type { operations, QueryDefaults, SecretKeyPage } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import { requireCapacity } from '#kernel/storage/capacity.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { secretKeys } from '../tables.ts'
import { type CapacityContext, keyActions } from './key-actions.ts'
import { contains, inState, isGone, type KeyQuery } from './keys.ts'
import { restrictionsOf } from './restrictions.ts'
import {
  changeSecretKey,
  findCurrentSecretKey,
  findSecretKey,
  readSecretKey,
  readSecretKeyPage,
  selectSecretKeys,
  toWire,
} from './secret-key-rows.ts'
import { createToken, tokenColumns } from './tokens.ts'

const requireSecretKeyCapacity = ({ db, limit, now }: CapacityContext, accountId: number) =>
  requireCapacity(db, secretKeys, {
    owner: [secretKeys.accountId, accountId],
    limit,
    where: inState(secretKeys, 'current', now),
  })

const actions = keyActions({
  find: findSecretKey,
  change: changeSecretKey,
  read: readSecretKey,
  requireCapacity: requireSecretKeyCapacity,
})

/** Handlers of `openapi/security/secret-keys.yaml`. */
export const secretKeyHandlers = {
  async listSecretKeys(context) {
    return { status: 200, body: await secretKeyPageOf(accountOf(context.caller), context) }
  },

  async getSecretKey({ db, params, caller, now }) {
    const [row] = await selectSecretKeys(db).where(
      and(eq(secretKeys.keyId, params.id), eq(secretKeys.accountId, accountOf(caller))),
    )
    if (!row || isGone(row.key, now)) throw problem('not-found')
    return { status: 200, body: toWire(row, now) }
  },

  async createSecretKey(context) {
    const { db, body, caller, now, kernel, recordActivity } = context
    const { label, description = '', ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await requireSecretKeyCapacity(context, accountId)
    const token = createToken()
    const id = newId(now)
    await db.insert(secretKeys).values({
      keyId: id,
      accountId,
      label,
      description,
      ...tokenColumns(kernel, token),
      created: now,
      createdBy: caller.userId,
      paused: false,
    })
    await recordActivity(id)
    return { status: 201, body: { ...(await readSecretKey({ db, params: { id }, now })), token } }
  },

  updateSecretKey: actions.update,
  deleteSecretKey: actions.remove,
  pauseSecretKey: actions.pause,
  resumeSecretKey: actions.resume,
  recoverSecretKey: actions.recover,

  async setSecretKeyRestrictions(context) {
    const key = await findCurrentSecretKey(context)
    const changes = await restrictionsOf(context, key)
    return { status: 200, body: await changeSecretKey(context, changes) }
  },

  async revealSecretKeyToken(context) {
    const key = await findCurrentSecretKey(context)
    await context.recordActivity(key.keyId, { facts: { label: key.label } })
    return { status: 200, body: { token: context.kernel.secretBox.open(key.sealedToken) } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** One page of an account's secret keys as the API returns it, with masked tokens. */
export async function secretKeyPageOf(
  accountId: number,
  { db, query, now }: { db: Queries; query: KeyQuery & { search?: string }; now: Date },
): Promise<SecretKeyPage> {
  const { search, state, page, page_size } = query
  const where = and(
    eq(secretKeys.accountId, accountId),
    inState(secretKeys, state, now),
    search ? contains(secretKeys, search) : undefined,
  )
  const rows = await readSecretKeyPage(db, where, query)
  // A page past the last one has no row with the total.
  const total = rows[0]?.total ?? (page > 1 ? await db.$count(secretKeys, where) : 0)
  return { secret_keys: rows.map(row => toWire(row, now)), total, page, page_size }
}
