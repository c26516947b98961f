import { isIntent } from './cart-mark.ts'

/** As many plans as an order can have (`CreateQuoteBody` of the sales contract). */
const CART_LIMIT = 50
const MAX_PLAN_ID = 2_147_483_647
/** The form of what is kept. Another one is ignored, so a release that changes it starts with an empty cart. */
const VERSION = 1

/** What is kept. */
export interface StoredCart {
  /** Numbers of plans, in the order in which they were added. */
  plans: readonly number[]
  /** Id of the order that these plans become; null until the first checkout, and after each change of them. */
  intent: string | null
  /** Whether an order may have this id: it was sent, and not rejected. */
  isSent: boolean
}

export const EMPTY_CART: StoredCart = { plans: [], intent: null, isSent: false }

/** What a stored text holds. Storage is untrusted: whatever is not the number of a plan is ignored. */
export function readCartText(text: string | null): StoredCart {
  if (!text) return EMPTY_CART
  let stored: unknown
  try {
    stored = JSON.parse(text)
  } catch {
    return EMPTY_CART
  }
  if (typeof stored !== 'object' || stored === null) return EMPTY_CART
  const { version, plans, intent, sent } = stored as Partial<
    Record<'version' | 'plans' | 'intent' | 'sent', unknown>
  >
  if (version !== VERSION || !Array.isArray(plans)) return EMPTY_CART
  return {
    plans: plans.filter(isPlanId).slice(0, CART_LIMIT),
    intent: isIntent(intent) ? intent : null,
    isSent: isIntent(intent) && sent === true,
  }
}

/** The text of a cart; null for an empty one, which is not kept. */
export function toCartText({ plans, intent, isSent }: StoredCart): string | null {
  if (!plans.length) return null
  return JSON.stringify({
    version: VERSION,
    plans: plans.slice(0, CART_LIMIT),
    ...(intent && { intent }),
    ...(intent && isSent && { sent: true }),
  })
}

function isPlanId(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0 && (value as number) <= MAX_PLAN_ID
}
