import { useQuery } from '@tanstack/react-query'
import { CreditCard, Plus } from 'lucide-react'
import { useState } from 'react'
import { cardName } from '#domain/billing/card-name.ts'
import { listPaymentMethods } from '#generated/payment/operations.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { query } from '#portal/api/call.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { focusStep, Step } from './steps.tsx'

// The vendor's form loads when it is needed.
const NewCard = lazyPart(async () => ({ default: (await import('../cards/new-card.tsx')).NewCard }))

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
            <LazyBoundary fallback={<Skeleton className="h-64 w-full" />}>
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
            </LazyBoundary>
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
        Your card goes straight to our payment processor.
      </p>
    </Step>
  )
}

/** Whether the last month of a card, as `2028-04`, is over. */
export function isExpired({ expiration }: Pick<PaymentMethod, 'expiration'>, now: Date): boolean {
  return expiration < now.toISOString().slice(0, 7)
}

/** "04/28". */
function shortMonth(expiration: string): string {
  return `${expiration.slice(5)}/${expiration.slice(2, 4)}`
}

/** The cards of the account, one of which pays. */
export function CardChoice({
  cards,
  chosen,
  onChoose,
}: {
  cards: readonly PaymentMethod[]
  chosen: string | undefined
  onChoose: (cardId: string) => void
}) {
  const now = new Date()
  return (
    <fieldset className="w-full">
      <legend className="sr-only">Card to charge</legend>
      <div className="flex flex-col gap-2">
        {cards.map(card => (
          <label
            key={card.payment_method_id}
            className="flex cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 rounded-lg px-4 py-3 ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="card"
              value={card.payment_method_id}
              checked={card.payment_method_id === chosen}
              onChange={() => onChoose(card.payment_method_id)}
              className="size-4 accent-accent outline-none"
            />
            <span className="font-medium">{cardName(card)}</span>
            <span className="text-sm text-muted tnum">{shortMonth(card.expiration)}</span>
            <span className="ml-auto flex gap-1.5">
              {isExpired(card, now) && <Badge tone="danger">Expired</Badge>}
              {card.primary && <Badge>Primary</Badge>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
