import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { countryName } from '#domain/text/countries.ts'
import { dollars } from '#domain/text/money.ts'
import type { OrderRecord } from '#generated/billing/types.ts'
import { recalculateOrderTax } from '#generated/sales/operations/recalculateOrderTax.ts'
import { updateOrderLocation } from '#generated/sales/operations/updateOrderLocation.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { percent } from '../shared/tax.ts'
import { isAmendable, taxPreviewQuery } from './order.ts'
import type { OrderDialogName } from './order-dialogs.tsx'

/** The address and the rates that the tax comes from. */
export function Tax({ record: { order, address } }: { record: OrderRecord }) {
  const open = useOpenDialog<OrderDialogName>()
  return (
    <Card
      title="Tax"
      actions={
        isAmendable(order) && (
          <>
            <OperationButton size="sm" operation={updateOrderLocation} onClick={() => open('location')}>
              Change address
            </OperationButton>
            <OperationButton size="sm" operation={recalculateOrderTax} onClick={() => open('tax')}>
              Recalculate
            </OperationButton>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        {isAmendable(order) && <OutdatedTax orderId={order.order_id} />}
        <Facts
          facts={{
            Address: address
              ? [
                  address.thoroughfare,
                  address.suite,
                  address.locality,
                  `${address.administrative_area} ${address.postal_code}`.trim(),
                  countryName(address.country_iso3),
                ]
                  .filter(Boolean)
                  .join(', ')
              : 'None: placed without an address',
            'Rate on services': percent(order.saas_tax_rate),
            'Rate on data': percent(order.data_tax_rate),
            Tax: dollars(order.tax_amount),
          }}
        />
      </div>
    </Card>
  )
}

/** Says that the tax of a pending order is no longer what its address and its account ask for. */
function OutdatedTax({ orderId }: { orderId: number }) {
  const { data } = useQuery(taxPreviewQuery(orderId))
  return (
    data?.changed && (
      <Alert tone="warning" title="The tax is out of date">
        With its address and the account’s exemption of today, the tax is {dollars(data.tax_amount)} and the
        total {dollars(data.total_amount)}.
      </Alert>
    )
  )
}

function Facts({ facts }: { facts: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-1.5">
      {Object.entries(facts).map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-muted">{name}</dt>
          <dd className="wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
