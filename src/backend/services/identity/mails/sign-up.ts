import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { button, link, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton } from '#kernel/mail/link-codes.ts'
import { TYPED_ADDRESS } from './reasons.ts'

interface Confirmation {
  link: MailedLink
  /** What the account that opens can try; null if none opens. */
  trial: string | null
}

const example = {
  link: exampleLink('/confirm-email?user_id=0193f1c4-0000-7000-8000-000000000000#token=token-of-the-example'),
  trial: 'US Address Verification, Plus',
}

export const emailConfirmation = defineMail<Confirmation>('email-confirmation', {
  title: 'Someone has signed up',
  reason: TYPED_ADDRESS,
  example,
  variants: { 'Without an account': { ...example, trial: null } },
  render: ({ link, trial }, page) => ({
    subject: 'Confirm your email address',
    blocks: [
      trial === null
        ? paragraph('Welcome to Gatepost. Confirm your address to get started.')
        : paragraph(
            'Welcome to Gatepost. Confirm your address to open your account with ',
            strong(`${TRIAL_DAYS} days of ${trial}`),
            ' to try.',
          ),
      ...mailedButton('Confirm your address', link, page),
      note('The link and the code work for 24 hours.'),
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
