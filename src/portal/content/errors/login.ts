import type { ErrorHelp } from './help.ts'

/** What an account needs before it opens. */
export const accountHelp = {
  'email-not-confirmed': {
    title: 'Confirm your email address first',
    meaning: 'You are logged in, but you can do this only after you confirm that the email address is yours.',
    cause: 'You have not followed the link in the confirmation email, or the email has not arrived.',
    fix: 'Follow the link in our newest email. The portal can send another one. Check your spam folder too.',
  },
  'trial-not-offered': {
    title: 'This is no free trial',
    meaning: 'A new account opens with one of ten free trials. The plan that was sent is none of them.',
    cause:
      'The call names a plan that does not exist, has to be paid for, or stays free without being a trial.',
    fix: 'Choose a product on the sign-up page, or leave out `trial_plan_id` to try US address verification.',
  },
} as const satisfies Record<string, ErrorHelp>

export const loginHelp = {
  'confirmation-link-invalid': {
    title: 'The confirmation link no longer works',
    meaning: 'The link did not confirm your email address.',
    cause:
      'A link works for 24 hours, and only the link in the newest email works. Some mail programs also cut long links in two.',
    fix: 'Log in and request a new email, or sign up again with the same address. Use the newest email.',
  },
  'newsletter-link-invalid': {
    title: 'The newsletter link no longer works',
    meaning: 'The link did not subscribe your address to the newsletter, and did not end a subscription.',
    cause:
      'A link to confirm works for seven days. One that was cut in two by a mail program, or that belongs to a subscription that has ended, does not work either.',
    fix: 'Subscribe again on the newsletter page, and use the link in the newest email. A link to unsubscribe is in every issue.',
  },
  'unsubscribe-link-invalid': {
    title: 'The link to unsubscribe is not valid',
    meaning: 'The link did not end any notices, and did not start them again.',
    cause:
      'Some mail programs cut long links in two. A link also ends with its address: one that is no longer a login or a contact of the account gets no notices.',
    fix: 'Open the link from the email again. You can also log in and choose your notices in your profile, or ask an owner of the account to change them.',
  },
  'confirmation-password-required': {
    title: 'Enter the password you signed up with',
    meaning: 'The link is valid, but your email address is not confirmed yet.',
    cause:
      'The link was opened in a different browser from the one used to sign up. Anyone can sign up with your address, so the link alone does not decide whose password counts.',
    fix: 'Enter the password you signed up with. If you do not know it, choose a new one on the same page. The old one then stops working.',
  },
  'password-reset-link-invalid': {
    title: 'The password reset link no longer works',
    meaning: 'Your password has not been changed.',
    cause: 'The link was already used, has expired, or was replaced by a newer one.',
    fix: 'Request a new link on the login page, and use the newest email.',
  },
  'password-incorrect': {
    title: 'The password is incorrect',
    meaning: 'What you entered as your current password is not your password, so nothing was changed.',
    cause: 'A typo, Caps Lock, or a password manager that filled in an old password.',
    fix: 'Use the eye next to the field to show the password. If you no longer know it, log out and reset it.',
  },
  'password-not-new': {
    title: 'The new password is the old one',
    meaning: 'The new password must be different from your current one.',
    cause: 'The same password was entered twice, often by a password manager.',
    fix: 'Choose another password. If someone may know the old one, do more than add a digit.',
  },
  'password-too-common': {
    title: 'The password is too easy to guess',
    meaning: 'The password is long enough, but it is one of those that attackers try first.',
    cause:
      'It is on lists of leaked passwords, consists of very common words or patterns, or contains your name or ours.',
    fix: 'Use four or five unrelated words, or let a password manager create one.',
  },
  'email-not-accepted': {
    title: 'The email address is disposable',
    meaning: 'You cannot open an account with an address that soon stops working.',
    cause:
      'The domain belongs to a service for disposable mailboxes. You would miss notices about keys and payments.',
    fix: 'Use an address that you keep, preferably one of your company.',
  },
  'email-plus-not-allowed': {
    title: 'Leave out the part with the plus sign',
    meaning:
      'With this email provider, name+anything is the same mailbox as name, so it counts as the same person.',
    cause: 'The address has a plus sign before the @. Addresses on your own domain may have one.',
    fix: 'Enter the address without the plus sign and the text after it.',
  },
  'third-party-code-invalid': {
    title: 'The login with the provider was not completed',
    meaning: 'The provider sent you back to us, but its code can no longer be used.',
    cause:
      'The page was reloaded, it took more than a few minutes to come back, or you came back in a different browser.',
    fix: 'Go to the login page and start again, in one tab.',
  },
  'redirect-not-allowed': {
    title: 'The return address is not allowed',
    meaning: 'After a login, we send people only to addresses that we know.',
    cause:
      'A program sent a redirect address that is not registered, or one that differs by a single character.',
    fix: 'Start the login again at the usual address of the portal.',
  },
  'invalid-credentials': {
    title: 'Wrong email address or password',
    meaning:
      'You are not logged in. We do not say which of the two is wrong, so that no one can find out who has an account.',
    cause:
      'A typo, an old password, or an address that you did not sign up with. People who log in with a provider may not have a password.',
    fix: 'Check both. If you are not sure, reset the password, or use the provider that you signed up with.',
  },
  'no-account-linked': {
    title: 'No account is linked to this login',
    meaning: 'The provider knows you, but none of our accounts is linked to that login.',
    cause: 'You signed up in another way or with another address, or your company uses single sign-on.',
    fix: 'Log in the way you did before and link the provider in your profile. Or use the portal of your organization, or sign up. If none of these works, contact support.',
  },
  'password-change-required': {
    title: 'Choose your own password',
    meaning:
      'Someone else set the password that you logged in with. You have to replace it before you can do anything else.',
    cause: 'Our staff gave you a temporary password, or your password has to be changed for security.',
    fix: 'Set a new password on the page that opens. The temporary one then stops working.',
  },
  'user-disabled': {
    title: 'This login is disabled',
    meaning: 'The login exists, but it cannot be used right now.',
    cause: 'Our staff disabled it, for security or on request.',
    fix: 'Contact support from the email address that you log in with.',
  },
  'sso-required': {
    title: 'Your organization uses single sign-on',
    meaning: 'Members of your organization cannot log in with passwords or other providers.',
    cause: 'An owner has activated an identity provider for the organization.',
    fix: 'Choose “single sign-on” on the login page and enter the key of your organization. If you do not know it, ask an owner.',
  },
  'sso-unavailable': {
    title: 'Single sign-on is not available for this organization',
    meaning: 'No identity provider is active under this name, so we cannot send you to it.',
    cause: 'The key of the organization is misspelled, or its identity provider was deactivated.',
    fix: 'Check the key with an owner. In the meantime, log in with your password.',
  },
  'already-confirmed': {
    title: 'The email address is already confirmed',
    meaning: 'There is nothing left to confirm.',
    cause: 'You followed the link earlier, perhaps on another device.',
    fix: 'Go to the login page and log in with this address.',
  },
  'login-already-exists': {
    title: 'This login is already linked',
    meaning: 'The login with the provider is linked to a person here. A login belongs to one person only.',
    cause: 'You linked it earlier, or you have a second account that uses it.',
    fix: 'Add another login, or first remove this one from the other account.',
  },
  'provider-login-taken': {
    title: 'This login is already registered',
    meaning: 'Someone already signed up with this login of the provider. Most often that was you.',
    cause: 'You tried to sign up although you have an account.',
    fix: 'Log in with the provider instead, or sign up with another login.',
  },
  'too-many-logins': {
    title: 'You have the maximum number of logins',
    meaning: 'The login with the other service was not added.',
    cause: 'You have reached the limit in the message.',
    fix: 'Remove logins that you no longer use.',
  },
  'last-credential': {
    title: 'You need at least one way to log in',
    meaning: 'Without this one, you could never log in again, so it was not removed.',
    cause: 'It is your only login or password.',
    fix: 'Add another way first: a password or another provider.',
  },
  'username-taken': {
    title: 'The email address is already registered',
    meaning: 'Another person logs in here with this email address.',
    cause: 'You or a colleague signed up with it earlier.',
    fix: 'Use another address, or log in with this one and delete what you do not need there.',
  },
  'provider-not-offered': {
    title: 'This provider is not available',
    meaning: 'You cannot log in with this provider here.',
    cause: 'It is not set up on this server, or an old link names a provider that is no longer available.',
    fix: 'Choose one of the options on the login page.',
  },
  'provider-email-unverified': {
    title: 'The provider has not verified your email address',
    meaning: 'The provider knows who you are, but it has not verified that the email address is yours.',
    cause: 'You never followed the confirmation email of the provider.',
    fix: 'Confirm the address with the provider, and then log in again.',
  },
  'password-not-set': {
    title: 'You have no password',
    meaning: 'You log in with a provider, so there is no password to change or to confirm with.',
    cause: 'You signed up with a provider or with single sign-on.',
    fix: 'Set a password with “Forgot password” on the login page.',
  },
  'own-login': {
    title: 'This is your own login',
    meaning: 'Staff cannot do this to themselves, so that they do not lock themselves out.',
    cause: 'You selected the login that you are using.',
    fix: 'Ask another member of staff.',
  },
} as const satisfies Record<string, ErrorHelp>
