import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import type { ReactNode } from 'react'
import { dollars } from '#domain/text/money.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { Button } from '#portal/ui/button.tsx'
import { keyed } from '#portal/ui/data/keyed.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { Logo } from '#portal/ui/page/logo.tsx'
import { NoSuchOrder } from './order-page.tsx'
import { orderQuery, paidWith, type Receipt } from './orders.ts'
import { ReceiptButton } from './receipt-button.tsx'

/** The receipt of an order on paper: the frame of the portal is not printed. */
export function ReceiptPage({ orderId }: { orderId: number }) {
  return (
    <div className="mx-auto max-w-[52rem]">
      <BackLink to="/account/billing/orders/$orderId" params={{ orderId: String(orderId) }}>
        Order {orderId}
      </BackLink>
      <Loaded
        query={useQuery(orderQuery(orderId))}
        what="The receipt"
        skeleton={<Skeleton className="h-160 w-full" />}
        missing={<NoSuchOrder />}
        isCard
      >
        {({ receipt }) =>
          receipt ? (
            <>
              <div className="mb-4 flex flex-wrap gap-2 print:hidden">
                <Button
                  variant="primary"
                  icon={<Printer aria-hidden="true" className="size-4" />}
                  onClick={() => window.print()}
                >
                  Print
                </Button>
                <ReceiptButton orderId={orderId} />
              </div>
              <ReceiptSheet receipt={receipt} />
            </>
          ) : (
            <Card>
              <EmptyState title="No receipt yet">The receipt is available once the order is paid.</EmptyState>
            </Card>
          )
        }
      </Loaded>
    </div>
  )
}

const days = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** A receipt as a sheet of paper, with the words and numbers of the PDF. */
function ReceiptSheet({ receipt }: { receipt: Receipt }) {
  const { order_id: number, seller, buyer, items, tax_lines: taxes } = receipt
  const paid = days.format(new Date(receipt.paid))
  return (
    <article
      aria-labelledby="receipt"
      className="rounded-xl bg-surface p-6 shadow-card ring-1 ring-line sm:p-10 print:rounded-none print:bg-white print:p-0 print:text-black print:shadow-none print:ring-0"
    >
      <header className="flex flex-wrap items-start justify-between gap-4">
        <h1 id="receipt" className="text-2xl">
          Receipt
        </h1>
        <Logo />
      </header>
      <dl className="mt-6 grid grid-cols-[auto_1fr] gap-x-8 gap-y-1.5">
        <Fact name="Receipt number">{number}</Fact>
        <Fact name="Order">{number}</Fact>
        {receipt.purchase_order && <Fact name="PO number">{receipt.purchase_order}</Fact>}
        <Fact name="Date paid">{paid}</Fact>
        <Fact name="Payment method">{paidWith(receipt.payment)}</Fact>
        {receipt.payment?.transfer && (
          <Fact name="Received">{days.format(new Date(receipt.payment.transfer.received_on))}</Fact>
        )}
      </dl>
      <div className="mt-8 grid gap-8 sm:grid-cols-2 print:grid-cols-2">
        <Party title="From" name={seller.name}>
          {[
            ...seller.address,
            seller.email,
            ...(seller.tax_number ? [`Tax number ${seller.tax_number}`] : []),
          ]}
        </Party>
        <Party title="Bill to" name={buyer.name}>
          {[...buyer.address, ...(buyer.tax_id ? [`Tax ID ${buyer.tax_id}`] : [])]}
        </Party>
      </div>
      <p className="mt-10 text-lg font-semibold">
        {dollars(receipt.total_amount)} paid on {paid}
      </p>
      <table className="mt-6 w-full">
        <caption className="sr-only">Items</caption>
        <thead>
          <tr className="border-b border-line text-left text-muted">
            <th scope="col" className="py-2 font-normal">
              Description
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              Tax
            </th>
            <th scope="col" className="py-2 pl-4 text-right font-normal">
              Amount
            </th>
          </tr>
        </thead>
        <tbody>
          {keyed(items, item => item.description).map(
            ([key, { description, detail, amount, tax_amount: tax }]) => (
              <tr key={key} className="border-b border-line align-top">
                <th scope="row" className="py-3 text-left font-medium">
                  <span className="block wrap-anywhere">{description}</span>
                  <span className="block font-normal text-muted">{detail}</span>
                </th>
                <td className="py-3 pl-4 text-right tabular-nums">{dollars(tax)}</td>
                <td className="py-3 pl-4 text-right tabular-nums">{dollars(amount)}</td>
              </tr>
            ),
          )}
        </tbody>
      </table>
      <dl className="mt-4 ml-auto grid w-full max-w-80 grid-cols-[1fr_auto] gap-x-8 gap-y-1.5">
        {receipt.credit > 0 && (
          <Sum name="Credit for the unused part of the previous term">{-receipt.credit}</Sum>
        )}
        <Sum name="Subtotal">{receipt.amount}</Sum>
        {taxes.map(({ label, amount }) => (
          <Sum key={label} name={label}>
            {amount}
          </Sum>
        ))}
        <Sum name="Total" isStrong>
          {receipt.total_amount}
        </Sum>
        <Sum name="Amount paid" isStrong>
          {receipt.total_amount}
        </Sum>
      </dl>
      <p className="mt-10 border-t border-line pt-4 text-muted">
        Questions about this receipt? Email {seller.email}.
      </p>
    </article>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd className="tabular-nums">{children}</dd>
    </>
  )
}

function Party({ title, name, children }: { title: string; name: string; children: readonly string[] }) {
  return (
    <div className="min-w-0">
      <p className="mb-1 text-muted">{title}</p>
      <p className="font-medium wrap-anywhere">{name}</p>
      {children.map(line => (
        <p key={line} className="wrap-anywhere">
          {line}
        </p>
      ))}
    </div>
  )
}

function Sum({
  name,
  isStrong = false,
  children: cents,
}: {
  name: string
  isStrong?: boolean
  children: number
}) {
  return (
    <>
      <dt className={isStrong ? 'font-medium' : 'text-muted'}>{name}</dt>
      <dd className={isStrong ? 'text-right font-medium tabular-nums' : 'text-right tabular-nums'}>
        {dollars(cents)}
      </dd>
    </>
  )
}
