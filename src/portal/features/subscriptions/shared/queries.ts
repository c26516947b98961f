import { queryOptions } from '@tanstack/react-query'
import { listHoldings, listSubscriptions } from '#generated/subscription/operations.ts'
import type { HoldingPage, SubscriptionList } from '#generated/subscription/types.ts'
import { call, keyOf, query } from '#portal/api/call.ts'
import { queryClient } from '#portal/api/query-client.ts'
import { fetchList, type ListPage, listQuery } from '#portal/kit/list/queries.ts'
import { termsQuery } from '#portal/shared/subscriptions/license-terms.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type PastTerm, toHistory, toHolding } from './model.ts'

const toHoldings = ({ holdings }: HoldingPage) => holdings.map(toHolding)

/** One page of the licenses, as a query, for a file and for the palette. */
export const holdingsQuery = (search: ListSearch) => listQuery(listHoldings, { query: search }, toHoldings)
export const fetchHoldings = (search: ListSearch & { page_size: number }) =>
  fetchList(listHoldings, { query: search }, toHoldings)

/** One license; undefined if the account does not hold it. If the list has it already, it is there at once. */
export const holdingQuery = (licenseId: number) =>
  queryOptions({
    ...query(listHoldings, { query: { license_id: licenseId } }),
    select: answer => toHoldings(answer)[0],
    initialData: () => listed(licenseId)?.page,
    initialDataUpdatedAt: () => listed(licenseId)?.at,
  })

function listed(licenseId: number): { page: HoldingPage; at: number } | undefined {
  for (const { state } of queryClient.getQueryCache().findAll({ queryKey: keyOf(listHoldings) })) {
    if (state.isInvalidated) continue
    const page = state.data as HoldingPage | undefined
    const holding = page?.holdings.find(({ license }) => license.license_id === licenseId)
    if (holding)
      return { page: { holdings: [holding], total: 1, page: 1, page_size: 25 }, at: state.dataUpdatedAt }
  }
}

/** Rows of a page of the history, which the server sends at once. */
const HISTORY_PAGE = 25

/** One page of the subscriptions to a license, newest start first. */
export const historyQuery = (licenseId: number, page: number) =>
  queryOptions({
    ...termsQuery(licenseId),
    select: answer => pageOf(answer, page, HISTORY_PAGE),
  })

export async function fetchHistory(licenseId: number, page: number): Promise<ListPage<PastTerm>> {
  return pageOf(await call(listSubscriptions, { path: { id: licenseId } }), page, 100)
}

function pageOf({ subscriptions }: SubscriptionList, page: number, size: number): ListPage<PastTerm> {
  const terms = toHistory(subscriptions, new Date())
  return { rows: terms.slice((page - 1) * size, page * size), total: terms.length, page, page_size: size }
}
