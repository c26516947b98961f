import { queryOptions } from '@tanstack/react-query'
import { getAccountSummary } from '#generated/billing/operations.ts'
import { getAccountPricingSchedule, getAccountTaxExemption } from '#generated/sales/operations.ts'
import {
  getAccountSeats,
  getGiftValue,
  listAccountLicenses,
  listAccountSubscriptions,
} from '#generated/subscription/operations.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { call, keyOf, query } from '#portal/api/call.ts'

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
export const licenseQueries = [listAccountLicenses, listAccountSubscriptions, getGiftValue]

/** What dialogs call a subscription. */
export const termName = ({ subscription_id, edition }: Subscription) =>
  `subscription ${subscription_id}, ${edition}`

/** Entries that are looked through at once. */
const AT_ONCE = 100

/** The license of an account with this track, however many it has. */
export const licenseQuery = (accountId: number, id: string) =>
  queryOptions({
    queryKey: [...keyOf(listAccountLicenses), 'one', accountId, id],
    queryFn: () =>
      firstOf(
        async page => {
          const found = await call(listAccountLicenses, {
            path: { id: accountId },
            query: { page, page_size: AT_ONCE },
          })
          return { rows: found.licenses, total: found.total }
        },
        ({ track_id }) => String(track_id) === id,
      ),
  })

/** The subscription of an account with this id, however many it has. */
export const subscriptionQuery = (accountId: number, id: string) =>
  queryOptions({
    queryKey: [...keyOf(listAccountSubscriptions), 'one', accountId, id],
    queryFn: () =>
      firstOf(
        async page => {
          const found = await call(listAccountSubscriptions, {
            path: { id: accountId },
            query: { page, page_size: AT_ONCE },
          })
          return { rows: found.subscriptions, total: found.total }
        },
        ({ subscription_id }) => String(subscription_id) === id,
      ),
  })

/** The first entry of a list that matches, page by page; null if there is none. */
async function firstOf<Row>(
  read: (page: number) => Promise<{ rows: readonly Row[]; total: number }>,
  matches: (row: Row) => boolean,
): Promise<Row | null> {
  for (let page = 1; ; page++) {
    const { rows, total } = await read(page)
    const found = rows.find(matches)
    if (found) return found
    if (!rows.length || page * AT_ONCE >= total) return null
  }
}

/** What the dialogs of the page get. */
export interface OfAccount {
  accountId: number
  id?: string
}
