import { queryOptions, useQuery } from '@tanstack/react-query'
import { createQuote } from '#generated/sales/operations.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'

const quoteQuery = (planIds: readonly number[]) =>
  queryOptions({
    ...query(createQuote, { body: { plan_ids: [...planIds] } }),
    // Prices and the address can change at any time, in any tab.
    staleTime: 5_000,
    // A plan that is no longer sold has no quote. The page then says the price without the tax.
    retry: false,
  })

/** What plans cost this account today, each with its tax. */
export function useQuote(planIds: readonly number[]) {
  const may = useCan(createQuote).allowed
  return useQuery({ ...quoteQuery(planIds), enabled: may && planIds.length > 0 })
}
