import { useQuery } from '@tanstack/react-query'
import type { TaxExemption } from '#generated/sales/types.ts'
import { useRefusalText } from '#portal/api/can.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { formatDay } from '../shared/format.ts'
import { exemptionQuery } from './queries.ts'

/** Whether the account pays sales tax. Customers see it; support changes it. */
export function TaxStatus() {
  const { data, error } = useQuery(exemptionQuery)
  const reason = useRefusalText(error)
  if (data) return <Status exemption={data} />
  if (error) return <p className="text-sm text-muted">Your tax status could not be loaded. {reason}</p>
  return <Skeleton className="h-5 w-56" />
}

function Status({ exemption: { status, timestamp, expiration } }: { exemption: TaxExemption }) {
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <Badge tone={status === 'exempt' ? 'accent' : status === 'expired' ? 'warning' : 'neutral'} hasDot>
        {status === 'exempt' ? 'Tax-exempt' : status === 'expired' ? 'Exemption expired' : 'Not tax-exempt'}
      </Badge>
      <p className="text-muted">
        {status === 'exempt' && timestamp && `Since ${formatDay(timestamp)}`}
        {status === 'exempt' && expiration && `, until ${formatDay(expiration)}`}
        {status === 'expired' && expiration && `On ${formatDay(expiration)}. `}
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
