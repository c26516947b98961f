import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { getPricing } from '#generated/sales/operations.ts'
import { query } from '#portal/api/call.ts'
import { changeCart, useCart } from '#portal/shared/cart/cart.ts'
import { toast } from '#portal/ui/feedback/toast.ts'
import { TOAST_TIMES } from '#portal/ui/feedback/toast-time.ts'
import { removalTexts, sortCart } from './cart-lines.ts'

export const pricingQuery = query(getPricing)

/**
 * The cart by the price list. What nobody can order leaves it by itself: a toast says so once, and `removed` holds
 * the same texts for the page.
 */
export function useSortedCart() {
  const plans = useCart()
  const pricing = useQuery(pricingQuery)
  const [removed, setRemoved] = useState<readonly string[]>([])
  const schedule = pricing.data
  const sorted = useMemo(() => (schedule ? sortCart(plans, schedule) : undefined), [plans, schedule])

  useEffect(() => {
    if (!schedule || !sorted) return
    let texts: string[] = []
    // By the plans that are there now: an effect that runs twice finds nothing the second time.
    changeCart(now => {
      const found = sortCart(now, schedule)
      texts = removalTexts(found)
      return found.kept
    })
    if (!texts.length) return
    for (const text of texts) void toast.info(text, { ms: TOAST_TIMES.cartRemoval })
    setRemoved(earlier => [...earlier.filter(text => !texts.includes(text)), ...texts])
  }, [sorted, schedule])

  return { pricing, sorted, removed, dismissRemoved: () => setRemoved([]) }
}
