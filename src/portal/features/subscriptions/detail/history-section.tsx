import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { isUnlimited, shownStatus } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { useCan } from '#portal/api/can.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { useUnpaidOrders } from '#portal/shared/subscriptions/outlook.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { StatusBadge } from '../shared/license-display.tsx'
import { type HistorySearch, historyParameters } from '../shared/search.ts'
import { fetchHistory, historyQuery, type PastTerm } from '../shared/subscriptions.ts'
import { intervalWords, rateLimitWords, usageOf } from '../shared/words.ts'

interface HistorySectionProps {
  licenseId: number
  search: HistorySearch
  onSearch: ChangeSearch<HistorySearch>
}

/** Every subscription to a license, past and future, newest start first. */
export function HistorySection({ licenseId, search, onSearch }: HistorySectionProps) {
  const page = search.page ?? 1
  return (
    <section aria-labelledby="history" className="flex flex-col gap-3">
      <h2 id="history" className="text-lg">
        History
      </h2>
      <ResourceList
        caption="History"
        nouns={['subscription', 'subscriptions']}
        query={useQuery(historyQuery(licenseId, page))}
        columns={columns}
        rowId={({ term }) => String(term.subscriptionId)}
        parameters={historyParameters}
        search={search}
        onSearch={onSearch}
        csv={{
          name: `subscriptions-${licenseId}`,
          columns: csvColumns,
          load: asked => fetchHistory(licenseId, asked),
        }}
        empty={
          <EmptyState title="No subscriptions yet">
            The account has this license, but no subscription has started.
          </EmptyState>
        }
      />
    </section>
  )
}

const columns: readonly ListColumn<PastTerm>[] = [
  { id: 'plan', header: 'Plan', part: 'title', cell: past => <Plan past={past} /> },
  { id: 'status', header: 'Status', cell: ({ term }) => <Status term={term} /> },
  { id: 'period', header: 'Period', cell: ({ term }) => <Period {...term} /> },
  {
    id: 'used',
    header: 'Lookups used',
    cell: ({ term }) => {
      if (term.issued === 0) return <span className="text-faint">–</span>
      const { used, share } = usageOf(term)
      return (
        <span className="tabular-nums sm:whitespace-nowrap">
          {exactAmount(used)}
          <span className="text-muted">
            {isUnlimited(term) ? ' of unlimited' : ` of ${exactAmount(term.issued)}`}
            {share && ` (${share})`}
          </span>
        </span>
      )
    },
  },
  { id: 'rate', header: 'Rate limit', from: 'lg', cell: ({ term }) => <RateLimit term={term} /> },
  { id: 'order', header: 'Order', cell: ({ term }) => <OrderLink orderId={term.orderId} /> },
]

function Status({ term }: { term: PastTerm['term'] }) {
  const unpaid = useUnpaidOrders()
  return <StatusBadge term={term} isUnpaid={term.orderId !== null && unpaid.has(term.orderId)} />
}

function Plan({ past: { term, isCurrent } }: { past: PastTerm }) {
  return (
    <>
      {term.plan.description}
      <span className="block font-normal text-muted">
        {intervalWords(term)}
        {isCurrent && ', current'}
      </span>
    </>
  )
}

function Period({ start, expiration, termination }: PastTerm['term']) {
  const end = termination ?? expiration
  return (
    <span className="sm:whitespace-nowrap">
      <time dateTime={start}>{dayText(start)}</time> –{' '}
      {end ? <time dateTime={end}>{dayText(end)}</time> : 'no end'}
    </span>
  )
}

function RateLimit({ term }: { term: PastTerm['term'] }) {
  const { text, own } = rateLimitWords(term, new Date())
  return (
    <span className="flex flex-col">
      <span className="whitespace-nowrap">{text}</span>
      {own && <span className="text-xs text-muted">{own}</span>}
    </span>
  )
}

/** People who may not see orders see its number. */
function OrderLink({ orderId }: { orderId: number | null }) {
  const may = useCan(getAccountOrder).allowed
  if (orderId === null) return <span className="text-faint">–</span>
  if (!may) return <span className="text-muted tabular-nums">{orderId}</span>
  return (
    <Link
      to="/account/billing/orders/$orderId"
      params={{ orderId: String(orderId) }}
      className="rounded-xs text-accent tabular-nums underline-offset-4 hover:underline"
    >
      {orderId}
    </Link>
  )
}

const csvColumns: CsvColumns<PastTerm> = {
  subscription_id: ({ term }) => term.subscriptionId,
  plan: ({ term }) => term.plan.description,
  status: ({ term }) => shownStatus(term, new Date()),
  start: ({ term }) => term.start,
  expiration: ({ term }) => term.expiration,
  termination: ({ term }) => term.termination,
  issued: ({ term }) => term.issued,
  remaining: ({ term }) => term.remaining,
  order_id: ({ term }) => term.orderId,
}
