import type { ErrorHelp } from './help.ts'

/** Errors that the portal tells by itself, because no service gave a reason. */
export const clientHelp = {
  network: {
    title: 'The server could not be reached',
    meaning: 'The request got no answer at all. Whether it arrived cannot be told.',
    cause:
      'Most often the connection: no network, a VPN or proxy that blocks the site, an extension that stops the call. Rarely the servers are down.',
    fix: 'Check that other sites open, then reload the page: it shows whether your last act arrived. If it did not, repeat it.',
  },
  'not-a-list': {
    title: 'The answer made no sense',
    meaning:
      'The server answered with a failure, but not in the form that our services use. It is not your fault.',
    cause:
      'Something between you and the service answered in its place: a proxy, a load balancer during an outage, or a network that wants you to log in first.',
    fix: 'Try again in a minute. On a hotel or airport network, open any page first and log in there.',
  },
  'passkey-not-given': {
    title: 'The browser gave us no passkey',
    meaning: 'Your browser asked your device for a passkey and came back without one. Nothing has changed.',
    cause:
      'You closed the question of the browser, the device did not recognise you, it holds no passkey for this site, or it took too long.',
    fix: 'Try again and answer on the device that holds the passkey, or log in with your password.',
  },
  'passkeys-not-supported': {
    title: 'This browser has no passkeys',
    meaning: 'The browser that you use can neither make passkeys nor log in with them.',
    cause:
      'It is an old browser, a browser inside of another app, or a policy of your company switches it off.',
    fix: 'Use a current browser, or log in with your password.',
  },
  unknown: {
    title: 'Something went wrong',
    meaning: 'The portal met a failure that it has no better words for.',
    cause: 'Often a page that was open while a new version was released, or a defect of ours.',
    fix: 'Reload the page and try again. If it happens again, tell support what you did and the reference that is shown.',
  },
  'permissions-not-loaded': {
    title: 'Your permissions could not be loaded',
    meaning: 'The portal does not know what you may do, so it shows nothing of the account.',
    cause:
      'The call for your access token failed, by the connection or on our side. You are still logged in.',
    fix: 'Use “Try again”. If that does not help, check the connection and the status page.',
  },
  'account-not-switched': {
    title: 'The account was not switched',
    meaning: 'You still act in the account that you were in before.',
    cause:
      'The token for the other account was refused: you may have been removed from it, or it requires another login.',
    fix: 'Reload the page and look whether the account is still on your list. If it is not, ask one of its owners.',
  },
  'primary-contact-not-loaded': {
    title: 'The primary contact could not be loaded',
    meaning: 'The rest of the page is complete; only the primary contact of the account is missing.',
    cause: 'The service of the contacts did not answer, or your roles do not include contacts.',
    fix: 'Try again. If the others see it and you do not, ask an owner for a role that includes contacts.',
  },
  'account-not-loaded': {
    title: 'The account could not be loaded',
    meaning: 'The portal could not read your account. That says nothing about what is in it.',
    cause: 'A failed call, by the connection or on our side.',
    fix: 'Try again. Do not order again what you miss: an account that cannot be read is not an empty one.',
  },
} as const satisfies Record<string, ErrorHelp>
