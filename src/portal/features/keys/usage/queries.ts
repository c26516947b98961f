import { queryOptions, useMutation } from '@tanstack/react-query'
import { listKeyUsage } from '#generated/security/operations.ts'
import type { operations } from '#generated/security/types.ts'
import { download, query } from '#portal/api/call.ts'
import { saveFile } from '#portal/ui/save-file.ts'
import { addDays, type Days, startOf, type Zone, zoneName } from './range.ts'
import { totalsOf } from './report.ts'

type UsageQuery = operations['listKeyUsage']['parameters']['query']

/** The parameters of a report. */
export interface ReportWish {
  days: Days
  interval: 'hour' | 'day'
  zone: Zone
  /** Ids; empty for all. */
  keys: readonly string[]
}

/** The rows of a report. */
export function usageQuery(wish: ReportWish) {
  return query(listKeyUsage, { query: toQuery(wish) })
}

/** The keys with lookups in a range, the most used first; to choose among them. */
export function usedKeysQuery({ days, zone }: Pick<ReportWish, 'days' | 'zone'>) {
  return queryOptions({
    ...query(listKeyUsage, { query: toQuery({ days, zone, interval: 'day', keys: [] }) }),
    select: ({ usage }) => totalsOf(usage),
  })
}

/** Saves the report as a file from the server. */
export function useUsageFile() {
  return useMutation({
    mutationFn: (wish: ReportWish) => download(listKeyUsage, { query: { ...toQuery(wish), format: 'csv' } }),
    onSuccess: saveFile,
  })
}

function toQuery({ days, interval, zone, keys }: ReportWish): UsageQuery {
  return {
    start: startOf(days.from, zone).toISOString(),
    end: startOf(addDays(days.to, 1), zone).toISOString(),
    interval,
    time_zone: zoneName(zone),
    ...(keys.length && { key: [...keys] }),
  }
}
