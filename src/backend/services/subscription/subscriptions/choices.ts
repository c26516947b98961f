import { and, eq, inArray } from 'drizzle-orm'
import { nextPlanIdOf } from '#domain/subscription/renewal.ts'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import type { operations, Plan, SelectNextPlanBody, Subscription } from '#generated/subscription/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { amountsOf, problem } from '#kernel/http/problem.ts'
import { plansFor } from '../catalog/catalog.ts'
import { turnOff } from '../early-purchase/consents.ts'
import { keepChoice } from '../renewal-choices.ts'
import { subscriptions } from '../tables.ts'
import {
  lockTrack,
  reconsiderRenewals,
  requireEditable,
  requireRenewable,
  type TrackTerms,
  termsOfTrack,
} from '../track-terms.ts'

type OnTrack = Context<{ id: number }>

/** Handlers of `openapi/subscription/subscriptions.yaml` that change what happens at the end of a term. */
export const choiceHandlers = {
  async selectNextPlan(context) {
    const { next_plan_id, price, renewal_consent: version, ...rest } = context.body
    assertAllRead(rest)
    const held = await lockTerms(context)
    const plan = await planFor(context, next_plan_id)
    if (!plan) throw problem('not-found')
    const { current, last, renewing } = requireRenewable(held, context.now)
    // A plan that is no longer sold, or that only sales sells, stays with those who have it.
    const theirs = [nextPlanIdOf(last), nextPlanIdOf({ ...last, next_plan_id: null })]
    const isOffered = plan.renewable && plan.purchasable && !plan.discontinued
    if (plan.license_id !== last.license_id || !(isOffered || theirs.includes(plan.plan_id)))
      throw problem('plan-not-renewable')
    // While renewal is off there is nothing to agree to: turning it on asks for the consent to the plan selected here.
    if (renewing.some(term => !term.autorenew_disabled) && version === undefined)
      throw problem('renewal-consent-missing', { fields: ['renewal_consent'] })
    requireAgreement({ price, renewal_consent: version }, plan)
    const changed = renewing.filter(term => term.next_plan_id !== next_plan_id)
    if (!changed.length) return asBefore(context, current)
    await change(context, changed, { nextPlanId: next_plan_id })
    const names = await keepChoice(context, current, { choice: 'next-plan', plan, version })
    const { plan_description } = plan
    await context.recordActivity(String(context.params.id), { facts: { plan_description, ...names } })
    return ok(changed.includes(current) ? { ...current, next_plan_id } : current)
  },

  async cancelNextPlan(context) {
    const { current, last, renewing } = requireRenewable(await lockTerms(context), context.now)
    const changed = renewing.filter(term => term.next_plan_id !== null)
    if (!changed.length) {
      context.nothingChanged()
      return { status: 204 }
    }
    await change(context, changed, { nextPlanId: null })
    const nextId = nextPlanIdOf({ ...last, next_plan_id: null })
    const plan = (await planFor(context, nextId)) ?? { plan_id: nextId, price: null }
    const facts = await keepChoice(context, current, { choice: 'next-plan', plan })
    await context.recordActivity(String(context.params.id), { facts })
    return { status: 204 }
  },

  async disableRenewal(context) {
    const { current, last, renewing } = requireEditable(await lockTerms(context), context.now)
    const changed = renewing.filter(term => !term.autorenew_disabled)
    if (!changed.length) return asBefore(context, current)
    await change(context, changed, { autorenewDisabled: true })
    // Who wants no next term wants none early either.
    await turnOff(context.db, context.params.id, context.now)
    const nextId = nextPlanIdOf(last)
    const plan = (await planFor(context, nextId)) ?? { plan_id: nextId, price: null }
    const facts = await keepChoice(context, current, { choice: 'off', plan })
    await context.recordActivity(String(context.params.id), { facts })
    return ok({ ...current, autorenew_disabled: true })
  },

  async resumeRenewal(context) {
    const { price, renewal_consent: version, ...rest } = context.body
    assertAllRead(rest)
    const { current, last, renewing } = requireRenewable(await lockTerms(context), context.now)
    const plan = await planFor(context, nextPlanIdOf(last))
    if (!plan) throw problem('plan-not-renewable')
    requireAgreement({ price, renewal_consent: version }, plan)
    const changed = renewing.filter(term => term.autorenew_disabled)
    if (!changed.length) return asBefore(context, current)
    await change(context, changed, { autorenewDisabled: false })
    const facts = await keepChoice(context, current, { choice: 'on', plan, version })
    await context.recordActivity(String(context.params.id), { facts })
    return ok(changed.includes(current) ? { ...current, autorenew_disabled: false } : current)
  },
} satisfies Pick<
  Handlers<operations>,
  'selectNextPlan' | 'cancelNextPlan' | 'disableRenewal' | 'resumeRenewal'
>

const ok = (body: Subscription) => ({ status: 200 as const, body })

function asBefore({ nothingChanged }: OnTrack, current: Subscription) {
  nothingChanged()
  return ok(current)
}

async function lockTerms({ db, params, caller, now }: OnTrack): Promise<TrackTerms | undefined> {
  return termsOfTrack(db, await lockTrack(db, params.id, accountOf(caller)), now)
}

/** Throws if the person has seen other words, or another price. */
function requireAgreement(
  { price, renewal_consent }: Pick<SelectNextPlanBody, 'price' | 'renewal_consent'>,
  plan: Plan,
): void {
  if (renewal_consent !== undefined && renewal_consent !== RENEWAL_CONSENT_VERSION)
    throw problem('renewal-consent-outdated', { fields: ['renewal_consent'] })
  if (price !== plan.price)
    throw problem('price-changed', {
      fields: ['price'],
      ...amountsOf({ before: price, now: plan.price }),
    })
}

/** A plan with what it costs the account; undefined for one without a price. */
async function planFor({ db, caller }: OnTrack, planId: number): Promise<Plan | undefined> {
  return (await plansFor(db, { accountId: accountOf(caller), planIds: [planId] })).get(planId)
}

async function change(
  { db, params }: OnTrack,
  terms: readonly Subscription[],
  values: Partial<typeof subscriptions.$inferInsert>,
): Promise<void> {
  const ids = terms.map(({ subscription_id }) => subscription_id)
  await db
    .update(subscriptions)
    .set(values)
    .where(and(eq(subscriptions.trackId, params.id), inArray(subscriptions.subscriptionId, ids)))
  await reconsiderRenewals(db, params.id)
}
