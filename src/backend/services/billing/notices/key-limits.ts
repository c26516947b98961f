import { type NoticeFacts, notify } from '#backend/services/notification/public.ts'
import { type LimitedKey, takeReachedLimits } from '#backend/services/security/public.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { TERM_NOTICE_INTERVAL } from './term-notices.ts'

const AT_ONCE = 200
const CLOSE = 90

/** Tells accounts that keys have come to 90% of their limit or have reached it, each once for a limit and its counter. */
export const keyLimitNotices: Worker = {
  name: 'key-limit-notices',
  every: TERM_NOTICE_INTERVAL,
  async run(db, now) {
    let told = 0
    for (const key of await takeReachedLimits(db, AT_ONCE)) {
      const { used, max, keyId, since, accountId } = key
      if (used * 100 < CLOSE * max) continue
      const share = used >= max ? 100 : CLOSE
      const limit = `key-limit:${keyId}:${since.getTime()}:${max}`
      const notice = { accountId, key: `${limit}:${share}`, facts: factsOf(key) }
      if (await notify(db, notice, now)) told += 1
    }
    return told
  },
}

function factsOf({ label, kind, keyId, used, max }: LimitedKey): NoticeFacts {
  return { kind: 'key-limit', key: label, keyKind: kind, keyId, used, max }
}
