import { DAY, HOUR } from '#domain/time/durations.ts'
import { endFrom } from './dates.ts'
import { fits, monthOf, settle, totalOf, unusedOf } from './money.ts'
import { currentOf, lookAt, statusOf, untold, wasUsed } from './promises.ts'
import type { Step } from './steps.ts'
import type { Account, Capped, PlanOfModel, Term, Track } from './tracks.ts'

const UNLIMITED = 1_000_000_000_000
/** What the documents promise of a renewal, written down here again on purpose. */
const LEAD = HOUR
const GRACE = 14 * DAY
/** How long after its end a term still renews. */
const LATEST = 14 * DAY
const RETRIES = [1, 3, 5, 7, 10, 13].map(days => days * DAY)

/** What people or staff do, other than lookups. */
export type Act = Exclude<Step, { kind: 'look' | 'call' }>

/** What should be: a second, simple account of the same rules, which knows no database, no crash and no concurrency. */
export interface Model {
  accounts: Account[]
  capped: Capped
  /** Carries out what a person or staff does. Whether it is possible. */
  action(account: Account, action: Act, now: number): boolean
  /** Takes lookups from the term that pays. Whether there is one. */
  look(track: Track, lookups: number, now: number): boolean
  /** What the clock brings about at an hour. */
  tick(account: Account, now: number): void
}

export function createModel(
  plans: ReadonlyMap<number, PlanOfModel>,
  isVendorDown: (now: number) => boolean,
): Model {
  const planOf = (planId: number) => {
    const plan = plans.get(planId)
    if (!plan) throw new Error(`the model has no plan ${planId}`)
    return plan
  }
  const capped: Capped = { upgrades: 0, early: 0, renewals: 0, late: 0, dropped: 0 }
  /** Terms whose early purchase was stopped by the cap. */
  const notBought = new Set<Term>()
  const model: Model = { accounts: [], capped, action, look, tick }
  return model

  function action(account: Account, wanted: Act, now: number): boolean {
    if (wanted.kind === 'card') {
      account.card = wanted.card
      // A new primary card is tried at once.
      if (wanted.card !== 'none')
        for (const bill of account.tracks.flatMap(({ terms }) => terms.flatMap(term => term.bill ?? [])))
          if (bill.state === 'grace') bill.nextAttempt = now
      return true
    }
    if (wanted.kind === 'cap') {
      account.cap = wanted.monthly
      return true
    }
    if (wanted.kind === 'pay' || wanted.kind === 'transfer' || wanted.kind === 'purchase-order') {
      const [term] = account.tracks
        .flatMap(({ terms }) => terms)
        .filter(({ bill }) => bill && bill.state !== 'paid')
        .toSorted((a, b) => (a.bill?.placed ?? 0) - (b.bill?.placed ?? 0))
      if (!term) return false
      // A number changes nothing else.
      if (wanted.kind !== 'purchase-order') settle(term, now)
      return true
    }
    const track = account.tracks[wanted.track]
    if (!track) throw new Error('the script names a track that is there')
    if (wanted.kind === 'suspend' || wanted.kind === 'resume') {
      const suspended = wanted.kind === 'suspend'
      if (track.suspended === suspended) return false
      track.suspended = suspended
      return true
    }
    const current = currentOf(track, now)
    if (!current) return false
    if (wanted.kind === 'upgrade') return upgrade(account, { track, current, planId: wanted.planId }, now)
    if (wanted.kind === 'terminate') {
      if (current.stopped !== null) return false
      current.stopped = now
      current.renews = false
      return true
    }
    if (wanted.kind === 'top-up') {
      if (current.stopped !== null || current.issued >= UNLIMITED) return false
      const added = Math.ceil(current.issued / 10)
      current.issued += added
      current.remaining += added
      return true
    }
    if (wanted.kind === 'extend') {
      if (current.stopped !== null || current.end === null) return false
      current.end += 3 * DAY
      if (current.capped) current.told.isPlain = false
      return true
    }
    if (wanted.kind === 'early' && wanted.times === 0) {
      track.early = null
      return true
    }
    if (wanted.kind !== 'switch' && wanted.kind !== 'choose' && wanted.kind !== 'early') return false
    const status = statusOf(current, track, now)
    const isUsedUp = status === 'depleted' && (current.end === null || current.end > now)
    if (status !== 'active' && status !== 'prepaid' && !isUsedUp) return false
    const last = track.terms.at(-1)
    if (wanted.kind === 'early') {
      if (!last?.renews || !planOf(last.planId).renewable || account.card === 'none') return false
      const { planId, price } = planOf(last.nextPlanId ?? last.planId)
      const monthlyLimit = Math.ceil(totalOf(price) * wanted.terms)
      track.early = { planId, maxTimes: wanted.times, monthlyLimit }
      return true
    }
    const isOff = wanted.kind === 'switch' && !wanted.on
    if (!isOff && !planOf(last?.planId ?? 0).renewable) return false
    if (isOff) track.early = null
    for (const term of track.terms.filter(({ stopped, start }) => stopped === null && start >= current.start))
      if (!planOf(term.planId).renewable) continue
      else if (wanted.kind === 'switch') term.renews = wanted.on
      else term.nextPlanId = wanted.planId
    return true
  }

  /** A dearer plan takes the place of what is paid, which is credited as far as it is unused. */
  function upgrade(
    account: Account,
    { track, current, planId }: { track: Track; current: Term; planId: number },
    now: number,
  ): boolean {
    const { card } = account
    const plan = planOf(planId)
    const live = track.terms.filter(
      ({ planId, stopped, end }) =>
        planOf(planId).price > 0 && stopped === null && (end === null || end > now),
    )
    if (card !== 'good' || track.suspended || !live.length) return false
    if (live.some(({ bill }) => bill && bill.state !== 'paid')) return false
    if (plan.price <= planOf(current.planId).price) return false
    const credit = live.reduce((sum, term) => sum + unusedOf(term, planOf(term.planId), now), 0)
    const total = totalOf(plan.price - credit)
    if (plan.price < credit || (total > 0 && total < 50)) return false
    if (!fits(account, total, now)) {
      capped.upgrades += 1
      return false
    }
    for (const term of live) term.stopped = now
    const amount = plan.price - credit
    track.terms.push({
      ...{ planId, start: now, issued: plan.lookups, remaining: plan.lookups, nextPlanId: null },
      ...endFrom(
        plan,
        now,
        track.terms.find(({ end }) => end === now),
      ),
      ...{ renews: true, stopped: null, stoppedByBill: false, hasFollower: false, isReplaced: false },
      capped: null,
      bill: { placed: now, amount, credit, state: 'paid', failures: [], nextAttempt: null },
      told: untold(),
    })
    return true
  }

  function look(track: Track, lookups: number, now: number): boolean {
    const able = track.terms
      .filter(term => statusOf(term, track, now) === 'active' && term.remaining >= lookups)
      .toSorted((a, b) => b.start - a.start)
    const [paying] = able
    if (!paying) return false
    const before = paying.remaining
    paying.remaining -= lookups
    wasUsed(paying, before)
    return true
  }

  function tick(account: Account, now: number): void {
    for (const track of account.tracks) {
      renew(account, track, now)
      buyEarly(account, track, now)
      for (const term of track.terms) {
        charge(account, track, term, now)
        const { bill } = term
        if (bill?.state === 'grace' && now >= bill.placed + GRACE) {
          bill.state = 'stopped'
          if (term.stopped === null) Object.assign(term, { stopped: now, stoppedByBill: true })
        }
      }
      for (const term of track.terms) lookAt(term, track, planOf(term.planId), now)
    }
  }

  function renew(account: Account, track: Track, now: number): void {
    const last = track.terms.at(-1)
    if (!last || last.stopped !== null || last.hasFollower || last.capped === 'dropped') return
    if (track.suspended) {
      // A renewal that waits for the license comes however late.
      if (last.capped) last.capped = 'waiting'
      return
    }
    const plan = planOf(last.planId)
    // Whether its lookups last until then changes nothing.
    const isEnding = last.end !== null && last.end <= now + LEAD
    if (!plan.renewable || !last.renews || !isEnding) {
      last.capped = null
      return
    }
    if (last.capped === 'blocked' && last.end !== null && last.end <= now - LATEST) {
      last.capped = 'dropped'
      capped.dropped += 1
      return
    }
    // What was not paid does not renew until it is.
    if (last.bill && last.bill.state !== 'paid') return
    if (!fits(account, totalOf(planOf(last.nextPlanId ?? last.planId).price), now)) {
      if (last.capped !== 'blocked') capped.renewals += 1
      last.capped = 'blocked'
      return
    }
    if (last.capped === 'blocked') capped.late += 1
    last.capped = null
    follow(track, last, Math.max(last.end ?? now, now), now)
  }

  function follow(track: Track, last: Term, start: number, now: number): Term {
    const next = planOf(last.nextPlanId ?? last.planId)
    last.hasFollower = true
    const term: Term = {
      planId: next.planId,
      start,
      ...endFrom(next, start, last),
      issued: next.lookups,
      remaining: next.lookups,
      nextPlanId: null,
      renews: true,
      stopped: null,
      stoppedByBill: false,
      bill: {
        ...{ placed: now, amount: next.price, credit: null },
        ...{ state: 'grace', failures: [], nextAttempt: now },
      },
      hasFollower: false,
      isReplaced: false,
      capped: null,
      told: untold(),
    }
    track.terms.push(term)
    return term
  }

  /** Buys the next term of a used-up one as far as the customer has agreed, or starts the one that is ordered. */
  function buyEarly(account: Account, track: Track, now: number): void {
    const { early, terms, purchases } = track
    const used = terms.findLast(({ start }) => start <= now)
    if (!early || !used || track.suspended || used.stopped !== null || used.isReplaced) return
    // A renewal that came to nothing is the last word.
    if (used.capped === 'dropped') return
    if (used.issued <= 0 || used.issued >= UNLIMITED || used.remaining > 0) return
    if ((used.end !== null && used.end <= now) || !planOf(used.planId).renewable) return
    const next = terms[terms.indexOf(used) + 1]
    if (next) {
      if (next.stopped !== null) return
      used.isReplaced = true
      next.start = now
      Object.assign(next, endFrom(planOf(next.planId), now, used))
      return
    }
    const plan = planOf(used.nextPlanId ?? used.planId)
    const total = totalOf(plan.price)
    if (!used.renews || plan.planId !== early.planId || account.card === 'none') return
    if (used.bill && used.bill.state !== 'paid') return
    const origin = purchases.find(({ gives }) => gives === used)
    const isLasting = origin && (origin.until === null || origin.until > now)
    const { countsFor, until } = isLasting ? origin : { countsFor: used, until: used.end }
    if (purchases.filter(bought => bought.countsFor === countsFor).length >= early.maxTimes) return
    const spent = purchases
      .filter(({ at }) => monthOf(at) === monthOf(now))
      .reduce((sum, each) => sum + each.total, 0)
    if (spent + total > early.monthlyLimit) return
    if (!fits(account, total, now)) {
      capped.early = notBought.add(used).size
      return
    }
    used.isReplaced = true
    const gives = follow(track, used, now, now)
    purchases.push({ at: now, total, countsFor, until, gives })
  }

  function charge({ card }: Account, { suspended }: Track, { bill, stopped }: Term, now: number): void {
    if (bill?.state !== 'grace' || suspended || stopped !== null) return
    if (bill.nextAttempt === null || bill.nextAttempt > now) return
    if (card !== 'none' && isVendorDown(now)) return
    if (card === 'good') {
      bill.state = 'paid'
      return
    }
    bill.failures.push(now)
    const [first = now] = bill.failures
    bill.nextAttempt = RETRIES.map(after => first + after).find(time => time > now) ?? null
  }
}
