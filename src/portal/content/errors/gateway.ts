import type { ErrorHelp } from './help.ts'

/** Errors of the lookup gateway, which programs meet. */
export const gatewayHelp = {
  'requests-too-fast': {
    title: 'Lookups come faster than the plan allows',
    meaning:
      'The gateway refused this lookup because of its pace, not because of its content. It was not counted.',
    cause:
      'More requests a second than the rate limit of the subscription, often from several workers that do not know of each other.',
    fix: 'Send addresses in batches, limit how many requests run at once, and wait longer after each refusal. A larger plan has a higher limit.',
  },
  'body-not-processable': {
    title: 'The body of the lookup could not be processed',
    meaning:
      'The gateway read the request but could not make addresses of its body. The status 412 is unusual for this and kept for the programs that know it.',
    cause: 'The JSON is broken, is not a list, or has values of other types than text.',
    fix: 'Compare the body with the example of the product, and send `Content-Type: application/json`.',
  },
  'lookup-body-too-large': {
    title: 'Too much in one lookup request',
    meaning: 'The request body is larger than the gateway takes, so none of its addresses was looked up.',
    cause: 'A batch with too many addresses, or fields with far too much text.',
    fix: 'Split the batch into several smaller ones.',
  },
  'processing-interrupted': {
    title: 'Processing was interrupted',
    meaning: 'The gateway had begun with the request and could not finish it.',
    cause:
      'The connection was closed before the whole body had arrived, or the caller gave up while it was being worked on.',
    fix: 'Send the request again. If it happens often, raise the time-out of your client and send smaller batches.',
  },
  'secret-key-in-browser': {
    title: 'A secret key was used in a browser',
    meaning:
      'Secret keys are for servers. One that stands in a page is readable by every visitor, so the gateway refuses it there.',
    cause:
      'The request has an Origin or Referer header, which only browsers send, together with a secret key.',
    fix: 'Use an embedded key in pages, and authorize the hostname of the site for it. Treat the secret key as known to others: create a new one and delete it.',
  },
  'not-permitted': {
    title: 'The key is not permitted to do this',
    meaning:
      'The gateway does not accept this key for the request. This is about who calls; nothing is said of the subscription.',
    cause:
      'No key was sent, its id or token is misspelt, the token ended with a rotation, or the key is paused, expired or deleted.',
    fix: 'Compare id and token with the Keys page. Resume, recover or replace the key, and put the new token where the old one was.',
  },
  'license-not-recognized': {
    title: 'The license is not recognized',
    meaning: 'The request names a license that the gateway does not know, or none that fits the product.',
    cause:
      'A misspelt license parameter, or one of a product that the account does not have. The status is 402 although no payment may be missing.',
    fix: 'Take the license key from the Licenses page, or leave the parameter out to use the one that fits.',
  },
  'subscription-inactive': {
    title: 'No active subscription',
    meaning: 'The key is fine, but no subscription of the account pays for this lookup at the moment.',
    cause:
      'The subscription has expired, all its lookups are used, it was suspended, or none was ever started for this product.',
    fix: 'Look at the Subscriptions page: renew, choose a larger plan, or begin a trial.',
  },
  'key-limit-reached': {
    title: 'The key has reached its limit',
    meaning:
      'The key has made as many lookups as the limit that was set for it allows, or fewer are left than the request has. Nothing was looked up or counted.',
    cause:
      'The limit does what it is for: other keys of the account go on. It says nothing of the subscription.',
    fix: 'On the Keys page, reset the counter, raise the limit or delete it.',
  },
  'key-unauthorized': {
    title: 'The key is not authorized',
    meaning:
      'The gateway knows the key and refuses it for this request. In difference to “not permitted”, the key is right and the place of use is not.',
    cause:
      'An embedded key was used from a page whose hostname is not authorized, or without Referer and Origin; a secret key from an address outside of its list; or either for a license outside of its scope. `*.northwind.example` does not cover `northwind.example`.',
    fix: 'On the Keys page, authorize the hostname, or change the addresses or licenses of the key. A page with the referrer policy `no-referrer` must send the Origin at least.',
  },
  'gateway-failure': {
    title: 'The gateway failed',
    meaning: 'Something broke on our side while the lookup was under way. It was not counted.',
    cause: 'A defect or an outage.',
    fix: 'Look at the status page. Try again after a moment, and wait longer after each failure.',
  },
  'gateway-unavailable': {
    title: 'A service behind the gateway did not answer',
    meaning:
      'The gateway took the lookup but got no answer from the service that does the work. It was not counted.',
    cause: 'An outage, or a release in the very moment of the call.',
    fix: 'Look at the status page. Try again after a moment, and wait longer after each failure.',
  },
} as const satisfies Record<string, ErrorHelp>
