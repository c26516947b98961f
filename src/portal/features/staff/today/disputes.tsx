import { dollars } from '#domain/text/money.ts'
import type { OpenDispute } from '#generated/payment/types.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { DaysUntil } from '#portal/ui/time/relative-time.tsx'
import { AccountLink, OrderLink } from '../shared/links.tsx'
import { SectionList } from '../shared/section-list.tsx'
import { disputesQuery } from './waiting.ts'

/** Payments that banks dispute. */
export function DisputesSection() {
  return (
    <SectionList
      title="Disputes"
      description="Payments that the customer’s bank disputes or asks about. Respond with the payment processor."
      nouns={['dispute', 'disputes']}
      query={disputesQuery}
      columns={columns}
      rowId={({ gateway_id }) => gateway_id}
      empty="No payment is disputed."
    />
  )
}

const STATES: Record<OpenDispute['state'], readonly [tone: BadgeTone, text: string]> = {
  inquiry: ['warning', 'Inquiry'],
  'needs-response': ['danger', 'Needs a response'],
  'under-review': ['neutral', 'Bank decides'],
}

const columns: readonly ListColumn<OpenDispute>[] = [
  {
    id: 'order',
    header: 'Order',
    part: 'title',
    cell: ({ order_id, gateway_id }) => (
      <>
        <span className="block tabular-nums">
          <OrderLink id={order_id}>{order_id}</OrderLink>
        </span>
        <code translate="no" className="block font-mono text-xs font-normal text-muted wrap-anywhere">
          {gateway_id}
        </code>
      </>
    ),
  },
  {
    id: 'account',
    header: 'Account',
    cell: ({ account_id, account_label }) => (
      <AccountLink id={account_id} view="billing">
        {account_label}
      </AccountLink>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => <span className="tabular-nums">{dollars(amount)}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: ({ state, dispute_reason }) => {
      const [tone, text] = STATES[state]
      return (
        <>
          <Badge tone={tone}>{text}</Badge>
          <span className="block text-muted">{dispute_reason.replaceAll('_', ' ')}</span>
        </>
      )
    },
  },
  {
    id: 'respond',
    header: 'Respond by',
    cell: ({ respond_by }) => respond_by && <DaysUntil value={respond_by} />,
  },
]
