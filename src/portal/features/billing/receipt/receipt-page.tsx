import { useQuery } from '@tanstack/react-query'
import { Printer } from 'lucide-react'
import { BackLink } from '#portal/kit/back-link.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { NoSuchOrder } from '../orders/order-page.tsx'
import { orderQuery } from '../orders/queries.ts'
import { ReceiptButton } from '../orders/receipt-button.tsx'
import { ReceiptSheet } from './receipt-sheet.tsx'

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
              <EmptyState title="There is no receipt yet">
                The receipt is available once the order is paid.
              </EmptyState>
            </Card>
          )
        }
      </Loaded>
    </div>
  )
}
