import { expect } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { findUsAddresses } from '#generated/compatibility/operations/findUsAddresses.ts'
import { getFinancialProperty } from '#generated/compatibility/operations/getFinancialProperty.ts'
import { getGeoReference } from '#generated/compatibility/operations/getGeoReference.ts'
import { getPrincipalProperty } from '#generated/compatibility/operations/getPrincipalProperty.ts'
import { getSecondaryCount } from '#generated/compatibility/operations/getSecondaryCount.ts'
import { listSecondaries } from '#generated/compatibility/operations/listSecondaries.ts'
import { suggestInternational } from '#generated/compatibility/operations/suggestInternational.ts'
import { suggestInternationalEntries } from '#generated/compatibility/operations/suggestInternationalEntries.ts'
import { verifyInternational } from '#generated/compatibility/operations/verifyInternational.ts'
import { verifyStreetAddress } from '#generated/compatibility/operations/verifyStreetAddress.ts'
import { verifyStreetAddresses } from '#generated/compatibility/operations/verifyStreetAddresses.ts'
import { type ContractCase, define } from '../../support/contract/case.ts'
import { EXAMPLE, keyOf, keyRejections, respondsAsShown } from '../../support/contract/keyed.ts'
import { basic, PAGE, US_CORE_LIMITED } from '../../support/gateway.ts'

const JUNIPER = { smarty_key: 'MjE0IE4gSnVuaXBlciBTdHw4NDExNg' }
const WRONG_KEY = { example: 'invalid-format', call: { params: { smarty_key: 'no key' } } }
const HOUSES = { address_id: 'REVVfDExNXQ2NDB8TGluZGVuaG9md2VnfDIwMzU0' }

const subjects = [
  {
    operation: verifyStreetAddress,
    call: { query: { street: '214 North Juniper Street', lastline: 'Salt Lake City, UT' } },
    invalid: { example: 'missing-street', call: { query: { city: 'Provo' } } },
    plan: US_CORE_LIMITED,
    license: 1102,
  },
  {
    operation: verifyStreetAddresses,
    call: {
      body: [{ street: '88 Copper Mill Avenue', city: 'Boulder', state: 'CO' }, { street: '1 Nowhere Lane' }],
    },
    invalid: { example: 'no-lookups', call: { body: [] } },
    plan: US_CORE_LIMITED,
    license: 1102,
  },
  {
    operation: findUsAddresses,
    call: { query: { search: '214 N. Jun' } },
    // No schema says that one of two parameters is required.
    invalid: { example: 'missing-search', call: { query: { max_results: 5 } }, mock: false },
    plan: 3311,
    license: 1203,
  },
  {
    operation: getPrincipalProperty,
    call: { params: JUNIPER },
    invalid: WRONG_KEY,
    plan: 4012,
    license: 1510,
  },
  {
    operation: getFinancialProperty,
    call: { params: JUNIPER },
    invalid: WRONG_KEY,
    plan: 4311,
    license: 1513,
  },
  { operation: getGeoReference, call: { params: JUNIPER }, invalid: WRONG_KEY, plan: 4113, license: 1511 },
  { operation: listSecondaries, call: { params: JUNIPER }, invalid: WRONG_KEY, plan: 4210, license: 1512 },
  { operation: getSecondaryCount, call: { params: JUNIPER }, invalid: WRONG_KEY, plan: 4210, license: 1512 },
  {
    operation: verifyInternational,
    call: { query: { country: 'Germany', freeform: 'Lindenhofweg 12, 20354 Hamburg' } },
    invalid: { example: 'missing-country', call: { query: { address1: 'Lindenhofweg 12' } } },
    plan: 3706,
    license: 1407,
  },
  {
    operation: suggestInternational,
    call: { query: { country: 'Germany', search: 'lindenh' } },
    invalid: { example: 'missing-country', call: { query: { search: 'lindenh' } } },
    plan: 3823,
    license: 1408,
  },
  {
    operation: suggestInternationalEntries,
    call: { params: HOUSES, query: {} },
    invalid: { example: 'invalid-format', call: { params: { address_id: 'no id' } } },
    plan: 3823,
    license: 1408,
  },
]

/** A secret key in the URL, which a key has to allow. */
function inUrl({ operation, call }: (typeof subjects)[number]): ContractCase[] {
  const arranged = (urlCredentials: boolean) => ({
    arrange: async (world: Parameters<typeof keyOf>[0]) => {
      const { keyId, token } = await keyOf(world, { urlCredentials })
      const query = { ...('query' in call && call.query), 'auth-id': keyId, 'auth-token': token }
      // The mock knows only the schemes of the contract.
      const headers = keyId === EXAMPLE.keyId ? basic(EXAMPLE) : {}
      return { caller: null, ...call, query, headers } as never
    },
  })
  return [
    define(operation as Operation, 403, { example: 'url-credentials-not-allowed', ...arranged(false) }),
    define(operation as Operation, 200, { title: 'a key in the URL that allows it', ...arranged(true) }),
  ]
}

/** A key of another provider. */
const unknownKey = (operation: Operation, params: object) =>
  define(operation, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: null, params, headers: basic(await keyOf(world)) }) as never,
  })

export const cases = [
  ...subjects.flatMap(({ operation }) => respondsAsShown(operation as Operation)),
  ...subjects.flatMap(subject => keyRejections({ ...subject, operation: subject.operation as Operation })),
  ...subjects.flatMap(inUrl),
  ...[getPrincipalProperty, getFinancialProperty, getGeoReference, listSecondaries, getSecondaryCount].map(
    operation => unknownKey(operation as Operation, { smarty_key: '325023201' }),
  ),
  unknownKey(suggestInternationalEntries as Operation, { address_id: '325023201' }),
  define(verifyStreetAddress, 200, {
    example: 'not-found',
    title:
      'an address that there is not, with an embedded key, and parameters that only the other provider has',
    arrange: async world => {
      const { keyId } = await keyOf(world, { kind: 'embedded' })
      const others = { format: 'project-usa', county_source: 'geographic' }
      return {
        caller: null,
        query: { street: '1 Nowhere Lane', zipcode: '00000', key: keyId, ...others },
        headers: PAGE,
      }
    },
    check: response => expect(response).toEqual([]),
  }),
]
