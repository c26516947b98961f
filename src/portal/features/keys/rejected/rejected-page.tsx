import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import type { RefusalError } from '#generated/security/types.ts'
import { helpPath } from '#portal/api/help.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { KeyLink } from '../shared/key-display.tsx'
import { type RejectedSearch, rejectedParameters } from '../shared/search.ts'
import { adviceOf, fetchRejected, type Rejected, RULES, rejectedQuery } from './rejected.ts'

/** The lookups that the API rejected: with which key, why, from where and how often. */
export function RejectedPage({
  search,
  onSearch,
}: {
  search: RejectedSearch
  onSearch: ChangeSearch<RejectedSearch>
}) {
  return (
    <ResourceList
      caption="Refused lookups"
      nouns={['kind of refusal', 'kinds of refusals']}
      query={useQuery(rejectedQuery(search))}
      columns={rejectedColumns}
      rowId={({ id }) => id}
      parameters={rejectedParameters}
      search={search}
      onSearch={onSearch}
      searches={[SEARCH]}
      filters={{
        error: { label: 'Error', any: 'All errors', options: CODES },
        time: { label: 'Time', any: 'Last 30 days', options: TIMES },
      }}
      moreFilters={
        search.key && (
          <Button variant="ghost" onClick={() => onSearch({ key: undefined })}>
            Show all keys
          </Button>
        )
      }
      sorts={{ refused: 'desc', last: 'desc' }}
      csv={{ name: 'refused-lookups', columns: csvColumns, load: page => fetchRejected(search, page) }}
      empty={
        <EmptyState icon={<ShieldCheck />} title="No lookup was refused in the last 30 days">
          A refusal is listed here within seconds, with the reason and what to do. If a program shows you an
          error,{' '}
          <Link to="/account/keys/diagnose" className="text-accent hover:underline">
            diagnose it
          </Link>
          .
        </EmptyState>
      }
      noMatch={() => ({
        title: 'No refusal matches',
        text: 'The search looks at hostnames, addresses and labels of keys.',
      })}
    />
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search refused lookups',
  placeholder: 'Search by hostname, address or key',
} as const

const TIMES = { '1': 'Today', '7': 'Last 7 days' }

const CODES: Record<RefusalError, string> = {
  'secret-key-in-browser': '401 Secret key in a browser',
  'not-permitted': '401 Key not permitted',
  'suspected-bot': '403 Suspected bot',
  'key-unauthorized': '403 Key not authorized',
  'license-not-recognized': '402 License not recognized',
  'subscription-inactive': '402 No active subscription',
  'key-limit-reached': '402 Limit reached',
  'requests-too-fast': '429 Too fast',
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
      <span className="block max-w-56 truncate font-mono text-xs leading-5" title={source ?? undefined}>
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
          <Link to="/pricing" preload={false} className={className}>
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
        <code className="font-mono">
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
