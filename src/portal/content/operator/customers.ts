import type { Customer } from '../templates/operator.ts'

/** Customers who agreed in writing to be named. */
export const customers: readonly Customer[] = [
  {
    isExample: true,
    name: 'Example Company',
    trade: 'Industry',
    text: 'What they use, where it fits in their process, and the results they measured.',
    quote: { words: 'A quote that the customer approved.', person: 'Name and position' },
  },
]
