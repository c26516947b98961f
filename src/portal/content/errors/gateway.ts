import { EARLY_PURCHASE_LABEL, RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import type { ErrorHelp } from './help.ts'

/** Errors of the address API, which programs receive. */
export const gatewayHelp = {
  'requests-too-fast': {
    title: 'You exceeded your plan’s rate limit',
    meaning: 'The API rejected this lookup because you sent too many per second. It wasn’t counted.',
    cause:
      'You sent more lookups per second than your subscription’s rate limit allows. Often several workers run at once without sharing a limit.',
    fix: 'Send addresses in batches, limit how many requests run at once, and wait longer after each rejection. Larger plans have higher limits.',
  },
  'body-not-processable': {
    title: 'The lookup body can’t be processed',
    meaning:
      'The API found no addresses in the request body. The status is 412 for compatibility with existing programs.',
    cause: 'The body isn’t JSON, or the request has another `Content-Type`.',
    fix: 'Send `{"lookups": [{"street": "…"}]}` with `Content-Type: application/json`.',
  },
  'lookup-body-too-large': {
    title: 'The lookup request is too large',
    meaning: 'The request body is larger than the API accepts. No address was looked up.',
    cause: 'The batch has too many addresses, or some fields have far too much text.',
    fix: 'Split the batch into smaller ones.',
  },
  'processing-interrupted': {
    title: 'Processing was interrupted',
    meaning: 'The API started to process the request but couldn’t finish.',
    cause:
      'Other requests used the last lookups of the subscription or key at the same time, several times in a row. Batches return number 1611082095, and single lookups return 1611082010.',
    fix: 'Send the request again. If this happens often, send fewer requests at once, or smaller batches.',
  },
  'secret-key-in-browser': {
    title: 'A secret key was used in a browser',
    meaning:
      'Secret keys are for servers. Every visitor can read a key in a web page, so the API rejects secret keys there.',
    cause: 'The request has a secret key and an Origin or Referer header, which browsers send.',
    fix: 'Treat the secret key as leaked: create a new one, and delete the old one. In web pages, use an embedded key and authorize your site’s hostname for it.',
  },
  'not-permitted': {
    title: 'The key isn’t permitted to do this',
    meaning: 'The API doesn’t accept this key. The problem is the key, not your subscription.',
    cause:
      'The request has no key, the ID or token is misspelled, the token ended after a rotation, or the key is paused, expired, or deleted.',
    fix: 'Compare the ID and token with the Keys page. Resume, recover, or replace the key, and use its current token.',
  },
  'license-not-recognized': {
    title: 'The license isn’t recognized',
    meaning:
      'Your account has no license for the product, or the request names a license that doesn’t exist or doesn’t fit the product.',
    cause:
      'With number 1611081654, your account has no license for the product. With 1611081571, the `license` parameter is misspelled or for another product. The status is 402 even if no payment is missing.',
    fix: 'Start a trial or choose a plan for the product. If you send `license`, copy its value from the Subscriptions page, or omit it: the API chooses a license that fits.',
  },
  'subscription-inactive': {
    title: 'No active subscription',
    meaning: 'Your key is valid, but no active subscription covers this lookup.',
    cause:
      'The subscription expired or was suspended, has no lookups left, or was never started for this product.',
    fix: `Check the Subscriptions page for the reason. ${RENEWAL_RULE.stops} To continue now, choose a larger plan, or turn on “${EARLY_PURCHASE_LABEL}” with a cap. If it’s already on, you reached the cap, or we couldn’t charge your card.`,
  },
  'key-limit-reached': {
    title: 'The key reached its limit',
    meaning:
      'The key has no lookups left under its limit, or the request needs more than are left. Nothing was looked up or counted.',
    cause: 'Someone set a lookup limit for this key. Your other keys and your subscription aren’t affected.',
    fix: 'On the Keys page, reset the counter, or raise or remove the limit.',
  },
  'usage-limit-reached': {
    title: 'A limit for the day or the month is reached',
    meaning:
      'The key or the account has no lookups left under a limit for the day or the month, or the request needs more than are left. Nothing was looked up or counted.',
    cause:
      'Someone set a limit. The message says whose limit it is, how high it is, and when it starts again, in the account’s time zone.',
    fix: 'Wait until then, or raise the limit: that of a key on its page, that of the account in [Limits and alerts](/account/keys/limits).',
  },
  'demonstration-limit-reached': {
    title: 'You’ve used this hour’s free demo lookups',
    meaning:
      'Anyone can try the product pages without an account, up to an hourly limit. This lookup wasn’t made.',
    cause: 'You, or others on your network, used all the demo lookups for this hour.',
    fix: 'Sign up for a free trial to get your own lookups, or try again in an hour. Programs need a key from an account.',
  },
  'key-unauthorized': {
    title: 'The key isn’t authorized',
    meaning: 'The key is valid, but it isn’t authorized for this request.',
    cause:
      'An embedded key was used on a hostname that isn’t authorized, or without a Referer or Origin header. A secret key was used from an IP address that isn’t on its list. Or the key doesn’t include this license. `*.northwind.example` doesn’t include `northwind.example`.',
    fix: 'On the Keys page, authorize the hostname, or change the key’s IP addresses or licenses. A page with the referrer policy `no-referrer` must still send the Origin header.',
  },
  'url-credentials-not-allowed': {
    title: 'The key can’t be sent in the URL',
    meaning:
      'A request to the [compatibility API](/docs/existing-code) has the secret key in its URL, and the key doesn’t allow that.',
    cause:
      'Client libraries of other providers send `auth-id` and `auth-token` in the URL. URLs end up in the logs of proxies and monitoring, so a new key doesn’t allow it.',
    fix: 'Use the library’s Basic authentication. If it has none, open the key, choose *Change restrictions*, and allow the token in the URL.',
  },
  'gateway-failure': {
    title: 'The API failed',
    meaning: 'Something failed on our side during the lookup. It wasn’t counted.',
    cause: 'A bug or an outage.',
    fix: 'Check the status page. Try again after a moment, and wait longer after each failure.',
  },
  'gateway-unavailable': {
    title: 'A service behind the API didn’t respond',
    meaning: 'The API accepted the lookup, but an internal service failed. The lookup wasn’t counted.',
    cause:
      'Number 1612396608: the service was slow, unreachable, or paused after several failures. Number 1601236387: the service returned an error or an invalid response.',
    fix: 'Check the status page. Wait the number of seconds in the `Retry-After` header, and then try again. Without that header, try again after a moment, and wait longer after each failure.',
  },
} as const satisfies Record<string, ErrorHelp>
