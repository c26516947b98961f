import { and, eq, gt, isNull, or } from 'drizzle-orm'
import {
  DEFAULT_MAX_USERS,
  ownSeatsOf,
  requireAccount,
  setOwnSeats,
} from '#backend/modules/accounts/public.ts'
import { maxUsersOf } from '#domain/subscription/seats.ts'
import { subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import type { AccountSeats, MaxUsers, operations, SeatSource } from '#generated/subscription/types.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { MULTI_USER_LINE } from './catalog/seats.ts'
import { countGift, lockGifts } from './gifts/gifts.ts'
import { seatsValue } from './gifts/values.ts'
import { licenses, plans, subscriptions, tracks } from './tables.ts'

/**
 * How many people an account can have, and where the seats come from (decision R11): those of its paid plans, or
 * its own if they are more, and those of multi-user access.
 */
export async function seatsOf(db: Queries, accountId: number | null, now: Date): Promise<MaxUsers> {
  const { own, fromPlans, added } = await partsOf(db, accountId, now)
  const base: SeatSource[] =
    sum(fromPlans) >= own ? fromPlans : [{ kind: 'account', license_label: null, seats: own }]
  const sources = [...base, ...added]
  return { max_users: sum(sources), sources }
}

async function partsOf(db: Queries, accountId: number | null, now: Date) {
  const own = accountId === null ? DEFAULT_MAX_USERS : await ownSeatsOf(db, accountId)
  const brought = accountId === null ? [] : await seatsOfTerms(db, accountId, now)
  const fromPlans = brought.filter(({ kind }) => kind === 'plan')
  const added = brought.filter(({ kind }) => kind === 'multi-user-access')
  return { own, fromPlans, added }
}

/** Handlers of `openapi/subscription/account-seats.yaml`: seats of any account, for staff. */
export const accountSeatHandlers = {
  async getAccountSeats({ db, params, now }) {
    await requireAccount(db, params.id)
    return { status: 200, body: await accountSeats(db, params.id, now) }
  },

  async adjustSeats({ db, params, body, now, recordActivity, nothingChanged }) {
    const { own_seats: seats, reason, change_id: changeId, undoes_change: undoes, ...rest } = body
    assertAllRead(rest)
    await lockGifts(db, params.id)
    const added = seats - (await ownSeatsOf(db, params.id))
    if (await setOwnSeats(db, { accountId: params.id, seats, changeId, undoes })) {
      const value = Math.sign(added) * (await seatsValue(db, Math.abs(added)))
      const isUndone = undoes !== undefined
      await countGift(db, {
        accountId: params.id,
        subject: 'seats',
        value,
        field: 'own_seats',
        isUndone,
        now,
      })
      await recordActivity(String(params.id), { reason })
    } else nothingChanged()
    return { status: 200, body: await accountSeats(db, params.id, now) }
  },
} satisfies Pick<Handlers<operations>, 'getAccountSeats' | 'adjustSeats'>

async function accountSeats(db: Queries, accountId: number, now: Date): Promise<AccountSeats> {
  const { own, fromPlans, added } = await partsOf(db, accountId, now)
  const seats = { own, plans: sum(fromPlans), added: sum(added) }
  return {
    own_seats: own,
    plan_seats: seats.plans,
    added_seats: seats.added,
    max_users: maxUsersOf(seats),
  }
}

/** The seats of each license with a running term, by label. */
async function seatsOfTerms(db: Queries, accountId: number, now: Date): Promise<SeatSource[]> {
  const rows = await db
    .select({ term: subscriptions, track: tracks, license: licenses, seats: plans.seats })
    .from(tracks)
    .innerJoin(subscriptions, eq(subscriptions.trackId, tracks.trackId))
    .innerJoin(plans, eq(plans.planId, subscriptions.planId))
    .innerJoin(licenses, eq(licenses.licenseId, tracks.licenseId))
    .where(
      and(
        eq(tracks.accountId, accountId),
        gt(plans.seats, 0),
        isNull(subscriptions.termination),
        or(isNull(subscriptions.expiration), gt(subscriptions.expiration, now)),
      ),
    )
  const sources = new Map<number, SeatSource>()
  for (const { term, track, license, seats } of rows) {
    // A term is paid for until it ends, whatever is left of its lookups.
    const isRunning =
      subscriptionStatus({ ...term, suspended: track.suspended, remaining: term.issued }, now) === 'active'
    if (!isRunning || seats <= (sources.get(track.trackId)?.seats ?? 0)) continue
    const kind = license.productLine === MULTI_USER_LINE ? 'multi-user-access' : 'plan'
    sources.set(track.trackId, { kind, license_label: license.label, seats })
  }
  return [...sources.values()].toSorted((a, b) =>
    (a.license_label ?? '').localeCompare(b.license_label ?? '', 'en'),
  )
}

const sum = (sources: readonly SeatSource[]) => sources.reduce((total, { seats }) => total + seats, 0)
