import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { ownTurn } from '../work/lane.ts'

/** A list too long to build at once: its rows come in slices, on demand. */
export interface LongList<Row extends object = object> {
  /** Rows in all. */
  length: number
  /** Each slice takes at most a few milliseconds to build, check and write. */
  slices: Iterable<readonly Row[]>
}

/** A JSON answer that is an object with a long list in one property. */
export interface LongBody<Row extends object = object> extends LongList<Row> {
  /** The property that holds the list. */
  in: string
  /** The other properties. */
  rest?: object
}

/** Milliseconds after which the server gives up on a client that reads nothing of a long response. */
const STALLED = 30_000

/** The JSON of a body, one string for each slice. */
export function* toJson(body: LongBody): Generator<string> {
  const rest = JSON.stringify(body.rest ?? {}).slice(0, -1)
  let separator = `${rest}${rest === '{' ? '' : ','}${JSON.stringify(body.in)}:[`
  for (const rows of body.slices) {
    yield separator + rows.map(row => JSON.stringify(row)).join()
    separator = ','
  }
  yield separator === ',' ? ']}' : `${separator}]}`
}

/**
 * Sends a text or a file piece by piece, as fast as the client takes it. Each piece is built in a turn of its own, however many
 * long responses are in progress. A failure before the first piece is thrown. A later one ends the connection, so that the response does not look
 * complete. When the client goes away, no more pieces are built.
 */
export async function streamBody(
  reply: FastifyReply,
  pieces: Iterable<string> | AsyncIterable<string | Buffer>,
  type: string,
  headers: Record<string, string> = {},
): Promise<FastifyReply> {
  const iterator = Symbol.iterator in pieces ? pieces[Symbol.iterator]() : pieces[Symbol.asyncIterator]()
  const first = await iterator.next()
  async function* turnByTurn() {
    try {
      for (let piece = first; !piece.done; piece = await iterator.next()) {
        yield piece.value
        await ownTurn()
      }
    } finally {
      await iterator.return?.()
    }
  }
  reply.raw.socket?.setTimeout?.(STALLED)
  return reply.type(type).headers(headers).send(Readable.from(turnByTurn()))
}

export const EVENT_STREAM = 'text/event-stream'

/**
 * Sends events as they come. The source sends something more often than a client that reads nothing is given up, such as
 * a comment. Nothing keeps or holds back the response.
 */
export function streamEvents(
  reply: FastifyReply,
  events: Readable,
  onChunk: (chunk: string) => void,
): FastifyReply {
  reply.raw.socket?.setTimeout?.(STALLED)
  // Next to the response, not before it: a stream in between would copy each event for each follower.
  events.on('data', onChunk)
  return reply
    .type(EVENT_STREAM)
    .headers({ 'cache-control': 'no-store', 'x-accel-buffering': 'no' })
    .send(events)
}
