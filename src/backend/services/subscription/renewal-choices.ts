import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import type { Plan, Subscription } from '#generated/subscription/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { licensesById, unknownLicense } from './catalog/catalog.ts'
import { type RenewalChoice, renewalChoices } from './tables.ts'

interface Choice {
  choice: RenewalChoice
  /** A plan that has no price any more renews nothing, and no one agrees to it. */
  plan: Plan | { plan_id: number; price: null }
  /** Of the words that the person has agreed to. */
  version?: string | undefined
}

/**
 * Keeps what a person has chosen about renewal, in the caller's transaction, with the words that were shown to
 * those who agreed to some. Returns the name of the license, for the activity log.
 */
export async function keepChoice(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { track_id, subscription_id, license_id }: Subscription,
  chosen: Choice,
): Promise<{ license_label: string }> {
  const { license_label } =
    (await licensesById(db, [license_id])).get(license_id) ?? unknownLicense(license_id)
  const words = ({ plan_description, days, months, price: amount }: Plan) =>
    renewalConsentText({ license_label, plan_description, amount, days, months })
  await db.insert(renewalChoices).values({
    trackId: track_id,
    subscriptionId: subscription_id,
    accountId: accountOf(caller),
    userId: caller.userId,
    actorUserId: caller.actor?.userId ?? null,
    choice: chosen.choice,
    planId: chosen.plan.plan_id,
    price: chosen.plan.price,
    version: chosen.version ?? null,
    text: chosen.version !== undefined && 'months' in chosen.plan ? words(chosen.plan) : null,
    chosen: now,
  })
  return { license_label }
}
