import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { createQuote } from '#generated/sales/operations/createQuote.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'

const quoteQuery = (planIds: readonly number[]) =>
  queryOptions({
    ...query(createQuote, { body: { plan_ids: [...planIds] } }),
    // Prices and the address can change at any time, in any tab.
    staleTime: 5_000,
  })

/**
 * What these plans cost the account of the session. While other plans or another address are being quoted, the
 * data is that of before, and `isPlaceholderData` says so: never show its total as the one to pay.
 */
export function useQuote(planIds: readonly number[], isWanted = true) {
  const can = useCan(createQuote)
  return useQuery({
    ...quoteQuery(planIds),
    enabled: isWanted && can.allowed && planIds.length > 0,
    placeholderData: keepPreviousData,
  })
}
