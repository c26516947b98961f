import { and, eq, gte, ne, sql } from 'drizzle-orm'
import { timeOf } from '#domain/subscription/subscription-status.ts'
import { UNLIMITED_LOOKUPS } from '#domain/text/amounts.ts'
import { DAY } from '#domain/time/durations.ts'
import type { operations, Subscription } from '#generated/subscription/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { countGift, lockGifts } from '../gifts/gifts.ts'
import { daysValue, lookupsValue } from '../gifts/values.ts'
import { toWire } from '../subscriptions/subscriptions.ts'
import { subscriptions, tracks } from '../tables.ts'
import { lockTrack, reconsiderRenewals, type Track } from '../track-terms.ts'
import { requireLatest, type StaffChanges } from './change.ts'

type Row = typeof subscriptions.$inferSelect
type OnTerm = Context<{ id: number }>

/** Handlers of `openapi/subscription/staff.yaml` that change one subscription. */
export const staffTermHandlers = {
  async adjustLookups(context) {
    const { lookups, reason, change_id, undoes_change: undoes, ...rest } = context.body
    assertAllRead(rest)
    const term = await lockTerm(context, { forGift: true })
    const { issued, remaining: left } = term.row
    if (issued === lookups) return asBefore(context, term)
    if (undoes !== undefined) {
      requireLatest(term.row.staffChanges.lookups, undoes)
      if (issued - left > lookups) throw problem('used-since')
    }
    await countLookups(context, term, lookups, undoes !== undefined)
    // In one statement with what is left at that moment, since lookups go on being counted meanwhile.
    const remaining = sql`${subscriptions.remaining} + (${lookups}::bigint - ${subscriptions.issued})`
    return change(context, term, { issued: lookups, remaining }, { reason, lookups: change_id })
  },

  async adjustDuration(context) {
    const { expiration, reason, change_id, undoes_change: undoes, ...rest } = context.body
    assertAllRead(rest)
    const term = await lockTerm(context, { forGift: true })
    const ends = new Date(expiration)
    if (ends <= term.row.start) throw problem('end-before-start', { fields: ['expiration'] })
    if (term.row.expiration?.getTime() === ends.getTime()) return asBefore(context, term)
    if (undoes !== undefined) {
      const { at } = requireLatest(term.row.staffChanges.duration, undoes)
      await requireNoNewTerm(context.db, term, at)
    }
    await countDays(context, term, ends, undoes !== undefined)
    return change(context, term, { expiration: ends }, { reason, duration: change_id })
  },

  async adjustRateLimit(context) {
    const { rate_limit, expiration, reason, change_id, undoes_change: undoes, ...rest } = context.body
    assertAllRead(rest)
    const term = await lockTerm(context)
    if (undoes !== undefined) requireLatest(term.row.staffChanges.rateLimit, undoes)
    const until = expiration === null ? null : new Date(expiration).toISOString()
    const rateLimit = { rate_limit, created: context.now.toISOString(), expiration: until }
    return change(context, term, { rateLimit }, { reason, rateLimit: change_id })
  },

  async terminateSubscription(context) {
    const term = await lockTerm(context)
    const ended = { termination: context.now, autorenewDisabled: true }
    return change(context, term, ended, { reason: context.query.reason })
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
async function lockTerm({ db, params }: OnTerm, { forGift = false } = {}): Promise<Term> {
  const [found] = await db
    .select({ trackId: tracks.trackId, accountId: tracks.accountId })
    .from(subscriptions)
    .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
    .where(eq(subscriptions.subscriptionId, params.id))
  if (!found) throw problem('not-found')
  if (forGift) await lockGifts(db, found.accountId)
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

/** What a change was, and why: the id that staff gave it, if any, under what it changes. */
type Named = Partial<Record<keyof StaffChanges, string | undefined>>

async function change(
  context: OnTerm,
  { row: { subscriptionId, staffChanges }, track }: Term,
  values: Parameters<ReturnType<Queries['update']>['set']>[0],
  { reason, ...named }: Named & { reason: string },
) {
  const { db, recordActivity } = context
  const [row] = await db
    .update(subscriptions)
    .set({ ...values, staffChanges: { ...staffChanges, ...changesOf(named, context.now) } })
    .where(eq(subscriptions.subscriptionId, subscriptionId))
    .returning()
  if (!row) throw new Error('a held row is there')
  await reconsiderRenewals(db, track.trackId)
  await recordActivity(String(subscriptionId), { reason })
  return ok(await wire(db, { row, track }))
}

/** Counts lookups that are added to a term, or taken back. Throws `gift-too-large`. */
async function countLookups(
  { db, now }: OnTerm,
  { row, track }: Term,
  lookups: number,
  isUndone: boolean,
): Promise<void> {
  const added = lookups - row.issued
  const counted = lookups >= UNLIMITED_LOOKUPS ? lookups : Math.abs(added)
  const value = Math.sign(added) * (await lookupsValue(db, { planId: row.planId, lookups: counted }))
  const subject = `lookups of subscription ${row.subscriptionId}`
  await countGift(db, { accountId: track.accountId, subject, value, field: 'lookups', isUndone, now })
}

/** Counts the time that is added to a term, or taken back, and that is not over yet. Throws `gift-too-large`. */
async function countDays(
  { db, now }: OnTerm,
  { row, track }: Term,
  ends: Date,
  isUndone: boolean,
): Promise<void> {
  // What has no end can't get a later one.
  const before = Math.max(now.getTime(), timeOf(row.expiration) ?? ends.getTime())
  const added = (Math.max(now.getTime(), ends.getTime()) - before) / DAY
  const { planId, issued: lookups } = row
  const value = Math.sign(added) * (await daysValue(db, { planId, lookups, days: Math.abs(added) }))
  const subject = `end of subscription ${row.subscriptionId}`
  await countGift(db, { accountId: track.accountId, subject, value, field: 'expiration', isUndone, now })
}

async function asBefore({ db, nothingChanged }: OnTerm, term: Term) {
  nothingChanged()
  return ok(await wire(db, term))
}

function changesOf(named: Named, now: Date): StaffChanges {
  return Object.fromEntries(
    Object.entries(named).map(([setting, id]) => [setting, { id: id ?? null, at: now.toISOString() }]),
  )
}

/** Throws if another term of the track was added since. */
async function requireNoNewTerm(db: Queries, { row, track }: Term, since: string): Promise<void> {
  const added = and(
    eq(subscriptions.trackId, track.trackId),
    ne(subscriptions.subscriptionId, row.subscriptionId),
    gte(subscriptions.created, new Date(since)),
  )
  if (await db.$count(subscriptions, added)) throw problem('renewed-since')
}

const ok = (body: Subscription) => ({ status: 200 as const, body })

async function wire(db: Queries, term: Term): Promise<Subscription> {
  const [body] = await toWire(db, [term])
  if (!body) throw new Error('each term is answered')
  return body
}
