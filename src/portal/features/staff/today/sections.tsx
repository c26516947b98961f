import { dollars } from '#domain/text/money.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { CertificateButton } from '#portal/shared/tax-certificates/certificate-button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { DaysUntil, RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { AccountLink, OrderLink, PersonLink } from '../shared/links.tsx'
import { SectionList } from '../shared/section-list.tsx'
import { contactColumn } from '../shared/titles.tsx'
import {
  certificatesQuery,
  contactsQuery,
  type EndingTaxExemption,
  exemptionsQuery,
  ordersQuery,
  type TraceOfAccount,
  tracesQuery,
  type UndeliverableContact,
  type WaitingOrder,
  type WaitingTaxCertificate,
} from './waiting.ts'

const ORDERS = ['order', 'orders'] as const

export function UnapprovedSection() {
  return (
    <SectionList
      title="Orders to approve"
      description="Not paid, and without a grace period. Customers who are still in the checkout are among them."
      nouns={ORDERS}
      query={ordersQuery('to-approve')}
      columns={[...orderColumns, PLACED]}
      rowId={orderId}
      empty="No order waits for approval."
    />
  )
}

export function GraceSection() {
  return (
    <SectionList
      title="Grace periods"
      description="Orders that work although they aren’t paid yet. Their subscriptions stop at the end."
      nouns={ORDERS}
      query={ordersQuery('in-grace-period')}
      columns={[...orderColumns, ENDS]}
      rowId={orderId}
      empty="No grace period is running."
    />
  )
}

export function TransfersSection() {
  return (
    <SectionList
      title="Transfers to record"
      description="Orders that wait for a bank transfer. Record it on the page of the order once it’s on our statement."
      nouns={ORDERS}
      query={ordersQuery('awaiting-transfer')}
      columns={[...orderColumns, DUE]}
      rowId={orderId}
      empty="No order waits for a transfer."
    />
  )
}

export function RenewalsSection() {
  return (
    <SectionList
      title="Failing renewals"
      description="Renewals that no card has paid yet. We retry the card until the end."
      nouns={['renewal', 'renewals']}
      query={ordersQuery('renewal-failed')}
      columns={[...orderColumns, ENDS]}
      rowId={orderId}
      empty="No renewal is failing."
    />
  )
}

const orderId = ({ order_id }: WaitingOrder) => String(order_id)

const ORIGINS: Record<WaitingOrder['origin'], string> = {
  customer: 'By the customer',
  custom: 'Custom order',
  donated: 'Donated',
  renewal: 'Renewal',
}

const orderColumns: readonly ListColumn<WaitingOrder>[] = [
  {
    id: 'order',
    header: 'Order',
    part: 'title',
    cell: ({ order_id, origin }) => (
      <>
        <span className="block tabular-nums">
          <OrderLink id={order_id}>{order_id}</OrderLink>
        </span>
        <span className="block font-normal text-muted">{ORIGINS[origin]}</span>
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
    cell: ({ total_amount }) => <span className="tabular-nums">{dollars(total_amount)}</span>,
  },
]

const PLACED: ListColumn<WaitingOrder> = {
  id: 'placed',
  header: 'Placed',
  cell: ({ placed }) => <RelativeTime value={placed} />,
}

const ENDS: ListColumn<WaitingOrder> = {
  id: 'ends',
  header: 'Ends',
  cell: ({ grace_period_end }) => grace_period_end && <DaysUntil value={grace_period_end} />,
}

const DUE: ListColumn<WaitingOrder> = {
  id: 'due',
  header: 'Due',
  cell: ({ transfer_due }) => transfer_due && <DaysUntil value={transfer_due} />,
}

export function ExemptionsSection() {
  return (
    <SectionList
      title="Tax exemptions ending"
      description="Within 60 days. Ask for the next certificate: from the end on, the account pays tax."
      nouns={['exemption', 'exemptions']}
      query={exemptionsQuery}
      columns={exemptionColumns}
      rowId={({ account_id, expiration }) => `${account_id} ${expiration}`}
      empty="No exemption ends soon."
    />
  )
}

export function CertificatesSection() {
  return (
    <SectionList
      title="Certificates to review"
      description="Tax certificates from customers. Accept or reject them on the page of the account."
      nouns={['certificate', 'certificates']}
      query={certificatesQuery}
      columns={certificateColumns}
      rowId={({ certificate_id }) => certificate_id}
      empty="No certificate waits for review."
    />
  )
}

const certificateColumns: readonly ListColumn<WaitingTaxCertificate>[] = [
  {
    id: 'account',
    header: 'Account',
    part: 'title',
    cell: ({ account_id, account_label }) => (
      <AccountLink id={account_id} view="billing">
        {account_label}
      </AccountLink>
    ),
  },
  {
    id: 'file',
    header: 'File',
    cell: ({ name }) => <span className="wrap-anywhere">{name}</span>,
  },
  { id: 'uploaded', header: 'Uploaded', cell: ({ uploaded }) => <RelativeTime value={uploaded} /> },
  {
    id: 'actions',
    header: 'Actions',
    part: 'actions',
    cell: ({ certificate_id, name }) => <CertificateButton id={certificate_id} name={name} ofAnyAccount />,
  },
]

const exemptionColumns: readonly ListColumn<EndingTaxExemption>[] = [
  {
    id: 'account',
    header: 'Account',
    part: 'title',
    cell: ({ account_id, account_label }) => (
      <AccountLink id={account_id} view="billing">
        {account_label}
      </AccountLink>
    ),
  },
  { id: 'note', header: 'Evidence', cell: ({ note }) => note ?? 'Not recorded' },
  {
    id: 'ends',
    header: 'Ends',
    cell: ({ expiration }) => (
      <>
        {dayText(expiration)}, <DaysUntil value={expiration} />
      </>
    ),
  },
]

export function ContactsSection() {
  return (
    <SectionList
      title="Undeliverable contacts"
      description="They get no notices. Ask the account for another address."
      nouns={['contact', 'contacts']}
      query={contactsQuery}
      columns={contactColumns}
      rowId={({ id }) => String(id)}
      empty="Every contact can be reached."
    />
  )
}

const contactColumns: readonly ListColumn<UndeliverableContact>[] = [
  contactColumn,
  {
    id: 'account',
    header: 'Account',
    cell: ({ account_id, account_label }) => (
      <AccountLink id={account_id} view="people">
        {account_label}
      </AccountLink>
    ),
  },
  {
    id: 'cause',
    header: 'Reason',
    card: 'line',
    cell: ({ cause, primary }) => (
      <span className="flex flex-wrap gap-1.5">
        <Badge tone="danger" hasDot>
          {cause === 'bounced' ? 'Bounced' : 'Marked as spam'}
        </Badge>
        {primary && <Badge>Primary</Badge>}
      </span>
    ),
  },
  { id: 'since', header: 'Since', cell: ({ since }) => <RelativeTime value={since} /> },
]

export function TracesSection() {
  return (
    <SectionList
      title="Traces"
      description="Keys whose decisions we record. A trace ends automatically."
      nouns={['trace', 'traces']}
      query={tracesQuery}
      columns={traceColumns}
      rowId={({ key }) => key}
      empty="No key is traced."
    />
  )
}

const traceColumns: readonly ListColumn<TraceOfAccount>[] = [
  {
    id: 'key',
    header: 'Key',
    part: 'title',
    cell: ({ key, key_label }) => (
      <>
        <span className="block wrap-anywhere">{key_label}</span>
        <code translate="no" className="block font-mono text-xs font-normal text-muted wrap-anywhere">
          {key}
        </code>
      </>
    ),
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
  {
    id: 'by',
    header: 'Set by',
    cell: ({ user_id, email_address }) => <PersonLink id={user_id}>{email_address}</PersonLink>,
  },
  { id: 'ends', header: 'Ends', cell: ({ expiration }) => <RelativeTime value={expiration} /> },
]
