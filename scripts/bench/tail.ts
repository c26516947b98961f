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
const ROUNDS = 5
/** Seconds of each round with and without followers; one lookup a second in both. */
const SECONDS = 10

/** What it costs of a processor core that many follow the request log at once. */
export function measure(): Promise<Figure[]> {
  return withNewServer({ APP_ENV: 'demo', DATABASE_URL: undefined }, async server => {
    const session = await signIn(server.origin, DEMO_LOGIN)
    const authorization = await createLookupKey(server, session)
    const rounds: { alone: number; followed: number }[] = []
    // The first one compiles the code.
    for (let round = 0; round <= ROUNDS; round++) {
      const alone = await shareOfCore(server, authorization)
      const end = await follow(server, session.bearer)
      const followed = await shareOfCore(server, authorization)
      const events = await end()
      if (events < FOLLOWERS * (SECONDS - 2)) throw new Error(`Only ${events} calls have reached followers`)
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

/** The share of a processor core that a server uses for some seconds, with a lookup in each. */
async function shareOfCore({ origin, child: { pid = 0 } }: RunningServer, authorization: string) {
  const before = { used: processorOf(pid).all, at: performance.now() }
  for (let second = 1; second <= SECONDS; second++) {
    const response = await fetch(origin + LOOKUP, { headers: { authorization } })
    if (!response.ok) throw new Error(`A lookup returns ${response.status}`)
    await response.text()
    await sleep(before.at + second * 1_000 - performance.now())
  }
  const milliseconds = performance.now() - before.at
  return (processorOf(pid).all - before.used) / 1_000 / milliseconds
}

/** Starts to follow the request log; the function that it returns ends that, and returns how many calls came. */
async function follow(
  { origin }: RunningServer,
  bearer: Record<string, string>,
): Promise<() => Promise<number>> {
  const stop = new AbortController()
  let events = 0
  const streams = Array.from({ length: FOLLOWERS }, async () => {
    const response = await fetch(`${origin}/api/security/request-events`, {
      headers: bearer,
      signal: stop.signal,
    })
    if (!response.ok || !response.body) throw new Error(`The request log returns ${response.status}`)
    return response.body.pipeThrough(new TextDecoderStream())
  })
  const ends = (await Promise.all(streams)).map(async stream => {
    for await (const text of stream) events += text.split('event: request').length - 1
  })
  return async () => {
    stop.abort()
    await Promise.allSettled(ends)
    return events
  }
}
