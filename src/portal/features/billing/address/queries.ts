import { queryOptions } from '@tanstack/react-query'
import { getTaxableLocation } from '#generated/sales/operations/getTaxableLocation.ts'
import { listTaxableLocations } from '#generated/sales/operations/listTaxableLocations.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'

/**
 * The billing address of the account, null if there is none. It is read from the list, which is empty then: the
 * address itself would be a 404, which browsers log as an error.
 */
export const taxableLocationQuery = queryOptions<TaxableLocation | null>({
  queryKey: query(getTaxableLocation).queryKey,
  queryFn: async () =>
    (await call(listTaxableLocations, { query: { page_size: 1 } })).taxable_locations[0] ?? null,
})
