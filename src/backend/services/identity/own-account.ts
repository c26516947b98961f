import { findPerson } from '#backend/modules/people/public.ts'
import { openTrialAccount, requireTrial } from '#backend/services/subscription/public.ts'
import type { components, operations } from '#generated/identity/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { trialHolderOf } from './trial-holder.ts'

type CreateOwnAccountBody = components['schemas']['CreateOwnAccountBody']

/**
 * Opens another account for the caller, named after their company or else their email address unless it gets
 * a name. Returns its id. Throws `email-not-confirmed` and `trial-not-offered`.
 */
export async function openOwnAccount(
  { db, caller: { userId }, now, recordActivity }: Pick<Context, 'db' | 'caller' | 'now' | 'recordActivity'>,
  { account_name: name, trial_plan_id: planId }: CreateOwnAccountBody = {},
): Promise<number> {
  const trial = requireTrial(planId)
  const person = await findPerson(db, userId)
  if (!person?.confirmed) throw problem('email-not-confirmed')
  const label = name ?? (person.company.trim() || person.username).slice(0, 100)
  const accountId = await openTrialAccount(db, { holder: trialHolderOf(person), label, trial, now })
  await recordActivity(String(accountId), { accountId })
  return accountId
}

/** Handlers of `openapi/identity/own-account.yaml`. */
export const ownAccountHandlers = {
  async createOwnAccount(context) {
    return { status: 201, body: { account_id: await openOwnAccount(context, context.body) } }
  },
} satisfies Pick<Handlers<operations>, 'createOwnAccount'>
