import { button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })
const mailDate = (date: Date) => DAY.format(date)

interface Restored {
  accountId: number
  account: string
  /** Email address of the owner who did it. */
  by: string
}

interface Closes extends Restored {
  erasedFrom: Date
}

const example = { accountId: 41207, account: 'Northwind Traders', by: 'dana@northwind.example' }
const erasedFrom = new Date('2026-12-02T10:15:00Z')

const REASON = 'You’re receiving this because you are an owner or a contact of this account.'

const KEPT =
  'Orders, receipts, invoices, and the records of payments stay, because the law requires us to keep them.'

export const accountCloses = defineMail<Closes>('account-closes', {
  title: 'An account is being closed',
  reason: REASON,
  example: { ...example, erasedFrom },
  render: ({ accountId, account, by, erasedFrom }, page) => ({
    subject: `${account} is being closed`,
    blocks: [
      paragraph(strong(by), ' closed the account ', strong(account), ' at Gatepost.'),
      paragraph('Its keys stopped working, and nothing renews.'),
      paragraph(
        'An owner can restore the account until ',
        strong(mailDate(erasedFrom)),
        '. Then it is erased. ',
        KEPT,
      ),
      button('Open account settings', page(`/account/settings?account_id=${accountId}`)),
      note('If you didn’t expect this, restore the account, and ask the other owners.'),
    ],
  }),
})

export const accountErasedSoon = defineMail<Omit<Closes, 'by'>>('account-erased-soon', {
  title: 'An account is erased in a week',
  reason: REASON,
  example: { accountId: example.accountId, account: example.account, erasedFrom },
  render: ({ accountId, account, erasedFrom }, page) => ({
    subject: `${account} will be erased on ${mailDate(erasedFrom)}`,
    blocks: [
      paragraph('The account ', strong(account), ' at Gatepost was closed.'),
      paragraph('On ', strong(mailDate(erasedFrom)), ', it is erased, and can no longer be restored. ', KEPT),
      paragraph('Do you still need anything? An owner can export its data or restore it until then.'),
      button('Open account settings', page(`/account/settings?account_id=${accountId}`)),
    ],
  }),
})

export const accountIsErased = defineMail<{ account: string }>('account-erased', {
  title: 'An account is erased',
  reason: 'You’re receiving this because you were an owner or a contact of this account.',
  example: { account: example.account },
  render: ({ account }) => ({
    subject: `${account} is erased`,
    blocks: [
      paragraph('The account ', strong(account), ' at Gatepost was closed, and is now erased.'),
      paragraph(KEPT),
      paragraph('You keep your login and your other accounts.'),
    ],
  }),
})

export const accountRestored = defineMail<Restored>('account-restored', {
  title: 'An account is restored',
  reason: REASON,
  example,
  render: ({ accountId, account, by }, page) => ({
    subject: `${account} is restored`,
    blocks: [
      paragraph(strong(by), ' restored the account ', strong(account), ' at Gatepost.'),
      paragraph('Its keys work again, and its subscriptions renew as before.'),
      button('Open the account', page(`/account?account_id=${accountId}`)),
    ],
  }),
})
