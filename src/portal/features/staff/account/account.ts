import { searchAccounts } from '#generated/authorization/operations.ts'
import { getAccountPricingSchedule, getAccountTaxExemption } from '#generated/sales/operations.ts'
import {
  getAccountSeats,
  listAccountLicenses,
  listAccountSubscriptions,
} from '#generated/subscription/operations.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'

/** The price list of an account. A number is that of an account only if this is found (decision of the specification, §5). */
export const scheduleQuery = (accountId: number) =>
  query(getAccountPricingSchedule, { path: { id: accountId } })

/** The accounts whose number or name has the digits of an account's number, among them that account with its name. */
export const namesakesQuery = (accountId: number) =>
  query(searchAccounts, { query: { text: String(accountId) } })

/** Whether an account is exempt from sales tax, with what was declared about it. */
export const exemptionQuery = (accountId: number) =>
  query(getAccountTaxExemption, { path: { id: accountId } })

/** How many people an account can have. */
export const seatsQuery = (accountId: number) => query(getAccountSeats, { path: { id: accountId } })

/** What changes with a license or a subscription. */
export const licenseQueries = [listAccountLicenses, listAccountSubscriptions]

/** What dialogs call a subscription. */
export const termName = ({ subscription_id, edition }: Subscription) =>
  `subscription ${subscription_id}, ${edition}`

/** Entries of a list that a dialog of the page can be about: the newest. */
export const MOST_LISTED = 100

/** What the dialogs of the page get. */
export interface OfAccount {
  accountId: number
  id?: string
}
