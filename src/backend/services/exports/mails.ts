import { button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

interface Done {
  accountId: number
  account: string
}

/** To the owner who requested it. */
export const exportDone = defineMail<Done>('export-done', {
  title: 'The export of an account’s data is ready',
  reason: 'You’re receiving this because you exported the data of this account.',
  example: { accountId: 41207, account: 'Northwind Traders' },
  render: ({ accountId, account }, page) => ({
    subject: `The export of ${account} is ready`,
    blocks: [
      paragraph('Everything that the account ', strong(account), ' has at Gatepost is in one file now.'),
      button('Download it in account settings', page(`/account/settings?account_id=${accountId}`)),
      note('You need to log in. The file is deleted after seven days.'),
    ],
  }),
})
