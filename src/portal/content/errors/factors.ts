import type { ErrorHelp } from './help.ts'

/** Second factor and passkeys. */
export const factorsHelp = {
  'code-required': {
    title: 'Enter a code of your second factor',
    meaning: 'You have a second factor, so you need a code in addition to the password.',
    cause: 'The code field was empty.',
    fix: 'Open your authenticator app and enter the six digits, or enter one of your recovery codes.',
  },
  'code-incorrect': {
    title: 'The code is incorrect',
    meaning: 'The code is not the one that your app shows right now. Nothing was changed.',
    cause:
      'A code is valid for half a minute and works once. Codes are also wrong if the clock of the phone is off, or if they belong to another account in the app.',
    fix: 'Wait for the next code and enter it right away. Let the phone set its clock automatically.',
  },
  'second-factor-required': {
    title: 'Enter your second factor to log in',
    meaning: 'The password is correct. Enter the code to complete the login.',
    cause: 'You have set up a second factor.',
    fix: 'Enter the code from your authenticator app. Without your phone, use a recovery code. Each of them works once.',
  },
  'second-factor-invalid': {
    title: 'The login code is incorrect',
    meaning: 'The login was not completed, because the code is wrong or was already used.',
    cause:
      'The code has expired, was entered twice, or belongs to another account in the app. A phone with a wrong clock shows wrong codes.',
    fix: 'Enter the next code, or a recovery code. If you have neither, ask an owner of your account or support.',
  },
  'second-factor-exists': {
    title: 'You already have a second factor',
    meaning: 'Each person can use one authenticator app, and yours is set up.',
    cause: 'It was set up earlier, perhaps in another tab.',
    fix: 'Remove it in the security section of your profile, and then set up the new one.',
  },
  'second-factor-missing': {
    title: 'You have no second factor',
    meaning: 'There is nothing to remove, and nothing to create recovery codes for.',
    cause: 'You never set one up, or you removed it in another tab.',
    fix: 'Set one up in the security section of your profile.',
  },
  'second-factor-not-begun': {
    title: 'The setup of the second factor has expired',
    meaning: 'The code that you scanned is no longer valid.',
    cause: 'Too much time passed before you confirmed it, or the setup was restarted elsewhere.',
    fix: 'Start again, delete the old entry in the app, and scan the new code.',
  },
  'passkey-invalid': {
    title: 'The login with the passkey failed',
    meaning: 'The response of the device does not prove who you are, so you are not logged in.',
    cause:
      'The passkey was removed from your profile, the request took too long, or the passkey belongs to another site.',
    fix: 'Try again. Otherwise, log in with your password and check the passkeys in your profile.',
  },
  'passkey-not-accepted': {
    title: 'The passkey could not be added',
    meaning: 'The device responded, but its response cannot be used. No passkey was saved.',
    cause: 'The setup took too long, was started in another tab, or the browser altered the request.',
    fix: 'Start again, and complete the steps on the device without a pause.',
  },
  'too-many-passkeys': {
    title: 'You have the maximum number of passkeys',
    meaning: 'You cannot add another passkey.',
    cause: 'You have reached the limit in the message.',
    fix: 'Remove passkeys of devices that you no longer have.',
  },
} as const satisfies Record<string, ErrorHelp>
