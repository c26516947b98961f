import { cardName } from '#domain/billing/card-name.ts'
import type { PaymentMethod } from '#generated/payment/types.ts'

/** Which card renewals charge once the primary one is gone; none is a choice, too. */
export function NextPrimary({
  cards,
  next,
  onChoose,
}: {
  cards: readonly PaymentMethod[]
  next: string | undefined
  onChoose: (id: string | undefined) => void
}) {
  const options = [
    ...cards.map(card => ({ id: card.payment_method_id, text: cardName(card) })),
    { id: undefined, text: 'None: subscriptions end with their term' },
  ]
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 font-medium text-ink">Which card should renewals charge from now on?</legend>
      {options.map(({ id, text }) => (
        <label
          key={text}
          className="flex cursor-pointer items-center gap-3 rounded-lg px-3.5 py-2.5 text-ink ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name="next-primary"
            checked={id === next}
            onChange={() => onChoose(id)}
            className="size-4 accent-accent outline-none"
          />
          {text}
        </label>
      ))}
    </fieldset>
  )
}
