import { listOrdersQuery } from '#generated/billing/parameters/listOrders.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, format: _format, ...parameters } = listOrdersQuery

/** What the address holds of the list, by the names of the operation's parameters. */
export const orderParameters = parameters

export type OrderSearch = SearchOf<typeof orderParameters>

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

export function readOrderSearch(raw: Record<string, unknown>): OrderSearch {
  const { start, end, ...search } = readSearch(orderParameters, raw)
  return { ...search, start: isDay(start) ? start : undefined, end: isDay(end) ? end : undefined }
}
