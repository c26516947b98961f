import { listKeysOfHostname } from '#generated/security/operations/listKeysOfHostname.ts'
import type { HostnameKey } from '#generated/security/types.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { AccountLink } from '../shared/links.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import { KEY_STATES } from './key-results.tsx'

/** Embedded keys of any account that work on pages of a hostname, or did. */
export function HostnameResults({ hostname }: { hostname: string }) {
  return (
    <SectionList
      key={hostname}
      title="Embedded keys"
      nouns={['hostname', 'hostnames']}
      query={page =>
        listQuery(
          listKeysOfHostname,
          { query: { hostname, page, page_size: SECTION_ROWS } },
          ({ keys }) => keys,
        )
      }
      columns={columns}
      rowId={({ key_id, domain }) => `${key_id} ${domain.hostname}`}
      empty="No embedded key has this hostname, one that covers it, or one below it."
    />
  )
}

const columns: readonly ListColumn<HostnameKey>[] = [
  {
    id: 'hostname',
    header: 'Hostname',
    part: 'title',
    cell: ({ domain }) => (
      <>
        <span className="block wrap-anywhere">{domain.hostname}</span>
        {domain.state === 'deactivated' && <span className="block font-normal text-muted">Deactivated</span>}
      </>
    ),
  },
  { id: 'key', header: 'Key', cell: ({ key_label }) => <span className="wrap-anywhere">{key_label}</span> },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: ({ state }) => {
      const [tone, text] = KEY_STATES[state]
      return (
        <Badge tone={tone} hasDot>
          {text}
        </Badge>
      )
    },
  },
  {
    id: 'account',
    header: 'Account',
    cell: ({ account_id, account_label }) => (
      <AccountLink id={account_id} view="keys">
        {account_label}
      </AccountLink>
    ),
  },
]
