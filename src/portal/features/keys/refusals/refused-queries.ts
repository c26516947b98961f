import { listRefusals } from '#generated/security/operations.ts'
import type { RefusalPage } from '#generated/security/types.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import { toRefused } from './refused-model.ts'
import type { RefusedSearch } from './refused-search.ts'

/** One page of the refused lookups, as a query and for a file. */
export const refusedQuery = (search: RefusedSearch) => listQuery(listRefusals, inputOf(search), toRows)
export const fetchRefused = (search: RefusedSearch, page: number) =>
  fetchList(listRefusals, inputOf({ ...search, page }, 100), toRows)

const toRows = ({ refusals }: RefusalPage) => refusals.map(toRefused)

function inputOf({ time, ...search }: RefusedSearch, page_size?: number) {
  const start = time && startOfDays(Number(time), new Date())
  return { query: { ...search, ...(start && { start }), ...(page_size && { page_size }) } }
}

/** The first moment of a number of days until today, in the time zone of the browser. */
function startOfDays(days: number, now: Date): string {
  return new Date(now.getFullYear(), now.getMonth(), now.getDate() - days + 1).toISOString()
}
