import type { ErrorHelp } from './help.ts'

/** Errors that any operation can return. */
export const commonHelp = {
  'malformed-body': {
    title: 'The request could not be read',
    meaning: 'The body or the address is malformed, so the server did not look at any field.',
    cause:
      'Usually the body is not valid JSON: an extra comma, single quotes, or a Content-Length that does not match. Broken percent-encoding in the address is another cause.',
    fix: 'Let a library write the JSON and the address instead of joining strings. Then send the request again.',
  },
  'invalid-field': {
    title: 'Something in the form is wrong',
    meaning: 'At least one field was rejected. Nothing was saved, and what you typed is still there.',
    cause: 'A field is empty, too long, or in the wrong format. Each of these fields shows its own message.',
    fix: 'Correct the marked fields and submit the form again. Programs find the field in `fields` and the reason in `name`.',
  },
  'not-authenticated': {
    title: 'You are not logged in',
    meaning: 'The service does not know who you are, so it returns nothing.',
    cause:
      'Your session ended: after a day without activity, after thirty days in any case, or because you logged out or changed the password elsewhere. Programs get this error for a missing or expired access token.',
    fix: 'Log in again, and you return to the same page. Programs request a new access token and repeat the call once.',
  },
  'insufficient-permissions': {
    title: 'You do not have the role for this',
    meaning:
      'You are logged in, but your roles in this account do not allow this. The message names the missing role.',
    cause: 'Owners grant roles to members one by one. New members have only the roles in their invitation.',
    fix: 'Ask an owner of the account for the role in the message. It takes effect within seconds, without a new login.',
  },
  'acting-read-only': {
    title: 'You have read-only access',
    meaning: 'You are acting as a customer. You can see what they see, but you cannot change anything.',
    cause:
      'Acting as a customer starts with read-only access, so that nothing happens in their name by accident.',
    fix: 'If the customer asked for the change, raise your access and give the reason. It appears in their activity log.',
  },
  'acting-refused': {
    title: 'Only the customer can do this',
    meaning: 'You cannot do this while acting as a customer, whatever your access.',
    cause: 'It concerns the password, login, secrets or money of the customer.',
    fix: 'Stop acting as the customer, and walk them through it instead.',
  },
  'recent-login-required': {
    title: 'Confirm it’s you',
    meaning: 'This is a sensitive operation, and you logged in too long ago.',
    cause:
      'Showing a secret, changing a password or email address and similar operations require a login within the last few minutes. This protects you if you leave your computer unattended.',
    fix: 'Enter your password or log in again, and then repeat the operation. What you typed is kept.',
  },
  'origin-not-allowed': {
    title: 'The request came from another site',
    meaning:
      'A page that is not ours tried to do something in your name. The server rejected it and changed nothing.',
    cause:
      'The Origin header of the request is not the origin of the portal. This can be an attack, a proxy that rewrites the header, or a portal opened at an address that it does not know.',
    fix: 'Open the portal at its usual address and try again. If it keeps happening, contact support with the address that you used.',
  },
  'suspected-bot': {
    title: 'We could not verify that you are human',
    meaning: 'The form looked as if a program had filled it in, so it was not accepted.',
    cause:
      'The bot check sent no proof, an expired one, or one for another form. Blocked scripts, aggressive privacy extensions and very old tabs can cause this.',
    fix: 'Reload the page and try again. If it happens again, allow scripts for this site or turn off the extension that blocks them.',
  },
  'not-found': {
    title: 'Not found',
    meaning:
      'Your account has nothing with this id. For your protection, an id of another account looks the same.',
    cause:
      'It was deleted, the link is old or incomplete, or you are in another account than the one it belongs to.',
    fix: 'Check which account you are in, return to the list, and open it from there. Programs compare the id with the one in the list.',
  },
  'idempotency-key-in-flight': {
    title: 'The same request is still running',
    meaning: 'A request with this Idempotency-Key has not finished. The second one was not carried out.',
    cause: 'A retry was sent before the first request returned, often after a timeout in the client.',
    fix: 'Wait a moment and repeat the request with the same key. You then get the response to the first request, and nothing happens twice.',
  },
  'body-too-large': {
    title: 'The request is too large',
    meaning: 'The body is larger than the service accepts, so it was not processed.',
    cause: 'Portal operations take small JSON documents. A pasted file or a very long list is too large.',
    fix: 'Send less at a time, or use several requests.',
  },
  'unsupported-media-type': {
    title: 'Send JSON',
    meaning: 'The service does not accept this format.',
    cause: 'The Content-Type header is missing or names another format, such as a web form or plain text.',
    fix: 'Send the body as JSON, with the header `Content-Type: application/json`.',
  },
  'idempotency-key-reused': {
    title: 'The Idempotency-Key belongs to another request',
    meaning: 'The key was used for a request with different content, so you cannot use it for this one.',
    cause: 'A program uses one key for several requests, or changed the body before a retry.',
    fix: 'Create a new random key for each new request, and reuse it only to retry that exact request.',
  },
  'too-many-requests': {
    title: 'You are going too fast',
    meaning:
      'Too many requests came in a short time, so this one was rejected. Nothing is lost, and you are not blocked for long.',
    cause:
      'Each operation has a limit per address, account or person. You can reach it with many quick clicks, a loop without a pause, or many people behind one address. The address API sends the number without a name.',
    fix: 'Wait for as many seconds as the `Retry-After` header says, and then try again. Programs slow down and wait longer after each rejection.',
  },
  'internal-error': {
    title: 'Something failed on our side',
    meaning:
      'The service ran into a failure that it cannot describe. It is not your fault, and the change you asked for was not made.',
    cause: 'A bug or an outage. The log of the service has the reason under the id of the request.',
    fix: 'Try again in a minute. If it happens again, send support the reference that the error shows.',
  },
  'not-implemented': {
    title: 'Not available yet',
    meaning: 'The contract describes this operation, but the service does not support it yet.',
    cause: 'You called an operation that is published before its release.',
    fix: 'There is nothing you can do. Until the release, the mock of the contracts returns examples.',
  },
  'upstream-failure': {
    title: 'Another service did not respond',
    meaning:
      'This depends on another service, such as a payment provider or an identity provider, and that service failed.',
    cause: 'The other service is down, slow, or sends responses that we do not understand.',
    fix: 'Try again in a few minutes. If it keeps failing, contact support with the reference. For single sign-on, also ask the people who run your identity provider.',
  },
  'request-timeout': {
    title: 'The request took too long to arrive',
    meaning: 'The server stopped waiting for the rest of the request.',
    cause: 'The connection is very slow, or the program that sends the request stalled.',
    fix: 'Send the complete request again within thirty seconds.',
  },
  'address-too-long': {
    title: 'The address is too long',
    meaning: 'The address is longer than 8,000 characters, so the server did not process it.',
    cause: 'A link is malformed, or data that belongs in the body is in the query.',
    fix: 'Shorten the address. If the operation takes a body, send the data there.',
  },
  'header-too-large': {
    title: 'A header is too large',
    meaning: 'A header of the request is larger than the server accepts, so the request was not processed.',
    cause: 'Most often there are too many cookies for this site, or a credential was pasted twice.',
    fix: 'Clear the cookies for this site and try again. In a program, check which headers it sends.',
  },
} as const satisfies Record<string, ErrorHelp>
