import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { Person } from '../../../support/backend.ts'
import { createRandom } from '../../payment/interleavings/random.ts'
import { auditBooks, auditTags, compare, demand, type TaggedCall } from './audit.ts'
import { freshLogin, openAccount, type Played, perform } from './customers.ts'
import { endFrom } from './dates.ts'
import { runDeliveries, runJobs } from './jobs.ts'
import { callWithTag, look } from './lookups.ts'
import { createModel, type Model } from './model.ts'
import { auditNotices } from './notices.ts'
import { currentOf, untold } from './promises.ts'
import { lifeOf, type Replicas } from './replicas.ts'
import { actorsOf, type Customer, type Step, stepsOf } from './steps.ts'
import type { Account, Capped, PlanOfModel, Term } from './tracks.ts'

/** Lookups of one call of the year at most. */
const MOST = 20_000
/** The card vendor is out of reach for the first hours of every so many days. */
const OUTAGE = { days: 17, hours: 5 }
/** For how long the request log has every call, in milliseconds. */
const LOGGED = 29 * DAY

export interface YearOptions {
  seed: number
  accounts: number
  days: number
  /** Whether servers die in the middle of their work. */
  isDeadly: boolean
}

export interface Figures {
  steps: number
  rejected: number
  lookups: number
  renewals: number
  /** Terms that were bought early, and those of plans that changed during a term. */
  early: number
  upgrades: number
  unpaid: number
  /** Orders whose bank transfer was recorded, and that got a PO number. */
  transfers: number
  numbered: number
  capped: Capped
  /** Lookups with a tag that the request log still has. */
  tagged: number
  notices: number
  kills: number
}

interface Actor {
  customer: Customer
  played: Played
  account: Account
  lookups: number
  calls: TaggedCall[]
}

/** Whether the vendor is out of reach at an hour of the year that began at `began`. */
const outageSince = (began: number) => (now: number) => {
  const hours = Math.floor((now - began) / HOUR)
  return Math.floor(hours / 24) % OUTAGE.days === OUTAGE.days - 1 && hours % 24 < OUTAGE.hours
}

/** Plays a year, hour by hour, on the servers and in the model, and throws at the first difference. */
export async function simulateYear(
  replicas: Replicas,
  plans: ReadonlyMap<number, PlanOfModel>,
  options: YearOptions,
): Promise<Figures> {
  const { seed, days, isDeadly } = options
  const { clock, first } = replicas
  const began = clock.now().getTime()
  const isVendorDown = outageSince(began)
  const model = createModel(plans, isVendorDown)
  const random = createRandom(seed + 17)
  const actors: Actor[] = []
  for (const customer of actorsOf(seed, options.accounts)) {
    const played = await openAccount(replicas, customer)
    actors.push({
      ...{ customer, played, account: openInModel(model, plans, customer, began) },
      ...{ lookups: 0, calls: [] },
    })
  }
  const figures = { steps: 0, rejected: 0, transfers: 0, numbered: 0 }
  const staff = await first.person({ roles: [INTERNAL_ROLE] })
  for (let day = 0; day < days; day++) {
    const steps = actors.map(({ customer }, index) => stepsOf(seed, index, customer, day))
    for (let hour = 0; hour < 24; hour++) {
      const now = clock.now().getTime()
      const isBusy = steps.some(byHour => byHour.has(hour))
      const caller = isBusy ? await freshLogin(replicas, staff, [INTERNAL_ROLE]) : staff
      for (const [index, each] of actors.entries())
        for (const action of steps[index]?.get(hour) ?? []) await takeStep(each, action, caller, now)
      replicas.isVendorDown = isVendorDown(now)
      await runJobs(replicas, isDeadly ? () => lifeOf(random) : undefined)
      replicas.isVendorDown = false
      for (const { account } of actors) model.tick(account, now)
      clock.advance(HOUR)
    }
    await compare(first.db, actors).catch(error => {
      throw new Error(`seed ${seed}, day ${day}: ${error.message}`)
    })
  }
  // What waits for the email of the next hour goes out.
  for (let hour = 0; hour < 2; hour++) {
    clock.advance(HOUR)
    await runDeliveries(replicas)
  }
  const notices = await auditNotices(first.db, actors)
  await auditBooks(first.db, actors)
  const tagged = await auditTags(first.db, actors, new Date(clock.now().getTime() - LOGGED))
  const terms = model.accounts.flatMap(({ tracks }) => tracks.flatMap(track => track.terms))
  const bills = terms.flatMap(({ bill }) => bill ?? [])
  const upgrades = bills.filter(({ credit }) => credit !== null).length
  const early = model.accounts.flatMap(({ tracks }) => tracks.flatMap(track => track.purchases)).length
  return {
    ...figures,
    lookups: actors.reduce((sum, { lookups }) => sum + lookups, 0),
    renewals: bills.length - early - upgrades,
    early,
    upgrades,
    unpaid: bills.filter(({ state }) => state !== 'paid').length,
    notices,
    ...{ capped: model.capped, tagged },
    kills: replicas.kills,
  }

  async function takeStep(each: Actor, action: Step, caller: Person, now: number): Promise<void> {
    const { account, played } = each
    figures.steps += 1
    let [isExpected, isDone] = [false, false]
    if (action.kind === 'look') {
      const track = account.tracks[action.track]
      const term = track && currentOf(track, now)
      const key = played.keys[action.track]
      if (!track || !term || !key) throw new Error('the script names a license that is held')
      const lookups = Math.min(
        MOST,
        Math.ceil(((plans.get(term.planId)?.lookups ?? 0) * action.thousandths) / 1000),
      )
      isExpected = model.look(track, lookups, now)
      isDone = await look(first, key, { licenseId: track.licenseId, lookups })
      if (isDone) each.lookups += lookups
    } else if (action.kind === 'call') {
      const [track, key] = [account.tracks[action.track], played.keys[action.track]]
      if (!track || !key) throw new Error('the script names a license that is held')
      isExpected = model.look(track, 1, now)
      isDone = await callWithTag(first, key, action.tag)
      if (isDone) each.lookups += 1
      if (isDone) each.calls.push({ at: now, tag: action.tag })
    } else {
      isExpected = model.action(account, action, now)
      isDone = await perform(replicas, played, action, caller)
    }
    if (!isDone) figures.rejected += 1
    else if (action.kind === 'transfer') figures.transfers += 1
    else if (action.kind === 'purchase-order') figures.numbered += 1
    const outcome = isDone ? 'done' : 'rejected'
    demand(
      isDone === isExpected,
      `seed ${seed}, ${new Date(now).toISOString()}, account ${played.accountId}: ${JSON.stringify(action)} is ${outcome}`,
    )
  }
}

/** What a customer holds when the year begins. */
function openInModel(
  model: Model,
  plans: ReadonlyMap<number, PlanOfModel>,
  { card, holdings }: Customer,
  now: number,
): Account {
  const account: Account = {
    ...{ card, cap: null },
    tracks: holdings.map(({ planId, age, renews }) => {
      const plan = plans.get(planId)
      if (!plan) throw new Error(`the catalog has no plan ${planId}`)
      const start = now - age * HOUR
      const term: Term = {
        ...{ planId, start, ...endFrom(plan, start, undefined) },
        ...{ issued: plan.lookups, remaining: plan.lookups, nextPlanId: null },
        ...{ renews: renews && plan.renewable, stopped: null, stoppedByBill: false },
        ...{ bill: null, hasFollower: false, isReplaced: false, capped: null, told: untold() },
      }
      return { licenseId: plan.licenseId, suspended: false, terms: [term], early: null, purchases: [] }
    }),
  }
  model.accounts.push(account)
  return account
}
