import type { ServerResponse } from 'node:http'
import { allows, type Requirements } from '#domain/contract/operation.ts'
import type { Kernel } from '../contract/context.ts'
import type { Worker } from '../jobs/worker.ts'
import type { Access, Caller } from './access.ts'

/** Milliseconds between two checks: the end of a session takes effect within five seconds. */
const INTERVAL = 4_000

interface Watched {
  caller: Caller | undefined
  requirements: Pick<Requirements, 'roles'>
  access: Pick<Access, 'rolesNow'>
}

/** Responses that do not end by themselves. */
interface OpenStreams {
  /** Returns a signal that says when such a response has to end: its caller may no longer read it, or the server stops. */
  watch(response: ServerResponse, of: Watched): AbortSignal
  /** Ends those whose callers may no longer read them. */
  check(): Promise<void>
  /** Ends all of them, and those that begin from now on at once. */
  endAll(): void
}

/**
 * Watches over all streams of a server with one statement every few seconds, however many there are. While the database
 * does not respond, they stay open.
 */
export function createOpenStreams({ log }: Pick<Kernel, 'log'>): OpenStreams {
  const streams = new Map<AbortController, Watched>()
  let isStopped = false

  async function check(): Promise<void> {
    const entries = [...streams].flatMap(([stream, { caller, ...of }]) =>
      caller ? [{ stream, caller, ...of }] : [],
    )
    const [first] = entries
    if (!first) return
    try {
      const roles = await first.access.rolesNow(entries.map(({ caller }) => caller))
      for (const [at, { stream, requirements }] of entries.entries()) {
        const own = roles[at]
        if (!own || !allows(requirements, own)) stream.abort()
      }
    } catch (err) {
      log.warn({ err }, 'it could not be checked who may read the open streams')
    }
  }

  return {
    watch(response, of) {
      const stream = new AbortController()
      if (isStopped || response.destroyed) stream.abort()
      else {
        streams.set(stream, of)
        response.once('close', () => {
          streams.delete(stream)
          stream.abort()
        })
      }
      return stream.signal
    },
    check,
    endAll() {
      isStopped = true
      for (const stream of streams.keys()) stream.abort()
    },
  }
}

/** Ends the streams of this process whose callers may no longer read them. */
export function openStreamsWorker({ state }: Pick<Kernel, 'state'>): Worker {
  const { check } = state(createOpenStreams)
  return { name: 'open-streams', every: INTERVAL, perProcess: true, run: () => check().then(() => 0) }
}
