import type { Kernel } from '#kernel/contract/context.ts'
import { countAnswered } from './statement.ts'
import { type Answered, type Metered, sumsOf } from './sums.ts'

/** Lookups of a subscription in a second, from which on, and in the second after, the process may answer before it counts. */
const MANY_A_SECOND = 200
/** Lookups left, below which it always counts first. */
const LEFT = 100_000
/** Part of what is left, and number of lookups of a subscription, that a process may be ahead of the database. */
const SHARE = 0.01
const MOST = 10_000
/** Milliseconds until answered lookups are counted. */
const INTERVAL = 250
/** Number of subscriptions at which those of past seconds are forgotten. */
const MANY = 10_000

interface Pace {
  second: number
  made: number
  /** Whether there were many in the second before, so that not every second begins with calls that wait. */
  wasMany: boolean
  /** Lookups that are answered, and not yet counted. */
  ahead: number
}

/**
 * Lookups that are answered before they are counted, which many at once would otherwise have to wait for. Only those of
 * subscriptions with plenty left, and of keys without any limit; the others are counted first. All processes together
 * are ahead of the database by 1% of what is left for each of them at most, so what is left is enough for them, unless
 * others use up all the rest within `INTERVAL`. A process that is killed does not count the last of them.
 */
export interface Ahead {
  /** Notes a call that may be answered now. Undefined for one that has to be counted first. */
  take(call: Metered): Answered | undefined
  /** Whether the process is ahead with a subscription of which little is left, so that this has to be counted now. */
  isDue(call: Metered): boolean
  /** Counts what was answered so far. A failure is logged, and what it was for is not counted. */
  write(): Promise<void>
}

export function createAhead({ queries, log }: Pick<Kernel, 'queries' | 'log'>): Ahead {
  const paces = new Map<number, Pace>()
  let answered: Answered[] = []
  let latest = new Map<string, Answered>()
  let timer: NodeJS.Timeout | undefined
  let writing: Promise<void> = Promise.resolve()
  let next: Promise<void> | undefined

  function paceOf(subscriptionId: number, second: number): Pace {
    const pace = paces.get(subscriptionId)
    if (!pace) {
      if (paces.size >= MANY)
        for (const [id, past] of paces) if (past.second < second && !past.ahead) paces.delete(id)
      const first = { second, made: 0, wasMany: false, ahead: 0 }
      paces.set(subscriptionId, first)
      return first
    }
    if (pace.second !== second) {
      pace.wasMany = pace.second === second - 1 && pace.made > MANY_A_SECOND
      pace.second = second
      pace.made = 0
    }
    return pace
  }

  function note(call: Metered, second: number): Answered {
    const known = latest.get(call.keyId)
    if (
      known &&
      known.subscriptionId === call.subscriptionId &&
      known.tokenVersion === call.tokenVersion &&
      secondOf(known.now) === second
    ) {
      known.lookups += call.lookups
      known.isFirstOfMinute ||= call.isFirstOfMinute
      return known
    }
    const first = { ...call, counting: undefined }
    latest.set(call.keyId, first)
    answered.push(first)
    return first
  }

  async function writeNow(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    const batch = answered
    answered = []
    latest = new Map()
    if (!batch.length) return
    const counting = countAnswered(queries, sumsOf(batch)).then(
      () => true,
      err => {
        const counts = batch.map(({ accountId, keyId, subscriptionId, lookups }) => ({
          accountId,
          keyId,
          subscriptionId,
          lookups,
        }))
        log.error({ err, counts }, 'answered lookups are not counted')
        return false
      },
    )
    for (const one of batch) one.counting = counting
    await counting
    for (const { subscriptionId, lookups } of batch) {
      const pace = paces.get(subscriptionId)
      if (pace) pace.ahead -= lookups
    }
  }

  function write(): Promise<void> {
    next ??= writing.then(() => {
      next = undefined
      writing = writeNow()
      return writing
    })
    return next
  }

  return {
    take(call) {
      const { subscriptionId, lookups, left, now } = call
      if (left < LEFT || call.hasLimit || call.rateLimit !== null) return undefined
      const second = secondOf(now)
      const pace = paceOf(subscriptionId, second)
      pace.made += lookups
      const most = Math.min(left * SHARE, MOST)
      const isMany = pace.wasMany || pace.made > MANY_A_SECOND
      if (!isMany || pace.ahead + lookups > most) return undefined
      pace.ahead += lookups
      if (pace.ahead > most / 2) void write()
      // What has to be counted does not keep a process alive: it counts before it ends.
      else timer ??= setTimeout(() => void write(), INTERVAL).unref()
      return note(call, second)
    },
    isDue: ({ subscriptionId, left }) => left < LEFT && Boolean(paces.get(subscriptionId)?.ahead),
    write,
  }
}

const secondOf = (moment: Date) => Math.floor(moment.getTime() / 1000)
