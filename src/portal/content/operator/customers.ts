import type { Customer } from '../templates/operator.ts'

/** Customers who agreed in writing to be named. */
export const customers: readonly Customer[] = [
  {
    isExample: true,
    name: 'Example Company',
    trade: 'Its trade',
    text: 'What it uses, for which step of its work, and what changed, in figures that it measured itself.',
    quote: { words: 'A sentence of its own, as it was approved.', person: 'Name and position' },
  },
]
