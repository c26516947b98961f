import { note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton } from '#kernel/mail/link-codes.ts'

interface Confirmation {
  /** Name of the account. */
  account: string
  link: MailedLink
}

export const contactConfirmation = defineMail<Confirmation>('contact-confirmation', {
  title: 'An account names a contact',
  reason: 'You’re receiving this because a customer of Gatepost entered this email address.',
  example: {
    account: 'Northwind Traders',
    link: exampleLink('/confirm-contact?account_id=104&contact_id=2201#token=token-of-the-example'),
  },
  render: ({ account, link }, page) => ({
    subject: `Confirm your address for notices about ${account}`,
    blocks: [
      paragraph(
        strong(account),
        ' added you as a contact at Gatepost, to get notices about its subscriptions, keys, and payments.',
      ),
      paragraph('Confirm your email address to get these notices. You don’t need a login.'),
      ...mailedButton('Confirm your address', link, page),
      note('The link and the code work for seven days.'),
      note('Not expecting this? You can ignore this email. You won’t get any others.'),
    ],
  }),
})

/** To the address that another one takes the place of. */
export const contactMoved = defineMail('contact-moved', {
  title: 'The address of a contact was changed',
  reason: 'You’re receiving this because this address used to get notices about this account.',
  example: { account: 'Northwind Traders' },
  render: ({ account }) => ({
    subject: `Notices about ${account} go to another address`,
    blocks: [
      paragraph(
        strong(account),
        ' has changed the email address of your contact at Gatepost, so its notices no longer come here.',
      ),
      note('If you think this is a mistake, ask an account owner.'),
    ],
  }),
})

export const primaryContactChosen = defineMail<{ account: string }>('primary-contact-chosen', {
  title: 'Someone becomes the primary contact',
  reason: 'You’re receiving this because you are the primary contact of this account.',
  example: { account: 'Northwind Traders' },
  render: ({ account }) => ({
    subject: `You are the primary contact of ${account}`,
    blocks: [
      paragraph('The account ', strong(account), ' at Gatepost has chosen you as its primary contact.'),
      paragraph('We’ll write to you about the account as a whole, such as new terms.'),
      note('If you think this is a mistake, ask an account owner.'),
    ],
  }),
})

export const primaryContactReplaced = defineMail<{ account: string; successor: string }>(
  'primary-contact-replaced',
  {
    title: 'Someone is no longer the primary contact',
    reason: 'You’re receiving this because you were the primary contact of this account.',
    example: { account: 'Northwind Traders', successor: 'accounts@northwind.example' },
    render: ({ account, successor }) => ({
      subject: `${account} has another primary contact`,
      blocks: [
        paragraph(
          'The primary contact of the account ',
          strong(account),
          ' at Gatepost is now ',
          strong(successor),
          '. You stay a contact, with your topics.',
        ),
        note('If you think this is a mistake, ask an account owner.'),
      ],
    }),
  },
)
