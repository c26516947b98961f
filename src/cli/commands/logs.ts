import { setTimeout as sleep } from 'node:timers/promises'
import { createParser } from 'eventsource-parser'
import { CallError, toErrors } from '#client/errors.ts'
import { followRequests } from '#generated/security/operations/followRequests.ts'
import type { LoggedRequest } from '#generated/security/types.ts'
import type { CommandContext } from '../context.ts'
import { Failure } from '../failures.ts'
import { timeOf } from '../printer.ts'

export interface TailOptions {
  key?: string
  status?: string
  error?: string
  operation?: string
  tag?: string
  count?: string
}

/** Milliseconds before the connection is made again. */
const PAUSE = 1000

/** Prints the calls of the address API as they come, until it is stopped. A lost connection continues where it ended. */
export async function tailLogs(context: CommandContext, options: TailOptions): Promise<void> {
  const { key, status, error, operation, tag, count } = options
  const query = new URLSearchParams(
    Object.entries({ key, status, error, operation, tag }).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, value]],
    ),
  )
  const most = count === undefined ? Number.POSITIVE_INFINITY : Number(count)
  if (!(most >= 1)) throw new Failure('usage', '--count is a number of calls.')
  let [last, printed] = ['', 0]
  const stop = new AbortController()
  const parser = createParser({
    onEvent({ event, id, data }) {
      if (event !== 'request' || printed >= most) return
      if (id) last = id
      const entry = JSON.parse(data) as LoggedRequest
      context.print.entry(entry, lineOf(entry))
      printed += 1
      if (printed >= most) stop.abort()
    },
  })
  const signal = AbortSignal.any([context.io.stopped, stop.signal])
  while (!signal.aborted) {
    parser.reset()
    await follow()
    if (!signal.aborted) await sleep(PAUSE, undefined, { signal }).catch(() => {})
  }

  /** Reads until the server ends the stream, as it does after some minutes. Throws for a rejection. */
  async function follow(): Promise<void> {
    const path = `/api/security${followRequests.path}?${query}`
    const headers = { accept: 'text/event-stream', ...(last && { 'last-event-id': last }) }
    const response = await context.fetch(path, { headers, signal }).catch(failure => {
      // The first connection has to work. After that, the network may come and go.
      if (signal.aborted || last) return undefined
      throw failure
    })
    if (!response) return
    if (!response.ok) {
      const body = toErrors(await response.json().catch(() => undefined), response.status)
      throw new CallError({ error: body, response })
    }
    try {
      for await (const text of response.body?.pipeThrough(new TextDecoderStream()) ?? []) parser.feed(text)
    } catch (failure) {
      if (!signal.aborted && !(failure instanceof TypeError)) throw failure
    }
  }
}

function lineOf(entry: LoggedRequest): string {
  const { started, status, operation, key_label: key, error, lookups, latency, tag } = entry
  const what = `${operation ?? '–'}  ${key ?? '–'}${tag ? `  #${tag}` : ''}${error ? `  ${error}` : ''}`
  return `${timeOf(started)}  ${status}  ${String(latency).padStart(4)} ms  ${lookups}×  ${what}`
}
