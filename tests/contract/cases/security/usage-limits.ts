import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { usageLimits } from '#backend/services/security/usage-limits/tables.ts'
import { deleteSecretKey } from '#generated/security/operations/deleteSecretKey.ts'
import { getKeyUsageLimits } from '#generated/security/operations/getKeyUsageLimits.ts'
import { getUsageLimits } from '#generated/security/operations/getUsageLimits.ts'
import { setKeyUsageLimits } from '#generated/security/operations/setKeyUsageLimits.ts'
import { setUsageAlerts } from '#generated/security/operations/setUsageAlerts.ts'
import { setUsageLimits } from '#generated/security/operations/setUsageLimits.ts'
import { setUsageTimeZone } from '#generated/security/operations/setUsageTimeZone.ts'
import type { UsageLimits } from '#generated/security/types.ts'
import { define } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { withSecretKey, withUnknownKey } from '../../../support/keys.ts'

const both = { per_day: 10_000, per_month: 200_000, instead_of_day: null, instead_of_month: null }
const berlin = { zone: 'Europe/Berlin' }

/** An account with the time zone of the examples, and a key with both limits. */
async function withLimits(world: World) {
  const call = await withSecretKey(world)
  await world.perform(setUsageTimeZone, { caller: call.caller, body: berlin })
  await world.perform(setKeyUsageLimits, { ...call, body: both })
  await world.given(undefined, async ({ db }) => {
    await db.update(usageLimits).set({ lookupsUsed: 2_480 }).where(eq(usageLimits.keyId, call.params.id))
  })
  return call
}

async function inBerlin(world: World) {
  const call = await withSecretKey(world)
  await world.perform(setUsageTimeZone, { caller: call.caller, body: berlin })
  return call
}

const hasBoth = ({ zone, day, month }: UsageLimits) => {
  expect(zone).toBe('Europe/Berlin')
  expect(day).toMatchObject({ max_lookups: 10_000, limit_reached: false })
  expect(month).toMatchObject({ max_lookups: 200_000, limit_reached: false })
}

export const cases = [
  define(getUsageLimits, 200, {
    example: 'limited',
    arrange: async world => {
      const { caller, params } = await withLimits(world)
      await world.perform(setKeyUsageLimits, {
        ...{ caller, params },
        body: { per_day: 10_000, per_month: null, instead_of_day: 10_000, instead_of_month: 200_000 },
      })
      await world.perform(setUsageLimits, { caller, body: both })
      return { caller }
    },
    check: body => {
      hasBoth(body)
      expect(body).toMatchObject({ key_count: 1, keys: [{ kind: 'secret', day: { lookups_used: 2_480 } }] })
    },
  }),
  define(getUsageLimits, 200, {
    example: 'unlimited',
    check: ({ day, month, keys }) =>
      expect({ day, month, keys }).toEqual({ day: null, month: null, keys: [] }),
  }),

  define(setUsageLimits, 200, {
    example: 'both',
    arrange: async world => ({ caller: (await inBerlin(world)).caller, body: both }),
    check: hasBoth,
  }),
  define(setUsageLimits, 400, { example: 'invalid-fields', invalid: true, body: { ...both, per_day: 0 } }),
  define(setUsageLimits, 409, {
    example: 'limit-changed',
    arrange: async world => {
      const caller = await world.person()
      await world.perform(setUsageLimits, { caller, body: both })
      return { caller, body: both }
    },
  }),

  define(setUsageTimeZone, 200, {
    example: 'berlin',
    arrange: async world => {
      const { caller } = await withSecretKey(world)
      await world.perform(setUsageLimits, { caller, body: both })
      return { caller, body: berlin }
    },
    check: hasBoth,
  }),
  define(setUsageTimeZone, 400, { example: 'unknown-time-zone', body: { zone: 'Mars/Olympus' } }),

  define(setUsageAlerts, 200, {
    example: 'three',
    body: { percents: [50, 80, 100] },
    check: body => expect(body).toEqual({ percents: [50, 80, 100] }),
  }),
  define(setUsageAlerts, 400, { example: 'invalid-percent', invalid: true, body: { percents: [0] } }),

  define(getKeyUsageLimits, 200, { example: 'limited', arrange: withLimits, check: hasBoth }),
  define(getKeyUsageLimits, 200, {
    example: 'unlimited',
    arrange: world => withSecretKey(world),
    check: body => expect(body).toMatchObject({ day: null, month: null }),
  }),
  define(getKeyUsageLimits, 404, { example: 'not-found', arrange: withUnknownKey }),

  define(setKeyUsageLimits, 200, {
    example: 'both',
    arrange: async world => ({ ...(await inBerlin(world)), body: both }),
    check: hasBoth,
  }),
  define(setKeyUsageLimits, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await withSecretKey(world)), body: { ...both, per_day: 0 } }),
  }),
  define(setKeyUsageLimits, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await withUnknownKey(world)), body: both }),
  }),
  define(setKeyUsageLimits, 409, {
    example: 'key-pending',
    arrange: async world => {
      const call = await withSecretKey(world)
      await world.perform(deleteSecretKey, call)
      return { ...call, body: both }
    },
  }),
  define(setKeyUsageLimits, 409, {
    example: 'limit-changed',
    arrange: async world => ({ ...(await withLimits(world)), body: both }),
  }),
]
