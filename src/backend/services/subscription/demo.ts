import { DEFAULT_TRIAL } from '#domain/subscription/trials.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { DAY, HOUR } from '#domain/time/durations.ts'
import type { Demo } from '#kernel/seeds.ts'
import { grantSubscription } from './grants.ts'
import { claimTrial } from './trials.ts'

/** A trial and a year of verification, and monthly terms of autocomplete and international addresses. */
export const demo: Demo = {
  async seed({ db, accountId, userId, username, now }) {
    const hour = new Date(Math.floor(now.getTime() / HOUR) * HOUR)
    const daysAgo = (days: number) => new Date(hour.getTime() - days * DAY)
    const months = (planId: number, from: number): { planId: number; start: Date }[] => {
      const list: { planId: number; start: Date }[] = []
      // Each term begins where the one before ends, also after a month that is too short for the first day.
      for (let start = daysAgo(from); start < daysAgo(0); start = addMonths(start, 1))
        list.push({ planId, start })
      return list
    }
    const grants = [
      { planId: DEFAULT_TRIAL.planId, start: daysAgo(245) },
      { planId: 3120, start: daysAgo(203) },
      ...months(3311, 238),
      ...months(3705, 110),
    ]
    for (const { planId, start } of grants) await grantSubscription(db, { accountId, planId, start })
    // The second account of the same person has no second trial (decision T9).
    const [mailbox, domain = null] = [username, username.split('@')[1]]
    const holder = { userId, mailbox, domain }
    const { licenseId } = DEFAULT_TRIAL
    await claimTrial(db, { licenseId, accountId, holder, now: daysAgo(245) })
  },
}
