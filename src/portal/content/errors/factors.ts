import type { ErrorHelp } from './help.ts'

/** Second factor and passkeys. */
export const factorsHelp = {
  'code-required': {
    title: 'A code of your second factor is needed',
    meaning: 'You have a second factor, so the act needs a code beside the password.',
    cause: 'The field of the code was empty.',
    fix: 'Open your authenticator app and enter the six digits, or one of your recovery codes.',
  },
  'code-incorrect': {
    title: 'The code does not fit',
    meaning: 'The code is not the one that your app shows at this moment. Nothing was changed.',
    cause:
      'A code lives for half a minute and works once. A clock of the phone that is off, or the entry of another account in the app, makes wrong ones.',
    fix: 'Wait for the next code and enter it at once. Let the phone set its clock by itself.',
  },
  'second-factor-required': {
    title: 'The login asks for your second factor',
    meaning: 'The password is right; the login is complete once the code has been entered.',
    cause: 'You have set up a second factor.',
    fix: 'Enter the code of your authenticator app. Without the phone, use a recovery code: each works once.',
  },
  'second-factor-invalid': {
    title: 'The code of the login does not fit',
    meaning: 'The login was not completed, because the code is wrong or was used before.',
    cause:
      'It has run out, was entered twice, or belongs to another entry of the app. A phone with a wrong clock shows wrong codes.',
    fix: 'Enter the next code, or a recovery code. If you have neither, ask an owner of your account or support.',
  },
  'second-factor-exists': {
    title: 'You have a second factor already',
    meaning: 'There is one authenticator app for a person, and yours is set up.',
    cause: 'It was set up before, perhaps in another tab.',
    fix: 'Remove it under the security of your profile, then set up the new one.',
  },
  'second-factor-missing': {
    title: 'You have no second factor',
    meaning: 'There is nothing to remove or to make recovery codes for.',
    cause: 'None was set up, or it was removed in another tab.',
    fix: 'Set one up under the security of your profile.',
  },
  'second-factor-not-begun': {
    title: 'The set-up of the second factor is too old',
    meaning: 'The code that you scanned is no longer waited for.',
    cause: 'Too much time passed between scanning and confirming, or the set-up was begun again elsewhere.',
    fix: 'Start again, delete the old entry in the app, and scan the new code.',
  },
  'passkey-invalid': {
    title: 'The login with the passkey failed',
    meaning: 'What the device sent does not prove that you are the one, so nobody was logged in.',
    cause:
      'The passkey was removed from your profile, the request took too long, or it belongs to another site.',
    fix: 'Try again. Otherwise log in with your password and look at the passkeys in your profile.',
  },
  'passkey-not-accepted': {
    title: 'The passkey could not be added',
    meaning: 'The device answered, but its answer cannot be used. No passkey was stored.',
    cause: 'The set-up took too long, was begun in another tab, or the browser changed what it was asked.',
    fix: 'Start again, and follow the device without a pause.',
  },
  'too-many-passkeys': {
    title: 'You have as many passkeys as you can',
    meaning: 'No further passkey can be added.',
    cause: 'The limit in the message is reached.',
    fix: 'Remove those of devices that you no longer have.',
  },
} as const satisfies Record<string, ErrorHelp>
