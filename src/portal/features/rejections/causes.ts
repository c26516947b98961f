import { HOUR } from '#domain/time/durations.ts'
import { listRefusalCauses } from '#generated/security/operations.ts'
import type { RefusalCause, RefusalCauses, RefusalRule } from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import { isOpen, type RejectedGroup, toGroup } from './groups.ts'
import { inputOf, type Rejected } from './rejected.ts'
import type { RejectedSearch } from './search.ts'

/** Requests that one rule rejected, with the keys that they were sent with. */
export interface RejectedCause
  extends Pick<Rejected, 'rule' | 'error' | 'number' | 'status' | 'count' | 'first' | 'last'> {
  keyCount: number
  /** Those with the most lookups. */
  groups: readonly RejectedGroup[]
  /** Open: some of them would be rejected now. Dismissed: only those of hostnames that are not the account's. */
  state: 'open' | 'fixed' | 'dismissed'
}

/** Lookups that were rejected in an hour. */
export interface RejectedHour {
  start: string
  count: number
}

export function toCause(wire: RefusalCause): RejectedCause {
  const groups = wire.groups.map(toGroup)
  return {
    rule: wire.rule,
    error: wire.error,
    number: wire.number,
    status: wire.status,
    count: wire.refused,
    first: wire.first,
    last: wire.last,
    keyCount: wire.key_count,
    groups,
    state: groups.some(isOpen)
      ? 'open'
      : groups.some(({ isDismissed }) => isDismissed)
        ? 'dismissed'
        : 'fixed',
  }
}

/** Rejected requests by reason and by hour, in the range and with the filters of the address. */
export function causesQuery(search: RejectedSearch) {
  const { sort: _sort, direction: _direction, page: _page, ...narrowed } = inputOf(search).query
  return {
    ...query(listRefusalCauses, { query: narrowed }),
    select: ({ causes, refused, hours }: RefusalCauses) => ({
      causes: causes.map(toCause),
      count: refused,
      hours: hours.map(({ start, refused: count }): RejectedHour => ({ start, count })),
    }),
  }
}

/** The names of the reasons, for the headings. */
export const CAUSE_TITLES: Record<RefusalRule, string> = {
  'secret-in-browser': 'Secret key in a web page',
  'wrong-token': 'Wrong token',
  'ended-token': 'Replaced token',
  deleted: 'Deleted key',
  expired: 'Expired key',
  paused: 'Paused key',
  bot: 'Embedded key in a program',
  'no-host': 'No Origin or Referer header',
  hostname: 'Hostname not allowed',
  ip: 'IP address not allowed',
  'license-scope': 'Key not allowed for the product',
  'unknown-license': 'Unknown license',
  'other-product': 'License for another product',
  'license-not-held': 'No license for the product',
  subscription: 'No active subscription',
  'too-few-remaining': 'Too few lookups left',
  'key-limit': 'Key limit reached',
  'rate-limit': 'Too many lookups per second',
}

/** A span of a chart: its first moment in milliseconds, and the lookups that were rejected in it. */
export interface Span {
  start: number
  count: number
}

/** Up to this many hours, each has a bar. */
const WEEK = 7 * 24 + 1

/** Returns the hours of a range as bars of equal length: an hour each in a week, four hours in a month. */
export function spansOf(
  hours: readonly RejectedHour[],
  range: { start: number; end: number },
): { spans: Span[]; length: number } {
  const first = Math.floor(range.start / HOUR)
  const total = Math.max(1, Math.floor(range.end / HOUR) - first + 1)
  const length = total > WEEK ? 4 : 1
  const spans = Array.from(
    { length: Math.ceil(total / length) },
    (_, at): Span => ({
      start: (first + at * length) * HOUR,
      count: 0,
    }),
  )
  for (const { start, count } of hours) {
    const span = spans[Math.floor((Date.parse(start) / HOUR - first) / length)]
    if (span) span.count += count
  }
  return { spans, length }
}
