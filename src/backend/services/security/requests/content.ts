import { eq } from 'drizzle-orm'
import { plansById, subscriptions, tracks } from '#backend/services/subscription/public.ts'
import { REQUEST_CONTENT_TIME } from '#generated/durations.ts'
import type { operations } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { recordOf, requireCurrentKey, requireKey } from '../keys/limits.ts'
import { embeddedKeys, secretKeys } from '../tables.ts'

/** Handlers of the content of requests, in `openapi/security/requests.yaml`. */
export const requestContentHandlers = {
  async getRequestContent(context) {
    const { db, params, now } = context
    const { kind } = await requireKey(context)
    const table = tableOf(kind)
    const [key] = await db
      .select({ contentEnds: table.contentEnds })
      .from(table)
      .where(eq(table.keyId, params.id))
    return { status: 200, body: toState(params.id, key?.contentEnds ?? null, now) }
  },

  async setRequestContent(context) {
    const { db, params, now } = context
    const facts = await requireCurrentKey(context)
    if (await isPrivate(context)) throw problem('content-is-private')
    const contentEnds = new Date(now.getTime() + REQUEST_CONTENT_TIME)
    const table = tableOf(facts.kind)
    await db.update(table).set({ contentEnds }).where(eq(table.keyId, params.id))
    await context.recordActivity(params.id, recordOf(facts))
    return { status: 200, body: toState(params.id, contentEnds, now) }
  },

  async clearRequestContent(context) {
    const { db, params, now } = context
    const { kind, label } = await requireKey(context, 'locked until the transaction ends')
    const table = tableOf(kind)
    const [key] = await db
      .select({ contentEnds: table.contentEnds })
      .from(table)
      .where(eq(table.keyId, params.id))
    await db.update(table).set({ contentEnds: null }).where(eq(table.keyId, params.id))
    if (key?.contentEnds && key.contentEnds > now)
      await context.recordActivity(params.id, recordOf({ kind, label }))
    else context.nothingChanged()
    return { status: 204 }
  },
} satisfies Partial<Handlers<operations>>

const tableOf = (kind: 'secret' | 'embedded') => (kind === 'secret' ? secretKeys : embeddedKeys)

function toState(keyId: string, ends: Date | null, now: Date) {
  return { key_id: keyId, content_expires_at: ends && ends > now ? ends.toISOString() : null }
}

/** Whether any plan that the account has had promises that nothing of its lookups is kept. */
async function isPrivate({ db, caller }: Pick<Context, 'db' | 'caller'>): Promise<boolean> {
  const terms = await db
    .selectDistinct({ planId: subscriptions.planId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(tracks.accountId, accountOf(caller)))
  const plans = await plansById(
    db,
    terms.map(({ planId }) => planId),
  )
  return [...plans.values()].some(plan => plan.enhanced_data_privacy)
}
