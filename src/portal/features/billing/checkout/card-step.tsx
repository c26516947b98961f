import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { listPaymentMethods } from '#generated/payment/operations.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Skeleton } from '#portal/ui/feedback/skeleton.tsx'
import { CardChoice } from './card-choice.tsx'
import { focusStep, Step } from './step.tsx'

// The vendor's form loads when it is needed.
const NewCard = lazy(async () => ({ default: (await import('../cards/new-card.tsx')).NewCard }))

export const cardsQuery = query(listPaymentMethods)

const STEP = 'card-step'

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
  const [isAdding, setAdding] = useState(false)
  const all = cards.data?.payment_methods
  const card = cardToCharge(all, chosen)
  const isForm = isAdding || all?.length === 0
  return (
    <Step id={STEP} number={number} title="Card" isDone={card !== undefined && !isForm}>
      <Loaded query={cards} what="Your cards" rows={1}>
        {({ payment_methods }) =>
          isForm ? (
            <Suspense fallback={<Skeleton className="h-64 w-full" />}>
              <NewCard
                onAdded={({ payment_method_id }) => {
                  setAdding(false)
                  onChoose(payment_method_id)
                  focusStep(STEP)
                }}
                secondary={
                  payment_methods.length > 0 && (
                    <Button variant="ghost" onClick={() => setAdding(false)}>
                      Cancel
                    </Button>
                  )
                }
              />
            </Suspense>
          ) : (
            <div className="flex flex-col items-start gap-4">
              <CardChoice cards={payment_methods} chosen={card?.payment_method_id} onChoose={onChoose} />
              <Button
                size="sm"
                variant="ghost"
                className="-ml-2.5"
                icon={<Plus aria-hidden="true" className="size-4" />}
                onClick={() => setAdding(true)}
              >
                Use another card
              </Button>
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
