import { and, eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { KEY_RECOVERY_WINDOW, MAX_SECRET_KEYS } from '#domain/constants.ts'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import type { Queries } from '#kernel/database.ts'
import type { Handlers } from '#kernel/handlers.ts'
import { problem } from '#kernel/problem.ts'
import {
  accountOf,
  contains,
  inState,
  isGone,
  orderOf,
  pageOf,
  requireRoom,
  requireVersion,
  totalOf,
} from './keys.ts'
import { restrictionsOf } from './restrictions.ts'
import {
  changeSecretKey,
  findCurrentSecretKey,
  findSecretKey,
  readSecretKey,
  selectSecretKeys,
  toWire,
} from './secret-key-rows.ts'
import { secretKeys } from './tables.ts'
import { createToken, tokenColumns } from './tokens.ts'

/** Handlers of `openapi/security/secret-keys.yaml`. */
export const secretKeyHandlers = {
  async listSecretKeys({ db, query, caller, now }) {
    const { search, state, page, page_size } = query
    const where = and(
      eq(secretKeys.accountId, accountOf(caller)),
      inState(secretKeys, state, now),
      search ? contains(secretKeys, search) : undefined,
    )
    const keysOfPage = pageOf(db, secretKeys, where, query)
    const rows = await selectSecretKeys(db, totalOf(db, secretKeys, where))
      .innerJoin(keysOfPage, eq(keysOfPage.keyId, secretKeys.keyId))
      .orderBy(...orderOf(secretKeys, query))
    // A page behind the last one has no row to tell the total.
    const total = rows[0]?.total ?? (page > 1 ? await db.$count(secretKeys, where) : 0)
    return { status: 200, body: { secret_keys: rows.map(row => toWire(row, now)), total, page, page_size } }
  },

  async getSecretKey({ db, params, caller, now }) {
    const [row] = await selectSecretKeys(db).where(
      and(eq(secretKeys.keyId, params.id), eq(secretKeys.accountId, accountOf(caller))),
    )
    if (!row || isGone(row.key, now)) throw problem('not-found')
    return { status: 200, body: toWire(row, now) }
  },

  async createSecretKey({ db, body, caller, now, kernel, recordActivity }) {
    const accountId = accountOf(caller)
    await requireSecretKeyRoom(db, accountId, now)
    const token = createToken()
    const id = uuidv7({ msecs: now.getTime() })
    await db.insert(secretKeys).values({
      keyId: id,
      accountId,
      label: body.label,
      description: body.description ?? '',
      ...tokenColumns(kernel, token),
      created: now,
      createdBy: caller.userId,
      paused: false,
    })
    await recordActivity(id)
    return { status: 201, body: { ...(await readSecretKey({ db, params: { id }, now })), token } }
  },

  async updateSecretKey(context) {
    const { label, description, version } = context.body
    const key = await findCurrentSecretKey(context)
    requireVersion(key, version)
    const changes = { label, description, version: key.version + 1 }
    return { status: 200, body: await changeSecretKey(context, changes) }
  },

  async setSecretKeyRestrictions(context) {
    const key = await findCurrentSecretKey(context)
    requireVersion(key, context.body.version)
    const changes = { ...(await restrictionsOf(context)), version: key.version + 1 }
    return { status: 200, body: await changeSecretKey(context, changes) }
  },

  async deleteSecretKey(context) {
    const key = await findSecretKey(context)
    if (key.recoveryDeadline) return { status: 200, body: await readSecretKey(context) }
    const recoveryDeadline = new Date(context.now.getTime() + KEY_RECOVERY_WINDOW)
    return { status: 200, body: await changeSecretKey(context, { recoveryDeadline }) }
  },

  async pauseSecretKey(context) {
    const key = await findCurrentSecretKey(context)
    if (key.paused) return { status: 200, body: await readSecretKey(context) }
    return {
      status: 200,
      body: await changeSecretKey(context, { paused: true, deactivated: context.now }),
    }
  },

  async resumeSecretKey(context) {
    const key = await findCurrentSecretKey(context)
    if (!key.paused) return { status: 200, body: await readSecretKey(context) }
    return { status: 200, body: await changeSecretKey(context, { paused: false, deactivated: null }) }
  },

  async recoverSecretKey(context) {
    const key = await findSecretKey(context, 'even past its deadline')
    if (!key.recoveryDeadline) throw problem('key-not-deleted')
    if (isGone(key, context.now)) throw problem('recovery-deadline-passed')
    await requireSecretKeyRoom(context.db, key.accountId, context.now)
    return { status: 200, body: await changeSecretKey(context, { recoveryDeadline: null }) }
  },

  async revealSecretKeyToken(context) {
    const key = await findCurrentSecretKey(context)
    await context.recordActivity(key.keyId)
    return { status: 200, body: { token: context.kernel.seal.open(key.sealedToken) } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

const requireSecretKeyRoom = (db: Queries, accountId: number, now: Date) =>
  requireRoom(db, secretKeys, { accountId, now, most: MAX_SECRET_KEYS, error: 'too-many-keys' })
