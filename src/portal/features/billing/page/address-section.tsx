import { useQuery } from '@tanstack/react-query'
import { MapPin } from 'lucide-react'
import { countryName } from '#domain/text/countries.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/card.tsx'
import { EmptyState } from '#portal/ui/empty-state.tsx'
import { formatDay } from '../shared/format.ts'
import { locationsQuery } from './queries.ts'
import { TaxStatus } from './tax-status.tsx'

/** The address that determines the tax, with those before it. */
export function AddressSection() {
  return (
    <Card
      title="Taxable address"
      description="It determines the sales tax on your orders."
      footer={<TaxStatus />}
    >
      <Loaded query={useQuery(locationsQuery)} what="Your taxable address">
        {({ taxable_locations: [current, ...earlier] }) =>
          current ? (
            <div className="flex flex-col gap-4">
              <Address location={current} />
              {earlier.length > 0 && <Earlier locations={earlier} />}
            </div>
          ) : (
            <EmptyState icon={<MapPin />} title="No address yet">
              You enter it with your first order.
            </EmptyState>
          )
        }
      </Loaded>
    </Card>
  )
}

function Address({ location }: { location: TaxableLocation }) {
  return (
    <address className="not-italic">
      {linesOf(location).map(line => (
        <span key={line} className="block wrap-anywhere">
          {line}
        </span>
      ))}
    </address>
  )
}

function Earlier({ locations }: { locations: readonly TaxableLocation[] }) {
  return (
    <details className="group">
      <summary className="cursor-pointer rounded-xs text-muted hover:text-ink">
        {locations.length === 1 ? 'One earlier address' : `${locations.length} earlier addresses`}
      </summary>
      <ul className="mt-3 flex flex-col gap-3 border-l border-line pl-4">
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

function linesOf(location: TaxableLocation): string[] {
  const { thoroughfare, locality, administrative_area: area, postal_code: code, country_iso3 } = location
  const place =
    country_iso3 === 'USA'
      ? `${locality}, ${area} ${code}`
      : [[code, locality].filter(Boolean).join(' '), area].filter(Boolean).join(', ')
  return [thoroughfare, place, countryName(country_iso3)]
}
