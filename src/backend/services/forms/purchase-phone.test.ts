import { expect, test } from 'vitest'
import { purchasePhone } from './purchase-phone.ts'

test.each([
  ['8015550142', '+18015550142'],
  ['(801) 555-0142', '+18015550142'],
  ['801.555.0142', '+18015550142'],
  ['1 801 555 0142', '+18015550142'],
  ['1-801-555-0142', '+18015550142'],
  ['+1 801 555 0142', '+18015550142'],
  [' +1 (801) 555-0142', '+18015550142'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+49 (0)30 123456', '+49030123456'],
  ['020 7946 0958', undefined],
  ['0049 30 1234567', undefined],
  ['555-0142', undefined],
  ['+0 801 555 0142', undefined],
  ['+1234567890123456', undefined],
  ['', undefined],
  ['none', undefined],
])('%s is %s', (typed, normalized) => expect(purchasePhone(typed)).toBe(normalized))
