import type { TaxRates } from './tax/rates.ts'

/** A plan with its price, before tax. Amounts are whole cents. */
export interface PricedItem {
  planId: number
  lookups: number
  /** What is charged. */
  amount: number
  /** The list price. */
  unitAmount: number
  /** Which of the two rates applies. */
  taxedAs: keyof TaxRates
}

export type TaxedItem = PricedItem & { taxAmount: number }

/** Items with their tax, and what they come to. */
export interface Totals {
  items: TaxedItem[]
  amount: number
  unitAmount: number
  taxAmount: number
  totalAmount: number
  rates: TaxRates
}

/** Tax on an amount in cents at a rate in millionths, rounded half up to a cent. */
export function taxOn(amount: number, rate: number): number {
  // The product of the largest of both has more digits than a number can hold.
  return Number((BigInt(amount) * BigInt(rate) + 500_000n) / 1_000_000n)
}

/** Taxes each item by itself, so that the total is always the sum of what the items show. */
export function totalsOf(priced: readonly PricedItem[], rates: TaxRates): Totals {
  const items = priced.map(item => ({ ...item, taxAmount: taxOn(item.amount, rates[item.taxedAs]) }))
  const sum = (of: 'amount' | 'unitAmount' | 'taxAmount') =>
    items.reduce((total, item) => total + item[of], 0)
  const [amount, taxAmount] = [sum('amount'), sum('taxAmount')]
  return { items, amount, unitAmount: sum('unitAmount'), taxAmount, totalAmount: amount + taxAmount, rates }
}
