import type { ErrorHelp } from './help.ts'

/** API tokens and service accounts. */
export const tokenHelp = {
  'token-not-allowed': {
    title: 'API tokens can’t do this',
    meaning: 'The token works, but this operation doesn’t take tokens. Nothing changed.',
    cause:
      'Payments, logins, secrets, and everything that asks people to log in again are for people. A service account also can’t do what concerns only one person, and a set-up link is only for single sign-on and provisioning.',
    fix: 'Log in to the portal and do it there. The contract says why in x-no-token.',
  },
  'token-network-rejected': {
    title: 'The token doesn’t work from this network',
    meaning: 'The token works, but not from the address that the request came from.',
    cause: 'Its allowed networks don’t include the address, for example because a server or a proxy moved.',
    fix: 'Open Developers in the portal, edit the token, and add the network. If the request wasn’t yours, revoke the token.',
  },
  'token-account-required': {
    title: 'Say which account the call is for',
    meaning: 'The token works in several accounts, and the operation needs one.',
    cause: 'The request has no X-Account header.',
    fix: 'Send the number of the account as X-Account. GET /api/authorization/current-token lists the accounts.',
  },
  'token-account-rejected': {
    title: 'The token isn’t for this account',
    meaning: 'The token works, but not in the account that the header X-Account names.',
    cause: 'The account wasn’t chosen for the token, or its person has left the account.',
    fix: 'Send another number, or edit the token and choose the account.',
  },
  'authorization-request-invalid': {
    title: 'We don’t know the program that wants to log in',
    meaning: 'A program opened the page that lets it use the account API, but its request isn’t valid.',
    cause:
      'It isn’t one of our programs, it waits on another computer, or it wants access to another server. A link in a message can look like this too.',
    fix: 'Close the page, and start again from the program: gatepost login. If you didn’t start a program, close the page.',
  },
  'expiration-too-late': {
    title: 'The end is too far away',
    meaning: 'A token works for 366 days at most, so that a forgotten one doesn’t work forever.',
    cause: 'The time that you chose is later.',
    fix: 'Choose an earlier end. You can move it again before the token expires.',
  },
  'role-not-held': {
    title: 'You don’t have this role yourself',
    meaning: 'A token never has more roles than the person who creates it.',
    cause: 'You chose a role that you don’t have in the accounts of the token.',
    fix: 'Choose fewer roles, or ask an account owner for the role first.',
  },
  'not-your-account': {
    title: 'You don’t belong to one of the accounts',
    meaning: 'A token works only in accounts of its person.',
    cause: 'You left one of the accounts, or its number is wrong.',
    fix: 'Choose among your own accounts.',
  },
  'access-token-name-taken': {
    title: 'You have a token with this name',
    meaning: 'Names of tokens are unique, so that Activity says which one did something.',
    cause: 'Another of your tokens has the name, in upper or lower case.',
    fix: 'Choose another name, or revoke the other token.',
  },
  'service-account-name-taken': {
    title: 'The account has a service account with this name',
    meaning: 'Names of service accounts are unique, so that Activity says which one did something.',
    cause: 'Another service account has the name, in upper or lower case.',
    fix: 'Choose another name, or revoke the other one.',
  },
  'too-many-access-tokens': {
    title: 'You’ve reached the token limit',
    meaning: 'You can’t create another API token.',
    cause: 'You have as many tokens as the message allows. Expired ones count until you revoke them.',
    fix: 'Revoke tokens that you no longer need.',
  },
  'too-many-service-accounts': {
    title: 'The account has reached its limit of service accounts',
    meaning: 'You can’t create another service account.',
    cause: 'The account has as many as the message allows. Expired ones count until you revoke them.',
    fix: 'Revoke service accounts that no program uses.',
  },
  'service-account-changed': {
    title: 'Someone changed the service account',
    meaning: 'We didn’t save your change, because it was based on an earlier version.',
    cause: 'Another owner edited or rotated it after you opened it.',
    fix: 'Review it as it is now, and make your change again.',
  },
  'scanner-signature-invalid': {
    title: 'The report’s signature is wrong',
    meaning: 'We didn’t look at the tokens in the report.',
    cause: 'The report is signed with a key we don’t know, or its body was changed on the way.',
    fix: 'Sign the bytes of the body with the key that the identifier names.',
  },
  'scanner-not-configured': {
    title: 'The server takes no reports of secret scanners',
    meaning: 'We didn’t look at the tokens in the report.',
    cause: 'It doesn’t know the public keys of a scanner.',
    fix: 'Contact support before you send reports.',
  },
  'too-many-set-up-links': {
    title: 'The account has as many set-up links as it can have',
    meaning: 'No other link is created.',
    cause: 'An account can have two set-up links that work.',
    fix: 'Revoke one in Single sign-on, or wait until it expires.',
  },
  'set-up-link-invalid': {
    title: 'The set-up link is no longer valid',
    meaning: 'The link doesn’t open anything.',
    cause: 'An owner revoked it, it expired after seven days, or a part of it is missing.',
    fix: 'Ask an account owner for a new link.',
  },
} as const satisfies Record<string, ErrorHelp>
