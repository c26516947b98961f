import { HOUR } from '#domain/time/durations.ts'
import { REJECTIONS_KEPT } from '#generated/durations.ts'
import { listRejectionCauses } from '#generated/security/operations/listRejectionCauses.ts'
import { listRejectionGroups } from '#generated/security/operations/listRejectionGroups.ts'
import { listRejections } from '#generated/security/operations/listRejections.ts'
import type {
  RejectionCause,
  RejectionCauses,
  RejectionGroupPage,
  RejectionPage,
  RejectionRule,
  RejectionGroup as WireGroup,
  Rejection as WireRejection,
} from '#generated/security/types.ts'
import { query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import { startOfDay } from '#portal/ui/time/zone-days.ts'
import type { RejectionSearch } from './search.ts'

/** Lookups that one rule rejected. */
interface Rejected {
  error: WireRejection['error']
  number: number | null
  status: number
  rule: RejectionRule
  count: number
  first: string
  last: string
}

/** Where rejected lookups came from. */
interface Origin {
  /** Null for very many sources together. */
  source: string | null
  /** The rule that would reject them now; null if they are allowed. */
  currentRule: RejectionRule | null
  /** When they became allowed, if that is known. */
  allowedSince: string | null
}

/** Lookups with one key that were rejected by one rule, from one source. */
export interface Rejection extends Rejected, Origin {
  id: string
  key: RejectedKey
}

export interface RejectedKey {
  id: string
  label: string
  kind: 'secret' | 'embedded'
}

/** Where lookups of a group came from. */
export interface RejectionSource extends Origin, Pick<Rejected, 'count' | 'first' | 'last'> {
  /** Whether people have said that the hostname is not the account's. */
  isDismissed: boolean
}

/** Lookups with one key that one rule rejected. */
export interface RejectionGroup extends Rejected, Pick<Origin, 'currentRule'> {
  id: string
  key: RejectedKey
  /** Lookups in each of the last 24 hours, the current hour last. */
  hours: readonly number[]
  /** The most frequent sources; null for very many together. */
  sources: readonly RejectionSource[]
  sourceCount: number
  /** Whether people have said of all sources that they are not the account's. */
  isDismissed: boolean
  /** The limit of the key; null without one. */
  maxLookups: number | null
}

/** Lookups that one rule rejected, with the keys that they were sent with. */
export interface RejectionReason extends Rejected {
  keyCount: number
  /** Those with the most lookups. */
  groups: readonly RejectionGroup[]
  /** Open: some of them would be rejected now. Dismissed: only those of hostnames that are not the account's. */
  state: 'open' | 'fixed' | 'dismissed'
}

/** Lookups that were rejected in an hour. */
export interface RejectedHour {
  start: string
  count: number
}

type WireRejected = Pick<WireRejection, Exclude<keyof Rejected, 'count'> | 'rejected_lookups'>

const toRejected = ({
  error,
  number,
  status,
  rule,
  rejected_lookups,
  first,
  last,
}: WireRejected): Rejected => ({
  error,
  number,
  status,
  rule,
  count: rejected_lookups,
  first,
  last,
})

const toKey = ({
  key_id,
  key_label,
  kind,
}: Pick<WireRejection, 'key_id' | 'key_label' | 'kind'>): RejectedKey => ({
  id: key_id,
  label: key_label,
  kind,
})

export function toRejection(wire: WireRejection): Rejection {
  const { key_id, rule, source_kind, source } = wire
  return {
    ...toRejected(wire),
    id: [key_id, rule, source_kind, source].join(' '),
    key: toKey(wire),
    source,
    currentRule: wire.current_rule,
    allowedSince: wire.allowed_since,
  }
}

export function toGroup(wire: WireGroup): RejectionGroup {
  return {
    ...toRejected(wire),
    id: `${wire.key_id} ${wire.rule}`,
    key: toKey(wire),
    hours: wire.hours,
    sources: wire.sources.map(({ source, rejected_lookups, first, last, ...now }) => ({
      source,
      count: rejected_lookups,
      first,
      last,
      currentRule: now.current_rule,
      allowedSince: now.allowed_since,
      isDismissed: now.is_dismissed,
    })),
    sourceCount: wire.source_count,
    isDismissed: wire.is_dismissed,
    currentRule: wire.current_rule,
    maxLookups: wire.max_lookups,
  }
}

export function toReason(wire: RejectionCause): RejectionReason {
  const groups = wire.groups.map(toGroup)
  const closed = groups.some(({ isDismissed }) => isDismissed) ? 'dismissed' : 'fixed'
  return {
    ...toRejected(wire),
    keyCount: wire.key_count,
    groups,
    state: groups.some(isOpen) ? 'open' : closed,
  }
}

/** Whether there is something to decide or to fix: the requests would still be rejected, and may be the account's. */
export const isOpen = ({ currentRule, isDismissed }: Pick<RejectionSource, 'currentRule' | 'isDismissed'>) =>
  currentRule !== null && !isDismissed

/** One page of the rejected lookups, as a query and for a file. */
export const rejectionsQuery = (search: RejectionSearch) =>
  listQuery(listRejections, inputOf(search), toRejections)
export const fetchRejections = (search: RejectionSearch, page: number) =>
  fetchList(listRejections, inputOf({ ...search, page }, 100), toRejections)

const toRejections = ({ rejections }: RejectionPage) => rejections.map(toRejection)

/** Rejected requests by reason and by hour, in the range and with the filters of the address. */
export function reasonsQuery(search: RejectionSearch) {
  const { sort: _sort, direction: _direction, page: _page, ...filters } = inputOf(search).query
  return {
    ...query(listRejectionCauses, { query: filters }),
    select: ({ causes, rejected_lookups, hours }: RejectionCauses) => ({
      reasons: causes.map(toReason),
      count: rejected_lookups,
      hours: hours.map(({ start, rejected_lookups: count }): RejectedHour => ({ start, count })),
    }),
  }
}

/** The input of both operations. */
function inputOf({ time, view: _view, ...search }: RejectionSearch, page_size?: number) {
  const start = time && startOfDays(Number(time), new Date())
  return { query: { ...search, ...(start && { start }), ...(page_size && { page_size }) } }
}

/** The first moment of what the page shows. */
export function startOf(time: RejectionSearch['time'], now: Date): Date {
  return time ? new Date(startOfDays(Number(time), now)) : new Date(now.getTime() - REJECTIONS_KEPT)
}

/** The first moment of a number of days until today, in the chosen time zone. */
export function startOfDays(days: number, now: Date): string {
  return startOfDay(now, days - 1).toISOString()
}

const toGroups = ({ groups }: RejectionGroupPage) => groups.map(toGroup)

/** The most frequent groups of the last 30 days, which is what Diagnose knows of what was rejected. */
export const recordedGroupsQuery = listQuery(
  listRejectionGroups,
  { query: { sort: 'rejected', direction: 'desc', page_size: 100 } },
  toGroups,
)

/** The groups of the last 24 hours, from the start of an hour, so that a page and its loader share the response. */
export function recentGroupsQuery(now: Date) {
  const start = new Date(Math.floor(now.getTime() / HOUR) * HOUR - 24 * HOUR).toISOString()
  return listQuery(
    listRejectionGroups,
    { query: { start, sort: 'rejected', direction: 'desc', page_size: 10 } },
    toGroups,
  )
}
