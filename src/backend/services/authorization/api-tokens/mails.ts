import { button, facts, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'

type Kind = 'personal' | 'service'

const PAGE = '/account/developers'
const nounOf = (kind: Kind) => (kind === 'personal' ? 'API token' : 'service account')
const dateOf = (date: Date) => date.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Created {
  kind: Kind
  name: string
  /** Names of the accounts that it works in. */
  accounts: readonly string[]
  end: Date
}

const created: Created = {
  kind: 'personal',
  name: 'CI pipeline',
  accounts: ['Northwind Traders'],
  end: new Date('2027-01-28T09:12:44Z'),
}

export const apiTokenCreated = defineMail<Created>('api-token-created', {
  title: 'A person created an API token or a service account',
  reason: 'You’re receiving this because it was created with your login.',
  example: created,
  variants: { ServiceAccount: { ...created, kind: 'service', name: 'Infrastructure' } },
  render: ({ kind, name, accounts, end }, page) => ({
    subject: `New ${nounOf(kind)}: ${name}`,
    blocks: [
      paragraph(
        'You created the ',
        `${nounOf(kind)} `,
        strong(name),
        '. A program can use it to do what you can do.',
      ),
      facts(
        { label: accounts.length === 1 ? 'Account' : 'Accounts', value: accounts.join(', ') },
        { label: 'Expires', value: dateOf(end) },
      ),
      button('Review it', page(PAGE)),
      note('If this wasn’t you, revoke it, and change your password.'),
    ],
  }),
})

interface Ending {
  kind: Kind
  name: string
  end: Date
}

const ending: Ending = { kind: 'personal', name: 'CI pipeline', end: created.end }

export const apiTokenEnding = defineMail<Ending>('api-token-ending', {
  title: 'An API token or a service account expires within a week',
  reason: 'You’re receiving this because you created it, or rotated it last.',
  example: ending,
  variants: { ServiceAccount: { ...ending, kind: 'service', name: 'Infrastructure' } },
  render: ({ kind, name, end }, page) => ({
    subject: `${name} expires on ${dateOf(end)}`,
    blocks: [
      paragraph('Your ', `${nounOf(kind)} `, strong(name), ` expires on ${dateOf(end)}.`),
      paragraph(
        'If a program still needs it, rotate it or change when it expires. Otherwise, you can ignore this email.',
      ),
      button('Open your tokens', page(PAGE)),
    ],
  }),
})

interface Found {
  kind: Kind
  name: string
  suffix: string
  /** Address where it was found; empty if that isn't public. */
  place: string
  /** What it was found in, such as `commit`; empty if that isn't known. */
  source: string
}

const found: Found = {
  kind: 'personal',
  name: 'CI pipeline',
  suffix: 'r77N',
  place: 'https://github.com/octocat/Hello-World/blob/main/deploy.sh',
  source: 'commit',
}

export const apiTokenFound = defineMail<Found>('api-token-found', {
  title: 'A secret scanner found an API token in public',
  reason: 'You’re receiving this because you created it, or rotated it last.',
  example: found,
  variants: { NoPlace: { ...found, kind: 'service', name: 'Infrastructure', place: '', source: '' } },
  render: ({ kind, name, suffix, place, source }, page) => ({
    subject: `We revoked ${name}, because it was public`,
    blocks: [
      paragraph(
        'A secret scanner found the token of your ',
        `${nounOf(kind)} `,
        strong(name),
        ' where anyone can read it. We revoked it at once.',
      ),
      facts(
        { label: 'Ends with', value: suffix },
        ...(place ? [{ label: 'Found at', value: place }] : []),
        ...(source ? [{ label: 'Found in', value: source }] : []),
      ),
      paragraph(
        'Remove it from there, create another one, and look at what was done with it under Activity.',
      ),
      button('Open your tokens', page(PAGE)),
    ],
  }),
})
