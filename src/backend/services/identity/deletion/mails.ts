import { button, facts, link, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleOrigin, type Origin, originBlocks } from '../mails/origin.ts'
import { ABOUT_YOUR_LOGIN } from '../mails/reasons.ts'

const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

interface Deleted extends Origin {
  /** Names of the accounts that the person has left. */
  accounts: readonly string[]
  erasedFrom: Date
}

export const loginDeleted = defineMail<Deleted>('login-deleted', {
  title: 'Someone deletes their login',
  reason: ABOUT_YOUR_LOGIN,
  example: {
    accounts: ['Fabrikam Freight', 'Northwind Traders'],
    erasedFrom: new Date('2026-12-02T10:15:00Z'),
    ...exampleOrigin,
  },
  render: ({ accounts, erasedFrom, ...origin }, page) => ({
    subject: 'Your Gatepost login is being deleted',
    blocks: [
      paragraph(
        'You deleted your login. You are logged out everywhere, your API tokens are revoked, and you are no longer a member of any account.',
      ),
      ...(accounts.length ? [facts({ label: 'Accounts you left', value: accounts.join(', ') })] : []),
      ...originBlocks(origin),
      paragraph(
        'Until ',
        strong(DAY.format(erasedFrom)),
        ', you can log in and restore it. An owner has to invite you again to each account. Then the login is erased.',
      ),
      button('Log in', page('/login')),
      note('If this wasn’t you, log in, restore your login, change your password, and contact support.'),
      link('Contact support', page('/contact/support')),
    ],
  }),
})

interface Left {
  account: string
  accountId: number
  /** Email address of the person. */
  person: string
}

export const memberDeletedLogin = defineMail<Left>('member-deleted-login', {
  title: 'A member deletes their login',
  reason: 'You’re receiving this because you are an owner of this account.',
  example: { account: 'Northwind Traders', accountId: 41_207, person: 'lee@northwind.example' },
  render: ({ account, accountId, person }, page) => ({
    subject: `${person} is no longer on ${account}`,
    blocks: [
      paragraph(strong(person), ' deleted their login, and left the account ', strong(account), '.'),
      paragraph(
        'Keys that they created keep working. Service accounts that they made stop until an owner rotates their tokens.',
      ),
      button('Open service accounts', page(`/account/developers?account_id=${accountId}`)),
    ],
  }),
})

export const loginErasedSoon = defineMail<{ erasedFrom: Date }>('login-erased-soon', {
  title: 'A login is erased in three days',
  reason: ABOUT_YOUR_LOGIN,
  example: { erasedFrom: new Date('2026-12-02T10:15:00Z') },
  render: ({ erasedFrom }, page) => ({
    subject: `Your Gatepost login will be erased on ${DAY.format(erasedFrom)}`,
    blocks: [
      paragraph(
        'You deleted your login. On ',
        strong(DAY.format(erasedFrom)),
        ', it is erased, and can no longer be restored.',
      ),
      paragraph('Do you still need it? Log in before that, and restore it.'),
      button('Log in', page('/login')),
    ],
  }),
})

export const loginErased = defineMail('login-erased', {
  title: 'A login is erased',
  reason: 'You’re receiving this because you had a login at Gatepost with this address.',
  example: {},
  render: () => ({
    subject: 'Your Gatepost login is erased',
    blocks: [
      paragraph('You deleted your login. It is now erased, and can no longer be restored.'),
      paragraph('Accounts keep what you did in them, without your name.'),
      note('This is the last email about it.'),
    ],
  }),
})
