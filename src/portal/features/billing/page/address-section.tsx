import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { countryName } from '#domain/text/countries.ts'
import { createTaxableLocation } from '#generated/sales/operations.ts'
import type { TaxableLocation, TaxExemption } from '#generated/sales/types.ts'
import { useRefusalText } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { addressLines } from '../address/address-words.ts'
import { exemptionQuery, locationsQuery } from '../shared/order.ts'
import type { BillingDialogName } from './billing-dialogs.tsx'

/** The address that determines the tax, with those before it. */
export function AddressSection() {
  const locations = useQuery(locationsQuery)
  const hasOne = (locations.data?.taxable_locations.length ?? 0) > 0
  return (
    <Card
      title="Taxable address"
      description="Used to calculate tax on your orders."
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
              We need it to calculate tax.
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
            <span className="text-xs">Saved {dayText(location.created)}</span>
          </li>
        ))}
      </ul>
    </details>
  )
}

const linesOf = (location: TaxableLocation) => [...addressLines(location), countryName(location.country_iso3)]

/** Whether the account pays sales tax. Customers see it; support changes it. */
function TaxStatus() {
  const { data, error } = useQuery(exemptionQuery)
  const reason = useRefusalText(error)
  if (data) return <Status exemption={data} />
  if (error) return <p className="text-sm text-muted">Your tax status couldn’t be loaded. {reason}</p>
  return <Skeleton className="h-5 w-56" />
}

function Status({ exemption: { status, timestamp, expiration } }: { exemption: TaxExemption }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={status === 'exempt' ? 'accent' : status === 'expired' ? 'warning' : 'neutral'} hasDot>
        {status === 'exempt' ? 'Tax-exempt' : status === 'expired' ? 'Exemption expired' : 'Not tax-exempt'}
      </Badge>
      <p className="text-muted">
        {status === 'exempt' && timestamp && `Since ${dayText(timestamp)}`}
        {status === 'exempt' && expiration && `, until ${dayText(expiration)}`}
        {status === 'expired' && expiration && `On ${dayText(expiration)}. `}
        {status !== 'exempt' && (
          <>
            Is your organization exempt?{' '}
            <a href="/contact/support" className="font-medium text-accent underline underline-offset-4">
              Send us your certificate
            </a>
            .
          </>
        )}
      </p>
    </div>
  )
}
