import { expect } from 'vitest'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { getAccountClosing } from '#generated/authorization/operations/getAccountClosing.ts'
import { getClosing } from '#generated/authorization/operations/getClosing.ts'
import { getClosingPreview } from '#generated/authorization/operations/getClosingPreview.ts'
import { holdClosing } from '#generated/authorization/operations/holdClosing.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { releaseClosing } from '#generated/authorization/operations/releaseClosing.ts'
import { restoreAccount } from '#generated/authorization/operations/restoreAccount.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const NO_ACCOUNT = 2_147_483_647
/** A plan of US address verification, as the catalog has it. */
const PLAN = 3121
const REASON = { query: { reason: 'Ticket 4711: a court asked for the records' } }

const staff = (world: World) => world.person({ roles: ['internal-admin'] })

/** What the account of a person is called, which closing it takes. */
async function nameOf(world: World, caller: Person): Promise<string> {
  return world.given('Northwind Traders', async () => {
    const { accounts } = await world.perform(listAccounts, { caller })
    return accounts.find(({ account_id }) => account_id === caller.accountId)?.account_label ?? ''
  })
}

async function named(world: World, seed: Parameters<World['person']>[0] = {}) {
  const caller = await world.person(seed)
  return { caller, body: { account_label: await nameOf(world, caller) } }
}

async function closed(world: World): Promise<Person> {
  const call = await named(world)
  await world.perform(closeAccount, call)
  return call.caller
}

async function aboutClosed(world: World) {
  const { accountId } = await closed(world)
  return { caller: await staff(world), params: { id: Number(accountId) } }
}

async function aboutOpen(world: World) {
  const { accountId } = await world.person()
  return { caller: await staff(world), params: { id: Number(accountId) } }
}

const aboutNothing = async (world: World) => ({ caller: await staff(world), params: { id: NO_ACCOUNT } })

export const cases = [
  define(getClosing, 200, {
    example: 'closing',
    arrange: async world => ({ caller: await closed(world) }),
    check: ({ closing }) => expect(closing?.requested_by).toMatch(/@/),
  }),
  define(getClosing, 200, { example: 'none', check: ({ closing }) => expect(closing).toBeNull() }),

  define(getClosingPreview, 200, {
    example: 'in-use',
    seed: { keys: 2, orders: [{ planId: PLAN }] },
    check: ({ key_count, subscriptions, notified, obstacles }) => {
      expect(key_count).toBeGreaterThan(1)
      expect(subscriptions.length).toBeGreaterThan(0)
      expect(notified.length).toBeGreaterThan(0)
      expect(obstacles).toEqual([])
    },
  }),
  define(getClosingPreview, 200, {
    example: 'blocked',
    seed: { orders: [{ planId: PLAN, state: 'grace-period' }] },
    check: ({ obstacles, open_orders }) => {
      expect(obstacles).toEqual(['unpaid-order'])
      expect(open_orders).toHaveLength(1)
    },
  }),

  define(closeAccount, 200, {
    example: 'closing',
    arrange: named,
    check: ({ requested, erased_from }) =>
      expect(Date.parse(erased_from) - Date.parse(requested)).toBe(30 * 24 * 60 * 60_000),
  }),
  define(closeAccount, 400, {
    example: 'closing-name-differs',
    body: { account_label: 'Another name' },
  }),
  define(closeAccount, 400, { example: 'invalid-fields', invalid: true, body: forbidden({}) }),
  define(closeAccount, 409, {
    example: 'closing-blocked',
    arrange: world => named(world, { orders: [{ planId: PLAN, state: 'grace-period' }] }),
  }),

  define(restoreAccount, 204, {
    title: 'an account that is being closed',
    arrange: async world => ({ caller: await closed(world) }),
  }),

  define(getAccountClosing, 200, {
    example: 'closing',
    arrange: aboutClosed,
    check: ({ closing }) => expect(closing).toMatchObject({ state: 'closing', held_at: null }),
  }),
  define(getAccountClosing, 200, {
    example: 'none',
    arrange: aboutOpen,
    check: ({ closing }) => expect(closing).toBeNull(),
  }),
  define(getAccountClosing, 404, { example: 'not-found', arrange: aboutNothing }),

  define(holdClosing, 200, {
    example: 'held',
    arrange: async world => ({ ...(await aboutClosed(world)), ...REASON }),
    check: ({ held_at, hold_reason }) => {
      expect(held_at).not.toBeNull()
      expect(hold_reason).toBe(REASON.query.reason)
    },
  }),
  define(holdClosing, 400, {
    example: 'reason-required',
    invalid: true,
    arrange: async world => ({ ...(await aboutClosed(world)), query: forbidden({}) }),
  }),
  define(holdClosing, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await aboutNothing(world)), ...REASON }),
  }),
  define(holdClosing, 409, {
    example: 'account-not-closing',
    arrange: async world => ({ ...(await aboutOpen(world)), ...REASON }),
  }),

  define(releaseClosing, 204, {
    title: 'one that is held',
    arrange: async world => {
      const call = { ...(await aboutClosed(world)), ...REASON }
      await world.perform(holdClosing, call)
      return call
    },
  }),
  define(releaseClosing, 400, {
    example: 'reason-required',
    invalid: true,
    arrange: async world => ({ ...(await aboutClosed(world)), query: forbidden({}) }),
  }),
  define(releaseClosing, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await aboutNothing(world)), ...REASON }),
  }),
  define(releaseClosing, 409, {
    example: 'account-not-closing',
    arrange: async world => ({ ...(await aboutOpen(world)), ...REASON }),
  }),
]
