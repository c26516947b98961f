import type { Operation } from '#domain/contract/operation.ts'
import { commonError } from '#domain/errors/common.ts'
import { addressOf } from './address.ts'
import { bearer } from './call.ts'
import { ApiError, errorOfResponse, networkError } from './errors/errors.ts'
import { obtainToken } from './session/token.ts'
import type { Input } from './types.ts'

/** A server-sent event. */
interface ServerEvent {
  name: string
  id: string
  data: string
}

/**
 * Reads the events of an operation as they come, as many as are there at a time; none for a sign of life. Ends when the
 * server does, and throws an ApiError for a rejection or a lost connection. The browser's own `EventSource` sends no
 * header, and the token goes in no address.
 */
export async function* readEvents<O>(
  operation: Operation<O>,
  { query, header }: Pick<Input<O>, 'query' | 'header'>,
  signal: AbortSignal,
): AsyncGenerator<ServerEvent[]> {
  const token = await obtainToken()
  if (!token) throw new ApiError([commonError('not-authenticated')])
  const search = new URLSearchParams(
    Object.entries(query ?? {}).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, String(value)]],
    ),
  )
  const headers = { ...bearer(token).headers, ...(header as Record<string, string>) }
  const response = await fetch(`${addressOf(operation)}?${search}`, { headers, signal }).catch(cause => {
    throw networkError(cause)
  })
  if (!response.ok) throw errorOfResponse(response, await response.json().catch(() => undefined))
  if (!response.body) return
  let text = ''
  for await (const chunk of chunksOf(response.body.pipeThrough(new TextDecoderStream()))) {
    const blocks = (text + chunk).split('\n\n')
    text = blocks.pop() ?? ''
    yield blocks.flatMap(toEvent)
  }
}

/** Safari cannot iterate over a stream. */
async function* chunksOf(stream: ReadableStream<string>): AsyncGenerator<string> {
  const reader = stream.getReader()
  try {
    for (let next = await reader.read(); !next.done; next = await reader.read()) yield next.value
  } catch (cause) {
    throw networkError(cause)
  } finally {
    reader.releaseLock()
  }
}

/** An event of the lines that our services send; nothing for a comment. */
export function toEvent(block: string): ServerEvent[] {
  const fields = new Map(
    block.split('\n').map(line => {
      const at = line.indexOf(':')
      return [line.slice(0, at), line.slice(at + 1).trimStart()]
    }),
  )
  const data = fields.get('data')
  return data === undefined
    ? []
    : [{ name: fields.get('event') ?? 'message', id: fields.get('id') ?? '', data }]
}
