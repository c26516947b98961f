import { queryOptions } from '@tanstack/react-query'
import { getTaxableLocation } from '#generated/sales/operations.ts'
import type { TaxableLocation } from '#generated/sales/types.ts'
import { call, query } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'

/**
 * The billing address of the account, null if there is none. A 404 counts as data: a failed query loses its error while
 * it is sent again, and a form that is shown for that error would disappear with what was typed.
 */
export const taxableLocationQuery = queryOptions<TaxableLocation | null>({
  queryKey: query(getTaxableLocation).queryKey,
  queryFn: async () => {
    try {
      return await call(getTaxableLocation)
    } catch (error) {
      if (error instanceof ApiError && error.statusCode === 404) return null
      throw error
    }
  },
})
