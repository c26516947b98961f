import { queryOptions, type UseQueryResult, useMutation, useQuery } from '@tanstack/react-query'
import { listKeyUsage } from '#generated/security/operations.ts'
import type { operations } from '#generated/security/types.ts'
import { listLicenseUsage } from '#generated/subscription/operations.ts'
import { download, query } from '#portal/api/call.ts'
import { saveFile } from '#portal/ui/data/save-file.ts'
import { addDays, type Days, startOf, type Zone, zoneName } from './range.ts'
import { type By, totalsOf, type UsageRow } from './report.ts'

type UsageQuery = operations['listKeyUsage']['parameters']['query']

/** The operations that report usage. Both count the same lookups. */
export const REPORTS = { key: listKeyUsage, license: listLicenseUsage } as const

/** The parameters of a report. */
export interface ReportRequest {
  by: By
  days: Days
  interval: 'hour' | 'day'
  zone: Zone
  /** Ids; empty for all, as for each report by license. */
  keys: readonly string[]
}

/** The rows of a report. */
export function useUsage(
  request: ReportRequest,
  isEnabled: boolean,
): UseQueryResult<{ usage: readonly UsageRow[] }> {
  const asked = { query: toQuery(request) }
  const byKey = useQuery({ ...query(listKeyUsage, asked), enabled: isEnabled && request.by === 'key' })
  const byLicense = useQuery({
    ...query(listLicenseUsage, asked),
    enabled: isEnabled && request.by === 'license',
  })
  return request.by === 'key' ? byKey : byLicense
}

/** The keys with lookups in a range, the most used first; to choose among them. */
export function usedKeysQuery({ days, zone }: Pick<ReportRequest, 'days' | 'zone'>) {
  return queryOptions({
    ...query(listKeyUsage, { query: toQuery({ by: 'key', days, zone, interval: 'day', keys: [] }) }),
    select: ({ usage }) => totalsOf(usage),
  })
}

/** Saves the report as a file from the server. */
export function useUsageFile() {
  return useMutation({
    mutationFn: (request: ReportRequest) =>
      download(REPORTS[request.by], { query: { ...toQuery(request), format: 'csv' } }),
    onSuccess: saveFile,
  })
}

function toQuery({ days, interval, zone, keys }: ReportRequest): UsageQuery {
  return {
    start: startOf(days.from, zone).toISOString(),
    end: startOf(addDays(days.to, 1), zone).toISOString(),
    interval,
    time_zone: zoneName(zone),
    ...(keys.length && { key: [...keys] }),
  }
}
