import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { exactAmount } from '#domain/text/amounts.ts'
import { helpPath } from '#portal/api/help.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { cx } from '#portal/ui/classes.ts'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { CausesPage } from './causes-page.tsx'
import { adviceOf, fetchRejected, type Rejected, RULES, rejectedQuery } from './rejected.ts'
import { NoRejections, type RejectedListProps, useRejectedToolbar } from './toolbar.tsx'

/** The requests that the API rejected, by reason, or each source for itself. */
export function RejectedPage(props: RejectedListProps) {
  return props.search.view === 'list' ? <RejectedList {...props} /> : <CausesPage {...props} />
}

function RejectedList({ search, onSearch }: RejectedListProps) {
  return (
    <ResourceList
      caption="Rejected requests"
      nouns={['entry', 'entries']}
      query={useQuery(rejectedQuery(search))}
      columns={rejectedColumns}
      rowId={({ id }) => id}
      csv={{ name: 'rejected-requests', columns: csvColumns, load: page => fetchRejected(search, page) }}
      empty={<NoRejections />}
      {...useRejectedToolbar({ search, onSearch })}
    />
  )
}

const csvColumns: CsvColumns<Rejected> = {
  key_label: ({ key }) => key.label,
  key_id: ({ key }) => key.id,
  error: entry => entry.error,
  number: entry => entry.number,
  status: entry => entry.status,
  reason: ({ rule }) => RULES[rule].why,
  advice: entry => adviceOf(entry).text,
  allowed_since: entry => entry.allowedSince,
  source: entry => entry.source,
  refused: entry => entry.count,
  first: entry => entry.first,
  last: entry => entry.last,
}

// Among text, a link needs more than its color.
const className = 'text-accent underline underline-offset-4'

const rejectedColumns: readonly ListColumn<Rejected>[] = [
  { id: 'why', header: 'Reason', part: 'title', cell: entry => <Why entry={entry} /> },
  {
    id: 'key',
    header: 'Key',
    cell: ({ key }) => (
      <KeyLink
        kind={key.kind}
        keyId={key.id}
        className={`block max-w-48 truncate ${className}`}
        title={key.label}
      >
        {key.label}
      </KeyLink>
    ),
  },
  {
    id: 'source',
    header: 'From',
    cell: ({ source }) => (
      <span
        translate="no"
        className="block max-w-56 truncate font-mono text-xs leading-5"
        title={source ?? undefined}
      >
        {source ?? 'Many others'}
      </span>
    ),
  },
  {
    id: 'refused',
    header: 'Lookups',
    cell: ({ count }) => <span className="tnum">{exactAmount(count)}</span>,
  },
  { id: 'last', header: 'Last', cell: ({ last }) => <RelativeTime value={last} /> },
  { id: 'first', header: 'First', from: 'xl', cell: ({ first }) => <RelativeTime value={first} /> },
]

function Why({ entry }: { entry: Rejected }) {
  const { rule, error, number, status, key } = entry
  const { text, fix } = adviceOf(entry)
  return (
    <span className="flex max-w-xl min-w-56 flex-col gap-1">
      <span>{RULES[rule].why}</span>
      <span className={cx('font-normal', entry.currentRule === null ? 'text-accent' : 'text-muted')}>
        {text} {fix === 'key' && <FixLink kind={key.kind} id={key.id} />}
        {fix === 'plans' && (
          <Link to="/account/subscriptions/plans" preload={false} className={className}>
            Plans and prices
          </Link>
        )}
        {fix === 'health' && (
          <Link to="/account/keys/health" preload={false} className={className}>
            Fix it in Health
          </Link>
        )}
      </span>
      <span className="flex flex-wrap gap-x-2 text-xs font-normal text-muted">
        <code translate="no" className="font-mono">
          {status} · {error}
          {number !== null && ` · ${number}`}
        </code>
        <a href={helpPath(error)} target="_blank" rel="noreferrer" className={className}>
          What it means
        </a>
      </span>
    </span>
  )
}

function FixLink({ kind, id }: { kind: Rejected['key']['kind']; id: string }) {
  return (
    <KeyLink kind={kind} keyId={id} preload={false} className={className}>
      Open the key
    </KeyLink>
  )
}
