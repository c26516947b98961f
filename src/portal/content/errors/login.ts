import type { ErrorHelp } from './help.ts'

/** Requirements for opening an account. */
export const accountHelp = {
  'email-not-confirmed': {
    title: 'Confirm your email address first',
    meaning: 'You’re logged in, but this action requires a confirmed email address.',
    cause: 'You haven’t opened the link in the confirmation email, or the email hasn’t arrived.',
    fix: 'Open the link in our newest email, or enter its code. If you don’t see it, check your spam folder, or send another one from the portal.',
  },
  'trial-not-offered': {
    title: 'This plan isn’t a free trial',
    meaning: 'A new account starts with one of 10 free trials. The plan in the request isn’t one of them.',
    cause: 'The plan doesn’t exist, is a paid plan, or is free without being a trial.',
    fix: 'Choose a product on the sign-up page, or omit `trial_plan_id` to try US address verification.',
  },
} as const satisfies Record<string, ErrorHelp>

export const loginHelp = {
  'confirmation-link-invalid': {
    title: 'The confirmation link is no longer valid',
    meaning: 'We couldn’t confirm your email address with this link.',
    cause:
      'Links expire after 24 hours, and only the newest one works. Some email programs also break long links.',
    fix: 'Log in and request a new email, or sign up again with the same address. Use the newest email. If its link arrives damaged, enter its code on the page.',
  },
  'link-code-invalid': {
    title: 'The code from the email isn’t valid',
    meaning: 'We didn’t find a link for this code and this address.',
    cause:
      'A code works once, as long as the link in the same email does. A newer email about the same thing ends it, and so does using the link.',
    fix: 'Enter the code from the newest email, and the address that it went to. Otherwise, request a new email.',
  },
  'newsletter-link-invalid': {
    title: 'The newsletter link is no longer valid',
    meaning: 'The link didn’t subscribe or unsubscribe your email address.',
    cause:
      'Confirmation links expire after seven days. The link may also be incomplete, or the subscription may have ended.',
    fix: 'Subscribe again on the newsletter page, and use the link in the newest email. Every issue has a link to unsubscribe.',
  },
  'status-link-invalid': {
    title: 'The link of the status emails is no longer valid',
    meaning: 'Nothing has changed: the link neither started nor ended emails about incidents.',
    cause:
      'A link to confirm works for seven days. It may also be incomplete, or you may have unsubscribed since it was sent.',
    fix: 'Subscribe again on the status page, and use the link in the newest email. Every email about an incident has a link to unsubscribe.',
  },
  'form-expired': {
    title: 'The form has expired',
    meaning: 'We didn’t accept the form. What you typed is still on the page.',
    cause:
      'The page proves with a signed time when you opened the form. It was missing, more than 20 minutes old, or not ours.',
    fix: 'Send the form again. If that fails, reload the page; your input stays.',
  },
  'unsubscribe-link-invalid': {
    title: 'The unsubscribe link isn’t valid',
    meaning: 'The link didn’t change your notices.',
    cause:
      'Some email programs break long links. A link also ends when its address is no longer a login or contact of the account. That address gets no notices.',
    fix: 'Enter the code from the same email on the page of the link. You can also log in and choose your notices in your profile, or ask an account owner to change them.',
  },
  'confirmation-password-required': {
    title: 'Enter the password you signed up with',
    meaning: 'The link is valid, but your email address isn’t confirmed yet.',
    cause:
      'You opened the link in a different browser from the one you signed up with. We ask for the password because anyone can sign up with your address.',
    fix: 'Enter the password you signed up with. If you don’t know it, choose a new one on the same page. It replaces the old one.',
  },
  'password-reset-link-invalid': {
    title: 'The password reset link is no longer valid',
    meaning: 'Your password didn’t change.',
    cause: 'The link was already used, expired, or was replaced by a newer one.',
    fix: 'Request a new link on the login page, and use the newest email.',
  },
  'password-incorrect': {
    title: 'The password is incorrect',
    meaning: 'The current password you entered is wrong, so nothing changed.',
    cause: 'It has a typo, Caps Lock was on, or a password manager filled in an old password.',
    fix: 'Select the eye icon to show the password. If you don’t remember it, log out and reset it.',
  },
  'password-not-new': {
    title: 'The new password is the same as the old one',
    meaning: 'Your new password must be different from your current one.',
    cause: 'You or your password manager entered the same password twice.',
    fix: 'Choose another password. If someone may know the old one, don’t just add a digit.',
  },
  'password-too-common': {
    title: 'The password is too easy to guess',
    meaning: 'The password is long enough, but attackers try passwords like it first.',
    cause:
      'It’s on a list of leaked passwords, consists of very common words or patterns, or contains your name or ours.',
    fix: 'Use four or five unrelated words, or let a password manager create one.',
  },
  'email-not-accepted': {
    title: 'The email address is disposable',
    meaning: 'You can’t open an account with a disposable email address.',
    cause: 'The domain belongs to a disposable email service. You’d miss notices about keys and payments.',
    fix: 'Use a permanent address, preferably your work email.',
  },
  'email-plus-not-allowed': {
    title: 'Remove the plus sign from your email address',
    meaning:
      'With this email provider, name+anything is the same mailbox as name, so it counts as the same person.',
    cause: 'The address has a plus sign before the @. Addresses on your own domain can have one.',
    fix: 'Enter the address without the plus sign and the text after it.',
  },
  'third-party-code-invalid': {
    title: 'We couldn’t complete the provider login',
    meaning: 'The provider sent you back to us, but its login code is no longer valid.',
    cause: 'You reloaded the page, took more than a few minutes, or returned in a different browser.',
    fix: 'Go to the login page and start again in one tab.',
  },
  'redirect-not-allowed': {
    title: 'The redirect URL isn’t allowed',
    meaning: 'After a login, we redirect only to registered URLs.',
    cause: 'The redirect URL isn’t registered. Even one different character makes it another URL.',
    fix: 'Start the login again at the portal’s usual URL.',
  },
  'invalid-credentials': {
    title: 'Wrong email address or password',
    meaning:
      'You’re not logged in. We don’t say which one is wrong, so that no one can find out who has an account.',
    cause:
      'There’s a typo, the password is old, or you signed up with another address. If you log in with a provider, you may not have a password.',
    fix: 'Check both. If you’re not sure, reset your password, or use the provider you signed up with.',
  },
  'no-account-linked': {
    title: 'No account is linked to this login',
    meaning: 'The provider recognized you, but none of our accounts is linked to that login.',
    cause: 'You signed up with another login method or email address, or your company uses single sign-on.',
    fix: 'Log in as you did before and link the provider in your profile. Otherwise, use your organization’s portal or sign up. If none of these works, contact support.',
  },
  'password-change-required': {
    title: 'Choose your own password',
    meaning: 'Someone else set your current password, so you need to replace it before you continue.',
    cause: 'Our staff gave you a temporary password, or you need a new one for security reasons.',
    fix: 'Set a new password on the page that opens. It replaces the temporary one.',
  },
  'user-disabled': {
    title: 'This login is disabled',
    meaning: 'The login exists, but you can’t use it right now.',
    cause: 'Our staff disabled it for security reasons or on request.',
    fix: 'Contact support from the email address that you log in with.',
  },
  'sso-required': {
    title: 'Your organization uses single sign-on',
    meaning: 'Members of your organization can’t log in with passwords or other providers.',
    cause: 'An owner activated an identity provider for the organization.',
    fix: 'Choose “single sign-on” on the login page and enter your organization’s key. If you don’t know it, ask an owner.',
  },
  'provider-groups-missing': {
    title: 'Your identity provider left out your groups',
    meaning:
      'Your roles follow from your groups, so we don’t add you to the account without them. You’re not logged in.',
    cause:
      'You’re in more groups than your identity provider sends. Microsoft Entra ID leaves out all of them above 150 (SAML) or 200 (OpenID Connect).',
    fix: 'Ask an owner of the account to invite you, or to have your identity provider send only the groups assigned to Gatepost.',
  },
  'sso-unavailable': {
    title: 'Single sign-on isn’t available for this organization',
    meaning: 'No identity provider is active for this organization key.',
    cause: 'The key is misspelled, or the identity provider was deactivated.',
    fix: 'Check the key with an owner. In the meantime, log in with your password.',
  },
  'already-confirmed': {
    title: 'The email address is already confirmed',
    meaning: 'There’s nothing left to confirm.',
    cause: 'You opened the link earlier, perhaps on another device.',
    fix: 'Go to the login page and log in with this address.',
  },
  'login-already-exists': {
    title: 'This login is already linked',
    meaning: 'The provider login is already linked to a person. Each login can belong to only one person.',
    cause: 'You linked it earlier, or you have a second account that uses it.',
    fix: 'Add another login, or first remove this one from the other account.',
  },
  'provider-login-taken': {
    title: 'This login is already registered',
    meaning: 'Someone, most likely you, already signed up with this provider login.',
    cause: 'You tried to sign up again with a login that has an account.',
    fix: 'Log in with the provider instead, or sign up with another login.',
  },
  'too-many-logins': {
    title: 'You’ve reached the login limit',
    meaning: 'We didn’t add the provider login.',
    cause: 'You have as many logins as the message allows.',
    fix: 'Remove logins you no longer use.',
  },
  'last-credential': {
    title: 'You need at least one login method',
    meaning: 'We didn’t remove this login method, because you couldn’t log in without it.',
    cause: 'It’s your only login or password.',
    fix: 'Add a password or another provider first.',
  },
  'username-taken': {
    title: 'The email address is already registered',
    meaning: 'Another person logs in here with this email address.',
    cause: 'You or a colleague signed up with it earlier.',
    fix: 'Use another address, or log in with this one.',
  },
  'provider-not-offered': {
    title: 'This provider isn’t available',
    meaning: 'You can’t log in with this provider here.',
    cause: 'This server doesn’t support it, or an old link names a provider that’s no longer available.',
    fix: 'Choose one of the options on the login page.',
  },
  'provider-email-unverified': {
    title: 'The provider hasn’t verified your email address',
    meaning: 'The provider recognized you, but it hasn’t verified that the email address is yours.',
    cause: 'You never opened the link in the provider’s confirmation email.',
    fix: 'Confirm the address with the provider, and then log in again.',
  },
  'password-not-set': {
    title: 'You don’t have a password',
    meaning: 'You log in with a provider, so there’s no password to change or confirm.',
    cause: 'You signed up with a provider or with single sign-on.',
    fix: 'Select “Forgot password” on the login page to set one.',
  },
  'login-name-differs': {
    title: 'This isn’t your email address',
    meaning:
      'Your login isn’t deleted. Its address has to be typed, so that no one deletes a login by mistake.',
    cause: 'The address is misspelled, or it changed.',
    fix: 'Type the address that you log in with. Upper and lower case mean the same.',
  },
  'only-owner': {
    title: 'An account would have no owner',
    meaning: 'Your login isn’t deleted, and nothing has changed.',
    cause: 'You are the only owner of the accounts that the message names.',
    fix: 'Open the Team page of each account and give someone else the Owner role, or close the account in its settings.',
  },
  'login-not-deleted': {
    title: 'The login isn’t being deleted',
    meaning: 'There is no deletion to hold or to release.',
    cause: 'The person has restored the login, or it was never deleted.',
    fix: 'Reload the page to see how the login is now.',
  },
  'login-of-staff': {
    title: 'Logins of staff can’t be deleted here',
    meaning: 'Your login isn’t deleted.',
    cause: 'You are a member of staff. Other staff need to know who did what.',
    fix: 'Ask a colleague to end your staff role first.',
  },
  'own-login': {
    title: 'This is your own login',
    meaning: 'Staff members can’t do this to their own login, so they don’t lock themselves out.',
    cause: 'You selected the login that you’re using.',
    fix: 'Ask another staff member.',
  },
} as const satisfies Record<string, ErrorHelp>
