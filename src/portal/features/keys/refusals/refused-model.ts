import type { Refusal, RefusalRule } from '#generated/security/types.ts'

/** Lookups with one key that were refused by one rule, from one source. */
export interface Refused {
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
}

export function toRefused(wire: Refusal): Refused {
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
  }
}

/** What the rule means, and what to do. `fix` is the page where that is done. */
interface RuleWords {
  why: string
  todo: string
  fix: 'key' | 'health' | 'plans'
}

export const RULES: Record<RefusalRule, RuleWords> = {
  'secret-in-browser': {
    why: 'A web page sent this secret key, so anyone who opens the page can read it.',
    todo: 'Use an embedded key in pages, and rotate the token.',
    fix: 'key',
  },
  'wrong-token': {
    why: 'The token is not the one of this key.',
    todo: 'Compare its last four characters with the page of the key.',
    fix: 'key',
  },
  'ended-token': {
    why: 'The token was rotated, and the old one no longer works.',
    todo: 'Put the new token where the old one was.',
    fix: 'key',
  },
  deleted: { why: 'The key is deleted.', todo: 'Recover it, or use another key.', fix: 'key' },
  expired: { why: 'The key has expired.', todo: 'Set a later expiry.', fix: 'key' },
  paused: { why: 'The key was paused.', todo: 'Resume it.', fix: 'key' },
  bot: {
    why: 'A program sent this embedded key. Embedded keys are for web pages.',
    todo: 'Use a secret key in programs.',
    fix: 'key',
  },
  'no-host': {
    why: 'The call named no page: neither Origin nor Referer has a host.',
    todo: 'Take the referrer policy “no-referrer” off the page.',
    fix: 'key',
  },
  hostname: {
    why: 'The page is on a hostname that is not authorized for this key.',
    todo: 'Authorize it, if the page is yours.',
    fix: 'key',
  },
  ip: {
    why: 'The address is not on the list of this key.',
    todo: 'Add it, if the server is yours.',
    fix: 'key',
  },
  'license-scope': {
    why: 'The key cannot be used for this product.',
    todo: 'Add the license to those of the key, or use another key.',
    fix: 'key',
  },
  'unknown-license': {
    why: 'The call names a license that does not exist.',
    todo: 'Leave the parameter “license” out, or correct its spelling.',
    fix: 'key',
  },
  'other-product': {
    why: 'The call names a license of another product.',
    todo: 'Leave the parameter “license” out, and the one that fits is used.',
    fix: 'key',
  },
  'license-not-held': {
    why: 'The account holds no license for this product.',
    todo: 'Start a trial, or choose a plan.',
    fix: 'plans',
  },
  subscription: {
    why: 'No subscription to this product is active: it has expired, is used up or is suspended.',
    todo: 'Renew it, or choose a larger plan.',
    fix: 'plans',
  },
  'too-few-remaining': {
    why: 'The subscription had fewer lookups left than the call asked for.',
    todo: 'Choose a larger plan, or send smaller batches.',
    fix: 'plans',
  },
  'key-limit': {
    why: 'The key has reached its limit of lookups.',
    todo: 'Raise the limit, or reset its counter.',
    fix: 'health',
  },
  'rate-limit': {
    why: 'More lookups came in a second than the plan allows.',
    todo: 'Send fewer at the same time, and wait after a refusal.',
    fix: 'plans',
  },
}
