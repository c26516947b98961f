import type { EarlyPurchaseCap } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'

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

function centsOf(typed: string): number | undefined {
  const plain = typed.trim().replace('$', '').replaceAll(',', '')
  return /^\d{1,9}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}
