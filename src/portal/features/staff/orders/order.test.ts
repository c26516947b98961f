import { expect, test } from 'vitest'
import { refundable, whySecondPerson } from './order.ts'

test.each([
  [{ outcome: 'approved', voided: null, amount: 500, refunded_amount: 120, disputed_amount: 0 }, 380],
  [{ outcome: 'approved', voided: null, amount: 500, refunded_amount: 500, disputed_amount: 0 }, 0],
  [{ outcome: 'declined', voided: null, amount: 500, refunded_amount: 0, disputed_amount: 0 }, 0],
  [
    {
      outcome: 'approved',
      voided: '2026-11-02T09:30:00Z',
      amount: 500,
      refunded_amount: 0,
      disputed_amount: 0,
    },
    0,
  ],
  [{ outcome: 'approved', voided: null, amount: 500, refunded_amount: 100, disputed_amount: 300 }, 100],
  [{ outcome: 'approved', voided: null, amount: 500, refunded_amount: 300, disputed_amount: 300 }, 0],
] as const)('of %o, %d cents can be refunded', (payment, cents) => {
  expect(refundable(payment)).toBe(cents)
})

test('only who placed a large order needs a second person', () => {
  expect(whySecondPerson({ needs_second_person: true, is_own: true, worth: 643_500 })).toMatch(
    /\$6,435\.00, more than \$5,000\.00/,
  )
  expect(whySecondPerson({ needs_second_person: true, is_own: false, worth: 643_500 })).toBeUndefined()
  expect(whySecondPerson({ needs_second_person: false, is_own: true, worth: 400 })).toBeUndefined()
})
