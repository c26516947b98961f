import type { RejectionRule } from '#generated/security/types.ts'
import { monthDay } from '#portal/kit/day-text.ts'
import type { Rejection } from './rejections.ts'

/** What pages say about a rule that rejects requests. */
interface RuleCopy {
  /** As the heading of a reason. */
  title: string
  /** True whatever changed since. */
  why: string
  /** Completes "That’s fixed, but now …" when another rule applies. */
  now: string
  todo: string
  /** Where the cause is fixed; if missing, on the page of the key. */
  fix?: 'health' | 'plans' | 'limits'
}

export const RULES: Record<RejectionRule, RuleCopy> = {
  'secret-in-browser': {
    title: 'Secret key in a web page',
    why: 'A web page sent this secret key, so anyone who opens the page can read it.',
    now: 'the request comes from a web page.',
    todo: 'Rotate the token and use an embedded key in pages.',
  },
  'wrong-token': {
    title: 'Wrong token',
    why: 'The token doesn’t belong to this key.',
    now: 'the token is wrong.',
    todo: 'Compare its last four characters with those on the key’s page.',
  },
  'ended-token': {
    title: 'Replaced token',
    why: 'The token was replaced and no longer works.',
    now: 'the token has ended.',
    todo: 'Deploy the new token there.',
  },
  deleted: {
    title: 'Deleted key',
    why: 'The key was deleted.',
    now: 'the key is deleted.',
    todo: 'Recover it or use another key.',
  },
  expired: {
    title: 'Expired key',
    why: 'The key had expired.',
    now: 'the key has expired.',
    todo: 'Extend it.',
  },
  paused: {
    title: 'Paused key',
    why: 'The key was paused.',
    now: 'the key is paused.',
    todo: 'Resume it.',
  },
  bot: {
    title: 'Embedded key in a program',
    why: 'A program sent this embedded key. Embedded keys are for web pages.',
    now: 'the request comes from a program.',
    todo: 'Use a secret key in programs.',
  },
  'no-host': {
    title: 'No Origin or Referer header',
    why: 'The request has neither an Origin nor a Referer header.',
    now: 'the request doesn’t say which page it comes from.',
    todo: 'Remove the referrer policy “no-referrer” from the page.',
  },
  hostname: {
    title: 'Hostname not allowed',
    why: 'The page’s hostname isn’t allowed for this key.',
    now: 'the hostname isn’t allowed.',
    todo: 'Allow it if the page is yours.',
  },
  ip: {
    title: 'IP address not allowed',
    why: 'This key doesn’t allow the server’s IP address.',
    now: 'the key doesn’t allow the IP address.',
    todo: 'Allow it if the server is yours.',
  },
  'credentials-in-url': {
    title: 'Token in the URL',
    why: 'The request has the token in its URL, which this key doesn’t allow.',
    now: 'the key doesn’t allow the token in the URL.',
    todo: 'Use Basic authentication, or allow it in the restrictions of the key.',
  },
  'license-scope': {
    title: 'Key not allowed for the product',
    why: 'This key can’t be used for the product.',
    now: 'the key can’t use any of your licenses.',
    todo: 'Add the license to the key or use another key.',
  },
  'unknown-license': {
    title: 'Unknown license',
    why: 'The request names a license that doesn’t exist.',
    now: 'the license doesn’t exist.',
    todo: 'Omit the “license” parameter or correct it.',
  },
  'other-product': {
    title: 'License for another product',
    why: 'The request names a license for another product.',
    now: 'the license is for another product.',
    todo: 'Omit the “license” parameter to use the right one.',
  },
  'license-not-held': {
    title: 'No license for the product',
    why: 'You have no license for this product.',
    now: 'you have no license.',
    todo: 'Start a trial or choose a plan.',
    fix: 'plans',
  },
  subscription: {
    title: 'No active subscription',
    why: 'No active subscription covers this product.',
    now: 'no subscription is active.',
    todo: 'Renew it or choose a larger plan.',
    fix: 'plans',
  },
  'too-few-remaining': {
    title: 'Too few lookups left',
    why: 'The request has more addresses than your subscription has lookups left.',
    now: 'the subscription has too few lookups left.',
    todo: 'Choose a larger plan or send smaller batches.',
    fix: 'plans',
  },
  'key-limit': {
    title: 'Key limit reached',
    why: 'The key reached its limit.',
    now: 'the key has reached its limit.',
    todo: 'Raise the limit or reset the counter.',
    fix: 'health',
  },
  'usage-limit': {
    title: 'Key limit of the day or month reached',
    why: 'The key reached its limit for the day or the month.',
    now: 'the key has reached its limit for the day or the month.',
    todo: 'Raise the limit, or wait until it starts again.',
  },
  'account-limit': {
    title: 'Account limit reached',
    why: 'The account reached its limit for the day or the month.',
    now: 'the account has reached its limit for the day or the month.',
    todo: 'Raise the limit, or wait until it starts again.',
    fix: 'limits',
  },
  'rate-limit': {
    title: 'Too many lookups per second',
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
}: Pick<Rejection, 'rule' | 'currentRule' | 'allowedSince'>): {
  text: string
  fix: 'key' | 'health' | 'plans' | 'limits' | null
} {
  if (currentRule === null)
    return {
      text: allowedSince === null ? 'Allowed now.' : `Allowed since ${monthDay(new Date(allowedSince))}.`,
      fix: null,
    }
  const { now, todo, fix = 'key' } = RULES[currentRule]
  return { text: currentRule === rule ? todo : `That’s fixed, but now ${now} ${todo}`, fix }
}
