import { expect } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { trials } from '#domain/subscription/trials.ts'
import { HOUR } from '#domain/time/durations.ts'
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
import { ORIGIN } from '../../support/backend.ts'
import { type ContractCase, define } from '../../support/contract/case.ts'
import { contractOf, requestExample, responseExamples } from '../../support/contract/contract.ts'
import { playing } from '../../support/contract/scenario.ts'
import type { World } from '../../support/contract/world.ts'
import {
  basic,
  type GatewayKey,
  type KeyInput,
  makeKey,
  PAGE,
  US_CORE_LIMITED,
} from '../../support/gateway.ts'

/** Plans with ten lookups a second: the free trials, and that of a product without one. */
const SLOW_PLANS = [...trials.map(({ planId }) => planId), 4310]
export const EXAMPLE: GatewayKey = {
  accountId: 41207,
  keyId: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  token: 'sk_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9',
}

const keyOf = (world: World, input: KeyInput = {}) => world.given(EXAMPLE, backend => makeKey(backend, input))

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

/** The rejections that all operations have, each with a key that brings it about. */
function rejections({ operation, call, invalid, plan, license }: (typeof subjects)[number]): ContractCase[] {
  const query = 'query' in call ? call.query : {}
  const unknown = operation === suggestUsAddresses ? { include_only_states: 'NY' } : { match: 'enhanced' }
  const refuse = (
    status: number,
    example: string,
    of: {
      input?: KeyInput
      query?: object
      headers?: Record<string, string>
      call?: object
      invalid?: boolean
    },
    title = example,
  ) =>
    define(operation as never, status as never, {
      example,
      title,
      invalid: of.invalid ?? false,
      arrange: async world => {
        const key = await keyOf(world, of.input)
        const isEmbedded = of.input?.kind === 'embedded'
        return {
          caller: null,
          ...call,
          ...of.call,
          ...((of.query || isEmbedded) && {
            query: { ...query, ...(isEmbedded && { key: key.keyId }), ...of.query },
          }),
          headers: isEmbedded ? { ...of.headers } : { ...basic(key), ...of.headers },
        } as never
      },
    })
  const past = () => new Date(Date.now() - HOUR)
  return [
    refuse(400, invalid.example, { call: invalid.call, invalid: true }),
    refuse(400, 'unknown-parameter', { query: { ...unknown } }),
    refuse(400, 'processing-interrupted', { headers: playing('interrupted') }),
    refuse(401, 'secret-key-in-browser', { headers: { ...PAGE } }),
    refuse(401, 'not-permitted', { input: { paused: true } }, 'a paused key'),
    refuse(401, 'not-permitted', { input: { expires: past() } }, 'an expired key'),
    refuse(
      401,
      'not-permitted',
      { input: { recoveryDeadline: new Date(Date.now() + 24 * HOUR) } },
      'a deleted key',
    ),
    refuse(402, 'license-not-recognized', { query: { license: 'no-such-license' } }),
    refuse(402, 'license-not-held', { input: { plans: [] } }),
    refuse(402, 'subscription-inactive', { input: { plans: [plan], remaining: 0 } }),
    refuse(402, 'key-limit-reached', { input: { limit: { max: 10, used: 10 } } }),
    refuse(
      403,
      'key-unauthorized',
      { input: { kind: 'embedded' }, headers: { origin: 'https://elsewhere.example' } },
      'an embedded key on a page of another site',
    ),
    refuse(403, 'key-unauthorized', { input: { licenses: [license + 1] } }, 'a license out of the scope'),
    refuse(
      403,
      'key-unauthorized',
      { input: { allowedIps: ['192.0.2.0/24'] } },
      'an address out of the list',
    ),
    refuse(403, 'suspected-bot', { input: { kind: 'embedded' }, headers: { 'user-agent': 'curl/8.5.0' } }),
    {
      ...refuse(429, 'requests-too-fast', {}),
      arrange: async world => {
        const key = await keyOf(world, { plans: SLOW_PLANS })
        const request = { caller: null, ...call, headers: basic(key) }
        // The clock of the tests stands still.
        for (let made = 0; made < 10; made += 'body' in call ? 2 : 1)
          await world.perform(operation as Operation, request)
        return request
      },
    },
    {
      ...refuse(429, 'demonstration-limit-reached', {}),
      // The server of these cases grants no demonstration at all.
      arrange: async () =>
        ({
          caller: null,
          ...call,
          query: { ...query, key: DEMONSTRATION_KEY },
          headers: { origin: ORIGIN },
        }) as never,
    },
    refuse(502, 'gateway-unavailable', { headers: playing('upstream-failure') }),
    // What a server with a provider answers: tests/backend/gateway/upstream.test.ts.
    { ...refuse(502, 'unusable-answer', {}), mockOnly: true },
  ]
}

/** What each example of a response shows is what the server answers to the request example of the same name. */
function respondsAsShown(operation: Operation): ContractCase[] {
  return responseExamples(contractOf(operation), 200).map(({ name, value }) =>
    define(operation, 200 as never, {
      example: name,
      title: `${name}, as the contract shows it`,
      arrange: async world => ({
        caller: null,
        headers: basic(await keyOf(world)),
        ...(requestExample(contractOf(operation), name) as object),
      }),
      check: response => expect(response).toEqual(value),
    }),
  )
}

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
  ...subjects.flatMap(rejections),
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
