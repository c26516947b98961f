import type { ErrorHelp } from './help.ts'

/** Errors that any operation can answer with. */
export const commonHelp = {
  'malformed-body': {
    title: 'The request could not be read',
    meaning: 'The server stopped before it looked at any field: the body or the address is not well-formed.',
    cause:
      'Usually a body that is not JSON: a comma too many, single quotes, an empty body, or a Content-Length that does not fit. A broken percent-encoding in the address does it as well.',
    fix: 'Let a library write the JSON and the address instead of putting text together. Then send the request again.',
  },
  'invalid-field': {
    title: 'Something in the form is not right',
    meaning: 'At least one field was refused. Nothing has been saved, and what you typed is still there.',
    cause:
      'A field is empty, too long, or not of the form that it needs. Each has its own message beside it.',
    fix: 'Correct the marked fields and send the form again. Programs find the field in `fields` and the reason in `name`.',
  },
  'not-authenticated': {
    title: 'You are not logged in',
    meaning: 'The service does not know who is asking, so it answers nothing.',
    cause:
      'The session has ended: after a day without use, after thirty days in any case, or because you logged out or changed the password elsewhere. Programs get it for a missing or expired access token.',
    fix: 'Log in again; you come back to the page you were on. Programs ask for a fresh access token and repeat the call once.',
  },
  'insufficient-permissions': {
    title: 'You lack a role for this',
    meaning:
      'You are logged in, but in this account your roles do not include what the act needs. The message names the missing role.',
    cause: 'Owners give roles to members one by one; a new member has only those that the invitation named.',
    fix: 'Ask an owner of the account for the role in the message. It works within seconds of being given, without a new login.',
  },
  'acting-read-only': {
    title: 'You are only looking on',
    meaning: 'You act as a customer and may read what they see, but change nothing.',
    cause: 'Acting as somebody begins with reading alone, so that nothing happens in their name by accident.',
    fix: 'Raise your access and say why, if the customer has asked for the change. It is noted in their activity log.',
  },
  'acting-refused': {
    title: 'Only the person can do this',
    meaning: 'Nobody may do this in the name of another, whatever their access.',
    cause:
      'You act as a customer, and the act concerns their password, their login, their secrets or their money.',
    fix: 'Stop acting as them, and guide the customer through it instead.',
  },
  'recent-login-required': {
    title: 'Confirm that it is you',
    meaning: 'The act is sensitive, and your last login was too long ago for it.',
    cause:
      'Showing a secret, changing a password or an e-mail address and similar acts ask for a login of the last minutes, so that an unattended computer gives nothing away.',
    fix: 'Enter your password, or log in again, and repeat the act. What you had typed is kept.',
  },
  'origin-not-allowed': {
    title: 'The request came from another site',
    meaning: 'A page that is not ours tried to act in your name. The server refused and changed nothing.',
    cause:
      'The Origin header of the request is not that of the portal. It can be an attack, a proxy that rewrites the header, or the portal opened under an address that it does not know.',
    fix: 'Open the portal under its usual address and try again. If you operate it, check that PUBLIC_URL is the address that people use.',
  },
  'suspected-bot': {
    title: 'We could not tell that you are a person',
    meaning: 'The form was taken for one that a program has filled in, so it was not accepted.',
    cause:
      'The bot protection got no proof, an expired one, or one for another form. Blocked scripts, aggressive privacy extensions and very old tabs do that.',
    fix: 'Reload the page and try again. If it persists, allow scripts for this site or switch off the extension that blocks them.',
  },
  'not-found': {
    title: 'There is no such thing',
    meaning:
      'Nothing with this id is in your account. Things of other accounts look the same from outside, on purpose.',
    cause:
      'It was deleted, its link is old or cut short, or you are acting in another account than the one it belongs to.',
    fix: 'Check which account you are in, go back to the list and open it from there. Programs compare the id with the one that the list gives.',
  },
  'idempotency-key-in-flight': {
    title: 'The same request is still running',
    meaning: 'A request with this Idempotency-Key has not finished. The second one was not carried out.',
    cause:
      'A retry came before the first try was answered, often after a time-out on the side of the caller.',
    fix: 'Wait a moment and repeat with the same key: you then get the answer of the first request, and nothing happens twice.',
  },
  'request-timeout': {
    title: 'The request took too long to arrive',
    meaning: 'The server stopped waiting for the rest of the request.',
    cause: 'The connection is very slow, or the program that sends the request stalled halfway.',
    fix: 'Send the request again, whole and within thirty seconds.',
  },
  'address-too-long': {
    title: 'The address is too long',
    meaning: 'The address is longer than 8,000 characters, so it was not looked at.',
    cause: 'A link was put together wrongly, or data that belongs into the body stands in the query.',
    fix: 'Shorten the address. Where the operation takes a body, send the data in it.',
  },
  'header-too-large': {
    title: 'A header is too large',
    meaning: 'A header of the request is larger than the server reads, so the request was not looked at.',
    cause: 'Most often many cookies of this site, or a credential that was pasted twice.',
    fix: 'Clear the cookies of this site and try again. In a program, check what it sends in its headers.',
  },
  'body-too-large': {
    title: 'The request is too large',
    meaning: 'The body is larger than the service reads, so it was not looked at.',
    cause: 'Portal operations take small JSON documents. A pasted file or a very long list is beyond that.',
    fix: 'Send less at once, or in several requests.',
  },
  'unsupported-media-type': {
    title: 'Send JSON',
    meaning: 'The body has a form that the service does not read.',
    cause: 'The Content-Type header is missing or names something else, such as a web form or plain text.',
    fix: 'Send the body as JSON, with the header `Content-Type: application/json`.',
  },
  'idempotency-key-reused': {
    title: 'This Idempotency-Key belongs to another request',
    meaning: 'The key was used for a request with another content, so it cannot stand for this one.',
    cause: 'A program uses one key for several requests, or changed the body before a retry.',
    fix: 'Make a new random key for each new act, and keep it only for retries of exactly that act.',
  },
  'too-many-requests': {
    title: 'You are going too fast',
    meaning:
      'Too many requests came in a short time, so this one was refused. Nothing is lost and nothing is blocked for good.',
    cause:
      'Each operation has a limit by address, account or person. Impatient clicking, a loop without a pause, or many people behind one address reach it. The lookup gateway sends the number without a name.',
    fix: 'Wait for as many seconds as the `Retry-After` header says, then try again. Programs slow down and wait longer after each refusal.',
  },
  'internal-error': {
    title: 'Something failed on our side',
    meaning:
      'The service met a failure that it has no better words for. It is not your fault, and a change that you asked for has not been made.',
    cause: 'A defect or an outage. The log of the service has the reason under the id of the request.',
    fix: 'Try again in a minute. If it happens again, send support the reference that is shown with the error.',
  },
  'not-implemented': {
    title: 'Not available yet',
    meaning: 'The contract describes this operation, but the service does not carry it out so far.',
    cause: 'You called something that is published ahead of its release.',
    fix: 'Nothing on your side helps. Until it is released, the mock of the contracts answers with examples.',
  },
  'upstream-failure': {
    title: 'A service behind ours did not answer',
    meaning:
      'We depend on another service for this (a card vendor or an identity provider, for example), and it failed.',
    cause: 'The other service is down, slow, or answers in a way that we do not understand.',
    fix: 'Try again in a few minutes. If it stays so, contact support with the reference; for single sign-on, ask whoever runs your identity provider as well.',
  },
} as const satisfies Record<string, ErrorHelp>
