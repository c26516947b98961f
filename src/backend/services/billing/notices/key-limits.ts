import { type NoticeFacts, notify } from '#backend/services/notification/public.ts'
import { type LimitedKey, takeReachedLimits } from '#backend/services/security/public.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { TERM_NOTICE_INTERVAL } from './term-notices.ts'

const AT_ONCE = 200

/** Tells accounts that keys have used a share of their limit that the account has chosen: each once for a limit and its counter. */
export const keyLimitNotices: Worker = {
  name: 'key-limit-notices',
  every: TERM_NOTICE_INTERVAL,
  async run(db, now) {
    let told = 0
    for (const key of await takeReachedLimits(db, AT_ONCE)) {
      const { used, max, keyId, since, accountId, alertPercents } = key
      const percent = alertPercents.findLast(each => used * 100 >= each * max)
      if (percent === undefined) continue
      const limit = `key-limit:${keyId}:${since.getTime()}:${max}`
      const notice = { accountId, key: `${limit}:${percent}`, facts: factsOf(key, percent) }
      if (await notify(db, notice, now)) told += 1
    }
    return told
  },
}

function factsOf({ label, kind, keyId, used, max }: LimitedKey, percent: number): NoticeFacts {
  return { kind: 'key-limit', key: label, keyKind: kind, keyId, percent, used, max }
}
