import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import type { Plan, Subscription } from '#generated/subscription/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { licensesById, unknownLicense } from './catalog/catalog.ts'
import { type RenewalChoice, renewalChoices } from './tables.ts'

type Choice =
  | { choice: Extract<RenewalChoice, 'off'>; plan: { plan_id: number; price: number | null } }
  | { choice: Exclude<RenewalChoice, 'off'>; plan: Plan; version: string | undefined }

/**
 * Keeps what a person has chosen about renewal, in the caller's transaction, with the words that were shown to
 * those who agreed to some. Returns the name of the license, for the activity log.
 */
export async function keepChoice(
  { db, caller, now }: Pick<Context, 'db' | 'caller' | 'now'>,
  { track_id, subscription_id, license_id }: Subscription,
  chosen: Choice,
): Promise<{ license_label: string }> {
  const version = chosen.choice === 'off' ? undefined : chosen.version
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
    version: version ?? null,
    text: chosen.choice === 'off' || version === undefined ? null : words(chosen.plan),
    chosen: now,
  })
  return { license_label }
}
