import { expect } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { clearKeyLimit } from '#generated/security/operations/clearKeyLimit.ts'
import { clearKeyRateLimits } from '#generated/security/operations/clearKeyRateLimits.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { findEmbeddedKeyAccount } from '#generated/security/operations/findEmbeddedKeyAccount.ts'
import { findSecretKeyAccount } from '#generated/security/operations/findSecretKeyAccount.ts'
import { getKeySettings } from '#generated/security/operations/getKeySettings.ts'
import { pauseEmbeddedKey } from '#generated/security/operations/pauseEmbeddedKey.ts'
import { setIpRateLimit } from '#generated/security/operations/setIpRateLimit.ts'
import { setKeyLimit } from '#generated/security/operations/setKeyLimit.ts'
import { setKeyTrace } from '#generated/security/operations/setKeyTrace.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { embeddedKey, limitKey, secretKey, UNKNOWN_KEY } from '../../../support/keys.ts'

const REASON = 'Requested by the customer by phone'
const NO_TOKEN = `sk_${'0'.repeat(36)}`

type State = 'active' | 'paused' | 'deleted'

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and a customer's embedded key. */
async function withKey(world: World, state: State = 'active') {
  const customer: Person = await world.person()
  const id = await embeddedKey(world, customer, state)
  return { caller: await staff(world), params: { id }, customer }
}

/** The same with a limit of 50,000 lookups, of which so many are used. */
async function withLimit(world: World, used = 12_480) {
  const { customer, ...call } = await withKey(world)
  await limitKey(world, { caller: customer, params: call.params }, used)
  return call
}

async function call(world: World, state: State = 'active') {
  const { caller, params } = await withKey(world, state)
  return { caller, params }
}

const unknown = async (world: World) => ({ caller: await staff(world), params: { id: UNKNOWN_KEY } })

/** A customer's secret key with its token. */
async function withToken(world: World, isDeleted = false) {
  const customer = await world.person()
  const { key_id: id, token } = await world.perform(createSecretKey, {
    caller: customer,
    body: { label: 'Checkout server' },
  })
  if (isDeleted) await world.perform(deleteSecretKey, { caller: customer, params: { id } })
  return { caller: await staff(world), body: { token } }
}

const reason = { reason: REASON }

export const cases = [
  define(findSecretKeyAccount, 200, {
    example: 'active',
    arrange: world => withToken(world),
    check: found => {
      expect(found).toMatchObject({ kind: 'secret', key_label: 'Checkout server', state: 'active' })
      expect(JSON.stringify(found)).not.toContain('sk_')
    },
  }),
  define(findSecretKeyAccount, 200, {
    example: 'deleted',
    arrange: world => withToken(world, true),
    check: found => expect(found.state).toBe('deleted'),
  }),
  define(findSecretKeyAccount, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), body: forbidden({}) }),
  }),
  define(findSecretKeyAccount, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), body: { token: NO_TOKEN } }),
  }),

  define(findEmbeddedKeyAccount, 200, {
    example: 'active',
    arrange: async world => {
      const { caller, params } = await withKey(world)
      return { caller, body: { key: params.id } }
    },
    check: found => expect(found).toMatchObject({ kind: 'embedded', key_label: 'Store checkout' }),
  }),
  define(findEmbeddedKeyAccount, 200, {
    example: 'paused',
    arrange: async world => {
      const { caller, params, customer } = await withKey(world)
      await world.perform(pauseEmbeddedKey, { caller: customer, params })
      return { caller, body: { key: params.id } }
    },
    check: found => expect(found.state).toBe('paused'),
  }),
  define(findEmbeddedKeyAccount, 200, {
    title: 'the id of a secret key',
    arrange: async world => ({
      body: { key: await secretKey(world, await world.person()) },
      caller: await staff(world),
    }),
  }),
  define(findEmbeddedKeyAccount, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), body: forbidden({ key: 'shop' }) }),
  }),
  define(findEmbeddedKeyAccount, 404, {
    example: 'not-found',
    arrange: async world => ({ caller: await staff(world), body: { key: UNKNOWN_KEY } }),
  }),

  define(getKeySettings, 200, {
    example: 'plain',
    arrange: async world => {
      const id = await secretKey(world, await world.person())
      return { caller: await staff(world), params: { id } }
    },
    check: settings => expect(settings).toMatchObject({ limit: null, ip_rate_limit: null, trace: null }),
  }),
  define(getKeySettings, 200, {
    example: 'everything',
    arrange: async world => {
      const limited = await withLimit(world)
      await world.perform(setIpRateLimit, { ...limited, body: { rate_limit: 20, ...reason } })
      const expiration = await world.given('2026-11-02T15:30:00Z', async ({ clock }) =>
        new Date(clock.now().getTime() + 60_000).toISOString(),
      )
      await world.perform(setKeyTrace, { ...limited, body: { expiration, ...reason } })
      return limited
    },
    check: settings => {
      expect(settings.limit?.max_lookups).toBeGreaterThan(0)
      expect(settings.ip_rate_limit).toBe(20)
      expect(settings.trace?.email_address).toEqual(expect.any(String))
    },
  }),
  define(getKeySettings, 404, { example: 'not-found', arrange: unknown }),

  define(setKeyLimit, 200, {
    example: 'added',
    arrange: async world => ({ ...(await call(world)), body: { max_lookups: 50_000, ...reason } }),
    check: limit => expect(limit).toMatchObject({ max_lookups: 50_000, lookups_used: 0 }),
  }),
  define(setKeyLimit, 200, {
    example: 'replaced',
    arrange: async world => ({ ...(await withLimit(world)), body: { max_lookups: 80_000, ...reason } }),
    check: limit => expect(limit).toMatchObject({ max_lookups: 80_000, lookups_used: 12_480 }),
  }),
  define(setKeyLimit, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), body: { max_lookups: 0, ...reason } }),
  }),
  define(setKeyLimit, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: { max_lookups: 50_000, ...reason } }),
  }),
  define(setKeyLimit, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await call(world, 'deleted')), body: { max_lookups: 50_000, ...reason } }),
  }),

  define(clearKeyLimit, 204, {
    title: 'a limit',
    arrange: async world => ({ ...(await withLimit(world, 50_000)), query: reason }),
  }),
  define(clearKeyLimit, 204, {
    title: 'a key without a limit',
    arrange: async world => ({ ...(await call(world)), query: reason }),
  }),
  define(clearKeyLimit, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), query: forbidden({}) }),
  }),
  define(clearKeyLimit, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), query: reason }),
  }),
  define(clearKeyLimit, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await call(world, 'deleted')), query: reason }),
  }),

  define(setIpRateLimit, 200, {
    example: 'set',
    arrange: async world => ({ ...(await call(world)), body: { rate_limit: 20, ...reason } }),
    check: ({ rate_limit }) => expect(rate_limit).toBe(20),
  }),
  define(setIpRateLimit, 200, {
    example: 'taken-off',
    arrange: async world => {
      const to = await call(world)
      await world.perform(setIpRateLimit, { ...to, body: { rate_limit: 20, ...reason } })
      return { ...to, body: { rate_limit: null, ...reason } }
    },
    check: ({ rate_limit }) => expect(rate_limit).toBeNull(),
  }),
  define(setIpRateLimit, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), body: forbidden(reason) }),
  }),
  define(setIpRateLimit, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), body: { rate_limit: 20, ...reason } }),
  }),
  define(setIpRateLimit, 409, {
    example: 'key-pending',
    arrange: async world => ({ ...(await call(world, 'deleted')), body: { rate_limit: 20, ...reason } }),
  }),

  define(clearKeyRateLimits, 204, {
    title: 'an IP rate limit',
    arrange: async world => {
      const to = await call(world)
      await world.perform(setIpRateLimit, { ...to, body: { rate_limit: 20, ...reason } })
      return { ...to, query: reason }
    },
  }),
  define(clearKeyRateLimits, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), query: forbidden({}) }),
  }),
  define(clearKeyRateLimits, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), query: reason }),
  }),
]
