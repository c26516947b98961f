import { dollars } from '#domain/text/money.ts'
import { dismissVendorNotice } from '#generated/payment/operations/dismissVendorNotice.ts'
import { listVendorNotices } from '#generated/payment/operations/listVendorNotices.ts'
import type { VendorNotice } from '#generated/payment/types.ts'
import { ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { sendOperation } from '#portal/kit/action/send-operation.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { AccountLink, OrderLink } from '../shared/links.tsx'
import { SectionList } from '../shared/section-list.tsx'
import { noticesQuery } from './waiting.ts'

const KINDS: Record<VendorNotice['kind'], string> = {
  'refunded-outside': 'Refunded there',
  'refund-failed': 'Refund failed',
  'unknown-charge': 'Charge without an order',
  'unknown-event': 'Event that we don’t read',
  'failed-event': 'Event not processed yet',
}

/** What the payment processor reported that staff should look at there. */
export function NoticesSection() {
  const actions = useUndoable({ invalidates: [listVendorNotices] })
  return (
    <div className="flex flex-col gap-3">
      <ActionErrorAlert actions={actions} />
      <SectionList
        title="Payment processor"
        description="Refunds and charges that were made there, refunds that failed, and events that we couldn’t apply. Look at each there, then mark it as seen."
        nouns={['notice', 'notices']}
        query={noticesQuery}
        columns={[
          ...columns,
          {
            id: 'actions',
            header: 'Actions',
            part: 'actions',
            cell: ({ notice_id: id, kind, subject }) => (
              <OperationButton
                size="sm"
                operation={dismissVendorNotice}
                aria-label={`Mark as seen: ${KINDS[kind]} ${subject}`}
                onClick={() =>
                  void actions.run({
                    subject: id,
                    send: () => sendOperation(dismissVendorNotice, { path: { id } }),
                    failedTitle: 'The notice couldn’t be marked as seen',
                  })
                }
              >
                Mark as seen
              </OperationButton>
            ),
          },
        ]}
        rowId={({ notice_id }) => notice_id}
        empty="Nothing to look at."
      />
    </div>
  )
}

const columns: readonly ListColumn<VendorNotice>[] = [
  {
    id: 'notice',
    header: 'Notice',
    part: 'title',
    cell: ({ kind, subject, event_type, count }) => (
      <>
        <span className="block">{KINDS[kind]}</span>
        <code translate="no" className="block font-mono text-xs font-normal text-muted wrap-anywhere">
          {subject}
        </code>
        {event_type && event_type !== subject && (
          <code translate="no" className="block font-mono text-xs font-normal text-muted wrap-anywhere">
            {event_type}
          </code>
        )}
        {count > 1 && <span className="block font-normal text-muted tabular-nums">{count} times</span>}
      </>
    ),
  },
  {
    id: 'order',
    header: 'Order',
    cell: ({ order_id, account_id, account_label }) =>
      order_id !== null &&
      account_id !== null && (
        <>
          <span className="block tabular-nums">
            <OrderLink id={order_id}>{order_id}</OrderLink>
          </span>
          <span className="block">
            <AccountLink id={account_id} view="billing">
              {account_label ?? account_id}
            </AccountLink>
          </span>
        </>
      ),
  },
  {
    id: 'amount',
    header: 'Amount',
    cell: ({ amount }) => amount !== null && <span className="tabular-nums">{dollars(amount)}</span>,
  },
  { id: 'latest', header: 'Reported', cell: ({ latest }) => <RelativeTime value={latest} /> },
]
