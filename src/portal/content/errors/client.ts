import type { ErrorHelp } from './help.ts'

/** Errors that the portal reports itself, because no service gave a reason. */
export const clientHelp = {
  network: {
    title: 'The server could not be reached',
    meaning: 'The request got no response. We cannot tell whether it arrived.',
    cause:
      'Usually the connection: no network, a VPN or proxy that blocks the site, or an extension that stops the call. Rarely our servers are down.',
    fix: 'Check that other sites open, and then reload the page to see whether your last change was saved. If not, make it again.',
  },
  'not-a-list': {
    title: 'The response made no sense',
    meaning:
      'The server reported a failure, but not in the form that our services use. It is not your fault.',
    cause:
      'Something between you and the service responded in its place: a proxy, a load balancer during an outage, or a network that requires you to log in first.',
    fix: 'Try again in a minute. On a hotel or airport network, open any page and log in there first.',
  },
  unknown: {
    title: 'Something went wrong',
    meaning: 'The portal ran into a problem that it cannot describe.',
    cause: 'Often a page was open while we released a new version. It can also be a bug on our side.',
    fix: 'Reload the page and try again. If it happens again, tell support what you did, and include the reference.',
  },
  'permissions-not-loaded': {
    title: 'Your permissions could not be loaded',
    meaning: 'The portal does not know what you are allowed to do, so it shows nothing of the account.',
    cause:
      'The call for your access token failed, because of the connection or on our side. You are still logged in.',
    fix: 'Select “Try again”. If that does not help, check the connection and the status page.',
  },
  'account-not-switched': {
    title: 'The account was not switched',
    meaning: 'You are still in the account that you were in before.',
    cause:
      'The token for the other account was denied. You may have been removed from it, or it requires another login.',
    fix: 'Reload the page and check whether the account is still on your list. If not, ask one of its owners.',
  },
  'primary-contact-not-loaded': {
    title: 'The primary contact could not be loaded',
    meaning: 'The rest of the page is complete. Only the primary contact of the account is missing.',
    cause: 'The contacts service did not respond, or your roles do not include contacts.',
    fix: 'Try again. If other members can see it and you cannot, ask an owner for a role that includes contacts.',
  },
  'account-not-loaded': {
    title: 'The account could not be loaded',
    meaning: 'The portal could not read your account. That says nothing about what the account contains.',
    cause: 'A call failed, because of the connection or on our side.',
    fix: 'Try again. Do not order anything again because it seems to be missing: an account that cannot be read is not empty.',
  },
  'passkey-not-given': {
    title: 'The browser did not send a passkey',
    meaning: 'Your browser asked your device for a passkey and got none. Nothing has changed.',
    cause:
      'You closed the dialog of the browser, the device did not recognize you, it has no passkey for this site, or it took too long.',
    fix: 'Try again and confirm on the device that has the passkey, or log in with your password.',
  },
  'passkeys-not-supported': {
    title: 'This browser does not support passkeys',
    meaning: 'Your browser can neither create passkeys nor log in with them.',
    cause: 'It is an old browser, a browser inside another app, or your company has turned passkeys off.',
    fix: 'Use a current browser, or log in with your password.',
  },
} as const satisfies Record<string, ErrorHelp>
