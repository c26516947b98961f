import { eq } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import { KEY_RECOVERY_WINDOW } from '#backend/security/limits.ts'
import { embeddedKeys, hostnames, keyLimits, secretKeys } from '#backend/security/tables.ts'
import { createToken, tokenColumns } from '#backend/security/tokens.ts'
import { grantSubscription } from '#backend/subscription/grants.ts'
import { subscriptions } from '#backend/subscription/tables.ts'
import { hashSecret } from '#kernel/access/seal.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Queries } from '#kernel/storage/database.ts'

const DAY = 24 * 60 * 60_000

/** A key with a past. Times are days from now: `usedDaysAgo`, `expiresInDays`. */
export interface SeedKeyWithPast {
  kind: 'secret' | 'embedded'
  label: string
  createdDaysAgo?: number
  /** Left out for a key that was never used. */
  usedDaysAgo?: number
  expiresInDays?: number
  pausedDaysAgo?: number
  isDeleted?: boolean
  /** Of a deleted key, until it cannot be recovered any more; thirty unless told otherwise. */
  goneInDays?: number
  /** Whether who created it is no member of the account. */
  isOrphan?: boolean
  hostnames?: string[]
  deactivated?: string[]
  allowedIps?: string[]
  licenses?: number[]
  limit?: { max: number; used: number }
  /** Of a secret key whose token was just changed. */
  oldTokenEndsInDays?: number
}

export interface SeedSubscription {
  planId: number
  startedDaysAgo: number
  remaining?: number
  isTerminated?: boolean
}

/** A key with a past, once it is there; the token of a secret one. */
interface SeededKey {
  label: string
  keyId: string
  token?: string
}

/** Puts keys with a past into an account. Answers the id of each, and the token of a secret one. */
export async function seedKeysWithPast(
  kernel: Kernel,
  db: Queries,
  account: { accountId: number; userId: string },
  wished: readonly SeedKeyWithPast[],
): Promise<SeededKey[]> {
  const seeded: SeededKey[] = []
  for (const wish of wished) seeded.push(await seedKey(kernel, db, account, wish))
  return seeded
}

async function seedKey(
  kernel: Kernel,
  db: Queries,
  { accountId, userId }: { accountId: number; userId: string },
  wish: SeedKeyWithPast,
): Promise<SeededKey> {
  const now = kernel.clock.now()
  const { label, createdDaysAgo = 0, pausedDaysAgo, oldTokenEndsInDays, limit } = wish
  const inDays = (days: number) => new Date(now.getTime() + days * DAY)
  const keyId = uuidv7({ msecs: inDays(-createdDaysAgo).getTime() })
  const common = {
    keyId,
    accountId,
    label,
    description: '',
    created: inDays(-createdDaysAgo),
    createdBy: wish.isOrphan ? uuidv7() : userId,
    paused: pausedDaysAgo !== undefined,
    deactivated: pausedDaysAgo === undefined ? null : inDays(-pausedDaysAgo),
    recoveryDeadline: wish.isDeleted ? inDays(wish.goneInDays ?? KEY_RECOVERY_WINDOW / DAY) : null,
    lastUsed: wish.usedDaysAgo === undefined ? null : inDays(-wish.usedDaysAgo),
    expires: wish.expiresInDays === undefined ? null : inDays(wish.expiresInDays),
    licenses: wish.licenses ?? null,
  }
  const token = createToken()
  if (wish.kind === 'secret') {
    const old = createToken()
    const rotation = oldTokenEndsInDays !== undefined && {
      previousHash: hashSecret(old),
      previousTail: old.slice(-4),
      previousEnds: inDays(oldTokenEndsInDays),
      rotated: now,
    }
    await db
      .insert(secretKeys)
      .values({ ...common, ...tokenColumns(kernel, token), allowedIps: wish.allowedIps ?? [], ...rotation })
  } else {
    await db.insert(embeddedKeys).values(common)
    const named = (names: string[] = [], isAuthorized: boolean) =>
      names.map(hostname => ({ keyId, hostname, isAuthorized, changed: now }))
    const rows = [...named(wish.hostnames, true), ...named(wish.deactivated, false)]
    if (rows.length) await db.insert(hostnames).values(rows)
  }
  if (limit)
    await db
      .insert(keyLimits)
      .values({ keyId, accountId, maxLookups: limit.max, lookupsUsed: limit.used, since: common.created })
  return { label, keyId, ...(wish.kind === 'secret' && { token }) }
}

/** Puts subscriptions into an account, and with them the licenses that they are to. */
export async function seedSubscriptions(
  kernel: Kernel,
  db: Queries,
  accountId: number,
  wished: readonly SeedSubscription[],
): Promise<void> {
  const now = kernel.clock.now()
  for (const { planId, startedDaysAgo, remaining, isTerminated } of wished) {
    const start = new Date(now.getTime() - startedDaysAgo * DAY)
    const row = await grantSubscription(db, {
      accountId,
      planId,
      start,
      ...(remaining !== undefined && { remaining }),
    })
    if (isTerminated)
      await db
        .update(subscriptions)
        .set({ termination: now })
        .where(eq(subscriptions.subscriptionId, row.subscriptionId))
  }
}
