import {
  type EarlyPurchaseCap,
  earlyPurchaseConsentText,
  MOST_EARLY_PURCHASES,
} from '#domain/subscription/renewal-terms.ts'
import { centsOf, dollars } from '#domain/text/money.ts'
import { Select } from '#portal/ui/input/select.tsx'
import { TextField } from '#portal/ui/input/text-field.tsx'

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

/** What is bought early. Amounts are in cents. */
export interface EarlyItem {
  license_label: string
  plan_description: string
  /** Price of a term before tax. */
  amount: number
  /** Today's tax on it. */
  tax: number
}

/** A cap as it is chosen and typed. */
export interface CapInput {
  times: number
  /** In dollars. */
  limit: string
}

/** The most that the contract takes, in cents. */
const MOST = 100_000_000

const text = (cents: number) => (cents / 100).toFixed(2)

/** The cap to start from: the one that applies, otherwise the smallest one. */
export function firstCap({ amount, tax }: EarlyItem, applies?: EarlyPurchaseCap | null): CapInput {
  return applies
    ? { times: applies.max_times, limit: text(applies.monthly_limit) }
    : { times: 1, limit: text(amount + tax) }
}

/** Another number of times. An amount that is just enough for the times stays just enough. */
export function withTimes({ times, limit }: CapInput, chosen: number, { amount, tax }: EarlyItem): CapInput {
  const isEnough = centsOf(limit) === times * (amount + tax)
  return { times: chosen, limit: isEnough ? text(Math.min(MOST, chosen * (amount + tax))) : limit }
}

/** The cap, in the contract's words; undefined while the amount is none. */
export function readCap(input: CapInput, item: EarlyItem): EarlyPurchaseCap | undefined {
  const cents = centsOf(input.limit)
  return cents === undefined || capError(input, item)
    ? undefined
    : { max_times: input.times, monthly_limit: cents }
}

/** What is wrong with the amount. */
export function capError({ limit }: CapInput, { amount, tax }: EarlyItem): string | undefined {
  const cents = centsOf(limit)
  if (cents === undefined) return 'Enter an amount, such as 400.00.'
  if (cents < amount + tax) return `Enter at least ${dollars(amount + tax)}, the price of one term with tax.`
  return cents > MOST ? `Enter at most ${dollars(MOST)}.` : undefined
}
