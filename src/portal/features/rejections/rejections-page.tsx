import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ShieldCheck } from 'lucide-react'
import { useState } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import type { RejectionError } from '#generated/security/types.ts'
import { helpPath } from '#portal/api/help.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { ListToolbar } from '#portal/kit/list/toolbar.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { FixActions, useFixActions } from './fixes.tsx'
import { ReasonItem } from './reason-item.tsx'
import { RejectionChart } from './rejection-chart.tsx'
import { fetchRejections, type Rejection, reasonsQuery, rejectionsQuery, startOf } from './rejections.ts'
import { adviceOf, RULES } from './rules.ts'
import { type RejectionSearch, rejectionParameters } from './search.ts'

interface RejectionsProps {
  search: RejectionSearch
  onSearch: ChangeSearch<RejectionSearch>
}

/** The requests that the API rejected, by reason, or each source for itself. */
export function RejectionsPage(props: RejectionsProps) {
  if (props.search.view === 'list') return <RejectionList {...props} />
  return (
    <FixActions>
      <Reasons {...props} />
    </FixActions>
  )
}

/** The search and filters that the reasons and the list have in common. */
function useToolbar({ search, onSearch }: RejectionsProps) {
  return {
    parameters: rejectionParameters,
    search,
    onSearch,
    searches: [SEARCH],
    sorts: { rejected: 'desc', last: 'desc' } as const,
    filters: {
      view: { label: 'View', options: VIEWS },
      error: { label: 'Error', any: 'All errors', options: CODES },
      time: { label: 'Time', any: 'Last 30 days', options: TIMES },
    },
    moreFilters: search.key && (
      <Button variant="ghost" onClick={() => onSearch({ key: undefined })}>
        Show all keys
      </Button>
    ),
    noMatch: () => ({
      title: 'No rejected requests match',
      text: 'The search covers hostnames, addresses, and key labels.',
    }),
  }
}

const SEARCH = {
  name: 'search',
  label: 'Search rejected requests',
  placeholder: 'Search by hostname, address, or key',
} as const

const VIEWS = { problems: 'By reason', list: 'All' }

const TIMES = { '1': 'Today', '7': 'Last 7 days' }

const CODES: Record<RejectionError, string> = {
  'secret-key-in-browser': '401 Secret key in a browser',
  'not-permitted': '401 Key not permitted',
  'suspected-bot': '403 Suspected bot',
  'key-unauthorized': '403 Key not authorized',
  'url-credentials-not-allowed': '403 Token in the URL',
  'license-not-recognized': '402 License not recognized',
  'subscription-inactive': '402 No active subscription',
  'key-limit-reached': '402 Limit reached',
  'usage-limit-reached': '402 Day or month limit reached',
  'requests-too-fast': '429 Too fast',
}

function NoRejections() {
  return (
    <EmptyState icon={<ShieldCheck />} title="No rejected requests in the last 30 days">
      Rejected requests appear here within seconds, with the reason and the fix. If a program shows you an
      error,{' '}
      <Link to="/account/keys/diagnose" className="text-accent hover:underline">
        diagnose it
      </Link>
      .
    </EmptyState>
  )
}

/** Rejected requests over time and by reason, each with its keys and its fix. */
function Reasons({ search, onSearch }: RejectionsProps) {
  const { moreFilters, noMatch, ...toolbar } = useToolbar({ search, onSearch })
  const reasons = useQuery(reasonsQuery(search))
  const [now] = useState(() => new Date())
  const { search: text, key, error, time } = search
  return (
    <Card isFlush>
      <ListToolbar {...toolbar}>{moreFilters}</ListToolbar>
      <ActionErrorAlert actions={useFixActions()} className="m-3" />
      <Loaded
        query={reasons}
        what="Rejected requests"
        skeleton={
          <div className="flex flex-col gap-4 p-5">
            <Skeleton className="h-44 w-full" />
            <Skeleton className="h-14 w-full" />
            <Skeleton className="h-14 w-full" />
          </div>
        }
      >
        {({ reasons: listed, count, hours }) =>
          listed.length > 0 ? (
            <>
              <RejectionChart hours={hours} count={count} start={startOf(time, now).getTime()} />
              <ul aria-label="Reasons">
                {listed.map(reason => (
                  <ReasonItem
                    key={reason.rule}
                    reason={reason}
                    isOpenAtFirst={listed.length === 1}
                    time={time}
                  />
                ))}
              </ul>
            </>
          ) : text || key || error || time ? (
            <EmptyState
              title={noMatch().title}
              action={
                <Button
                  onClick={() =>
                    onSearch({ search: undefined, key: undefined, error: undefined, time: undefined })
                  }
                >
                  Clear filters
                </Button>
              }
            >
              {noMatch().text}
            </EmptyState>
          ) : (
            <NoRejections />
          )
        }
      </Loaded>
    </Card>
  )
}

function RejectionList({ search, onSearch }: RejectionsProps) {
  return (
    <ResourceList
      caption="Rejected requests"
      nouns={['entry', 'entries']}
      query={useQuery(rejectionsQuery(search))}
      columns={columns}
      rowId={({ id }) => id}
      csv={{ name: 'rejected-requests', columns: csvColumns, load: page => fetchRejections(search, page) }}
      empty={<NoRejections />}
      {...useToolbar({ search, onSearch })}
    />
  )
}

const csvColumns: CsvColumns<Rejection> = {
  key_label: ({ key }) => key.label,
  key_id: ({ key }) => key.id,
  error: entry => entry.error,
  number: entry => entry.number,
  status: entry => entry.status,
  reason: ({ rule }) => RULES[rule].why,
  advice: entry => adviceOf(entry).text,
  allowed_since: entry => entry.allowedSince,
  source: entry => entry.source,
  rejected: entry => entry.count,
  first: entry => entry.first,
  last: entry => entry.last,
}

// Among text, a link needs more than its color.
const className = 'text-accent underline underline-offset-4'

const columns: readonly ListColumn<Rejection>[] = [
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
    id: 'rejected',
    header: 'Lookups',
    cell: ({ count }) => <span className="tnum">{exactAmount(count)}</span>,
  },
  { id: 'last', header: 'Last', cell: ({ last }) => <RelativeTime value={last} /> },
  { id: 'first', header: 'First', from: 'xl', cell: ({ first }) => <RelativeTime value={first} /> },
]

function Why({ entry }: { entry: Rejection }) {
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
        {fix === 'limits' && (
          <Link to="/account/keys/limits" preload={false} className={className}>
            Limits and alerts
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

function FixLink({ kind, id }: { kind: Rejection['key']['kind']; id: string }) {
  return (
    <KeyLink kind={kind} keyId={id} preload={false} className={className}>
      Open the key
    </KeyLink>
  )
}
