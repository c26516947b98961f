import { cardName } from '#domain/billing/card-name.ts'
import { setPrimaryPaymentMethod } from '#generated/payment/operations.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { call } from '#portal/api/call.ts'
import type { Action } from '#portal/kit/action/actions.tsx'
import { cardState } from '../shared/card-state.ts'

/** Makes a card the primary one; Undo gives that back to the card before, unless it has expired. */
export function makePrimary(card: PaymentMethod, all: readonly PaymentMethod[]): Action {
  const before = all.find(({ primary }) => primary)
  const canGoBack = before !== undefined && cardState(before, new Date()) !== 'expired'
  const now = all.map(each => ({ ...each, primary: each === card }))
  return {
    subject: card.payment_method_id,
    send: () => call(setPrimaryPaymentMethod, { path: { id: card.payment_method_id } }),
    doneText: `${cardName(card)} is the primary card.`,
    failedTitle: `${cardName(card)} could not become the primary card`,
    undo: canGoBack ? () => makePrimary(before, now) : undefined,
  }
}
