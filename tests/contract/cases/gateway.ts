import { expect } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { findNearestUsAddresses } from '#generated/gateway/operations/findNearestUsAddresses.ts'
import { geocodeInternationalAddress } from '#generated/gateway/operations/geocodeInternationalAddress.ts'
import { geocodeUsAddress } from '#generated/gateway/operations/geocodeUsAddress.ts'
import { getUsGeoreference } from '#generated/gateway/operations/getUsGeoreference.ts'
import { getUsProperty } from '#generated/gateway/operations/getUsProperty.ts'
import { getUsPropertyFinancials } from '#generated/gateway/operations/getUsPropertyFinancials.ts'
import { listUsSecondaryAddresses } from '#generated/gateway/operations/listUsSecondaryAddresses.ts'
import { suggestInternationalAddresses } from '#generated/gateway/operations/suggestInternationalAddresses.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import { define } from '../../support/contract/case.ts'
import { keyOf, keyRejections, respondsAsShown } from '../../support/contract/keyed.ts'
import { basic, PAGE, US_CORE_LIMITED } from '../../support/gateway.ts'

const JUNIPER = { street: '214 North Juniper Street', city: 'Salt Lake City', state: 'Utah' }
const COPPER_MILL = {
  input_id: 'order 1',
  street: '88 Copper Mill Avenue',
  secondary: 'Apt 5',
  city: 'Boulder',
  state: 'CO',
}
const LINDENHOF = { country: 'Germany', address1: 'Lindenhofweg 12', postal_code: '20354' }

/** What each operation needs for a success, and how to make one of its requests invalid. */
const subjects = [
  {
    operation: verifyUsAddress,
    call: { query: JUNIPER },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: US_CORE_LIMITED,
    license: 1102,
  },
  {
    operation: verifyUsAddresses,
    call: { body: { lookups: [COPPER_MILL, { street: '1 Nowhere Lane', zipcode: '00000' }] } },
    invalid: { example: 'no-lookups', call: { body: { lookups: [] } } },
    plan: US_CORE_LIMITED,
    license: 1102,
  },
  {
    operation: suggestUsAddresses,
    call: { query: { search: '214 N. Jun' } },
    invalid: { example: 'missing-search', call: { query: { max_results: 5 } } },
    plan: 3311,
    license: 1203,
  },
  {
    operation: findNearestUsAddresses,
    call: { query: { latitude: 40.7762, longitude: -111.8956 } },
    invalid: { example: 'missing-latitude', call: { query: { longitude: -111.8956 } } },
    plan: 3512,
    license: 1305,
  },
  {
    operation: getUsProperty,
    call: { query: JUNIPER },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: 4012,
    license: 1510,
  },
  {
    operation: getUsPropertyFinancials,
    call: { query: JUNIPER },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: 4311,
    license: 1513,
  },
  {
    operation: getUsGeoreference,
    call: { query: JUNIPER },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: 4113,
    license: 1511,
  },
  {
    operation: listUsSecondaryAddresses,
    call: { query: JUNIPER },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: 4210,
    license: 1512,
  },
  {
    operation: geocodeUsAddress,
    call: { query: JUNIPER },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: 3412,
    license: 1304,
  },
  {
    operation: suggestInternationalAddresses,
    call: { query: { country: 'Germany', search: 'lindenh' } },
    invalid: { example: 'missing-country', call: { query: { search: 'lindenh' } } },
    plan: 3823,
    license: 1408,
  },
  {
    operation: geocodeInternationalAddress,
    call: { query: LINDENHOF },
    invalid: { example: 'missing-country', call: { query: { address1: 'Lindenhofweg 12' } } },
    plan: 3912,
    license: 1409,
  },
  {
    operation: verifyInternationalAddress,
    call: { query: LINDENHOF },
    invalid: { example: 'missing-country', call: { query: { address1: 'Lindenhofweg 12' } } },
    plan: 3706,
    license: 1407,
  },
] as const

export const cases = [
  define(verifyUsAddresses, 400, {
    example: 'unknown-field',
    title: 'a lookup with a field that does not exist',
    invalid: true,
    arrange: async world => ({
      caller: null,
      body: { lookups: [{ street: '1 A St', zip: '84116' }] } as never,
      headers: basic(await keyOf(world)),
    }),
  }),
  ...subjects.flatMap(subject =>
    keyRejections({
      ...subject,
      operation: subject.operation as Operation,
      unknown:
        subject.operation === suggestUsAddresses ? { include_only_states: 'NY' } : { match: 'enhanced' },
    }),
  ),
  ...subjects.flatMap(({ operation }) => respondsAsShown(operation as Operation)),
  define(verifyUsAddress, 200, {
    example: 'not-found',
    title: 'an address that there is not, with an embedded key',
    arrange: async world => {
      const { keyId } = await keyOf(world, { kind: 'embedded' })
      return {
        caller: null,
        query: { street: '1 Nowhere Lane', zipcode: '00000', key: keyId },
        headers: PAGE,
      }
    },
    check: response => expect(response.candidates).toEqual([]),
  }),
]
