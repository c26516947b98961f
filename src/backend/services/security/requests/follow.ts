import { Readable } from 'node:stream'
import type { operations, QueryDefaults } from '#generated/security/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { tooManyRequests } from '#kernel/http/problem.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { REQUEST_STREAMS } from '../limits.ts'
import {
  matches,
  placeOf,
  type RequestFilters,
  readRequests,
  type StoredRequest,
  toCursor,
  toWire,
} from './rows.ts'

/** Milliseconds between two reads of the log, and between two signs of life. */
const POLL = 1_000
const ALIVE = 10_000
/**
 * Milliseconds that are read again: replicas write their calls up to half a second after them, in any order, and their
 * clocks differ.
 */
const OVERLAP = 5_000
/** Calls that one read returns. */
const MOST = 500
/** Calls that came while a client was away. */
const MISSED = 1_000
/** Characters that a slow client may leave unread. */
const UNREAD = 1_000_000

/** Someone who follows the log. */
interface Follower {
  filters: RequestFilters
  /** Ends the stream of one who reads too slowly. */
  send(text: string): void
}

/** The calls of an account, for all who follow them. */
interface Feed {
  accountId: number
  followers: Set<Follower>
  /** Time of the newest call that was read. */
  newest: number
  /** Numbers of the calls that were read lately, with their time. */
  seen: Map<number, number>
  isReading: boolean
}

/** Handler of `followRequests`. */
export const followHandlers = {
  async followRequests({ kernel, caller, query, request, now }) {
    const accountId = accountOf(caller)
    const { key, status, error, number, operation, tag } = query
    const filters = { key, status, error, number, operation, tag }
    const { out, end: finish, send } = kernel.state(createFeeds).follow(accountId, filters)
    const lastId = request.headers['last-event-id']
    try {
      if (typeof lastId === 'string') {
        const after = placeOf(lastId)
        const scope = { ...filters, accountId, now, after, direction: 'desc', limit: MISSED } as const
        const missed = await readRequests(kernel.queries, scope)
        const events = await eventsOf(kernel, missed.toReversed())
        send(events.join(''))
      }
    } catch (failure) {
      finish()
      throw failure
    }
    return {
      status: 200,
      events(end) {
        end.addEventListener('abort', finish, { once: true })
        if (end.aborted || kernel.config.REQUEST_STREAM_SECONDS === 0) finish()
        return out
      },
    }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'followRequests'>

/**
 * Who follows the log of which account. One statement a second reads the new calls of an account for all of its
 * followers in this process, whichever process has written them.
 */
function createFeeds(kernel: Kernel) {
  const { queries, clock, config, log } = kernel
  const feeds = new Map<number, Feed>()
  let lastSign = 0

  function feedOf(accountId: number): Feed {
    const known = feeds.get(accountId)
    if (known) return known
    const newest = clock.now().getTime()
    const feed: Feed = { accountId, followers: new Set(), newest, seen: new Map(), isReading: false }
    feeds.set(accountId, feed)
    // What there is already is not new: no one follows yet.
    void read(feed)
    return feed
  }

  async function readAll(): Promise<void> {
    const isDue = performance.now() - lastSign >= ALIVE
    if (isDue) lastSign = performance.now()
    for (const feed of feeds.values()) {
      if (isDue) for (const { send } of feed.followers) send(':\n\n')
      await read(feed)
    }
  }

  async function read(feed: Feed): Promise<void> {
    if (feed.isReading) return
    feed.isReading = true
    const followers = [...feed.followers]
    try {
      const rows = await newCalls(feed)
      if (!rows.length || !followers.length) return
      const events = await eventsOf(kernel, rows)
      for (const { filters, send } of followers)
        send(events.filter((_, at) => rows[at] && matches(rows[at], filters)).join(''))
    } catch (err) {
      log.warn({ err }, 'the request log could not be read for those who follow it')
    } finally {
      feed.isReading = false
    }
  }

  async function newCalls(feed: Feed): Promise<StoredRequest[]> {
    const { accountId, seen } = feed
    const start = new Date(feed.newest - OVERLAP)
    const scope = { accountId, now: clock.now(), start, direction: 'asc', limit: MOST + seen.size } as const
    const rows = (await readRequests(queries, scope)).filter(({ entryId }) => !seen.has(entryId))
    for (const { entryId, created } of rows) {
      seen.set(entryId, created)
      feed.newest = Math.max(feed.newest, created)
    }
    for (const [entryId, created] of seen) if (created < feed.newest - OVERLAP) seen.delete(entryId)
    return rows
  }

  function leave(feed: Feed, follower: Follower): void {
    feed.followers.delete(follower)
    if (feed.followers.size === 0) feeds.delete(feed.accountId)
  }

  return {
    readAll,
    /** Adds a follower until its stream ends. Throws 429 when the account has too many. */
    follow(accountId: number, filters: RequestFilters) {
      const feed = feedOf(accountId)
      if (feed.followers.size >= REQUEST_STREAMS) throw tooManyRequests(ALIVE)
      const out = new Readable({ read() {}, encoding: 'utf8' })
      let isOver = false
      const end = () => {
        if (isOver) return
        isOver = true
        clearTimeout(time)
        leave(feed, follower)
        out.push(null)
      }
      const send = (text: string) => {
        if (isOver || !text) return
        out.push(text)
        if (out.readableLength > UNREAD) end()
      }
      const follower = { filters, send }
      const time = setTimeout(end, config.REQUEST_STREAM_SECONDS * 1_000 || 1_000).unref()
      feed.followers.add(follower)
      send(': following\n\n')
      return { out, send, end }
    },
  }
}

/** Sends new calls to those who follow them in this process. */
export function requestFeedWorker({ state }: Pick<Kernel, 'state'>): Worker {
  const { readAll } = state(createFeeds)
  return { name: 'request-feed', every: POLL, perProcess: true, run: () => readAll().then(() => 0) }
}

/** Calls as events, each of them a text. */
async function eventsOf(kernel: Kernel, rows: readonly StoredRequest[]): Promise<string[]> {
  const wires = await toWire(kernel, rows)
  return rows.map((row, at) => `event: request\nid: ${toCursor(row)}\ndata: ${JSON.stringify(wires[at])}\n\n`)
}
