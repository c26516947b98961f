import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { FileArchive, ReceiptText } from 'lucide-react'
import { useState } from 'react'
import { dollars } from '#domain/text/money.ts'
import { downloadDocuments } from '#generated/billing/operations/downloadDocuments.ts'
import { listDocuments } from '#generated/billing/operations/listDocuments.ts'
import { useCan } from '#portal/api/can.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { Days } from '../orders/days.tsx'
import { InvoiceButton, ReceiptButton } from '../orders/receipt-button.tsx'
import { type Document, documentsQuery, recipientsQuery, saveYear } from './documents.ts'
import { type DocumentSearch, documentParameters } from './search.ts'

const KINDS = { receipt: 'Receipts', invoice: 'Invoices' }

/** Receipts and invoices in one list, and a year of them as one file. */
export function DocumentsPage({
  search,
  onSearch,
}: {
  search: DocumentSearch
  onSearch: ChangeSearch<DocumentSearch>
}) {
  const can = useCan(listDocuments)
  const header = (
    <>
      <BackLink to="/account/billing">Billing</BackLink>
      <PageHeader title="Documents" description="Your receipts and invoices, as PDFs." />
    </>
  )
  if (!can.allowed)
    return (
      <>
        {header}
        <Alert tone="warning" title="Only people with a billing role can see documents">
          {can.reason}
        </Alert>
      </>
    )
  return (
    <>
      {header}
      <Documents {...{ search, onSearch }} />
    </>
  )
}

function Documents({ search, onSearch }: { search: DocumentSearch; onSearch: ChangeSearch<DocumentSearch> }) {
  return (
    <div className="flex flex-col gap-6">
      <Year kind={search.kind} />
      <ResourceList
        caption="Documents"
        nouns={['document', 'documents']}
        query={useQuery(documentsQuery(search))}
        columns={columns}
        rowId={({ kind, order_id }) => `${kind} ${order_id}`}
        parameters={documentParameters}
        search={search}
        onSearch={onSearch}
        filters={{ kind: { label: 'Kind', any: 'Receipts and invoices', options: KINDS } }}
        moreFilters={<Days label="Issued (UTC)" search={search} onSearch={onSearch} />}
        empty={
          <EmptyState
            icon={<ReceiptText />}
            title="No documents yet"
            action={
              <Link to="/account/subscriptions/plans" className={buttonClass()}>
                See plans and prices
              </Link>
            }
          >
            You get a receipt when you pay an order, and an invoice when you pay by bank transfer.
          </EmptyState>
        }
        noMatch={() => ({ title: 'No documents match', text: 'Choose other days or another kind.' })}
      />
      <Recipients />
    </div>
  )
}

/** The years that an account can have documents of: this one and those before. */
const yearsUntil = (year: number) => Array.from({ length: 6 }, (_, back) => String(year - back))

/** A year of documents as one file. */
function Year({ kind }: { kind: Document['kind'] | undefined }) {
  const thisYear = new Date().getUTCFullYear()
  const [year, setYear] = useState(String(thisYear))
  const save = useMutation({ mutationFn: () => saveYear(Number(year), kind) })
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-end gap-2">
        <Select
          label="Year"
          value={year}
          options={yearsUntil(thisYear).map(value => ({ value, label: value }))}
          onChange={event => setYear(event.target.value)}
          className="w-28"
        />
        <OperationButton
          operation={downloadDocuments}
          pending={save.isPending}
          icon={<FileArchive aria-hidden="true" className="size-4" />}
          onClick={() => save.mutate()}
        >
          Download {kind ? KINDS[kind].toLowerCase() : 'all'} as zip
        </OperationButton>
      </div>
      {save.error && (
        <Alert
          tone="danger"
          title="We couldn’t make the file"
          help={notesOf(save.error).help}
          reference={notesOf(save.error).reference}
        >
          {messageOf(save.error)}
        </Alert>
      )}
    </div>
  )
}

const STATES: Record<Document['state'], readonly [tone: BadgeTone, text: string]> = {
  paid: ['accent', 'Paid'],
  due: ['warning', 'Due'],
  approved: ['neutral', 'Approved'],
  canceled: ['neutral', 'Canceled'],
}

const columns: readonly ListColumn<Document>[] = [
  {
    id: 'document',
    header: 'Document',
    part: 'title',
    cell: ({ kind, order_id, purchase_order }) => (
      <>
        <Link
          to="/account/billing/orders/$orderId"
          params={{ orderId: String(order_id) }}
          className="block rounded-xs tabular-nums underline-offset-4 after:absolute after:inset-0 hover:underline"
        >
          {kind === 'receipt' ? 'Receipt' : 'Invoice'} {order_id}
        </Link>
        {purchase_order && (
          <span className="block font-normal text-muted wrap-anywhere">PO number {purchase_order}</span>
        )}
      </>
    ),
  },
  {
    id: 'state',
    header: 'Status',
    card: 'line',
    cell: ({ state, due }) => {
      const [tone, text] = STATES[state]
      return (
        <Badge tone={tone} hasDot>
          {text}
          {state === 'due' && due && ` ${dayText(due)}`}
        </Badge>
      )
    },
  },
  {
    id: 'issued',
    header: 'Issued',
    card: 'line',
    cell: ({ issued_at: issued }) => (
      <time dateTime={issued} className="whitespace-nowrap">
        {dayText(issued)}
      </time>
    ),
  },
  {
    id: 'total',
    header: 'Total',
    card: 'line',
    cell: ({ total_amount }) => <span className="font-medium tabular-nums">{dollars(total_amount)}</span>,
  },
  {
    id: 'actions',
    header: 'PDF',
    part: 'actions',
    cell: ({ kind, order_id }) =>
      kind === 'receipt' ? (
        <ReceiptButton orderId={order_id} isIconOnly />
      ) : (
        <InvoiceButton orderId={order_id} isIconOnly />
      ),
  },
]

/** Who gets documents by email, and where that is chosen. */
function Recipients() {
  const { data } = useQuery(recipientsQuery)
  if (!data) return null
  const { recipients } = data
  return (
    <p className="text-sm text-muted wrap-anywhere">
      {recipients.length
        ? `New documents are emailed to ${new Intl.ListFormat('en').format(recipients)}.`
        : 'No one gets new documents by email.'}{' '}
      <Link to="/account/contacts" className="font-medium text-accent underline-offset-4 hover:underline">
        Choose who follows receipts
      </Link>
    </p>
  )
}
