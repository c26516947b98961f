import type { ErrorHelp } from './help.ts'

/** Second factors and passkeys. */
export const factorsHelp = {
  'code-required': {
    title: 'Enter a code from your second factor',
    meaning: 'You’ve set up a second factor, so you need a code in addition to your password.',
    cause: 'The code field is empty, or you logged in with only your password.',
    fix: 'Enter the six digits from your authenticator app, or one of your recovery codes.',
  },
  'code-incorrect': {
    title: 'The code is incorrect',
    meaning: 'The code doesn’t match the one in your app. Nothing changed, and a login isn’t complete.',
    cause:
      'Each code works once and expires after 30 seconds. A wrong phone clock, or a code for another account, also causes this error.',
    fix: 'Wait for the next code and enter it right away, or use a recovery code. Set your phone’s clock to automatic.',
  },
  'second-factor-exists': {
    title: 'You already have a second factor',
    meaning: 'You can use one authenticator app, and yours is set up.',
    cause: 'You set it up earlier, perhaps in another tab.',
    fix: 'Remove it in the security section of your profile, and then set up the new one.',
  },
  'second-factor-missing': {
    title: 'You don’t have a second factor',
    meaning: 'There’s no second factor to remove or to create recovery codes for.',
    cause: 'You never set one up, or you removed it in another tab.',
    fix: 'Set one up in the security section of your profile.',
  },
  'second-factor-not-begun': {
    title: 'The second factor setup has expired',
    meaning: 'The code you scanned is no longer valid.',
    cause: 'Too much time passed before you confirmed it, or you restarted the setup elsewhere.',
    fix: 'Start again, delete the old entry in your app, and scan the new code.',
  },
  'passkey-invalid': {
    title: 'The passkey login failed',
    meaning: 'We couldn’t verify your passkey, so you’re not logged in.',
    cause:
      'The passkey was removed from your profile, the request took too long, or the passkey belongs to another site.',
    fix: 'Try again. If it still fails, log in with your password and check the passkeys in your profile.',
  },
  'passkey-not-accepted': {
    title: 'We couldn’t add the passkey',
    meaning: 'The device’s response isn’t valid, so no passkey was saved.',
    cause: 'The setup took too long, was started in another tab, or the browser changed the request.',
    fix: 'Start again, and complete the steps on your device without a pause.',
  },
  'too-many-passkeys': {
    title: 'You’ve reached the passkey limit',
    meaning: 'You can’t add another passkey.',
    cause: 'You have as many passkeys as the message allows.',
    fix: 'Remove passkeys for devices you no longer have.',
  },
} as const satisfies Record<string, ErrorHelp>
