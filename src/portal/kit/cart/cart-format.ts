/** Where the cart is kept. */
export const CART_KEY = 'gatepost-cart'
/** As many plans as an order can have (`CreateQuoteBody` of the sales contract). */
const CART_LIMIT = 50
const MAX_PLAN_ID = 2_147_483_647
/** The form of what is kept. Another one is ignored, so a release that changes it starts with an empty cart. */
const VERSION = 1

/** The plans in a stored text. Storage is untrusted: whatever is not the number of a plan is ignored. */
export function readCartText(text: string | null): readonly number[] {
  if (!text) return []
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return []
  }
  if (typeof stored !== 'object' || stored === null) return []
  const { version, plans } = stored as { version?: unknown; plans?: unknown }
  if (version !== VERSION || !Array.isArray(plans)) return []
  return plans.filter(isPlanId).slice(0, CART_LIMIT)
}

/** The text of these plans; null for an empty cart, which is not kept. */
export function toCartText(plans: readonly number[]): string | null {
  return plans.length ? JSON.stringify({ version: VERSION, plans: plans.slice(0, CART_LIMIT) }) : null
}

function isPlanId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_PLAN_ID
}
