import { useQuery } from '@tanstack/react-query'
import { CreditCard } from 'lucide-react'
import { listPaymentMethods } from '#generated/payment/operations.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { CardChoice } from './card-choice.tsx'
import { Step } from './step.tsx'

export const cardsQuery = query(listPaymentMethods)

/** The card to charge: the chosen one, else the primary one, else the newest. */
export function cardToCharge(
  cards: readonly PaymentMethod[] | undefined,
  chosen: string | undefined,
): PaymentMethod | undefined {
  return cards?.find(({ payment_method_id }) => payment_method_id === chosen) ?? cards?.[0]
}

/** The card that pays: one of the account's, or another one that is added to them. */
export function CardStep({
  number,
  chosen,
  onChoose,
}: {
  number: number
  chosen: string | undefined
  onChoose: (cardId: string) => void
}) {
  const cards = useQuery(cardsQuery)
  const all = cards.data?.payment_methods
  const card = cardToCharge(all, chosen)
  return (
    <Step number={number} title="Card" isDone={card !== undefined}>
      <Loaded query={cards} what="Your cards" rows={1}>
        {({ payment_methods }) =>
          payment_methods.length === 0 ? (
            <p className="text-muted">This account has no card yet.</p>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <CardChoice cards={payment_methods} chosen={card?.payment_method_id} onChoose={onChoose} />
            </div>
          )
        }
      </Loaded>
      <p className="mt-4 flex items-start gap-2 text-xs text-faint">
        <CreditCard aria-hidden="true" className="mt-0.5 size-3.5 shrink-0" />
        Card numbers go to the card vendor alone. We never see them.
      </p>
    </Step>
  )
}
