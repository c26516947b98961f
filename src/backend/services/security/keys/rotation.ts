import { and, eq } from 'drizzle-orm'
import { HOUR } from '#domain/time/durations.ts'
import { ROTATION_SHOWN, TOKEN_UNUSED } from '#generated/durations.ts'
import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { secretKeys, tokenUses } from '../tables.ts'
import { isGone } from './keys.ts'
import { maskToken, type SecretKeyRow, secretKeyStore } from './secret-key-rows.ts'
import { createToken, tokenColumns } from './tokens.ts'

const HOURS_SHOWN = ROTATION_SHOWN / HOUR
const noPrevious = { previousHash: null, previousTail: null, previousEnds: null }

/** Handlers of `openapi/security/rotation.yaml`. */
export const rotationHandlers = {
  async startSecretKeyRotation(context) {
    const { db, body, kernel, now } = context
    const key = await secretKeyStore.findCurrent(context)
    const token = createToken()
    const rotated = await rotatedColumns(db, key, { token, overlapHours: body.overlap_hours, kernel, now })
    const changed = await secretKeyStore.change(context, rotated)
    return { status: 201, body: { ...changed, token } }
  },

  async getSecretKeyRotation({ db, params, caller, now }) {
    const [key] = await db
      .select()
      .from(secretKeys)
      .where(and(eq(secretKeys.keyId, params.id), eq(secretKeys.accountId, accountOf(caller))))
    if (!key || isGone(key, now) || !isRotating(key, now)) throw problem('not-found')
    const { uses, old } = await readUses(db, key)
    const last = old.reduce<Date | null>(
      (latest, row) => (latest && latest > row.last ? latest : row.last),
      null,
    )
    const lastHour = inLastHour(old, now)
    const firstHour = Math.max(startOfHour(now) - (HOURS_SHOWN - 1) * HOUR, startOfHour(key.rotated))
    const hours = Array.from({ length: (startOfHour(now) - firstHour) / HOUR + 1 }, (_, index) => {
      const start = firstHour + index * HOUR
      const inHour = uses.filter(row => startOfHour(row.start) === start)
      const previous = sum(old.filter(row => startOfHour(row.start) === start))
      return { start: new Date(start).toISOString(), previous_used: previous, used: sum(inHour) - previous }
    })
    return {
      status: 200,
      body: {
        started: key.rotated.toISOString(),
        ends: key.previousEnds.toISOString(),
        previous_token: maskToken(key.previousTail),
        token: maskToken(key.tokenTail),
        previous_used: sum(old),
        used: sum(uses) - sum(old),
        previous_last_used: last?.toISOString() ?? null,
        previous_used_last_hour: lastHour,
        can_retire: lastHour === 0,
        hours,
      },
    }
  },

  async completeSecretKeyRotation(context) {
    const { db, body, now } = context
    const key = await secretKeyStore.findCurrent(context)
    if (!isRotating(key, now)) throw problem('not-found')
    if (body.label !== undefined && body.label !== key.label)
      throw problem('label-mismatch', { fields: ['label'] })
    const count = inLastHour((await readUses(db, key)).old, now)
    if (count > 0 && body.label === undefined) throw problem('token-in-use', { values: { count } })
    return { status: 200, body: await secretKeyStore.change(context, noPrevious) }
  },
} satisfies Partial<Handlers<operations>>

/** The columns of a locked key with a new token. Throws 409 where its old one can't be kept next to another. */
export async function rotatedColumns(
  db: Queries,
  key: SecretKeyRow,
  {
    token,
    overlapHours,
    kernel,
    now,
  }: { token: string; overlapHours: number; kernel: Pick<Kernel, 'secretBox'>; now: Date },
) {
  // A leaked token has to end now, even while a rotation keeps an older one.
  if (overlapHours > 0 && isRotating(key, now)) throw problem('rotation-under-way')
  // The counts belong to the previous rotation.
  await db.delete(tokenUses).where(eq(tokenUses.keyId, key.keyId))
  const previous = {
    previousHash: key.tokenHash,
    previousTail: key.tokenTail,
    previousEnds: new Date(now.getTime() + overlapHours * HOUR),
  }
  return {
    ...tokenColumns(kernel, token),
    ...(overlapHours === 0 ? noPrevious : previous),
    tokenVersion: key.tokenVersion + 1,
    rotated: now,
  }
}

type Rotating = SecretKeyRow & { previousTail: string; previousEnds: Date; rotated: Date }

/** Whether an older token is still valid alongside the newer one. */
function isRotating(key: SecretKeyRow, now: Date): key is Rotating {
  return key.previousHash !== null && key.previousEnds !== null && key.previousEnds > now
}

const startOfHour = (moment: Date) => Math.floor(moment.getTime() / HOUR) * HOUR

type Use = typeof tokenUses.$inferSelect

const sum = (uses: readonly Use[]) => uses.reduce((total, { used }) => total + used, 0)

/** The lookups since the rotation, and those among them with the older token. */
async function readUses(db: Queries, key: SecretKeyRow): Promise<{ uses: Use[]; old: Use[] }> {
  const uses = await db.select().from(tokenUses).where(eq(tokenUses.keyId, key.keyId))
  return { uses, old: uses.filter(({ tokenVersion }) => tokenVersion < key.tokenVersion) }
}

/** Lookups in the last hour; a five-minute step counts entirely when its last lookup is in that hour. */
function inLastHour(uses: readonly Use[], now: Date): number {
  return sum(uses.filter(({ last }) => now.getTime() - last.getTime() < TOKEN_UNUSED))
}
