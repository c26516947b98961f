import { exactAmount } from '#domain/text/amounts.ts'
import { listDeprecatedUsesByAccount } from '#generated/security/operations/listDeprecatedUsesByAccount.ts'
import type { AccountDeprecatedUse } from '#generated/security/types.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { AccountLink, PersonLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

const accountUsesQuery = (page: number) =>
  listQuery(
    listDeprecatedUsesByAccount,
    { query: { page, page_size: SECTION_ROWS } },
    response => response.deprecated_uses,
  )

/** Which customers still send a parameter by a name that ends. */
export function DeprecatedUsesSection() {
  return (
    <SectionList
      title="Deprecated parameters"
      description="Who sent them in the last 30 days, those with most calls first. Accounts see their own on their overview."
      nouns={['entry', 'entries']}
      query={accountUsesQuery}
      columns={columns}
      rowId={({ account_id, operation, parameter, by_key, by_person }) =>
        `${account_id} ${operation} ${parameter} ${by_key?.key_id ?? by_person?.user_id}`
      }
      empty="No call sent a parameter that will stop working."
    />
  )
}

const columns: readonly ListColumn<AccountDeprecatedUse>[] = [
  {
    id: 'account',
    header: 'Account',
    part: 'title',
    cell: ({ account_id, account_label }) =>
      account_id === null ? 'No account' : <AccountLink id={account_id}>{account_label}</AccountLink>,
  },
  {
    id: 'sender',
    header: 'Sent by',
    cell: ({ by_key, by_person }) =>
      by_person ? (
        <PersonLink id={by_person.user_id}>{by_person.username ?? 'Deleted person'}</PersonLink>
      ) : (
        <span className="wrap-anywhere">Key “{by_key?.label}”</span>
      ),
  },
  {
    id: 'parameter',
    header: 'Parameter',
    cell: ({ operation, parameter, replaced_by }) => (
      <span translate="no" className="font-mono text-xs wrap-anywhere">
        {operation}: {replaced_by === null ? parameter : `${parameter} → ${replaced_by}`}
      </span>
    ),
  },
  {
    id: 'calls',
    header: 'Calls',
    cell: ({ calls }) => <span className="tabular-nums">{exactAmount(calls)}</span>,
  },
  { id: 'last', header: 'Last call', cell: ({ last }) => <RelativeTime value={last} /> },
  {
    id: 'ends',
    header: 'Works until',
    // A day has no time zone: it is read as one of the reader's.
    cell: ({ expires_at }) => dayText(`${expires_at}T00:00`),
  },
]
