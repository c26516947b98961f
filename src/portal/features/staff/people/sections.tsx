import { roleNames } from '#domain/authorization/role-names.ts'
import { listUserAccounts } from '#generated/authorization/operations/listUserAccounts.ts'
import type { UserAccountList } from '#generated/authorization/types.ts'
import { listUserSessions } from '#generated/identity/operations/listUserSessions.ts'
import { revokeUserSession } from '#generated/identity/operations/revokeUserSession.ts'
import { revokeUserSessions } from '#generated/identity/operations/revokeUserSessions.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { AccountLink } from '../shared/links.tsx'
import { SectionList } from '../shared/section-list.tsx'
import { browserOf, methodOf, type Person, type PersonSession } from './person.ts'
import type { PersonDialogName } from './person-dialogs.tsx'

type PersonAccount = UserAccountList['accounts'][number]

/** The accounts of a person, and what they may do in each. */
export function AccountsSection({ person: { user_id } }: { person: Person }) {
  return (
    <SectionList
      title="Accounts"
      nouns={['account', 'accounts']}
      query={() => listQuery(listUserAccounts, { path: { id: user_id } }, ({ accounts }) => accounts)}
      columns={accountColumns}
      rowId={({ account_id }) => String(account_id)}
      empty="The person belongs to no account."
    />
  )
}

const accountColumns: readonly ListColumn<PersonAccount>[] = [
  {
    id: 'account',
    header: 'Account',
    part: 'title',
    cell: ({ account_id, account_label }) => (
      <>
        <span className="block wrap-anywhere">
          <AccountLink id={account_id}>{account_label}</AccountLink>
        </span>
        <span className="block font-normal text-muted">{account_id}</span>
      </>
    ),
  },
  {
    id: 'roles',
    header: 'Roles',
    cell: ({ roles }) => roles.map(role => roleNames[role]).join(', ') || 'None',
  },
]

/** Where a person is logged in, as they see it themselves. */
export function SessionsSection({
  person: { user_id },
  ownReason,
}: {
  person: Person
  ownReason: string | undefined
}) {
  const open = useOpenDialog<PersonDialogName>()
  return (
    <SectionList
      title="Sessions"
      nouns={['session', 'sessions']}
      actions={
        <OperationButton
          operation={revokeUserSessions}
          disabledReason={ownReason}
          onClick={() => open('end-sessions')}
        >
          End all sessions
        </OperationButton>
      }
      query={() => listQuery(listUserSessions, { path: { id: user_id } }, ({ sessions }) => sessions)}
      columns={[
        ...sessionColumns,
        {
          id: 'actions',
          header: 'Actions',
          part: 'actions',
          cell: session => (
            <OperationButton
              operation={revokeUserSession}
              size="sm"
              aria-label={`End session: ${browserOf(session)}`}
              disabledReason={ownReason}
              onClick={() => open('end-session', session.session_id)}
            >
              End session
            </OperationButton>
          ),
        },
      ]}
      rowId={({ session_id }) => session_id}
      empty="The person isn’t logged in anywhere."
    />
  )
}

const sessionColumns: readonly ListColumn<PersonSession>[] = [
  {
    id: 'browser',
    header: 'Browser',
    part: 'title',
    cell: session => (
      <span className="flex flex-wrap items-center gap-2">
        {browserOf(session)}
        {session.current && <Badge tone="accent">This browser</Badge>}
      </span>
    ),
  },
  { id: 'method', header: 'Method', card: 'line', cell: methodOf },
  {
    id: 'from',
    header: 'IP address',
    cell: ({ ip_address }) => (
      <span translate="no" className="font-mono text-xs break-all">
        {ip_address}
      </span>
    ),
  },
  { id: 'created', header: 'Logged in', cell: ({ created }) => <RelativeTime value={created} /> },
  { id: 'used', header: 'Last used', cell: ({ last_used }) => <RelativeTime value={last_used} /> },
]
