import { dollars } from '../text/money.ts'

/** The smallest amount, in cents, that an order of ours can come to: what Stripe charges at least in US dollars. */
export const SMALLEST_CHARGE = 50

/** Whether no card can be charged for an amount, in cents. Nothing to pay is fine. */
export function isTooSmall(cents: number): boolean {
  return cents > 0 && cents < SMALLEST_CHARGE
}

/** What the errors of an amount say. */
export function tooSmallText(cents: number, smallest = SMALLEST_CHARGE): string {
  return `${dollars(cents)} is below the smallest amount that can be charged: ${dollars(smallest)}.`
}
