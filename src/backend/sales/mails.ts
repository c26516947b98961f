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

/** The last day of an exemption that ends at a moment. */
function dayOf(until: string): string {
  return new Date(Date.parse(until) - 1).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })
}
