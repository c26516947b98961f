import { expect } from 'vitest'
import { traceEntries } from '#backend/services/security/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { HOUR } from '#domain/time/durations.ts'
import { clearKeyTrace } from '#generated/security/operations/clearKeyTrace.ts'
import { listTraceEntries } from '#generated/security/operations/listTraceEntries.ts'
import { listTraces } from '#generated/security/operations/listTraces.ts'
import { setKeyTrace } from '#generated/security/operations/setKeyTrace.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'
import { secretKey, UNKNOWN_KEY } from '../../../support/keys.ts'

const reason = { reason: 'Calls fail since this morning' }

const staff = (world: World) => world.person({ roles: [INTERNAL_ROLE] })

/** A member of staff, and a customer's secret key. */
async function withKey(world: World, state: 'active' | 'deleted' = 'active') {
  const customer = await world.person()
  const id = await secretKey(world, customer, state)
  return { caller: await staff(world), params: { id }, accountId: customer.accountId ?? 0 }
}

async function call(world: World, state: 'active' | 'deleted' = 'active') {
  const { caller, params } = await withKey(world, state)
  return { caller, params }
}

const inHours = (world: World, hours: number) =>
  world.given('2026-11-02T15:30:00Z', async ({ clock }) =>
    new Date(clock.now().getTime() + hours * HOUR).toISOString(),
  )

/** The same, and a trace on the key. */
async function withTrace(world: World) {
  const { accountId, ...to } = await withKey(world)
  await world.perform(setKeyTrace, { ...to, body: { expiration: await inHours(world, 6), ...reason } })
  return { ...to, accountId }
}

const unknown = async (world: World) => ({ caller: await staff(world), params: { id: UNKNOWN_KEY } })

export const cases = [
  define(setKeyTrace, 200, {
    example: 'set',
    arrange: async world => ({
      ...(await call(world)),
      body: { expiration: await inHours(world, 6), ...reason },
    }),
    check: trace => expect(Date.parse(trace.expiration)).toBeGreaterThan(Date.parse(trace.created)),
  }),
  define(setKeyTrace, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), body: forbidden(reason) }),
  }),
  define(setKeyTrace, 400, {
    example: 'expiration-out-of-range',
    title: 'more than a day ahead',
    arrange: async world => ({
      ...(await call(world)),
      body: { expiration: await inHours(world, 24.1), ...reason },
    }),
  }),
  define(setKeyTrace, 400, {
    example: 'expiration-out-of-range',
    title: 'in the past',
    arrange: async world => ({
      ...(await call(world)),
      body: { expiration: await inHours(world, -1), ...reason },
    }),
  }),
  define(setKeyTrace, 404, {
    example: 'not-found',
    arrange: async world => ({
      ...(await unknown(world)),
      body: { expiration: await inHours(world, 6), ...reason },
    }),
  }),
  define(setKeyTrace, 409, {
    example: 'key-pending',
    arrange: async world => ({
      ...(await call(world, 'deleted')),
      body: { expiration: await inHours(world, 6), ...reason },
    }),
  }),

  define(clearKeyTrace, 204, {
    title: 'a trace',
    arrange: async world => {
      const { caller, params } = await withTrace(world)
      return { caller, params, query: reason }
    },
  }),
  define(clearKeyTrace, 204, {
    title: 'a key without one',
    arrange: async world => ({ ...(await call(world)), query: reason }),
  }),
  define(clearKeyTrace, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), query: forbidden({}) }),
  }),
  define(clearKeyTrace, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await unknown(world)), query: reason }),
  }),

  define(listTraces, 200, {
    example: 'some-traces',
    arrange: async world => {
      const { caller, accountId } = await withTrace(world)
      await withTrace(world)
      return { caller, query: { account_id: accountId } }
    },
    check: ({ traces }) => {
      expect(traces).toHaveLength(1)
      expect(traces[0]).toMatchObject({ kind: 'secret', key_label: 'Checkout server' })
    },
  }),
  define(listTraces, 200, {
    example: 'no-traces',
    arrange: async world => {
      const { caller, accountId } = await withKey(world)
      await withTrace(world)
      return { caller, query: { account_id: accountId } }
    },
    check: ({ traces }) => expect(traces).toEqual([]),
  }),
  define(listTraces, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ caller: await staff(world), query: { account_id: forbidden('all') } }),
  }),

  define(listTraceEntries, 200, {
    example: 'some-entries',
    arrange: async world => {
      const { caller, params } = await withTrace(world)
      await world.given(undefined, async ({ db, clock }) => {
        const entry = {
          keyId: params.id,
          created: clock.now(),
          requestId: '0193f1d0-77aa-7c00-9d11-5b2e8f3a6c01',
          lookups: 1,
          source: '198.51.100.0/24',
          inputs: [{ name: 'street', form: '9999 xxxx xx' }],
        }
        await db.insert(traceEntries).values([
          { ...entry, licenseId: 1102, subscriptionId: 700_431 },
          { ...entry, rule: 'wrong-token' },
        ])
      })
      return { caller, params }
    },
    check: ({ decisions, total }) => {
      expect(total).toBe(2)
      expect(decisions.map(({ rule }) => rule)).toEqual(['wrong-token', null])
    },
  }),
  define(listTraceEntries, 200, {
    example: 'no-entries',
    arrange: call,
    check: ({ decisions }) => expect(decisions).toEqual([]),
  }),
  define(listTraceEntries, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await call(world)), query: { page: forbidden(0) } }),
  }),
  define(listTraceEntries, 404, { example: 'not-found', arrange: unknown }),
]
