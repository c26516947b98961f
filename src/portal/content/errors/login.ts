import type { ErrorHelp } from './help.ts'

export const loginHelp = {
  'confirmation-link-invalid': {
    title: 'The confirmation link does not work any more',
    meaning: 'The link did not confirm your e-mail address.',
    cause:
      'A link works for 24 hours, and only the one of the newest mail works. Some mail programs also cut long links in two.',
    fix: 'Log in and ask for a new mail, or sign up again with the same address. Use the newest mail.',
  },
  'confirmation-password-required': {
    title: 'The password of the sign-up is needed',
    meaning: 'The link is good, and your e-mail address is not confirmed yet.',
    cause:
      'The link was opened in another browser than the one that signed up. Anybody can sign up with your address, so the link alone does not decide whose password counts.',
    fix: 'Enter the password of the sign-up. If you do not know it, choose a new one on the same page: the other stops working.',
  },
  'password-reset-link-invalid': {
    title: 'The link to reset the password does not work any more',
    meaning: 'The password has not been changed.',
    cause: 'The link was used, is too old, or a newer one was sent after it.',
    fix: 'Ask for a new link on the login page, and use the newest mail.',
  },
  'password-incorrect': {
    title: 'The password is not right',
    meaning: 'The present password that you entered is not yours, so nothing was changed.',
    cause: 'A slip, Caps Lock, or a password manager that filled in an old one.',
    fix: 'Show the password with the eye beside the field. If you do not know it any more, log out and reset it.',
  },
  'password-not-new': {
    title: 'The new password is the old one',
    meaning: 'The new password must differ from the one that you have.',
    cause: 'The same password was entered twice, often by a password manager.',
    fix: 'Choose another password. If the old one may be known to somebody, do not merely add a digit.',
  },
  'password-too-common': {
    title: 'The password is too easy to guess',
    meaning: 'The password is long enough, but it is among those that are tried first.',
    cause:
      'It is on lists of leaked passwords, is made of very common words or patterns, or has your name or ours in it.',
    fix: 'Take four or five words that have nothing to do with each other, or let a password manager make one.',
  },
  'email-not-accepted': {
    title: 'The address is a disposable one',
    meaning: 'The account cannot be opened with an address that soon ceases to exist.',
    cause:
      'The domain belongs to a service of throw-away mailboxes. Notices about keys and payments would be lost.',
    fix: 'Use an address that you keep, best one of your company.',
  },
  'email-plus-not-allowed': {
    title: 'Leave out the part with the plus sign',
    meaning:
      'With this webmail service name+anything is the same mailbox as name, so it counts as the same person.',
    cause: 'The address has a plus sign before the @. Addresses of your own domain may have one.',
    fix: 'Enter the address without the plus sign and what follows it.',
  },
  'third-party-code-invalid': {
    title: 'The login with the provider was not completed',
    meaning: 'The provider sent you back, but what it sent cannot be used any more.',
    cause:
      'The page was reloaded, the way back took more than a few minutes, or it ended in another browser than it began in.',
    fix: 'Go to the login page and start again, in one tab.',
  },
  'redirect-not-allowed': {
    title: 'The way back is not one of ours',
    meaning: 'After a login people are only sent to addresses that we know.',
    cause:
      'A program gave a redirect address that is not registered, or one that differs in a single character.',
    fix: 'Use an address of the portal. If you operate it, check PUBLIC_URL.',
  },
  'invalid-credentials': {
    title: 'Address or password is not right',
    meaning:
      'Nobody is logged in. Which of the two is wrong is not told, so that nobody can find out who has an account.',
    cause:
      'A slip, an old password, or an address that you did not sign up with. People who log in with a provider may have no password.',
    fix: 'Check both. Reset the password if you are not sure, or use the provider that you signed up with.',
  },
  'no-account-linked': {
    title: 'No account is linked to this login',
    meaning: 'The provider knows you, but none of our accounts is linked to that login.',
    cause: 'You signed up in another way, with another address, or your company uses single sign-on.',
    fix: 'Log in as you did before and link the provider in your profile; use the portal of your organization; or sign up. If none fits, contact support.',
  },
  'password-change-required': {
    title: 'Choose a password of your own',
    meaning:
      'The password that you logged in with was set by somebody else, so it has to be replaced before anything else is possible.',
    cause: 'Our staff gave you a temporary password, or yours has to be changed for safety.',
    fix: 'Set a new password on the page that opens. The temporary one then works no more.',
  },
  'user-disabled': {
    title: 'This login is switched off',
    meaning: 'The login exists but cannot be used at present.',
    cause: 'Our staff switched it off, for safety or because somebody asked for it.',
    fix: 'Contact support from the address that you log in with.',
  },
  'sso-required': {
    title: 'Your organization logs in with single sign-on',
    meaning: 'Passwords and other providers are switched off for members of your organization.',
    cause: 'An owner has activated an identity provider for it.',
    fix: 'Choose “single sign-on” on the login page and enter the key of your organization. Ask an owner if you do not know it.',
  },
  'sso-unavailable': {
    title: 'There is no single sign-on for this organization',
    meaning: 'No identity provider is active under this name, so we cannot send you to it.',
    cause: 'The key of the organization is misspelt, or its identity provider was deactivated.',
    fix: 'Check the key with an owner. Meanwhile log in with your password.',
  },
  'email-not-confirmed': {
    title: 'Confirm your e-mail address first',
    meaning: 'You are logged in, but this is possible only once we know that the e-mail address is yours.',
    cause: 'The link of the confirmation mail has not been followed, or the mail has not arrived.',
    fix: 'Follow the link of the newest mail from us. The portal sends you another one; look into the spam folder too.',
  },
  'already-confirmed': {
    title: 'The address is confirmed already',
    meaning: 'There is nothing left to confirm.',
    cause: 'You followed the link before, perhaps on another device.',
    fix: 'Go to the login page and log in with this address.',
  },
  'login-already-exists': {
    title: 'This login is linked already',
    meaning: 'The login of the provider is linked to a person here, and one login belongs to one person.',
    cause: 'You linked it before, or you have a second account that uses it.',
    fix: 'Add another login, or remove this one from the other account first.',
  },
  'provider-login-taken': {
    title: 'This login is registered already',
    meaning: 'Somebody signed up with this login of the provider before. Most often that was you.',
    cause: 'You tried to sign up where you have an account.',
    fix: 'Log in with the provider instead, or create a new account with another login.',
  },
  'too-many-logins': {
    title: 'You have as many logins as you can',
    meaning: 'No further login with another service was added.',
    cause: 'The limit in the message is reached.',
    fix: 'Remove those that you no longer use.',
  },
  'last-credential': {
    title: 'You need one way to log in',
    meaning: 'Without this one you could never log in again, so it was kept.',
    cause: 'It is the only login or password that you have.',
    fix: 'Add another way first: a password or another provider.',
  },
  'username-taken': {
    title: 'The address is registered already',
    meaning: 'Another person here logs in with this e-mail address.',
    cause: 'You or a colleague signed up with it before.',
    fix: 'Use another address, or log in with this one and delete what you do not need there.',
  },
  'provider-not-offered': {
    title: 'This provider is not offered',
    meaning: 'Logging in with this provider is not possible here.',
    cause: 'It is not set up on this server, or an old link names one that is no longer offered.',
    fix: 'Choose one of the ways that the login page shows.',
  },
  'provider-email-unverified': {
    title: 'The provider has not confirmed your address',
    meaning:
      'The provider says who you are, but not that the e-mail address is yours. We do not take its word for less.',
    cause: 'You never followed the confirmation mail of the provider.',
    fix: 'Confirm the address with the provider, then log in again.',
  },
  'password-not-set': {
    title: 'You have no password',
    meaning: 'There is no password to change or to confirm with: you log in with a provider.',
    cause: 'You signed up by a provider or by single sign-on.',
    fix: 'Set a password with “Forgot password” on the login page.',
  },
  'own-login': {
    title: 'This is your own login',
    meaning: 'Members of staff cannot do this to themselves, so that nobody locks the last door from inside.',
    cause: 'The login that was chosen is the one in use.',
    fix: 'Ask another member of staff.',
  },
} as const satisfies Record<string, ErrorHelp>
