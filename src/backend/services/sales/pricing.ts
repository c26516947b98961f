import { requireAccount } from '#backend/modules/accounts/public.ts'
import { PUBLIC_SCHEDULE, readSchedule, scheduleOf } from '#backend/services/subscription/public.ts'
import { SECOND } from '#domain/time/durations.ts'
import { PRICING_FRESH } from '#generated/durations.ts'
import type { operations } from '#generated/sales/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'

/** Handlers of `openapi/sales/pricing.yaml`. */
export const pricingHandlers = {
  async getPricing({ db }) {
    const schedule = await readSchedule(db, PUBLIC_SCHEDULE)
    if (!schedule) throw new Error('every database has the public prices')
    // An order at another price is rejected, whatever its page showed.
    return { status: 200, body: schedule, maxAge: PRICING_FRESH / SECOND }
  },

  async getAccountPricingSchedule({ db, params }) {
    await requireAccount(db, params.id)
    return { status: 200, body: { pricing_schedule_id: await scheduleOf(db, params.id) } }
  },

  async getPricingSchedule({ db, params }) {
    const schedule = await readSchedule(db, params.id)
    if (!schedule) throw problem('not-found')
    return { status: 200, body: schedule }
  },
} satisfies Pick<Handlers<operations>, 'getPricing' | 'getAccountPricingSchedule' | 'getPricingSchedule'>
