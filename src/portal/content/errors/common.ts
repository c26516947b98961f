import type { ErrorHelp } from './help.ts'

/** Errors that any operation can return. */
export const commonHelp = {
  'malformed-body': {
    title: 'The request can’t be read',
    meaning: 'The body or the URL is malformed, so the server didn’t process the request.',
    cause:
      'Usually the body isn’t valid JSON: an extra comma, single quotes, or a Content-Length that doesn’t match. Invalid percent-encoding in the URL causes this too.',
    fix: 'Use a library to build the JSON and the URL instead of joining strings. Then send the request again.',
  },
  'invalid-field': {
    title: 'Check the form',
    meaning: 'At least one field is invalid. Nothing was saved, and your input is still in the form.',
    cause: 'A field is empty, too long, or in the wrong format. Each invalid field shows its own message.',
    fix: 'Correct the marked fields and submit the form again. In code, read the field from `fields` and the reason from `name`.',
  },
  'not-authenticated': {
    title: 'You’re not logged in',
    meaning: 'This request needs a login, and yours is missing or has ended.',
    cause:
      'A session ends after a day without activity, after 30 days at the latest, or when you log out or change your password elsewhere. In code, the access token is missing or expired.',
    fix: 'Log in again. You’ll return to the same page. In code, request a new access token and retry once.',
  },
  'insufficient-permissions': {
    title: 'You don’t have the role for this',
    meaning:
      'Your roles in this account don’t allow this action. The message names the role you need, unless only our staff can do it.',
    cause: 'Owners assign roles to each member. New members have only the roles in their invitation.',
    fix: 'Ask an account owner for the role in the message. It takes effect within seconds, and you don’t need to log in again.',
  },
  'acting-read-only': {
    title: 'You have read-only access',
    meaning: 'You’re acting as a customer. You can see what they see, but you can’t change anything.',
    cause: 'Acting as a customer starts with read-only access to prevent accidental changes.',
    fix: 'If the customer requested the change, raise your access and give the reason. The customer sees it in their activity log.',
  },
  'account-closing': {
    title: 'The account is being closed',
    meaning: 'Everything in this account can only be read until it is restored or erased.',
    cause: 'An owner closed the account. Its keys stopped working, and nothing renews.',
    fix: 'If you still need the account, ask an owner to restore it in its settings, with one press.',
  },
  'acting-rejected': {
    title: 'Only the customer can do this',
    meaning: 'You can’t do this while acting as a customer, even with write access.',
    cause: 'The action involves the customer’s password, login, secrets, or money.',
    fix: 'Stop acting as the customer, and walk them through the steps instead.',
  },
  'recent-login-required': {
    title: 'Confirm it’s you',
    meaning: 'This action is sensitive, so it requires a recent login.',
    cause:
      'You must have logged in within the last few minutes to view a secret or change a password or email address. This protects your account when your computer is unattended.',
    fix: 'Enter your password or log in again, and then retry. We keep your input.',
  },
  'origin-not-allowed': {
    title: 'The request came from another site',
    meaning: 'A page on another site tried to act as you. We rejected the request and changed nothing.',
    cause:
      'The request’s Origin header isn’t the portal’s origin. It may be an attack, a proxy that rewrites the header, or a portal opened at an unknown URL.',
    fix: 'Open the portal at its usual URL and try again. If the error persists, contact support and include the URL you used.',
  },
  'suspected-bot': {
    title: 'We couldn’t verify that you’re human',
    meaning:
      'The bot check failed, so we didn’t accept the form. The address APIs return it to a program that sends an embedded key.',
    cause:
      'The bot check’s proof was missing, expired, or for another form. Blocked scripts, privacy extensions, and old tabs can cause this. With an embedded key, the request had neither an `Origin` nor a `Referer` header.',
    fix: 'In a program, use a secret key. In a page, reload the page and try again. If it fails again, allow scripts for this site or turn off the extension that blocks them.',
  },
  'not-found': {
    title: 'Not found',
    meaning:
      'Your account has nothing with this ID. For security, IDs of other accounts return the same error.',
    cause: 'The item was deleted, the link is old or incomplete, or the item belongs to another account.',
    fix: 'Check which account you’re in, and open the item from its list. In code, compare the ID with the one in the list.',
  },
  'idempotency-key-in-flight': {
    title: 'The same request is still running',
    meaning: 'A request with this Idempotency-Key hasn’t finished, so the second one didn’t run.',
    cause: 'Your client retried before the first request returned, often after a timeout.',
    fix: 'Wait a moment and retry with the same key. You’ll get the response to the first request, and the action runs only once.',
  },
  'body-too-large': {
    title: 'The request is too large',
    meaning: 'The body exceeds the size limit, so we didn’t process it.',
    cause: 'Portal operations accept small JSON documents. A pasted file or a very long list is too large.',
    fix: 'Send less data, or split it across several requests.',
  },
  'unsupported-media-type': {
    title: 'Send JSON',
    meaning: 'The service doesn’t accept this format.',
    cause: 'The Content-Type header is missing, or it names another format such as form data or plain text.',
    fix: 'Send the body as JSON with the header `Content-Type: application/json`.',
  },
  'idempotency-key-reused': {
    title: 'The Idempotency-Key was already used',
    meaning: 'You sent this key with a different request, so you can’t use it for this one.',
    cause: 'Your code uses one key for several requests, or changed the body before a retry.',
    fix: 'Create a new random key for each new request. Reuse a key only to retry the exact same request.',
  },
  'too-many-requests': {
    title: 'Too many requests',
    meaning: 'You sent too many requests in a short time, so we rejected this one. You can retry soon.',
    cause:
      'Each operation has a limit per IP address, account, or person. Rapid clicks, a loop without a pause, or many people behind one IP address can reach it. The address API sends this number without a name.',
    fix: 'Wait the number of seconds in the `Retry-After` header, and then try again. In code, slow down and wait longer after each rejection.',
  },
  'internal-error': {
    title: 'Something failed on our side',
    meaning: 'The request failed because of a problem on our side. Your change wasn’t made.',
    cause: 'A bug or an outage. Our log has the details under the request’s ID.',
    fix: 'Try again in a minute. If it fails again, send support the reference shown with the error.',
  },
  'not-implemented': {
    title: 'Not available yet',
    meaning: 'The API contract describes this operation, but the service doesn’t support it yet.',
    cause: 'You called an operation that was published before its release.',
    fix: 'Wait for the release. Until then, the mock server returns examples.',
  },
  'upstream-failure': {
    title: 'Another service didn’t respond',
    meaning:
      'This action depends on another service, such as a payment provider or an identity provider, and that service failed.',
    cause: 'The other service is down, slow, or sent an invalid response.',
    fix: 'Try again in a few minutes. If it keeps failing, contact support and include the reference. For single sign-on, also contact your identity provider’s administrator.',
  },
  'ambiguous-request': {
    title: 'The request can be read in more than one way',
    meaning: 'Another server could read the request differently, so we didn’t process it.',
    cause: 'It has a header twice, such as Host, an unusual transfer encoding, or an old HTTP version.',
    fix: 'Send each header once, over HTTP/1.1 or later. A proxy in between may have added the second one.',
  },
  'request-timeout': {
    title: 'The request took too long to arrive',
    meaning: 'The server stopped waiting for the rest of the request.',
    cause: 'The connection is very slow, or the client stalled while sending.',
    fix: 'Send the complete request again within 30 seconds.',
  },
  'address-too-long': {
    title: 'The URL is too long',
    meaning: 'The URL is longer than 8,000 characters, so the server didn’t process the request.',
    cause: 'A link is malformed, or the query contains data that belongs in the body.',
    fix: 'Shorten the URL. If the operation takes a body, send the data there.',
  },
  busy: {
    title: 'We can’t process the request right now',
    meaning: 'Too many calls came at once. Nothing was changed.',
    cause: 'All connections to our database were in use.',
    fix: 'Wait as many seconds as the Retry-After header says, and try again.',
  },
  'header-too-large': {
    title: 'A header is too large',
    meaning: 'A request header exceeds the size limit, so the server didn’t process the request.',
    cause: 'Usually this site has too many cookies, or a credential was pasted twice.',
    fix: 'Clear this site’s cookies and try again. In code, check which headers you send.',
  },
} as const satisfies Record<string, ErrorHelp>
