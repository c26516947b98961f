import { notify } from '#backend/services/notification/public.ts'
import { takePassedShares } from '#backend/services/security/public.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { TERM_NOTICE_INTERVAL } from './term-notices.ts'

const AT_ONCE = 200

/**
 * Tells accounts that a limit for a day or a month has come to one of the shares that they have chosen: each share once
 * for a period and a number. The count writes the event, so none is lost, and what was read is gone once its notice is
 * there.
 */
export const usageLimitNotices: Worker = {
  name: 'usage-limit-notices',
  every: TERM_NOTICE_INTERVAL,
  async run(db, now) {
    let told = 0
    for (const share of await takePassedShares(db, AT_ONCE)) {
      const { accountId, key, period, percent, used, max, starts, ends, timeZone } = share
      const limit = `usage-limit:${key?.keyId ?? 'account'}:${period}:${starts.getTime()}:${max}`
      const notice = {
        accountId,
        key: `${limit}:${percent}`,
        facts: {
          kind: 'usage-limit' as const,
          key,
          ...{ period, percent, used, max, timeZone },
          resets: ends.toISOString(),
        },
      }
      if (await notify(db, notice, now)) told += 1
    }
    return told
  },
}
