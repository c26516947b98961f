import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { RENEWAL_CONSENT_VERSION } from '#domain/subscription/renewal-terms.ts'
import { changePlan } from '#generated/billing/operations/changePlan.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import type { AccountOrder, PlanChangeOffer } from '#generated/billing/types.ts'
import { PLAN_CHANGE_WINDOW } from '#generated/durations.ts'
import { call, query } from '#portal/api/call.ts'
import { createIdempotency } from '#portal/kit/action/idempotency.ts'
import { refresh } from '#portal/kit/action/send-operation.ts'
import { taxableLocationQuery } from '../address/queries.ts'
import { isBusy } from '../checkout/attempt-progress.ts'
import { obstacle } from '../checkout/checkout-state.ts'
import { usePurchase } from '../checkout/use-purchase.ts'
import { cardsQuery } from '../shared/card-state.ts'

export type PlanChoice = PlanChangeOffer['choices'][number]

interface Wanted {
  plan: PlanChoice
  hasConsent: boolean
  /** Whether it may exceed the spending cap: the person has seen by how much. */
  exceedsCap: boolean
}

/** The preview, read again before it is too old. */
export const planChangeQuery = (trackId: number) => ({
  ...query(getPlanChange, { path: { id: trackId } }),
  refetchInterval: PLAN_CHANGE_WINDOW / 3,
})

/**
 * Changes a plan with one press: places the order of the preview that the page shows, and pays it. An order that is placed
 * is paid by the next press, with another card for instance, as long as it may be.
 */
export function usePlanChange(
  { track_id: trackId, preview }: PlanChangeOffer,
  choice: PlanChoice | undefined,
) {
  const client = useQueryClient()
  const [keys] = useState(() => createIdempotency(changePlan))
  const [order, setOrder] = useState<AccountOrder>()
  const cards = useQuery(cardsQuery)
  const address = useQuery(taxableLocationQuery)
  const now = new Date()
  const purchase = usePurchase({
    session: 'in',
    order: order ?? null,
    items: [],
    total: order?.total_amount ?? choice?.total_amount ?? null,
    isFree: false,
    hasAddress: address.data === undefined ? undefined : address.data !== null,
    cards: cards.data?.payment_methods,
    now,
  })
  const { state, send } = purchase
  const place = useMutation({
    mutationFn({ plan, hasConsent, exceedsCap }: Wanted) {
      const body = {
        plan_id: plan.new_plan.plan_id,
        total_amount: plan.total_amount,
        preview,
        ...(hasConsent && { renewal_consent: RENEWAL_CONSENT_VERSION }),
        ...(exceedsCap && { exceeds_cap: true }),
      }
      const header = keys.headerFor(body)
      if (!header) throw new Error('an order without a key')
      return call(changePlan, { path: { id: trackId }, header, body })
    },
    onSuccess(placed) {
      keys.succeeded()
      setOrder(placed)
    },
    // A price that has changed has to be seen before it is agreed to.
    onError: () => refresh(client, [getPlanChange]),
  })
  const orderId = order?.order_id
  const pay = useEffectEvent(() => send({ is: 'submitted', key: crypto.randomUUID() }))
  useEffect(() => {
    if (orderId !== undefined) pay()
  }, [orderId])

  const { attempt } = state
  const hasLapsed =
    order !== undefined &&
    attempt.is === 'none' &&
    now.getTime() - Date.parse(order.placed) >= PLAN_CHANGE_WINDOW
  return {
    purchase,
    order,
    isPaid: attempt.is === 'charged',
    pending: place.isPending || isBusy(attempt),
    error: order ? undefined : place.error,
    obstacle: obstacle(state),
    hasLapsed,
    /** Begins with the preview of today again. */
    restart() {
      setOrder(undefined)
      place.reset()
      void refresh(client, [getPlanChange])
    },
    press(plan: PlanChoice, hasConsent: boolean, exceedsCap = false) {
      if (order) send({ is: 'submitted', key: crypto.randomUUID() })
      else place.mutate({ plan, hasConsent, exceedsCap })
    },
  }
}
