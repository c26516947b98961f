import type { ServerResponse } from 'node:http'
import { allows, type Requirements } from '#domain/contract/operation.ts'
import { SESSION_END } from '#generated/durations.ts'
import type { Kernel } from '../contract/context.ts'
import type { Access, Caller } from './access.ts'

/** Milliseconds between two checks, so that the end of an access takes effect in time. */
const INTERVAL = SESSION_END - 1_000

interface Watched {
  caller: Caller | undefined
  requirements: Pick<Requirements, 'roles'>
  access: Pick<Access, 'rolesNow'>
}

/** Responses that do not end by themselves. */
interface OpenStreams {
  /** Returns a signal that says when such a response has to end: its caller may no longer read it, or the server stops. */
  watch(response: ServerResponse, of: Watched): AbortSignal
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
  let isChecking = false
  let timer: NodeJS.Timeout | undefined

  async function check(): Promise<void> {
    const entries = [...streams].flatMap(([stream, { caller, ...of }]) =>
      caller ? [{ stream, caller, ...of }] : [],
    )
    const [first] = entries
    if (isChecking || !first) return
    isChecking = true
    try {
      const roles = await first.access.rolesNow(entries.map(({ caller }) => caller))
      for (const [at, { stream, requirements }] of entries.entries()) {
        const own = roles[at]
        if (!own || !allows(requirements, own)) stream.abort()
      }
    } catch (err) {
      log.warn({ err }, 'it could not be checked who may read the open streams')
    } finally {
      isChecking = false
    }
  }

  function forget(stream: AbortController): void {
    streams.delete(stream)
    if (streams.size > 0) return
    clearInterval(timer)
    timer = undefined
  }

  return {
    watch(response, of) {
      const stream = new AbortController()
      if (isStopped || response.destroyed) stream.abort()
      else {
        streams.set(stream, of)
        timer ??= setInterval(check, INTERVAL).unref()
        response.once('close', () => {
          forget(stream)
          stream.abort()
        })
      }
      return stream.signal
    },
    endAll() {
      isStopped = true
      for (const stream of streams.keys()) stream.abort()
    },
  }
}
