import { eq, sql } from 'drizzle-orm'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import type { operations, Subscription } from '#generated/subscription/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { toWire } from './subscriptions.ts'
import { subscriptions } from './tables.ts'
import { lockTrack, reconsiderRenewals, type Track } from './track-terms.ts'

type Row = typeof subscriptions.$inferSelect
type OnTerm = Context<{ id: number }>

/** Handlers of `openapi/subscription/admin.yaml` that change one subscription. */
export const staffTermHandlers = {
  async adjustLookups(context) {
    const { lookups, reason, ...rest } = context.body
    assertAllRead(rest)
    const term = await lockTerm(context)
    if (term.row.issued === lookups) return asBefore(context, term)
    // In one statement with what is left at that moment, since lookups go on being counted meanwhile.
    const remaining = sql`${subscriptions.remaining} + (${lookups}::bigint - ${subscriptions.issued})`
    return change(context, term, { issued: lookups, remaining }, reason)
  },

  async adjustDuration(context) {
    const { expiration, reason, ...rest } = context.body
    assertAllRead(rest)
    const term = await lockTerm(context)
    const ends = new Date(expiration)
    if (ends <= term.row.start) throw problem('end-before-start', { fields: ['expiration'] })
    if (term.row.expiration?.getTime() === ends.getTime()) return asBefore(context, term)
    return change(context, term, { expiration: ends }, reason)
  },

  async adjustRateLimit(context) {
    const { rate_limit, expiration, reason, ...rest } = context.body
    assertAllRead(rest)
    const term = await lockTerm(context)
    const until = expiration === null ? null : new Date(expiration).toISOString()
    const rateLimit = { rate_limit, created: context.now.toISOString(), expiration: until }
    return change(context, term, { rateLimit }, reason)
  },

  async terminateSubscription(context) {
    const term = await lockTerm(context)
    const ended = { termination: context.now, autorenewDisabled: true }
    return change(context, term, ended, context.query.reason)
  },
} satisfies Pick<
  Handlers<operations>,
  'adjustLookups' | 'adjustDuration' | 'adjustRateLimit' | 'terminateSubscription'
>

interface Term {
  row: Row
  track: Track
}

/** A subscription of any account that has not been terminated, with its track, both held. */
async function lockTerm({ db, params }: OnTerm): Promise<Term> {
  const isThis = eq(subscriptions.subscriptionId, params.id)
  const [found] = await db.select({ trackId: subscriptions.trackId }).from(subscriptions).where(isThis)
  if (!found) throw problem('not-found')
  const track = await lockTrack(db, found.trackId)
  const row = await readTerm(db, params.id)
  if (timeOf(row.termination) !== undefined) throw problem('already-terminated')
  return { row, track }
}

async function readTerm(db: Queries, id: number): Promise<Row> {
  const [row] = await db.select().from(subscriptions).where(eq(subscriptions.subscriptionId, id))
  if (!row) throw problem('not-found')
  return row
}

async function change(
  { db, recordActivity }: OnTerm,
  { row: { subscriptionId }, track }: Term,
  values: Parameters<ReturnType<Queries['update']>['set']>[0],
  reason: string,
) {
  const [row] = await db
    .update(subscriptions)
    .set(values)
    .where(eq(subscriptions.subscriptionId, subscriptionId))
    .returning()
  if (!row) throw new Error('a held row is there')
  await reconsiderRenewals(db, track.trackId)
  await recordActivity(String(subscriptionId), { reason })
  return ok(await wire(db, { row, track }))
}

async function asBefore({ db, nothingChanged }: OnTerm, term: Term) {
  nothingChanged()
  return ok(await wire(db, term))
}

const ok = (body: Subscription) => ({ status: 200 as const, body })

async function wire(db: Queries, term: Term): Promise<Subscription> {
  const [body] = await toWire(db, [term])
  if (!body) throw new Error('each term is answered')
  return body
}
