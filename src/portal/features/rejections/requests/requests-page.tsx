import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ListTree } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { downloadRequests } from '#generated/security/operations/downloadRequests.ts'
import { download } from '#portal/api/call.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { TestBadge } from '#portal/shared/keys/test-badge.tsx'
import { Button } from '#portal/ui/button.tsx'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { APIS } from './apis.ts'
import { LiveSwitch } from './live-switch.tsx'
import { inputOf, type Request, requestsQuery } from './requests.ts'
import { type RequestSearch, requestParameters } from './search.ts'
import { StatusBadge } from './status-badge.tsx'

interface RequestsProps {
  search: RequestSearch
  onSearch: ChangeSearch<RequestSearch>
}

/** Each call of the last thirty days, and new ones as they come. */
export function RequestsPage({ search, onSearch }: RequestsProps) {
  const query = useQuery(requestsQuery(search))
  const isSampled = query.data?.rows.some(({ calls }) => calls > 1)
  return (
    <div className="flex flex-col gap-3">
      <ResourceList
        caption="Requests"
        nouns={['request', 'requests']}
        query={query}
        columns={columns}
        rowId={({ id }) => id}
        parameters={requestParameters}
        search={search}
        onSearch={onSearch}
        searches={[TAG]}
        filters={FILTERS}
        moreFilters={
          <>
            {/* The file is offered once there are rows; it has its place next to the switch by then. */}
            <span className="-mb-3 basis-full" />
            {search.key && (
              <Button variant="ghost" onClick={() => onSearch({ key: undefined })}>
                Show all keys
              </Button>
            )}
            {search.number !== undefined && (
              <Button variant="ghost" onClick={() => onSearch({ number: undefined })}>
                Show all error numbers
              </Button>
            )}
            <LiveSwitch search={search} isFirstPage={search.cursor === undefined} />
          </>
        }
        csv={{ save: () => saveRequests(search) }}
        empty={<NoRequests />}
        noMatch={() => ({
          title: 'No requests match',
          text: 'The search finds whole tags. The log has the last 30 days.',
        })}
      />
      {isSampled && (
        <Alert tone="info">
          In busy seconds the log keeps some requests only. “1 of 10” stands for ten requests like it.
        </Alert>
      )}
    </div>
  )
}

async function saveRequests(search: RequestSearch): Promise<void> {
  const { cursor: _cursor, ...query } = inputOf(search).query
  saveFile(await download(downloadRequests, { query }))
}

function NoRequests() {
  return (
    <EmptyState icon={<ListTree />} title="No requests in the last 30 days">
      Every request with your keys appears here within seconds, with its status, its speed, and why it was
      rejected.{' '}
      <Link to="/account/tools" className="text-accent underline underline-offset-4">
        Try a lookup
      </Link>
      .
    </EmptyState>
  )
}

const TAG = { name: 'tag', label: 'Search by tag', placeholder: 'Tag (X-Tag)' } as const

const FILTERS = {
  status: {
    label: 'Status',
    any: 'All statuses',
    options: {
      '200': '200 Accepted',
      '400': '400 Invalid',
      '401': '401 Key not permitted',
      '402': '402 Not covered',
      '403': '403 Not authorized',
      '412': '412 Body',
      '429': '429 Too fast',
      '500': '500 Failed',
      '502': '502 Unavailable',
      '503': '503 Busy',
    },
  },
  error: {
    label: 'Error',
    any: 'All errors',
    options: {
      'not-permitted': 'Key not permitted',
      'secret-key-in-browser': 'Secret key in a browser',
      'suspected-bot': 'Suspected bot',
      'key-unauthorized': 'Key not authorized',
      'license-not-recognized': 'License not recognized',
      'subscription-inactive': 'No active subscription',
      'key-limit-reached': 'Limit reached',
      'usage-limit-reached': 'Day or month limit reached',
      'requests-too-fast': 'Too fast',
      'too-many-requests': 'Too many from an address',
      'body-not-processable': 'Body not processable',
      'lookup-body-too-large': 'Body too large',
      'unknown-parameter': 'Unknown parameter',
      'processing-interrupted': 'Interrupted',
      'gateway-failure': 'Failed on our side',
      'gateway-unavailable': 'Unavailable',
    },
  },
  operation: {
    label: 'API',
    any: 'All APIs',
    options: {
      verifyUsAddress: APIS.verifyUsAddress.label,
      verifyUsAddresses: APIS.verifyUsAddresses.label,
      suggestUsAddresses: APIS.suggestUsAddresses.label,
      findNearestUsAddresses: APIS.findNearestUsAddresses.label,
      getUsProperty: APIS.getUsProperty.label,
      getUsPropertyFinancials: APIS.getUsPropertyFinancials.label,
      getUsGeoreference: APIS.getUsGeoreference.label,
      listUsSecondaryAddresses: APIS.listUsSecondaryAddresses.label,
      geocodeUsAddress: APIS.geocodeUsAddress.label,
      verifyInternationalAddress: APIS.verifyInternationalAddress.label,
      suggestInternationalAddresses: APIS.suggestInternationalAddresses.label,
      geocodeInternationalAddress: APIS.geocodeInternationalAddress.label,
    },
  },
  time: { label: 'Time', any: 'Last 30 days', options: { '1': 'Today', '7': 'Last 7 days' } },
} as const

const className = 'text-accent underline-offset-4 hover:underline'

const columns: readonly ListColumn<Request>[] = [
  {
    id: 'request',
    header: 'Request',
    part: 'title',
    cell: ({ id, operation, calls }) => (
      <span className="flex min-w-40 flex-wrap items-baseline gap-x-3">
        <Link to="/account/keys/requests/$requestId" params={{ requestId: id }} className={className}>
          {APIS[operation].label}
        </Link>
        {calls > 1 && <span className="text-xs font-normal text-muted">1 of {exactAmount(calls)}</span>}
      </span>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    cell: ({ status, error, number }) => <StatusBadge {...{ status, error, number }} />,
  },
  { id: 'started', header: 'Time', cell: ({ started }) => <RelativeTime value={started} /> },
  { id: 'key', header: 'Key', cell: ({ key }) => <KeyName of={key} /> },
  {
    id: 'tag',
    header: 'Tag',
    cell: ({ tag }) => (
      <span translate="no" className="block max-w-40 truncate font-mono text-xs leading-5" title={tag ?? ''}>
        {tag ?? '–'}
      </span>
    ),
  },
  {
    id: 'lookups',
    header: 'Lookups',
    from: 'lg',
    cell: ({ lookups }) => <span className="tnum">{exactAmount(lookups)}</span>,
  },
  {
    id: 'latency',
    header: 'Latency',
    cell: ({ latency }) => <span className="whitespace-nowrap tnum">{exactAmount(latency)} ms</span>,
  },
]

/** A key by its label, with a link to its page if it has one. */
export function KeyName({ of: { id, label, kind } }: { of: Request['key'] }) {
  if (kind === 'managed') return label
  if (kind === 'test')
    return (
      <span className="flex min-w-0 items-center gap-2">
        <Link
          to="/account/keys"
          search={{ tab: 'test' }}
          preload={false}
          className={`block max-w-36 truncate ${className}`}
          title={label}
        >
          {label}
        </Link>
        <TestBadge />
      </span>
    )
  return (
    <KeyLink
      kind={kind}
      keyId={id}
      preload={false}
      className={`block max-w-48 truncate ${className}`}
      title={label}
    >
      {label}
    </KeyLink>
  )
}
