import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { countryName } from '#domain/text/countries.ts'
import { createTaxableLocation } from '#generated/sales/operations.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { addressLines } from '../address/did-you-mean.ts'
import { formatDay } from '../shared/format.ts'
import type { BillingDialogName } from './billing-dialogs.tsx'
import { locationsQuery } from './queries.ts'
import { TaxStatus } from './tax-status.tsx'

/** The address that determines the tax, with those before it. */
export function AddressSection() {
  const locations = useQuery(locationsQuery)
  const hasOne = (locations.data?.taxable_locations.length ?? 0) > 0
  return (
    <Card
      title="Taxable address"
      description="It determines the tax on your orders."
      actions={hasOne && <EditButton label="Change" />}
      footer={<TaxStatus />}
    >
      <Loaded query={locations} what="Your taxable address">
        {({ taxable_locations: [current, ...earlier] }) =>
          current ? (
            <div className="flex flex-col gap-4">
              <address className="not-italic">
                {linesOf(current).map(line => (
                  <span key={line} className="block wrap-anywhere">
                    {line}
                  </span>
                ))}
              </address>
              {earlier.length > 0 && <Earlier locations={earlier} />}
            </div>
          ) : (
            <EmptyState icon={<MapPin />} title="No address yet" action={<EditButton label="Add address" />}>
              Orders need one, so that the tax is right.
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  )
}

function EditButton({ label }: { label: string }) {
  const open = useOpenDialog<BillingDialogName>()
  return (
    <OperationButton operation={createTaxableLocation} onClick={() => open('edit-address')}>
      {label}
    </OperationButton>
  )
}

function Earlier({ locations }: { locations: readonly TaxableLocation[] }) {
  return (
    <details>
      <summary className="cursor-pointer rounded-xs text-muted hover:text-ink">
        {locations.length === 1 ? 'One earlier address' : `${locations.length} earlier addresses`}
      </summary>
      <ul aria-label="Earlier addresses" className="mt-3 flex flex-col gap-3 border-l border-line pl-4">
        {locations.map(location => (
          <li key={location.created} className="text-muted">
            <span className="block wrap-anywhere">{linesOf(location).join(', ')}</span>
            <span className="text-xs">Saved {formatDay(location.created)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const linesOf = (location: TaxableLocation) => [...addressLines(location), countryName(location.country_iso3)]
