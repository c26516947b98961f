import type { operations, QueryDefaults, SecretKeyPage } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { secretKeys } from '../tables.ts'
import { keyActions } from './key-actions.ts'
import { contains, type KeyQuery } from './keys.ts'
import { restrictionsOf } from './restrictions.ts'
import { secretKeyStore } from './secret-key-rows.ts'
import { createToken, tokenColumns } from './tokens.ts'

const actions = keyActions(secretKeyStore)

/** Handlers of `openapi/security/secret-keys.yaml`. */
export const secretKeyHandlers = {
  async listSecretKeys(context) {
    return { status: 200, body: await secretKeyPageOf(accountOf(context.caller), context) }
  },

  async getSecretKey(context) {
    return { status: 200, body: await secretKeyStore.get(context) }
  },

  async createSecretKey(context) {
    const { db, body, caller, now, kernel, recordActivity } = context
    const { label, description = '', ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    await secretKeyStore.requireCapacity(context, accountId)
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
    return { status: 201, body: { ...(await secretKeyStore.read({ db, params: { id }, now })), token } }
  },

  updateSecretKey: actions.update,
  deleteSecretKey: actions.remove,
  pauseSecretKey: actions.pause,
  resumeSecretKey: actions.resume,
  recoverSecretKey: actions.recover,

  async setSecretKeyRestrictions(context) {
    const key = await secretKeyStore.findCurrent(context)
    const changes = await restrictionsOf(context, key)
    return { status: 200, body: await secretKeyStore.change(context, changes) }
  },

  async revealSecretKeyToken(context) {
    const key = await secretKeyStore.findCurrent(context)
    await context.recordActivity(key.keyId, { facts: { label: key.label } })
    return { status: 200, body: { token: context.kernel.secretBox.open(key.sealedToken) } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** One page of an account's secret keys as the API returns it, with masked tokens. */
export async function secretKeyPageOf(
  accountId: number,
  context: { db: Queries; query: KeyQuery & { search?: string }; now: Date },
): Promise<SecretKeyPage> {
  const { search, page, page_size } = context.query
  const matches = search ? contains(secretKeys, search) : undefined
  const { keys, total } = await secretKeyStore.list(accountId, context, matches)
  return { secret_keys: keys, total, page, page_size }
}
