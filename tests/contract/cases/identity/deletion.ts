import { expect } from 'vitest'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { deleteOwnLogin } from '#generated/identity/operations/deleteOwnLogin.ts'
import { getLoginDeletion } from '#generated/identity/operations/getLoginDeletion.ts'
import { getLoginDeletionPreview } from '#generated/identity/operations/getLoginDeletionPreview.ts'
import { getUserDeletion } from '#generated/identity/operations/getUserDeletion.ts'
import { holdUserDeletion } from '#generated/identity/operations/holdUserDeletion.ts'
import { releaseUserDeletion } from '#generated/identity/operations/releaseUserDeletion.ts'
import { restoreOwnLogin } from '#generated/identity/operations/restoreOwnLogin.ts'
import type { Person } from '../../../support/backend.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const DAYS_30 = 30 * 24 * 60 * 60_000

async function named(world: World) {
  const caller = await ownerOfClosed(world)
  return { caller, body: { username: caller.username } }
}

async function deleted(world: World) {
  const call = await named(world)
  await world.perform(deleteOwnLogin, call)
  return { caller: await world.logIn({ ...call.caller, cookie: { ...call.caller.cookie, cookie: '' } }) }
}

/** The only owner of an account, who has made a service account. */
async function withServiceAccount(world: World): Promise<Person> {
  const caller = await world.person()
  const body = { name: 'CI pipeline', roles: ['api-key-viewer' as const], networks: [] }
  await world.perform(createServiceAccount, { caller, body })
  return caller
}

/** The owner of an account that is being closed, and of no other. */
async function ownerOfClosed(world: World): Promise<Person> {
  const caller = await withServiceAccount(world)
  const label = await world.given('Northwind Traders', async () => {
    const { accounts } = await world.perform(listAccounts, { caller })
    return accounts[0]?.account_label ?? ''
  })
  await world.perform(closeAccount, { caller, body: { account_label: label } })
  return caller
}

const REASON = { query: { reason: 'Ticket 4711: a court asked for the records' } }
const staff = (world: World) => world.person({ roles: ['internal-admin'] })
/** Staff, and someone who has deleted their login. */
async function aboutDeleted(world: World) {
  const call = await named(world)
  await world.perform(deleteOwnLogin, call)
  return { caller: await staff(world), params: { id: call.caller.userId } }
}
const aboutKept = async (world: World) => ({
  caller: await staff(world),
  params: { id: (await world.person()).userId },
})
const aboutNoOne = async (world: World) => ({
  caller: await staff(world),
  params: { id: '0193f1c2-0000-7000-8000-000000000000' },
})

export const cases = [
  define(getLoginDeletion, 200, {
    example: 'deletion',
    arrange: deleted,
    check: ({ deletion }) => expect(deletion).not.toBeNull(),
  }),
  define(getLoginDeletion, 200, { example: 'none', check: ({ deletion }) => expect(deletion).toBeNull() }),

  define(getLoginDeletionPreview, 200, {
    example: 'member',
    arrange: async world => ({ caller: await ownerOfClosed(world) }),
    check: ({ accounts, obstacles }) => {
      expect(accounts.map(({ state }) => state)).toContain('closing')
      expect(obstacles).toEqual([])
    },
  }),
  define(getLoginDeletionPreview, 200, {
    example: 'only-owner',
    arrange: async world => ({ caller: await withServiceAccount(world) }),
    check: ({ accounts, obstacles }) => {
      expect(accounts).toMatchObject([{ state: 'only-owner' }])
      expect(obstacles).toEqual(['only-owner'])
    },
  }),

  define(deleteOwnLogin, 200, {
    example: 'deletion',
    arrange: named,
    check: ({ requested, erased_from }) =>
      expect(Date.parse(erased_from) - Date.parse(requested)).toBe(DAYS_30),
  }),
  define(deleteOwnLogin, 400, {
    example: 'login-name-differs',
    body: { username: 'someone.else@northwind.example' },
  }),
  define(deleteOwnLogin, 400, { example: 'invalid-fields', invalid: true, body: forbidden({}) }),
  define(deleteOwnLogin, 409, {
    example: 'only-owner',
    arrange: async world => {
      const caller = await world.person({ label: 'Northwind Traders' })
      return { caller, body: { username: caller.username } }
    },
  }),
  define(deleteOwnLogin, 409, {
    example: 'login-of-staff',
    arrange: async world => {
      const caller = await world.person({ roles: ['internal-admin'] })
      return { caller, body: { username: caller.username } }
    },
  }),

  define(restoreOwnLogin, 204, { title: 'a login that is being deleted', arrange: deleted }),

  define(getUserDeletion, 200, {
    example: 'deletion',
    arrange: aboutDeleted,
    check: ({ deletion }) => expect(deletion).toMatchObject({ held_at: null, hold_reason: null }),
  }),
  define(getUserDeletion, 200, {
    example: 'none',
    arrange: aboutKept,
    check: ({ deletion }) => expect(deletion).toBeNull(),
  }),
  define(getUserDeletion, 404, { example: 'not-found', arrange: aboutNoOne }),

  define(holdUserDeletion, 200, {
    example: 'held',
    arrange: async world => ({ ...(await aboutDeleted(world)), ...REASON }),
    check: ({ held_at, hold_reason }) => {
      expect(held_at).not.toBeNull()
      expect(hold_reason).toBe(REASON.query.reason)
    },
  }),
  define(holdUserDeletion, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await aboutDeleted(world)), query: forbidden({}) }),
  }),
  define(holdUserDeletion, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await aboutNoOne(world)), ...REASON }),
  }),
  define(holdUserDeletion, 409, {
    example: 'login-not-deleted',
    arrange: async world => ({ ...(await aboutKept(world)), ...REASON }),
  }),

  define(releaseUserDeletion, 204, {
    title: 'one that is held',
    arrange: async world => {
      const call = { ...(await aboutDeleted(world)), ...REASON }
      await world.perform(holdUserDeletion, call)
      return call
    },
  }),
  define(releaseUserDeletion, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await aboutDeleted(world)), query: forbidden({}) }),
  }),
  define(releaseUserDeletion, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await aboutNoOne(world)), ...REASON }),
  }),
  define(releaseUserDeletion, 409, {
    example: 'login-not-deleted',
    arrange: async world => ({ ...(await aboutKept(world)), ...REASON }),
  }),
]
