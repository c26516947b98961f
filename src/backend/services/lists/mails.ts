import { button, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

interface ListFacts {
  accountId: number
  account: string
  listId: string
  name: string
}

const example: ListFacts = {
  accountId: 104,
  account: 'Northwind Traders',
  listId: '0193f2b1-6a10-7c44-8d21-5e0f9a3b7c11',
  name: 'customers.csv',
}

const REASON = 'You’re receiving this because you asked for an email about this list.'

const pathOf = ({ accountId, listId }: ListFacts) => `/account/tools/lists/${listId}?account_id=${accountId}`

export const listDone = defineMail<ListFacts & { token: string }>('list-done', {
  title: 'A list is verified',
  reason: REASON,
  example: { ...example, token: 'AZO_K8mT0w1hVb7JmQ3rZ5cN8pX2sD4fG6hJ9kL1qW3eR5tY7uI9oP0aS2dF4gH6' },
  render: (facts, page) => ({
    subject: `${facts.name} is verified`,
    blocks: [
      paragraph('The list ', strong(facts.name), ` of ${facts.account} is verified.`),
      button('Download the result', page(`/api/lists/results/${facts.token}`)),
      note(
        'The link works for seven days, also without a login. Don’t forward this email to anyone who shouldn’t have the list.',
      ),
      button('See the list', page(pathOf(facts))),
    ],
  }),
})

export const listStopped = defineMail<ListFacts & { reason: string }>('list-stopped', {
  title: 'A list has stopped',
  reason: REASON,
  example: { ...example, reason: 'There is no active subscription for this request.' },
  render: (facts, page) => ({
    subject: `${facts.name} is paused`,
    blocks: [
      paragraph('The list ', strong(facts.name), ` of ${facts.account} can’t continue, so we paused it.`),
      paragraph(facts.reason),
      paragraph('What was verified so far is kept. Resume the list to continue where it stopped.'),
      button('See the list', page(pathOf(facts))),
    ],
  }),
})
