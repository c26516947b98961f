import type { IncomingMessage } from 'node:http'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Clock } from './clock.ts'
import { newId, type RandomSource, seededSource, withRandomSource } from './random.ts'

/** How far a run is: stored with its data, what follows is the same again. */
export interface ReplayState {
  /** How often each request line has come, and each other work has run. */
  counts: readonly (readonly [label: string, count: number])[]
}

/** What makes two runs of the same calls equal, next to a clock that stands still. */
export interface Replay {
  /** Runs what is no request, such as the start of the server, with random values of its own. */
  run<T>(label: string, work: () => T): T
  requestId(request: Pick<IncomingMessage, 'method' | 'url'>): string
  /** Gives each request random values of its own, and each response the time of the clock. */
  attach(app: FastifyInstance): void
  state(): ReplayState
}

/**
 * Random values that depend on the seed, on the request line, and on how often it has come, but not on what else runs
 * at the time: a page that sends its calls in another order gets the same responses.
 */
export function createReplay({
  seed,
  clock,
  state,
}: {
  seed: string
  clock: Clock
  state?: ReplayState | undefined
}): Replay {
  const root = seededSource(seed, clock)
  const counts = new Map(state?.counts)
  const sources = new WeakMap<FastifyRequest, RandomSource>()
  const within = (request: FastifyRequest, done: () => void) => {
    const source = sources.get(request) ?? root.fork(`request ${request.id}`)
    sources.set(request, source)
    withRandomSource(source, done)
  }
  const run = <T>(label: string, work: () => T): T => {
    const count = (counts.get(label) ?? 0) + 1
    counts.set(label, count)
    return withRandomSource(root.fork(`${label} ${count}`), work)
  }
  return {
    run,
    requestId: ({ method = '', url = '' }) => run(`${method} ${url}`, () => newId()),
    attach(app) {
      app.addHook('onRequest', (request, _reply, done) => within(request, done))
      // The body has been read in the context of its connection.
      app.addHook('preValidation', (request, _reply, done) => within(request, done))
      app.addHook('onSend', (_request, reply, payload, done) => {
        reply.header('date', clock.now().toUTCString())
        done(null, payload)
      })
    },
    state: () => ({ counts: [...counts] }),
  }
}
