import { findPerson } from '#backend/modules/people/public.ts'
import { trialHolderOf } from '#backend/services/identity/public.ts'
import { trialUsesOf } from '#backend/services/subscription/public.ts'
import { trials } from '#domain/subscription/trials.ts'
import type { operations } from '#generated/sales/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { isForSale, offersFor } from './catalog.ts'

/** Handlers of `openapi/sales/trials.yaml`. */
export const trialHandlers = {
  async listTrials({ db, caller, now }) {
    const accountId = caller.accountId ?? 0
    const offers = await offersFor(db, { accountId, planIds: trials.map(({ planId }) => planId) })
    const person = await findPerson(db, caller.userId)
    if (!person) throw new Error('someone has to call')
    const isOnSale = (planId: number) => {
      const offer = offers.get(planId)
      return offer !== undefined && isForSale(offer)
    }
    const uses = await trialUsesOf(db, { trials, accountId, holder: trialHolderOf(person), now })
    const shown = uses.filter(({ trial, term }) => term || isOnSale(trial.planId))
    const list = shown.map(({ trial, status, term }) => ({
      plan_id: trial.planId,
      license_id: trial.licenseId,
      status,
      term: term
        ? {
            start: term.start.toISOString(),
            expiration: term.expiration?.toISOString() ?? null,
            issued: term.issued,
            remaining: Math.max(0, term.remaining),
          }
        : null,
    }))
    return { status: 200, body: { trials: list } }
  },
} satisfies Pick<Handlers<operations>, 'listTrials'>
