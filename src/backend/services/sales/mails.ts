import { button, facts, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

interface Reviewed {
  accountId: number
  account: string
  /** Name of the file. */
  file: string
}

const REASON = 'You’re receiving this because you uploaded a tax certificate to this account.'
const example = { accountId: 104, account: 'Northwind Traders', file: 'resale-certificate.pdf' }
const billing = (accountId: number) => `/account/billing?account_id=${accountId}`

export const certificateAccepted = defineMail<Reviewed & { until: string | null }>('certificate-accepted', {
  title: 'A tax certificate was accepted',
  reason: REASON,
  example: { ...example, until: '2028-11-02T00:00:00.000Z' },
  variants: { 'Without an end': { ...example, until: null } },
  render: ({ accountId, account, file, until }, page) => ({
    subject: `${account} is tax-exempt`,
    blocks: [
      paragraph('We accepted your tax certificate ', strong(file), '.'),
      paragraph(
        'New orders of ',
        strong(account),
        until ? ` have no sales tax until ${dayOf(until)}.` : ' have no sales tax.',
      ),
      button('Open billing', page(billing(accountId))),
      note('Orders that are already due keep their tax. If one should have none, contact support.'),
    ],
  }),
})

export const certificateRejected = defineMail<Reviewed & { reason: string }>('certificate-rejected', {
  title: 'A tax certificate was rejected',
  reason: REASON,
  example: { ...example, reason: 'The certificate is not signed. Upload a signed copy.' },
  render: ({ accountId, account, file, reason }, page) => ({
    subject: `We couldn’t accept the tax certificate of ${account}`,
    blocks: [
      paragraph('We reviewed your tax certificate ', strong(file), ' and couldn’t accept it.'),
      facts({ label: 'Reason', value: reason }),
      button('Upload another certificate', page(billing(accountId))),
      note('Until we accept a certificate, orders have sales tax.'),
    ],
  }),
})

export const giftDeclined = defineMail<{
  orderId: number
  account: string
  /** Who declined it. */
  colleague: string
  reason: string
}>('gift-declined', {
  title: 'A colleague declined a gift',
  reason: 'You’re receiving this because you gave this plan away and a second person had to approve it.',
  example: {
    orderId: 560403,
    account: 'Northwind Traders',
    colleague: 'sam@gatepost.example',
    reason: 'The customer has a discount already',
  },
  render: ({ orderId, account, colleague, reason }, page) => ({
    subject: `Your gift to ${account} was declined`,
    blocks: [
      paragraph(
        strong(colleague),
        ' declined order ',
        strong(String(orderId)),
        ' for ',
        strong(account),
        '.',
      ),
      facts({ label: 'Reason', value: reason }),
      button('Open order', page(`/admin/orders/${orderId}`)),
      note('The customer got nothing and isn’t notified.'),
    ],
  }),
})

/** The last day of an exemption that ends at a moment. */
function dayOf(until: string): string {
  return new Date(Date.parse(until) - 1).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
