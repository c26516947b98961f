import { expect } from 'vitest'
import { findStandardAddress } from '#generated/sales/operations/findStandardAddress.ts'
import { suggestAddresses } from '#generated/sales/operations/suggestAddresses.ts'
import { define } from '../../../support/contract/case.ts'
import { PROVO } from '../../../support/orders.ts'

const juniper = {
  ...PROVO,
  thoroughfare: '214 n juniper street',
  locality: 'Salt Lake City',
  postal_code: '84116',
}

export const cases = [
  define(suggestAddresses, 200, {
    example: 'one-house',
    title: 'for an account without any license',
    query: { search: '214 n jun' },
    check: ({ suggestions }) =>
      expect(suggestions).toEqual([expect.objectContaining({ thoroughfare: '214 N Juniper St' })]),
  }),
  define(suggestAddresses, 200, {
    example: 'no-suggestions',
    query: { search: 'zzzz' },
    check: body => expect(body).toEqual({ suggestions: [] }),
  }),
  define(suggestAddresses, 400, {
    example: 'too-short',
    invalid: true,
    query: { search: '214' },
  }),
  define(findStandardAddress, 200, {
    example: 'found',
    seed: { taxableAddress: juniper },
    check: body => expect(body).toMatchObject({ outcome: 'found', address: { postal_code: '84116-2911' } }),
  }),
  define(findStandardAddress, 200, {
    example: 'unknown',
    title: 'an address that the sample does not have',
    seed: { taxableAddress: PROVO },
    check: body => expect(body).toEqual({ outcome: 'unknown', address: null }),
  }),
  define(findStandardAddress, 200, {
    example: 'not-found',
    // Only real data can say so: `tests/backend/sales/address-help.test.ts`.
    mockOnly: true,
    seed: { taxableAddress: PROVO },
  }),
  define(findStandardAddress, 404, { example: 'not-found' }),
]
