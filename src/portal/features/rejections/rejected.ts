import { REFUSALS_KEPT } from '#domain/keys/limits.ts'
import { listRefusals } from '#generated/security/operations.ts'
import type { Refusal, RefusalPage, RefusalRule } from '#generated/security/types.ts'
import { monthDay } from '#portal/kit/day-text.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import type { RejectedSearch } from './search.ts'

/** Lookups with one key that were rejected by one rule, from one source. */
export interface Rejected {
  id: string
  key: { id: string; label: string; kind: 'secret' | 'embedded' }
  error: Refusal['error']
  number: number | null
  status: number
  rule: RefusalRule
  /** Null for very many sources together. */
  source: string | null
  count: number
  first: string
  last: string
  /** The rule that would reject them now; null if they are allowed. */
  currentRule: RefusalRule | null
  /** When they became allowed, if that is known. */
  allowedSince: string | null
}

export function toRejected(wire: Refusal): Rejected {
  const { key_id, rule, source_kind, source } = wire
  return {
    id: [key_id, rule, source_kind, source].join(' '),
    key: { id: key_id, label: wire.key_label, kind: wire.kind },
    error: wire.error,
    number: wire.number,
    status: wire.status,
    rule,
    source,
    count: wire.refused,
    first: wire.first,
    last: wire.last,
    currentRule: wire.current_rule,
    allowedSince: wire.allowed_since,
  }
}

/** Where the cause of a rejection is fixed. */
type Fix = 'key' | 'health' | 'plans'

/** `why` is true whatever changed since; `now` completes "That’s fixed, but now …" when another rule applies. */
interface RuleWords {
  why: string
  now: string
  todo: string
  fix: Fix
}

export const RULES: Record<RefusalRule, RuleWords> = {
  'secret-in-browser': {
    why: 'A web page sent this secret key, so anyone who opens the page can read it.',
    now: 'the request comes from a web page.',
    todo: 'Rotate the token and use an embedded key in pages.',
    fix: 'key',
  },
  'wrong-token': {
    why: 'The token doesn’t belong to this key.',
    now: 'the token is wrong.',
    todo: 'Compare its last four characters with those on the key’s page.',
    fix: 'key',
  },
  'ended-token': {
    why: 'The token was replaced and no longer works.',
    now: 'the token has ended.',
    todo: 'Deploy the new token there.',
    fix: 'key',
  },
  deleted: {
    why: 'The key was deleted.',
    now: 'the key is deleted.',
    todo: 'Recover it or use another key.',
    fix: 'key',
  },
  expired: {
    why: 'The key had expired.',
    now: 'the key has expired.',
    todo: 'Extend it.',
    fix: 'key',
  },
  paused: { why: 'The key was paused.', now: 'the key is paused.', todo: 'Resume it.', fix: 'key' },
  bot: {
    why: 'A program sent this embedded key. Embedded keys are for web pages.',
    now: 'the request comes from a program.',
    todo: 'Use a secret key in programs.',
    fix: 'key',
  },
  'no-host': {
    why: 'The request has neither an Origin nor a Referer header.',
    now: 'the request doesn’t say which page it comes from.',
    todo: 'Remove the referrer policy “no-referrer” from the page.',
    fix: 'key',
  },
  hostname: {
    why: 'The page’s hostname isn’t allowed for this key.',
    now: 'the hostname isn’t allowed.',
    todo: 'Allow it if the page is yours.',
    fix: 'key',
  },
  ip: {
    why: 'This key doesn’t allow the server’s IP address.',
    now: 'the key doesn’t allow the IP address.',
    todo: 'Allow it if the server is yours.',
    fix: 'key',
  },
  'license-scope': {
    why: 'This key can’t be used for the product.',
    now: 'the key can’t use any of your licenses.',
    todo: 'Add the license to the key or use another key.',
    fix: 'key',
  },
  'unknown-license': {
    why: 'The request names a license that doesn’t exist.',
    now: 'the license doesn’t exist.',
    todo: 'Omit the “license” parameter or correct it.',
    fix: 'key',
  },
  'other-product': {
    why: 'The request names a license for another product.',
    now: 'the license is for another product.',
    todo: 'Omit the “license” parameter to use the right one.',
    fix: 'key',
  },
  'license-not-held': {
    why: 'You have no license for this product.',
    now: 'you have no license.',
    todo: 'Start a trial or choose a plan.',
    fix: 'plans',
  },
  subscription: {
    why: 'No active subscription covers this product.',
    now: 'no subscription is active.',
    todo: 'Renew it or choose a larger plan.',
    fix: 'plans',
  },
  'too-few-remaining': {
    why: 'The request has more addresses than your subscription has lookups left.',
    now: 'the subscription has too few lookups left.',
    todo: 'Choose a larger plan or send smaller batches.',
    fix: 'plans',
  },
  'key-limit': {
    why: 'The key reached its limit.',
    now: 'the key has reached its limit.',
    todo: 'Raise the limit or reset the counter.',
    fix: 'health',
  },
  'rate-limit': {
    why: 'More lookups per second than your plan allows.',
    now: 'the plan has a rate limit.',
    todo: 'Slow down, and wait as Retry-After says.',
    fix: 'plans',
  },
}

/** What to do about rejected lookups, by the key and the plans as they are now. */
export function adviceOf({
  rule,
  currentRule,
  allowedSince,
}: Pick<Rejected, 'rule' | 'currentRule' | 'allowedSince'>): { text: string; fix: Fix | null } {
  if (currentRule === null)
    return {
      text: allowedSince === null ? 'Allowed now.' : `Allowed since ${monthDay(new Date(allowedSince))}.`,
      fix: null,
    }
  const { now, todo, fix } = RULES[currentRule]
  return { text: currentRule === rule ? todo : `That’s fixed, but now ${now} ${todo}`, fix }
}

/** One page of the rejected lookups, as a query and for a file. */
export const rejectedQuery = (search: RejectedSearch) => listQuery(listRefusals, inputOf(search), toRows)
export const fetchRejected = (search: RejectedSearch, page: number) =>
  fetchList(listRefusals, inputOf({ ...search, page }, 100), toRows)

const toRows = ({ refusals }: RefusalPage) => refusals.map(toRejected)

/** The input of both operations. */
export function inputOf({ time, view: _view, ...search }: RejectedSearch, page_size?: number) {
  const start = time && startOfDays(Number(time), new Date())
  return { query: { ...search, ...(start && { start }), ...(page_size && { page_size }) } }
}

/** Returns the first moment of what the page shows. */
export function startOf(time: RejectedSearch['time'], now: Date): Date {
  return time ? new Date(startOfDays(Number(time), now)) : new Date(now.getTime() - REFUSALS_KEPT)
}

/** The first moment of a number of days until today, in the time zone of the browser. */
function startOfDays(days: number, now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString()
}
