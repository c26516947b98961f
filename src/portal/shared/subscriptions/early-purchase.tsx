import {
  type EarlyPurchaseCap,
  earlyPurchaseConsentText,
  MOST_EARLY_PURCHASES,
} from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import { Select } from '#portal/ui/input/select.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'
import { type CapInput, capError, type EarlyItem, readCap, withTimes } from './early-purchase-cap.ts'

interface EarlyPurchaseFieldsProps {
  item: EarlyItem
  /** The card that is charged; undefined if it is shown elsewhere. */
  card: string | undefined
  input: CapInput
  onInput: (input: CapInput) => void
}

const TIMES = Array.from({ length: MOST_EARLY_PURCHASES }, (_, at) => ({
  value: String(at + 1),
  label: at === 0 ? '1 time' : `${at + 1} times`,
}))

/** The cap of early purchases, with price and card, and the words that a person agrees to. */
export function EarlyPurchaseFields({ item, card, input, onInput }: EarlyPurchaseFieldsProps) {
  const cap = readCap(input, item)
  return (
    <div className="flex flex-col gap-4">
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-sm">
        <dt className="text-muted">Plan</dt>
        <dd className="text-ink">{item.plan_description}</dd>
        <dt className="text-muted">Price</dt>
        <dd className="text-ink tabular-nums">
          {dollars(item.amount)} plus tax
          <span className="block text-muted">
            {dollars(item.amount + item.tax)} with today’s tax of {dollars(item.tax)}
          </span>
        </dd>
        {card && (
          <>
            <dt className="text-muted">Card</dt>
            <dd className="text-ink">{card}</dd>
          </>
        )}
      </dl>
      <div className="grid items-end gap-4 sm:grid-cols-2">
        <Select
          label="At most, per term"
          options={TIMES}
          value={String(input.times)}
          onChange={({ target }) => onInput(withTimes(input, Number(target.value), item))}
        />
        <TextField
          label="At most, per month"
          hint="In US dollars, tax included. Months are in UTC."
          inputMode="decimal"
          autoComplete="off"
          value={input.limit}
          error={capError(input, item)}
          onChange={({ target }) => onInput({ ...input, limit: target.value })}
        />
      </div>
      <Consent item={item} cap={cap} />
    </div>
  )
}

/** What a person agrees to by confirming; only with a cap. */
function Consent({ item, cap }: { item: EarlyItem; cap: EarlyPurchaseCap | undefined }) {
  if (!cap) return null
  const { license_label, plan_description, amount } = item
  return (
    <p className="rounded-lg bg-sunken px-4 py-3 text-sm">
      {earlyPurchaseConsentText({ license_label, plan_description, amount, ...cap })}
    </p>
  )
}
