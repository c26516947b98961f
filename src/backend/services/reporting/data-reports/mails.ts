import type { DataReport } from '#generated/reporting/types.ts'
import { button, facts, paragraph } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

interface Changed {
  accountId: number
  /** The address that it is about, in one line. */
  address: string
  status: DataReport['status']
  /** What staff say about it. */
  note: string
}

const SUBJECTS: Record<DataReport['status'], string> = {
  received: 'We’ll look into your report of wrong data again',
  reviewing: 'We’re looking into your report of wrong data',
  corrected: 'We corrected the data that you reported',
  'not-an-error': 'Our answer to your report of wrong data',
}

const example: Changed = {
  accountId: 104,
  address: '214 N Juniper St, Salt Lake City, UT 84116',
  status: 'corrected',
  note: 'The new ZIP+4 is in our data since today.',
}

/** To the person who reported wrong data, or to the address that they gave. */
export const dataReportChanged = defineMail<Changed>('data-report-changed', {
  title: 'Staff decided about wrong data that was reported',
  reason:
    'You’re receiving this because wrong address data was reported at Gatepost with this email address.',
  example,
  variants: {
    Reviewing: { ...example, status: 'reviewing', note: 'We asked the post office.' },
    'Not an error': { ...example, status: 'not-an-error', note: 'The post office confirms our ZIP+4.' },
  },
  render: ({ accountId, address, status, note }, page) => ({
    subject: SUBJECTS[status],
    blocks: [
      paragraph('Thank you for your report. This is what we found:'),
      facts({ label: 'Address', value: address }, { label: 'We say', value: note }),
      button('Open your reports', page(`/account/tools/reports?account_id=${accountId}`)),
    ],
  }),
})
