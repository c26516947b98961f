import { useQuery } from '@tanstack/react-query'
import { listUserAccounts } from '#generated/authorization/operations/listUserAccounts.ts'
import { searchAccounts } from '#generated/authorization/operations/searchAccounts.ts'
import type { AccountMatch } from '#generated/authorization/types.ts'
import { searchUsers } from '#generated/identity/operations/searchUsers.ts'
import type { UserRecord } from '#generated/identity/types.ts'
import { searchContacts } from '#generated/notification/operations/searchContacts.ts'
import type { ContactSearchEntry } from '#generated/notification/types.ts'
import { query } from '#portal/api/call.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { AccountLink, PersonLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import { AddressAndName, contactColumn } from '../shared/titles.tsx'

/** Accounts whose name has the words, or whose number it is. */
export function AccountResults({ text }: { text: string }) {
  return (
    <SectionList
      key={text}
      title="Accounts"
      nouns={['account', 'accounts']}
      query={page =>
        listQuery(
          searchAccounts,
          { query: { search: text, page, page_size: SECTION_ROWS } },
          ({ accounts }) => accounts,
        )
      }
      columns={accountColumns}
      rowId={({ account_id }) => String(account_id)}
      empty="No account has this name."
    />
  )
}

const accountColumns: readonly ListColumn<AccountMatch>[] = [
  {
    id: 'account',
    header: 'Account',
    part: 'title',
    cell: ({ account_id, account_label }) => <AccountLink id={account_id}>{account_label}</AccountLink>,
  },
  { id: 'number', header: 'Number', cell: ({ account_id }) => account_id },
  { id: 'created', header: 'Opened', cell: ({ created }) => dayText(created) },
]

/** People with a login whose email address, name, or company has the text. */
export function PeopleResults({ text }: { text: string }) {
  return (
    <SectionList
      key={text}
      title="People"
      nouns={['person', 'people']}
      query={page =>
        listQuery(searchUsers, { query: { text, page, page_size: SECTION_ROWS } }, ({ users }) => users)
      }
      columns={peopleColumns}
      rowId={({ user_id }) => user_id}
      empty="No one with a login matches."
    />
  )
}

const peopleColumns: readonly ListColumn<UserRecord>[] = [
  {
    id: 'person',
    header: 'Person',
    part: 'title',
    cell: person => (
      <AddressAndName of={person}>
        <PersonLink id={person.user_id}>{person.email_address}</PersonLink>
      </AddressAndName>
    ),
  },
  { id: 'company', header: 'Company', cell: ({ profile }) => profile.company },
  {
    id: 'state',
    header: 'Status',
    cell: person => (
      <Badge tone={person.user_disabled ? 'danger' : person.confirmed ? 'accent' : 'warning'} hasDot>
        {person.user_disabled ? 'Deactivated' : person.confirmed ? 'Active' : 'Unconfirmed'}
      </Badge>
    ),
  },
  { id: 'accounts', header: 'Accounts', cell: ({ user_id }) => <AccountsOf userId={user_id} /> },
]

/** The accounts of a person. Each row asks for its own, so the list does not wait for them. */
export function AccountsOf({ userId }: { userId: string }) {
  const { data } = useQuery(query(listUserAccounts, { path: { id: userId } }))
  return (
    <span className="flex flex-col gap-1">
      {data?.accounts.map(({ account_id, account_label }) => (
        <AccountLink key={account_id} id={account_id}>
          {account_label}
        </AccountLink>
      ))}
    </span>
  )
}

/** Contacts of any account with the text, or with the number that it is. */
export function ContactResults({ text }: { text: string }) {
  return (
    <SectionList
      key={text}
      title="Contacts"
      nouns={['contact', 'contacts']}
      query={page =>
        listQuery(
          searchContacts,
          { query: { text, page, page_size: SECTION_ROWS } },
          ({ contacts }) => contacts,
        )
      }
      columns={contactColumns}
      rowId={({ id }) => String(id)}
      empty="No contact matches."
    />
  )
}

const contactColumns: readonly ListColumn<ContactSearchEntry>[] = [
  contactColumn,
  { id: 'company', header: 'Company', cell: ({ company }) => company },
  {
    id: 'account',
    header: 'Account',
    cell: ({ account_id, account_label }) => <AccountLink id={account_id}>{account_label}</AccountLink>,
  },
]
