import { getAccountSummary } from '#generated/billing/operations/getAccountSummary.ts'
import { getAccountPricingSchedule } from '#generated/sales/operations/getAccountPricingSchedule.ts'
import { getAccountTaxExemption } from '#generated/sales/operations/getAccountTaxExemption.ts'
import { getAccountLicense } from '#generated/subscription/operations/getAccountLicense.ts'
import { getAccountSeats } from '#generated/subscription/operations/getAccountSeats.ts'
import { getAccountSubscription } from '#generated/subscription/operations/getAccountSubscription.ts'
import { getGiftValue } from '#generated/subscription/operations/getGiftValue.ts'
import { listAccountLicenses } from '#generated/subscription/operations/listAccountLicenses.ts'
import { listAccountSubscriptions } from '#generated/subscription/operations/listAccountSubscriptions.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'

/** The price list of an account. A number is that of an account only if this is found (decision of the specification, §5). */
export const scheduleQuery = (accountId: number) =>
  query(getAccountPricingSchedule, { path: { id: accountId } })

/** The name of an account, what it has paid, and what waits for staff there. */
export const summaryQuery = (accountId: number) => query(getAccountSummary, { path: { id: accountId } })

/** Whether an account is exempt from sales tax, with what was declared about it. */
export const exemptionQuery = (accountId: number) =>
  query(getAccountTaxExemption, { path: { id: accountId } })

/** How many people an account can have. */
export const seatsQuery = (accountId: number) => query(getAccountSeats, { path: { id: accountId } })

/** What changes with a license or a subscription. */
export const licenseQueries = [
  listAccountLicenses,
  getAccountLicense,
  listAccountSubscriptions,
  getAccountSubscription,
  getGiftValue,
]

/** What dialogs call a subscription. */
export const termName = ({ subscription_id, edition }: Subscription) =>
  `subscription ${subscription_id}, ${edition}`

/** The license of an account with this track. */
export const licenseQuery = (accountId: number, id: string) =>
  query(getAccountLicense, { path: { id: accountId, track_id: Number(id) } })

/** A subscription of an account. */
export const subscriptionQuery = (accountId: number, id: string) =>
  query(getAccountSubscription, { path: { id: accountId, subscription_id: Number(id) } })

/** What the dialogs of the page get. */
export interface OfAccount {
  accountId: number
  id?: string
}
