import { button, paragraph } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleOrigin, type Origin, originBlocks } from './origin.ts'
import { ABOUT_YOUR_LOGIN } from './reasons.ts'

/** A change to what a person logs in with, in case someone else made it. */
const changed = (kind: string, title: string, subject: string, sentence: string) =>
  defineMail<Origin>(kind, {
    title,
    reason: ABOUT_YOUR_LOGIN,
    example: exampleOrigin,
    render: (origin, page) => ({
      subject,
      blocks: [
        paragraph(sentence),
        ...originBlocks(origin),
        paragraph(
          'If this was you, you don’t need to do anything. If not, end all other sessions and change your password.',
        ),
        button('Review your security', page('/account/profile/security')),
      ],
    }),
  })

export const secondFactorOn = changed(
  'second-factor-on',
  'Two-step verification was switched on',
  'Two-step verification is on',
  'From now on, logging in with your password also takes a code from your authenticator app.',
)

export const secondFactorOff = changed(
  'second-factor-off',
  'Two-step verification was switched off',
  'Two-step verification is off',
  'You now log in with only your password. Your recovery codes no longer work.',
)

export const recoveryCodesNew = changed(
  'recovery-codes-new',
  'New recovery codes were made',
  'You have new recovery codes',
  'Ten new recovery codes were made for your login. The earlier ones no longer work.',
)

export const passkeyAdded = changed(
  'passkey-added',
  'A passkey was added',
  'A passkey was added to your account',
  'It can be used to log in from now on.',
)

export const passkeyRemoved = changed(
  'passkey-removed',
  'A passkey was removed',
  'A passkey was removed from your account',
  'It can no longer be used to log in.',
)

/** Only someone who has typed the correct password can enter a wrong code. */
export const wrongCodes = defineMail<Origin>('wrong-codes', {
  title: 'The right password, then wrong codes',
  reason: ABOUT_YOUR_LOGIN,
  example: exampleOrigin,
  render: (origin, page) => ({
    subject: 'Someone may know your password',
    blocks: [
      paragraph('Someone entered your password, and then several wrong codes. They didn’t get in.'),
      ...originBlocks(origin),
      paragraph(
        'If this was you, try the code your app shows now or a recovery code. If not, change your password.',
      ),
      button('Change your password', page('/account/profile/security')),
    ],
  }),
})
