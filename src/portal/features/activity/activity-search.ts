import { listActivityQuery } from '#generated/authorization/parameters/listActivity.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'
import { startOfDay } from '#portal/ui/time/zone-days.ts'

const { page_size: _pageSize, start: _start, end: _end, ...parameters } = listActivityQuery

/** What the address holds of the list. Time is a number of days until today, so that a link stays true. */
export const activityParameters = {
  ...parameters,
  time: { type: 'string', enum: ['1', '7', '30', '90'] },
} as const

export type ActivitySearch = SearchOf<typeof activityParameters>

export function readActivitySearch(raw: Record<string, unknown>): ActivitySearch {
  return readSearch(activityParameters, raw)
}

/** The first moment of a number of days until today, in the chosen time zone. */
export function startOfDays(days: string, now: Date): string {
  return startOfDay(now, Number(days) - 1).toISOString()
}
