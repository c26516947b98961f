import { expect } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { DEMONSTRATION_KEY } from '#domain/gateway/demonstration.ts'
import { trials } from '#domain/subscription/trials.ts'
import { HOUR } from '#domain/time/durations.ts'
import { ORIGIN } from '../backend.ts'
import { basic, type GatewayKey, type KeyInput, makeKey, PAGE } from '../gateway.ts'
import { type ContractCase, define } from './case.ts'
import { contractOf, requestExample, responseExamples } from './contract.ts'
import { playing } from './scenario.ts'
import type { World } from './world.ts'

/** What an operation that is called with keys needs for a success, and how to make one of its requests invalid. */
export interface KeyedSubject {
  operation: Operation
  call: { params?: object; query?: object; body?: unknown }
  invalid: { example: string; call: object; mock?: boolean }
  /** A parameter that the operation does not have; undefined where it ignores those. */
  unknown?: Record<string, string>
  /** A plan that serves it, and the license of the plan. */
  plan: number
  license: number
}

/** Plans with ten lookups a second: the free trials, and that of a product without one. */
const SLOW_PLANS = [...trials.map(({ planId }) => planId), 4310]

/** The key that the mock's examples show. */
export const EXAMPLE: GatewayKey = {
  accountId: 41207,
  keyId: '0193f1c4-8d20-7b55-8f3e-61a7c0d94e12',
  token: 'sk_7Hq2LxV9dPz4KmT0wRbN8sYc1JgE6uXa3fQ9',
}

export const keyOf = (world: World, input: KeyInput = {}) =>
  world.given(EXAMPLE, backend => makeKey(backend, input))

/** The rejections that all operations have, each with a key that brings it about. */
export function keyRejections({
  operation,
  call,
  invalid,
  unknown,
  plan,
  license,
}: KeyedSubject): ContractCase[] {
  const query = call.query ?? {}
  const rejection = (
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
    rejection(400, invalid.example, { call: invalid.call, invalid: invalid.mock ?? true }),
    ...(unknown ? [rejection(400, 'unknown-parameter', { query: unknown })] : []),
    rejection(400, 'processing-interrupted', { headers: playing('interrupted') }),
    rejection(401, 'secret-key-in-browser', { headers: { ...PAGE } }),
    rejection(401, 'not-permitted', { input: { paused: true } }, 'a paused key'),
    rejection(401, 'not-permitted', { input: { expires: past() } }, 'an expired key'),
    rejection(
      401,
      'not-permitted',
      { input: { recoveryDeadline: new Date(Date.now() + 24 * HOUR) } },
      'a deleted key',
    ),
    rejection(402, 'license-not-recognized', { query: { license: 'no-such-license' } }),
    rejection(402, 'license-not-held', { input: { plans: [] } }),
    rejection(402, 'subscription-inactive', { input: { plans: [plan], remaining: 0 } }),
    rejection(402, 'key-limit-reached', { input: { limit: { max: 10, used: 10 } } }),
    rejection(402, 'usage-limit-reached', {
      input: { usageLimits: [{ of: 'key', period: 'day', max: 10, used: 10 }] },
    }),
    rejection(
      403,
      'key-unauthorized',
      { input: { kind: 'embedded' }, headers: { origin: 'https://elsewhere.example' } },
      'an embedded key on a page of another site',
    ),
    rejection(403, 'key-unauthorized', { input: { licenses: [license + 1] } }, 'a license out of the scope'),
    rejection(
      403,
      'key-unauthorized',
      { input: { allowedIps: ['192.0.2.0/24'] } },
      'an address out of the list',
    ),
    rejection(403, 'suspected-bot', { input: { kind: 'embedded' }, headers: { 'user-agent': 'curl/8.5.0' } }),
    {
      ...rejection(429, 'requests-too-fast', {}),
      arrange: async world => {
        const key = await keyOf(world, { plans: SLOW_PLANS })
        const request = { caller: null, ...call, headers: basic(key) }
        // The clock of the tests stands still.
        for (let made = 0; made < 10; made += call.body === undefined ? 1 : 2)
          await world.perform(operation, request as never)
        return request as never
      },
    },
    {
      ...rejection(429, 'demonstration-limit-reached', {}),
      // The server of these cases grants no demonstration at all.
      arrange: async () =>
        ({
          caller: null,
          ...call,
          query: { ...query, key: DEMONSTRATION_KEY },
          headers: { origin: ORIGIN },
        }) as never,
    },
    rejection(502, 'gateway-unavailable', { headers: playing('upstream-failure') }),
    // What a server with a provider answers: tests/backend/gateway/upstream.test.ts.
    { ...rejection(502, 'unusable-answer', {}), mockOnly: true },
  ]
}

/** What each example of a response shows is what the server answers to the request example of the same name. */
export function respondsAsShown(operation: Operation): ContractCase[] {
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
