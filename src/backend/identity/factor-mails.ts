import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import type { Person } from './people.ts'

const WHAT = {
  'second-factor-on': [
    'Two-step verification is on',
    'From now on, logging in with your password asks for a code of your authenticator app as well.',
  ],
  'second-factor-off': [
    'Two-step verification is off',
    'From now on, your password alone is enough to log in. Your recovery codes no longer work.',
  ],
  'recovery-codes-new': [
    'You have new recovery codes',
    'Ten new recovery codes were made for your account. All earlier ones no longer work.',
  ],
  'passkey-added': ['A passkey was added to your account', 'It can be used to log in from now on.'],
  'passkey-removed': ['A passkey was removed from your account', 'It can no longer be used to log in.'],
} as const

/** Notifies a person of a change to what they log in with, in case someone else made it. */
export function factorChangeMail(person: Person, change: keyof typeof WHAT, kernel: Kernel): Mail {
  const [subject, sentence] = WHAT[change]
  return {
    to: person.username,
    subject,
    body: [
      sentence,
      '',
      'If you did this, there is nothing to do. If it was not you, end all other sessions and change your password here:',
      `${kernel.publicUrl()}/account/profile/security`,
    ].join('\n'),
  }
}

/** Only someone who has typed the correct password can enter a wrong code. */
export function wrongCodesMail(person: Person, kernel: Kernel): Mail {
  return {
    to: person.username,
    subject: 'Somebody may know your password',
    body: [
      'Someone has given your password and then several wrong codes. No one got in with them.',
      '',
      'If it was you, try the code that your app shows now, or a recovery code. If it was not you, change your password here:',
      `${kernel.publicUrl()}/account/profile/security`,
    ].join('\n'),
  }
}
