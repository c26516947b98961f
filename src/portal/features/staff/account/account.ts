import { getAccountPricingSchedule } from '#generated/sales/operations.ts'
import { query } from '#portal/api/call.ts'

/** The price list of an account. A number is that of an account only if this is found (decision of the specification, §5). */
export const scheduleQuery = (accountId: number) =>
  query(getAccountPricingSchedule, { path: { id: accountId } })
