import { button, facts, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton } from '#kernel/mail/link-codes.ts'
import { exampleOrigin, type Origin, originBlocks } from './origin.ts'
import { ABOUT_YOUR_LOGIN, TYPED_ADDRESS } from './reasons.ts'

/** To the new address. */
export const newAddressConfirmation = defineMail<{ link: MailedLink }>('new-address-confirmation', {
  title: 'A login is to move to this address',
  reason: TYPED_ADDRESS,
  example: {
    link: exampleLink(
      '/confirm-email?user_id=0193f1c4-0000-7000-8000-000000000000#token=token-of-the-example',
    ),
  },
  render: ({ link }, page) => ({
    subject: 'Confirm your new login email',
    blocks: [
      paragraph('Confirm that this email address is yours to log in to Gatepost with it.'),
      ...mailedButton('Confirm the new address', link, page),
      note('The link and the code work for 24 hours.'),
      note('Not expecting this? You can ignore this email.'),
    ],
  }),
})

/** To the person who has the address already, and who alone learns that it is taken. */
export const addressInUse = defineMail<Record<never, never>>('address-in-use', {
  title: 'Someone asks to log in with an address that has a login',
  reason: TYPED_ADDRESS,
  example: {},
  render: (_, page) => ({
    subject: 'Your email is already used to log in',
    blocks: [
      paragraph(
        'Someone who is logged in to Gatepost asked to log in with this address from now on. You already have a login with it, so nothing changes.',
      ),
      paragraph('If this was you, log in with this address, or use another one for the other login.'),
      button('Log in', page('/login')),
      note('Not expecting this? You can ignore this email.'),
    ],
  }),
})

interface Move extends Origin {
  newAddress: string
}

const example = { newAddress: 'dana.reyes@northwind.example', ...exampleOrigin }

/** To the current address, so that its owner learns of the change. */
export const addressChangeAsked = defineMail<Move>('address-change-asked', {
  title: 'Someone asks to change the address of a login',
  reason: ABOUT_YOUR_LOGIN,
  example,
  render: ({ newAddress, ...origin }, page) => ({
    subject: 'Request to change your login email',
    blocks: [
      paragraph(
        'Someone, probably you, asked to log in to Gatepost with another address instead of this one.',
      ),
      facts({ label: 'New address', value: newAddress }),
      ...originBlocks(origin),
      paragraph(
        'Nothing changes until someone opens the link we sent to the new address. If this wasn’t you, cancel the change and choose a new password.',
      ),
      button('Review the change', page('/account/profile/security#email')),
    ],
  }),
})

export const addressChanged = defineMail<Move>('address-changed', {
  title: 'The address of a login was changed',
  reason: ABOUT_YOUR_LOGIN,
  example,
  render: ({ newAddress, ...origin }, page) => ({
    subject: 'Your login email was changed',
    blocks: [
      paragraph('You now log in to Gatepost with ', strong(newAddress), '. This address is no longer used.'),
      ...originBlocks(origin),
      paragraph('If this wasn’t you, contact support now.'),
      button('Contact support', page('/contact/support')),
    ],
  }),
})
