import { requireAccount } from '#backend/modules/accounts/public.ts'
import { needsSecondPerson, SECOND_PERSON_ABOVE, toAmount } from '#domain/billing/second-person.ts'
import type { operations, QueryDefaults } from '#generated/subscription/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { readGivenToday } from './gifts.ts'
import { daysValue, lookupsValue, seatsValue } from './values.ts'

/** Handlers of `openapi/subscription/gifts.yaml`. */
export const giftHandlers = {
  async getGiftValue({ db, params, query, now }) {
    await requireAccount(db, params.id)
    const { plan_id: planId, lookups, days, seats } = query
    const ofPlan =
      planId === undefined
        ? 0
        : await (days > 0 ? daysValue(db, { planId, lookups, days }) : lookupsValue(db, { planId, lookups }))
    const value = ofPlan + (await seatsValue(db, seats))
    const given = await readGivenToday(db, params.id, now)
    const body = {
      worth: toAmount(value),
      given_today: toAmount(given),
      daily_limit: SECOND_PERSON_ABOVE,
      needs_second_person: needsSecondPerson({ totalAmount: 0, unitAmount: 0, worth: value + given }),
    }
    return { status: 200, body }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'getGiftValue'>
