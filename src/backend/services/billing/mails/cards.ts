import { button, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { pathOf } from './bill.ts'
import { RENEWALS } from './reasons.ts'

interface Expiring {
  accountId: number
  account: string
  /** Name of the card. */
  card: string
  /** Its last month, such as 2027-03. */
  expiration: string
  isPrimary: boolean
}

const example = {
  accountId: 104,
  account: 'Northwind Traders',
  card: 'Visa ending in 4242',
  expiration: '2027-03',
  isPrimary: true,
}

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

export const cardExpiring = defineMail<Expiring>('card-expiring', {
  title: 'A card is about to expire',
  reason: RENEWALS,
  example,
  variants: { 'Not primary': { ...example, isPrimary: false } },
  render: ({ accountId, account, card, expiration, isPrimary }, page) => {
    const month = MONTH.format(new Date(`${expiration}-01T00:00:00Z`))
    return {
      subject: `${card} expires at the end of ${month}`,
      blocks: [
        paragraph('The card of ', strong(account), `, ${card}, expires at the end of ${month}.`),
        paragraph(
          isPrimary
            ? 'This is the primary card. Later renewals fail unless you make another card primary.'
            : 'It isn’t the primary card, so renewals aren’t affected.',
        ),
        button('See the cards', page(pathOf('billing', accountId))),
      ],
    }
  },
})
