import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { usableTerm } from '#domain/subscription/lookups-left.ts'
import { shownStatus } from '#domain/subscription/subscription-status.ts'
import { listLicenseUsage } from '#generated/subscription/operations.ts'
import { useCan } from '#portal/api/can.ts'
import { type Forecast, forecast } from '#portal/shared/subscriptions/forecast.ts'
import type { Holding } from '../shared/model.ts'
import { dailyOf, dailyUsageQuery } from './daily-usage.ts'

/** How long the lookups of a license last; undefined without a term that counts, and until its use is known. */
export function useForecast(holding: Holding): Forecast | undefined {
  const [now] = useState(() => new Date())
  const may = useCan(listLicenseUsage).allowed
  const { data } = useQuery({ ...dailyUsageQuery(now), enabled: may })
  const status = shownStatus(holding.current, now)
  if (!data || !holding.current || (status !== 'active' && status !== 'depleted')) return undefined
  return forecast({
    ...(usableTerm(holding.facts.running) ?? holding.current),
    daily: dailyOf(data, holding.licenseId, now),
    now,
  })
}
