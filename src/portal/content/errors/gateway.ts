import { EARLY_PURCHASE_LABEL, RENEWAL_RULE } from '#domain/subscription/renewal-terms.ts'
import type { ErrorHelp } from './help.ts'

/** Errors of the lookup gateway, which programs see. */
export const gatewayHelp = {
  'requests-too-fast': {
    title: 'Lookups come faster than the plan allows',
    meaning:
      'The API rejected this lookup because of its pace, not because of its content. It was not counted.',
    cause:
      'You sent more requests per second than the rate limit of the subscription allows. Often several workers run without knowing about each other.',
    fix: 'Send addresses in batches, limit how many requests run at once, and wait longer after each rejection. A larger plan has a higher limit.',
  },
  'body-not-processable': {
    title: 'The body of the lookup could not be processed',
    meaning:
      'The API read the request but found no addresses in its body. Status 412 is unusual for this. It is kept for the programs that rely on it.',
    cause: 'The body is not JSON, or the request has another `Content-Type`.',
    fix: 'Send `{"lookups": [{"street": "…"}]}` with `Content-Type: application/json`.',
  },
  'lookup-body-too-large': {
    title: 'Too much in one lookup request',
    meaning: 'The request body is larger than the API accepts, so no address was looked up.',
    cause: 'The batch has too many addresses, or fields with far too much text.',
    fix: 'Split the batch into smaller ones.',
  },
  'processing-interrupted': {
    title: 'Processing was interrupted',
    meaning: 'The API started to process the request but could not finish.',
    cause:
      'Other calls took the last lookups of the subscription or the key at the same moment, several times in a row. A list of lookups has the number 1611082095, a single one 1611082010.',
    fix: 'Send the request again. If this happens often, send fewer requests at once, or smaller batches.',
  },
  'secret-key-in-browser': {
    title: 'A secret key was used in a browser',
    meaning:
      'Secret keys are for servers. Every visitor can read a key that is in a page, so the API rejects it there.',
    cause: 'The request has a secret key and an Origin or Referer header, which only browsers send.',
    fix: 'Use an embedded key in pages, and authorize the hostname of the site for it. Assume that others know the secret key: create a new one, and delete the old one.',
  },
  'not-permitted': {
    title: 'The key is not permitted to do this',
    meaning:
      'The API does not accept this key for the request. The problem is the key, not the subscription.',
    cause:
      'The request has no key, its id or token is misspelled, the token ended with a rotation, or the key is paused, expired or deleted.',
    fix: 'Compare the id and token with the Keys page. Resume, recover or replace the key, and use its current token.',
  },
  'license-not-recognized': {
    title: 'The license is not recognized',
    meaning: 'The request names a license that the API does not know, or one that does not fit the product.',
    cause:
      'The license parameter is misspelled, or it names a product that the account does not have. The status is 402 even if no payment is missing.',
    fix: 'Copy the license key from the Licenses page, or leave the parameter out to use the license that fits.',
  },
  'subscription-inactive': {
    title: 'No active subscription',
    meaning: 'The key is fine, but right now no subscription of the account pays for this lookup.',
    cause:
      'The subscription has expired or was suspended, all its lookups are used up, or no subscription was ever started for this product.',
    fix: `The Subscriptions page says which one it is. ${RENEWAL_RULE.stops} To continue at once, choose a larger plan, or turn on “${EARLY_PURCHASE_LABEL}” with a cap. If it is on, its cap is reached, or the card could not be charged.`,
  },
  'key-limit-reached': {
    title: 'The key has reached its limit',
    meaning:
      'The key has used up the limit that was set for it, or the request has more lookups than are left. Nothing was looked up or counted.',
    cause:
      'The limit works as intended. Other keys of the account keep working, and the subscription is not affected.',
    fix: 'On the Keys page, reset the counter, raise the limit or delete it.',
  },
  'demonstration-limit-reached': {
    title: 'The free lookups of a demonstration are used up',
    meaning:
      'Anyone can try the product pages without an account, but only with some lookups an hour. This one was not made.',
    cause:
      'You, or others in your network, have used all lookups that the network may make with the demonstration key in an hour.',
    fix: 'Sign up, which is free and brings lookups of your own, or come back in an hour. Programs need a key of an account.',
  },
  'key-unauthorized': {
    title: 'The key is not authorized',
    meaning:
      'The API knows the key but rejects it for this request. Unlike with “not permitted”, the key is right, but it is used in the wrong place.',
    cause:
      'An embedded key was used on a page whose hostname is not authorized, or without a Referer or Origin header. Or a secret key was used from an address that is not on its list. Or either was used for a license outside its scope. `*.northwind.example` does not include `northwind.example`.',
    fix: 'On the Keys page, authorize the hostname, or change the addresses or licenses of the key. A page with the referrer policy `no-referrer` must at least send the Origin header.',
  },
  'gateway-failure': {
    title: 'The API failed',
    meaning: 'Something broke on our side during the lookup. It was not counted.',
    cause: 'A bug or an outage.',
    fix: 'Check the status page. Try again after a moment, and wait longer after each failure.',
  },
  'gateway-unavailable': {
    title: 'A service behind the API failed to answer',
    meaning:
      'The API accepted the lookup, but the service that does the work gave no usable answer. The lookup was not counted.',
    cause:
      'Number 1612396608 means that the service was slow, out of reach, or resting after several failures. Number 1601236387 means that it answered with an error, or with something the API could not use.',
    fix: 'Check the status page. Try again after the seconds of the `Retry-After` header, if there is one, and otherwise after a moment; wait longer after each failure.',
  },
} as const satisfies Record<string, ErrorHelp>
