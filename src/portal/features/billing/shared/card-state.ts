import { DAY } from '#domain/time/durations.ts'
import { listPaymentMethods } from '#generated/payment/operations/listPaymentMethods.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { query } from '#portal/api/call.ts'

/** The cards of the account. */
export const cardsQuery = query(listPaymentMethods)

/** The card to charge: the chosen one, otherwise the primary one, otherwise the newest. */
export function cardToCharge(
  cards: readonly PaymentMethod[] | undefined,
  chosenId: string | undefined,
): PaymentMethod | undefined {
  return cards?.find(({ payment_method_id }) => payment_method_id === chosenId) ?? cards?.[0]
}

/** How long before its end a card counts as expiring (CC6). */
const SOON = 30 * DAY

type Card = Pick<PaymentMethod, 'expiration'>

/** Whether a card can be charged, and for how long. Its last month, such as `2028-04`, counts to its end, by UTC. */
export function cardState(card: Card, now: Date): 'valid' | 'expiring' | 'expired' {
  const left = endOf(card) - now.getTime()
  if (left <= 0) return 'expired'
  return left <= SOON ? 'expiring' : 'valid'
}

function endOf({ expiration }: Card): number {
  const [year = 0, month = 0] = expiration.split('-').map(Number)
  return Date.UTC(year, month, 1)
}

const months = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** The last month of a card as people say it: April 2028. */
export function lastMonth({ expiration }: Card): string {
  return months.format(new Date(`${expiration}-01T00:00:00Z`))
}
