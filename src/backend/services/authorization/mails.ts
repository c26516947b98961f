import { roleNames } from '#domain/authorization/role-names.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { facts, note, paragraph, strong } from '#kernel/mail/blocks.ts'
import { defineMail } from '#kernel/mail/define-mail.ts'
import { exampleLink, type MailedLink, mailedButton } from '#kernel/mail/link-codes.ts'

interface Invitation {
  /** Name of the account. */
  account: string
  /** Who invites: name and address, or the address alone. */
  inviter: string
  /** Names of the roles, as people see them. */
  roles: readonly string[]
  link: MailedLink
}

export const accountInvitation = defineMail<Invitation>('invitation', {
  title: 'Someone is invited to an account',
  reason: "You're receiving this because a customer of Gatepost entered this email address.",
  example: {
    account: 'Northwind Traders',
    inviter: 'Dana Reyes (dana@northwind.example)',
    roles: ['API key viewer', 'API key editor'],
    link: exampleLink('/invite#email_address=sam%40northwind.example&token=token-of-the-example'),
  },
  render: ({ account, inviter, roles, link }, page) => ({
    subject: `Join ${account} at Gatepost`,
    blocks: [
      paragraph(strong(inviter), ' invited you to join ', strong(account), ' on Gatepost.'),
      facts(
        { label: 'Account', value: account },
        { label: 'Invited by', value: inviter },
        { label: roles.length === 1 ? 'Your role' : 'Your roles', value: roles.join(', ') },
      ),
      paragraph('You don’t need a login yet. The link takes you through sign-up.'),
      ...mailedButton('Accept the invitation', link, page),
      note('The link and the code work for seven days.'),
      note('Not expecting this? You can ignore this email.'),
    ],
  }),
})

export const removedFromTeam = defineMail('removed-from-team', {
  title: 'A member was removed from an account',
  reason: 'You’re receiving this because you were a member of this account.',
  example: { account: 'Northwind Traders' },
  render: ({ account }) => ({
    subject: `You are no longer on ${account}`,
    blocks: [
      paragraph('You were removed from the account ', strong(account), ' at Gatepost.'),
      paragraph('You keep your login and your other accounts.'),
      note('If you think this is a mistake, ask an account owner.'),
    ],
  }),
})

interface StaffChange {
  person: string
  role: typeof INTERNAL_ROLE
  isGiven: boolean
  /** Who made the change. */
  by: string
}

const staffChange: StaffChange = {
  person: 'robin@gatepost.example',
  role: INTERNAL_ROLE,
  isGiven: true,
  by: 'alex@gatepost.example',
}

/** No one joins staff unnoticed. */
export const staffChanged = defineMail<StaffChange>('staff-changed', {
  title: 'A role of staff was given or taken',
  reason: 'You’re receiving this because you are, or were, a Gatepost staff member.',
  example: staffChange,
  variants: { Taken: { ...staffChange, isGiven: false } },
  render: ({ person, role, isGiven, by }) => ({
    subject: 'Gatepost staff changed',
    blocks: [
      paragraph(
        strong(person),
        isGiven ? ' now holds the role ' : ' no longer holds the role ',
        strong(roleNames[role]),
        '.',
      ),
      paragraph(strong(by), ' made this change.'),
      ...(isGiven ? [note('The role works only after a login with two-step verification.')] : []),
      note('If you didn’t expect this, ask them and report it to security.'),
    ],
  }),
})
