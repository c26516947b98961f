import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PricedItem, taxOn, totalsOf } from './amounts.ts'
import { NO_TAX, ratesAt, rateWire } from './tax/rates.ts'

const cents = fc.integer({ min: 0, max: 100_000_000_000 })
const rate = fc.integer({ min: 0, max: 1_000_000 })
const items = fc.array(
  fc.record<PricedItem>({
    planId: fc.integer({ min: 1 }),
    lookups: fc.nat(),
    amount: cents,
    unitAmount: cents,
    taxedAs: fc.constantFrom('saas', 'data'),
  }),
  { minLength: 1, maxLength: 50 },
)

describe('tax', () => {
  test.each([
    [54_000, 72_500, 3_915],
    [12_000, 72_500, 870],
    [18_000, 72_500, 1_305],
    [0, 72_500, 0],
    // Half a cent goes up, and what is less goes down.
    [10, 50_000, 1],
    [9, 50_000, 0],
    [20, 72_500, 1],
    [100_000_000_000, 1_000_000, 100_000_000_000],
  ])('on %i cents at %i millionths is %i', (amount, millionths, tax) => {
    expect(taxOn(amount, millionths)).toBe(tax)
  })

  test('is the half-up rounding of the exact product', () => {
    fc.assert(
      fc.property(cents, rate, (amount, millionths) => {
        const twice =
          BigInt(taxOn(amount, millionths)) * 2_000_000n - BigInt(amount) * BigInt(millionths) * 2n
        // Within half a cent of the exact tax, and above it where it lies in the middle.
        expect(twice > -1_000_000n && twice <= 1_000_000n).toBe(true)
      }),
    )
  })
})

test('whatever the items and the rates, the total is the sum of what the items show', () => {
  fc.assert(
    fc.property(items, fc.record({ saas: rate, data: rate }), (priced, rates) => {
      const totals = totalsOf(priced, rates)
      const sum = totals.items.reduce((total, { amount, taxAmount }) => total + amount + taxAmount, 0)
      expect(totals.totalAmount).toBe(sum)
      expect(totals.totalAmount).toBe(totals.amount + totals.taxAmount)
      expect(totals.items.every(item => item.taxAmount === taxOn(item.amount, rates[item.taxedAs]))).toBe(
        true,
      )
      expect(totalsOf(priced, NO_TAX).totalAmount).toBe(totals.amount)
    }),
  )
})

test.each([
  ['UT', 'USA', 0.0725, 0],
  ['ut', 'USA', 0.0725, 0],
  ['NY', 'USA', 0.0853, 0.0853],
  ['NJ', 'USA', 0, 0.0663],
  ['OR', 'USA', 0, 0],
  // The same letters in another country.
  ['SC', 'BRA', 0, 0],
  ['', 'HKG', 0, 0],
])('the rates in "%s", %s are %d and %d', (administrative_area, country_iso3, saas, data) => {
  const rates = ratesAt({ administrative_area, country_iso3 })
  expect([rateWire(rates.saas), rateWire(rates.data)]).toEqual([saas, data])
})
