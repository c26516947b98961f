import { setTimeout as sleep } from 'node:timers/promises'
import { DEMO_LOGIN } from '#backend/dev/demo.ts'
import { processorOf } from '../lib/processes/processor.ts'
import type { RunningServer } from '../lib/processes/server.ts'
import { signIn } from '../lib/sign-in.ts'
import { TAIL } from './budgets.ts'
import { type Figure, median } from './figures.ts'
import { createLookupKey, LOOKUP, withNewServer } from './world.ts'

/** People and programs that follow the request log of one account. */
const FOLLOWERS = 200
const ROUNDS = 3
/** Seconds of each round with and without followers, with one lookup in each: all work in the background has its turn in a minute. */
const SECONDS = 60

/** What it costs of a processor core that many follow the request log at once. */
export function measure(): Promise<Figure[]> {
  return withNewServer({ APP_ENV: 'demo', DATABASE_URL: undefined }, async server => {
    const session = await signIn(server.origin, DEMO_LOGIN)
    const authorization = await createLookupKey(server, session)
    const rounds: { alone: number; followed: number }[] = []
    // The first one compiles the code.
    for (let round = 0; round <= ROUNDS; round++) {
      const alone = await shareOfCore(server, authorization)
      const following = await follow(server, session.bearer)
      const followed = await shareOfCore(server, authorization, following.haveAll)
      await following.end()
      if (round) rounds.push({ alone, followed })
    }
    const more = median(rounds.map(({ alone, followed }) => followed - alone))
    return [
      {
        what: 'a call a second, no one follows',
        value: median(rounds.map(each => each.alone * 100)),
        unit: '% of a core',
      },
      {
        what: `the same with ${FOLLOWERS} who follow it: more`,
        value: more === null ? null : more * 100,
        unit: '% of a core',
        most: TAIL * 100,
      },
    ]
  })
}

/**
 * The share of a processor core that a server uses for some seconds, with a lookup in each, until those who follow the
 * request log have all of them.
 */
async function shareOfCore(
  { origin, child: { pid = 0 } }: RunningServer,
  authorization: string,
  haveAll: () => Promise<void> = async () => {},
): Promise<number> {
  const before = { used: processorOf(pid).all, at: performance.now() }
  for (let second = 1; second <= SECONDS; second++) {
    const response = await fetch(origin + LOOKUP, { headers: { authorization } })
    if (!response.ok) throw new Error(`A lookup returns ${response.status}`)
    await response.text()
    await sleep(Math.max(0, before.at + second * 1_000 - performance.now()))
  }
  await haveAll()
  const milliseconds = performance.now() - before.at
  return (processorOf(pid).all - before.used) / 1_000 / milliseconds
}

interface Following {
  /** Resolves when each call of a round has reached each who follows. */
  haveAll(): Promise<void>
  end(): Promise<void>
}

async function follow({ origin }: RunningServer, bearer: Record<string, string>): Promise<Following> {
  const stop = new AbortController()
  const all = Promise.withResolvers<void>()
  let missing = FOLLOWERS * SECONDS
  const streams = Array.from({ length: FOLLOWERS }, async () => {
    const response = await fetch(`${origin}/api/security/request-events`, {
      headers: bearer,
      signal: stop.signal,
    })
    if (!response.ok || !response.body) throw new Error(`The request log returns ${response.status}`)
    return response.body.pipeThrough(new TextDecoderStream())
  })
  const ends = (await Promise.all(streams)).map(async stream => {
    let rest = ''
    for await (const text of stream) {
      const events = (rest + text).split('\n\n')
      rest = events.pop() ?? ''
      missing -= events.filter(event => event.includes('event: request')).length
      if (missing <= 0) all.resolve()
    }
  })
  return {
    haveAll: () => all.promise,
    async end() {
      stop.abort()
      await Promise.allSettled(ends)
    },
  }
}
