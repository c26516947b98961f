import type { Product } from './shape.ts'

/** Seats of a paid plan, by its tier. */
export const TIER_SEATS: readonly number[] = [2, 5, 10, 25, 50, 100, 250]

/** Product line of the license whose seats come on top of those of the plans. */
export const MULTI_USER_LINE = 'multi-user-access'

/** Adds seats to an account, and no lookups. */
export const MULTI_USER_ACCESS: Product = {
  id: 1701,
  key: 'multi-user-access',
  label: 'Multi-User Access',
  description: 'Lets more people share an account than its plans bring seats for.',
  line: MULTI_USER_LINE,
  region: 'Worldwide',
  group: 'multi-user-access',
  // Sold by staff alone.
  odd: [
    { id: 4401, lookups: 0, months: 12, price: 120_00, rate: null, seats: 5 },
    { id: 4402, lookups: 0, months: 12, price: 480_00, rate: null, seats: 25 },
    { id: 4403, lookups: 0, months: 12, price: 1_500_00, rate: null, seats: 100 },
  ],
}
