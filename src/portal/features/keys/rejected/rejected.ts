import { listRefusals } from '#generated/security/operations.ts'
import type { Refusal, RefusalPage, RefusalRule } from '#generated/security/types.ts'
import { monthDay } from '#portal/kit/day-text.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import type { RejectedSearch } from '../shared/search.ts'

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

/** `why` holds whatever has changed since; `now` is said where another rule rejects the lookups by now. */
interface RuleWords {
  why: string
  now: string
  todo: string
  fix: Fix
}

export const RULES: Record<RefusalRule, RuleWords> = {
  'secret-in-browser': {
    why: 'A web page sent this secret key, so anyone who opens the page can read it.',
    now: 'the call comes from a web page.',
    todo: 'Use an embedded key in pages, and rotate the token.',
    fix: 'key',
  },
  'wrong-token': {
    why: 'The token was not the one of this key.',
    now: 'the token is wrong.',
    todo: 'Compare its last four characters with the page of the key.',
    fix: 'key',
  },
  'ended-token': {
    why: 'The token was rotated, and the old one no longer works.',
    now: 'the token has ended.',
    todo: 'Put the new token where the old one was.',
    fix: 'key',
  },
  deleted: {
    why: 'The key was deleted.',
    now: 'the key is deleted.',
    todo: 'Recover it, or use another key.',
    fix: 'key',
  },
  expired: {
    why: 'The key had expired.',
    now: 'the key has expired.',
    todo: 'Set a later expiry.',
    fix: 'key',
  },
  paused: { why: 'The key was paused.', now: 'the key is paused.', todo: 'Resume it.', fix: 'key' },
  bot: {
    why: 'A program sent this embedded key. Embedded keys are for web pages.',
    now: 'the call comes from a program.',
    todo: 'Use a secret key in programs.',
    fix: 'key',
  },
  'no-host': {
    why: 'The call named no page: neither Origin nor Referer has a host.',
    now: 'the call names no page.',
    todo: 'Take the referrer policy “no-referrer” off the page.',
    fix: 'key',
  },
  hostname: {
    why: 'The hostname of the page was not authorized for this key.',
    now: 'the hostname is not authorized.',
    todo: 'Authorize it, if the page is yours.',
    fix: 'key',
  },
  ip: {
    why: 'The address was not on the list of this key.',
    now: 'the address is not on the list of the key.',
    todo: 'Add it, if the server is yours.',
    fix: 'key',
  },
  'license-scope': {
    why: 'The key could not be used for this product.',
    now: 'the key cannot be used for any license that the account holds.',
    todo: 'Add the license to those of the key, or use another key.',
    fix: 'key',
  },
  'unknown-license': {
    why: 'The call named a license that does not exist.',
    now: 'the license does not exist.',
    todo: 'Leave the parameter “license” out, or correct its spelling.',
    fix: 'key',
  },
  'other-product': {
    why: 'The call named a license of another product.',
    now: 'the license is for another product.',
    todo: 'Leave the parameter “license” out, and the one that fits is used.',
    fix: 'key',
  },
  'license-not-held': {
    why: 'The account held no license for this product.',
    now: 'the account holds no license.',
    todo: 'Start a trial or choose a plan, if you haven’t yet.',
    fix: 'plans',
  },
  subscription: {
    why: 'No subscription to this product was active: it had expired, was used up, or was suspended.',
    now: 'no subscription is active.',
    todo: 'Renew it, or choose a larger plan.',
    fix: 'plans',
  },
  'too-few-remaining': {
    why: 'The subscription had fewer lookups left than the call asked for.',
    now: 'the subscription has too few lookups left.',
    todo: 'Choose a larger plan, or send smaller batches.',
    fix: 'plans',
  },
  'key-limit': {
    why: 'The key had reached its limit of lookups.',
    now: 'the key has reached its limit.',
    todo: 'Raise the limit, or reset its counter.',
    fix: 'health',
  },
  'rate-limit': {
    why: 'More lookups came in a second than the plan allows.',
    now: 'the plan has a rate limit.',
    todo: 'Send fewer at the same time, and wait after a rejected call.',
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
  return { text: currentRule === rule ? todo : `That is fixed, but now ${now} ${todo}`, fix }
}

/** One page of the rejected lookups, as a query and for a file. */
export const rejectedQuery = (search: RejectedSearch) => listQuery(listRefusals, inputOf(search), toRows)
export const fetchRejected = (search: RejectedSearch, page: number) =>
  fetchList(listRefusals, inputOf({ ...search, page }, 100), toRows)

const toRows = ({ refusals }: RefusalPage) => refusals.map(toRejected)

function inputOf({ time, ...search }: RejectedSearch, page_size?: number) {
  const start = time && startOfDays(Number(time), new Date())
  return { query: { ...search, ...(start && { start }), ...(page_size && { page_size }) } }
}

/** The first moment of a number of days until today, in the time zone of the browser. */
function startOfDays(days: number, now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString()
}
