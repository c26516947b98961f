import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { button, link, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { TYPED_ADDRESS } from './reasons.ts'

interface Confirmation {
  userId: string
  token: string
  /** What the account that opens can try; null if none opens. */
  trial: string | null
}

const example = {
  userId: '0193f1c4-0000-7000-8000-000000000000',
  token: 'token-of-the-example',
  trial: 'US Address Verification, Plus',
}

export const emailConfirmation = defineMail<Confirmation>('email-confirmation', {
  title: 'Someone has signed up',
  reason: TYPED_ADDRESS,
  example,
  variants: { 'Without an account': { ...example, trial: null } },
  render: ({ userId, token, trial }, page) => ({
    subject: 'Confirm your email address',
    blocks: [
      trial === null
        ? paragraph('Welcome to Gatepost. Confirm your address to get started.')
        : paragraph(
            'Welcome to Gatepost. Confirm your address to open your account with ',
            strong(`${TRIAL_DAYS} days of ${trial}`),
            ' to try.',
          ),
      // In the fragment, which browsers never send, so the token can't end up in a log or a Referer.
      button('Confirm your address', page(`/confirm-email?user_id=${userId}#token=${token}`)),
      note('The link works for 24 hours.'),
      note('Not expecting this? You can ignore this email.'),
    ],
  }),
})

export const alreadyRegistered = defineMail('already-registered', {
  title: 'Someone signs up with an address that has an account',
  reason: TYPED_ADDRESS,
  example: {},
  render: (_, page) => ({
    subject: 'You already have a Gatepost account',
    blocks: [
      paragraph('Someone, probably you, has just signed up at Gatepost with this email address.'),
      paragraph('You already have an account, so there’s nothing to confirm.'),
      button('Log in', page('/login')),
      link('Don’t have a password, or forgot it? Choose one', page('/forgot-password')),
      note('Wasn’t this you? You can ignore this email. Nothing changed.'),
    ],
  }),
})
