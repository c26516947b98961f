import type { ErrorHelp } from './help.ts'

/** Errors that the portal reports when no service returned a reason. */
export const clientHelp = {
  offline: {
    title: 'You’re offline',
    meaning:
      'Your browser has no network, so nothing was sent. Nothing was changed, and nothing is sent later.',
    cause: 'Wi-Fi or the network cable is disconnected, or airplane mode is on.',
    fix: 'Connect again. The page then loads what is missing. If you tried to change something, do it again.',
  },
  network: {
    title: 'We couldn’t reach the server',
    meaning: 'The request got no response, so we don’t know whether it arrived.',
    cause:
      'Usually it’s your connection: no network, a VPN or proxy that blocks the site, or a browser extension. Rarely, our servers are down.',
    fix: 'Check that other sites open. Then reload the page to see whether your last change was saved. If it wasn’t, make it again.',
  },
  'no-response': {
    title: 'The server didn’t respond in time',
    meaning:
      'The page stopped waiting after 30 seconds. Nothing was changed, or it was an order or a form that can be sent again: each has an ID, so it isn’t placed twice, and a card isn’t charged twice.',
    cause: 'Usually your connection is slow or was interrupted. Rarely, our servers are overloaded.',
    fix: 'Try again on the same page. If it continues, check our status page.',
  },
  'no-response-to-change': {
    title: 'The server didn’t respond to a change in time',
    meaning:
      'The page stopped waiting after 30 seconds. Your change may have arrived, so it may or may not have been made.',
    cause: 'Usually your connection is slow or was interrupted. Rarely, our servers are overloaded.',
    fix: 'Reload the page to see whether the change was made. If it wasn’t, make it again.',
  },
  'missing-file': {
    title: 'Part of this page couldn’t be loaded',
    meaning:
      'The page needed another file for what you did, and didn’t get it. Everything that loaded before still works.',
    cause:
      'Usually your connection was interrupted, or we released a new version while the page was open. A browser extension can block files, too.',
    fix: 'Try again. If that doesn’t help, reload the page: behind the login, it keeps what you typed, except passwords and other secrets.',
  },
  'bot-check-blocked': {
    title: 'The check that you’re human didn’t finish',
    meaning: 'The service that tells people from bots didn’t load or didn’t respond, so nothing was sent.',
    cause:
      'Usually a content blocker, a privacy setting, or a company firewall stops the service. Rarely, it’s down.',
    fix: 'Allow the address in the message for this site, or use another browser, and try again. What you typed is still in the form. You can also sign up with a login service, or email us.',
  },
  'not-a-list': {
    title: 'The response isn’t valid',
    meaning: 'The server reported a failure in a format that our services don’t use.',
    cause:
      'A proxy, a load balancer during an outage, or a network login page responded instead of our service.',
    fix: 'Try again in a minute. On a hotel or airport network, log in to the network first.',
  },
  unknown: {
    title: 'Something went wrong',
    meaning: 'The portal ran into an unexpected problem.',
    cause: 'Often a page was open while we released a new version. It can also be a bug on our side.',
    fix: 'Reload the page and try again. If it fails again, tell support what you did, and include the reference.',
  },
  'permissions-not-loaded': {
    title: 'We couldn’t load your permissions',
    meaning: 'Without your permissions, the portal can’t show the account. You’re still logged in.',
    cause: 'The request for your access token failed because of your connection or a problem on our side.',
    fix: 'Select “Try again”. If that doesn’t help, check your connection and the status page.',
  },
  'account-not-switched': {
    title: 'We couldn’t switch accounts',
    meaning: 'You’re still in the previous account.',
    cause: 'You may have been removed from the other account, or it requires another login.',
    fix: 'Reload the page and check whether the account is still on your list. If it isn’t, ask one of its owners.',
  },
  'primary-contact-not-loaded': {
    title: 'We couldn’t load the primary contact',
    meaning: 'Only the account’s primary contact is missing. The rest of the page is complete.',
    cause: 'The contacts service didn’t respond, or your roles don’t include contacts.',
    fix: 'Try again. If only you can’t see it, ask an owner for a role that includes contacts.',
  },
  'account-not-loaded': {
    title: 'We couldn’t load the account',
    meaning: 'A request failed, so the portal can’t show your account. Your data is still there.',
    cause: 'Your connection failed, or there’s a problem on our side.',
    fix: 'Try again. If something seems to be missing, don’t order it again until the account loads.',
  },
  'passkey-not-given': {
    title: 'The browser didn’t send a passkey',
    meaning: 'Your browser requested a passkey and got none. Nothing changed.',
    cause:
      'You closed the dialog, the device didn’t recognize you, it has no passkey for this site, or it took too long.',
    fix: 'Try again and confirm on the device that has the passkey, or log in with your password.',
  },
  'passkeys-not-supported': {
    title: 'This browser doesn’t support passkeys',
    meaning: 'Your browser can’t create passkeys or log in with them.',
    cause: 'The browser is out of date or runs inside another app, or your company has turned off passkeys.',
    fix: 'Use a current browser, or log in with your password.',
  },
} as const satisfies Record<string, ErrorHelp>
