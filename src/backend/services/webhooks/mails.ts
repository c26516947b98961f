import { button, paragraph, quote } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

const DATE = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' })

export const endpointPaused = defineMail<{
  accountId: number
  account: string
  endpointId: string
  url: string
  failingSince: Date
}>('webhook-paused', {
  title: 'A webhook endpoint was paused',
  reason: 'You’re receiving this because you’re an owner of the account.',
  example: {
    accountId: 104,
    account: 'Northwind Traders',
    endpointId: '0193f2c1-4d20-7a55-9b3e-71c7d0a94e55',
    url: 'https://hooks.northwind.example/gatepost',
    failingSince: new Date('2026-10-29T09:12:00Z'),
  },
  render: ({ accountId, account, endpointId, url, failingSince }, page) => ({
    subject: `${account}: we paused a webhook endpoint`,
    blocks: [
      paragraph(
        `No delivery to this endpoint of ${account} has succeeded since ${DATE.format(failingSince)} UTC, so we paused it.`,
      ),
      quote(url),
      paragraph(
        'Its events are kept for 30 days. Fix the endpoint, then resume it: what has waited is sent then, in order.',
      ),
      button(
        'See its deliveries',
        page(`/account/developers/webhooks?endpoint=${endpointId}&account_id=${accountId}`),
      ),
    ],
  }),
})

export const streamPaused = defineMail<{
  accountId: number
  account: string
  url: string
  failingSince: Date
  error: string
}>('log-stream-paused', {
  title: 'A log stream was paused',
  reason: 'You’re receiving this because you’re an owner of the account.',
  example: {
    accountId: 104,
    account: 'Northwind Traders',
    url: 'https://logs.northwind.example/gatepost',
    failingSince: new Date('2026-10-29T09:12:00Z'),
    error: 'The destination rejected the credentials, with status 403.',
  },
  render: ({ accountId, account, url, failingSince, error }, page) => ({
    subject: `${account}: we paused a log stream`,
    blocks: [
      paragraph(
        `No records of this log stream of ${account} could be sent since ${DATE.format(failingSince)} UTC, so we paused it.`,
      ),
      quote(url),
      paragraph(`What came of the last attempt: ${error}`),
      paragraph(
        'Its records are kept for 30 days. Fix the destination, then resume the stream: it continues where it was.',
      ),
      button('See the log streams', page(`/account/developers/streams?account_id=${accountId}`)),
    ],
  }),
})
