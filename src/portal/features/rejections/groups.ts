import type { LinkProps } from '@tanstack/react-router'
import { extension, raisedLimit } from '#domain/keys/health/checks.ts'
import type { ReadyFix } from '#domain/keys/health/findings.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { HOUR } from '#domain/time/durations.ts'
import { listRefusalGroups } from '#generated/security/operations.ts'
import type { RefusalGroup, RefusalGroupPage, RefusalRule } from '#generated/security/types.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import type { Rejected } from './rejected.ts'

/** Where rejected requests came from. */
export interface RejectedSource
  extends Pick<Rejected, 'source' | 'count' | 'first' | 'last' | 'currentRule' | 'allowedSince'> {
  /** Whether people have said that the hostname is not the account's. */
  isDismissed: boolean
}

/** Requests with one key that one rule rejected. */
export interface RejectedGroup extends Omit<Rejected, 'source' | 'allowedSince'> {
  /** Lookups in each of the last 24 hours, the current hour last. */
  hours: readonly number[]
  /** The most frequent sources; null for very many together. */
  sources: readonly RejectedSource[]
  sourceCount: number
  /** Whether people have said of all sources that they are not the account's. */
  isDismissed: boolean
  /** The limit of the key; null without one. */
  maxLookups: number | null
}

export function toGroup(wire: RefusalGroup): RejectedGroup {
  return {
    id: `${wire.key_id} ${wire.rule}`,
    key: { id: wire.key_id, label: wire.key_label, kind: wire.kind },
    error: wire.error,
    number: wire.number,
    status: wire.status,
    rule: wire.rule,
    count: wire.refused,
    first: wire.first,
    last: wire.last,
    hours: wire.hours,
    sources: wire.sources.map(({ source, refused, first, last, ...now }) => ({
      source,
      count: refused,
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

/** Whether there is something to decide or to fix: the requests would still be rejected, and may be the account's. */
export const isOpen = ({ currentRule, isDismissed }: Pick<RejectedSource, 'currentRule' | 'isDismissed'>) =>
  currentRule !== null && !isDismissed

/** The most frequent groups of the last 30 days, which is what Diagnose knows of what was rejected. */
export const recordedGroupsQuery = listQuery(
  listRefusalGroups,
  { query: { sort: 'refused', direction: 'desc', page_size: 100 } },
  ({ groups }: RefusalGroupPage) => groups.map(toGroup),
)

/** The groups of the last 24 hours, from the start of an hour, so that a page and its loader share the response. */
export function recentGroupsQuery(now: Date) {
  const start = new Date(Math.floor(now.getTime() / HOUR) * HOUR - 24 * HOUR).toISOString()
  return listQuery(
    listRefusalGroups,
    { query: { start, sort: 'refused', direction: 'desc', page_size: 10 } },
    ({ groups }: RefusalGroupPage) => groups.map(toGroup),
  )
}

/** What fixes a group, as a button that does it or a link to where it is done. */
export type GroupFix =
  | {
      label: string
      /** What the button shows of the label, where the rest stands next to it. */
      text?: string
      fix:
        | ReadyFix
        | { action: 'recover' }
        | { action: 'allow-address'; address: string }
        | { action: 'dismiss' | 'restore'; hostname: string }
    }
  | { label: string; link: Pick<LinkProps, 'to' | 'search' | 'params'> }

/** Says that the pages of a hostname are not the account's. */
export const notMine = (hostname: string): GroupFix => ({
  label: `Not mine: ${hostname}`,
  text: 'Not mine',
  fix: { action: 'dismiss', hostname },
})

/** The fixes of a group, the most helpful first. None once it is fixed, or if only the caller can fix it. */
export function fixesOf(group: RejectedGroup, now: Date): GroupFix[] {
  const { key, currentRule, sources, maxLookups } = group
  const onKeyPage = (label: string, dialog: string): GroupFix => ({
    label,
    link: {
      to: key.kind === 'secret' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId',
      params: { keyId: key.id },
      search: { dialog },
    },
  })
  const rejectedBy = (rule: RefusalRule) =>
    sources.flatMap(({ source, isDismissed, ...each }) =>
      each.currentRule === rule && source !== null && !isDismissed ? [source] : [],
    )
  switch (currentRule) {
    case 'hostname':
      return rejectedBy('hostname').map(hostname => ({
        label: `Allow ${hostname}`,
        fix: { action: 'authorize', hostname },
      }))
    case 'ip': {
      // A range has a slash: which of its addresses called is not known.
      const addresses = rejectedBy('ip').filter(source => !source.includes('/'))
      return addresses.length
        ? addresses.map(address => ({ label: `Allow ${address}`, fix: { action: 'allow-address', address } }))
        : [onKeyPage('Change addresses', 'restrict')]
    }
    case 'key-limit': {
      const raised = maxLookups === null ? undefined : raisedLimit(maxLookups)
      return raised
        ? [{ label: `Raise limit to ${exactAmount(raised.max)}`, fix: raised }]
        : [onKeyPage('Change limit', 'limit')]
    }
    case 'paused':
      return [{ label: 'Resume key', fix: { action: 'resume' } }]
    case 'deleted':
      return [{ label: 'Recover key', fix: { action: 'recover' } }]
    case 'expired':
      return [{ label: 'Extend by 90 days', fix: extension(now.getTime()) }]
    case 'license-scope':
      return [onKeyPage('Change licenses', 'restrict')]
    case 'secret-in-browser':
      return [onKeyPage('Rotate token', 'rotate')]
    case 'subscription':
    case 'too-few-remaining':
      return [{ label: 'Renew', link: { to: '/account/subscriptions' } }]
    case 'license-not-held':
      return [{ label: 'Choose a plan', link: { to: '/account/subscriptions/plans' } }]
    case 'rate-limit':
      return [{ label: 'Compare plans', link: { to: '/account/subscriptions/plans' } }]
    default:
      return []
  }
}
