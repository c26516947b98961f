import { cardName } from '#domain/billing/card-name.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { cardState } from '../shared/card-state.ts'

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
              {cardState(card, now) === 'expired' && <Badge tone="danger">Expired</Badge>}
              {card.primary && <Badge>Primary</Badge>}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
