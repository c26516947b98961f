import { addMonths } from '#domain/text/calendar.ts'
import type { Demo } from '#kernel/dev/demo.ts'
import { grantSubscription } from './grants.ts'

const HOUR = 60 * 60_000
const DAY = 24 * HOUR

/** A trial and a year of verification, and monthly terms of autocomplete and international addresses. */
export const demo: Demo = {
  async seed({ db, accountId, now }) {
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
      { planId: 3101, start: daysAgo(245) },
      { planId: 3120, start: daysAgo(203) },
      ...months(3311, 238),
      ...months(3705, 110),
    ]
    for (const { planId, start } of grants) await grantSubscription(db, { accountId, planId, start })
  },
}
