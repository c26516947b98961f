import { expect } from 'vitest'
import { createAccountNote } from '#generated/authorization/operations/createAccountNote.ts'
import { createProvisioningToken } from '#generated/authorization/operations/createProvisioningToken.ts'
import { deleteAccountNote } from '#generated/authorization/operations/deleteAccountNote.ts'
import { getAccountOrganization } from '#generated/authorization/operations/getAccountOrganization.ts'
import { listAccountActivity } from '#generated/authorization/operations/listAccountActivity.ts'
import { listAccountNotes } from '#generated/authorization/operations/listAccountNotes.ts'
import { listAccountUsers } from '#generated/authorization/operations/listAccountUsers.ts'
import { withPausedKey } from '../../../support/activity.ts'
import { define, forbidden } from '../../../support/contract/case.ts'
import type { World } from '../../../support/contract/world.ts'

const NO_ACCOUNT = 2_147_483_647
/** Past the last page. */
const PAST = 100_000
const body = { text: 'Agreed by phone to invoice yearly from 2027 on. Contact: Kim Osei.' }

const staff = (world: World) => world.person({ roles: ['internal-admin'] })

async function aboutAccount(world: World) {
  const { accountId } = await world.person()
  return { caller: await staff(world), params: { id: Number(accountId) } }
}

const aboutNothing = async (world: World) => ({ caller: await staff(world), params: { id: NO_ACCOUNT } })

/** A note, and the call that names it. */
async function aboutNote(world: World) {
  const call = await aboutAccount(world)
  const { note_id } = await world.perform(createAccountNote, { ...call, body })
  return { ...call, params: { ...call.params, note_id } }
}

/** The account of a person with an organization. */
async function withOrganization(world: World, organization: object, tokens = 0) {
  const person = await world.person({ organization })
  for (let token = 0; token < tokens; token++)
    await world.perform(createProvisioningToken, { caller: person, body: { expiration: null } })
  return { caller: await staff(world), params: { id: Number(person.accountId) } }
}

export const cases = [
  define(getAccountOrganization, 200, {
    example: 'active',
    arrange: world =>
      withOrganization(
        world,
        {
          domains: [
            { domain: 'northwind.example', verified: false },
            { domain: 'northwind-traders.example', verified: true },
          ],
        },
        1,
      ),
    check: ({ organization }) => {
      expect(organization?.provider?.active).toBe(true)
      expect(organization?.domains).toHaveLength(2)
      expect(organization?.provisioning_token_count).toBe(1)
    },
  }),
  define(getAccountOrganization, 200, {
    example: 'without-provider',
    arrange: world => withOrganization(world, { provider: 'none' }),
    check: ({ organization }) =>
      expect(organization).toMatchObject({
        provider: null,
        domains: [],
        provisioning_token_count: 0,
        account_count: 1,
      }),
  }),
  define(getAccountOrganization, 200, {
    example: 'none',
    arrange: aboutAccount,
    check: ({ organization }) => expect(organization).toBeNull(),
  }),
  define(getAccountOrganization, 404, { example: 'not-found', arrange: aboutNothing }),

  define(listAccountUsers, 200, {
    example: 'two-people',
    arrange: aboutAccount,
    check: ({ users }) => expect(users[0]?.roles).toContain('account-owner'),
  }),
  define(listAccountUsers, 200, {
    example: 'nobody',
    arrange: async world => ({ ...(await aboutAccount(world)), query: { page: PAST } }),
    check: ({ users }) => expect(users).toEqual([]),
  }),
  define(listAccountUsers, 404, { example: 'not-found', arrange: aboutNothing }),

  define(listAccountActivity, 200, {
    example: 'some-activity',
    arrange: async world => {
      const { caller } = await withPausedKey(world)
      return { caller: await staff(world), params: { id: Number(caller.accountId) }, query: { page_size: 1 } }
    },
    check: ({ activity }) => expect(activity[0]).toMatchObject({ operation: 'pauseSecretKey', staff: null }),
  }),
  define(listAccountActivity, 200, {
    example: 'some-activity',
    title: 'all of it',
    arrange: async world => {
      const { caller } = await withPausedKey(world)
      return { caller: await staff(world), params: { id: Number(caller.accountId) } }
    },
  }),
  define(listAccountActivity, 200, {
    example: 'none',
    arrange: aboutAccount,
    check: ({ next }) => expect(next).toBeNull(),
  }),
  define(listAccountActivity, 404, { example: 'not-found', arrange: aboutNothing }),

  define(listAccountNotes, 200, {
    example: 'one-note',
    arrange: async world => {
      const { caller, params } = await aboutNote(world)
      return { caller, params: { id: params.id } }
    },
    check: ({ notes, total }) => {
      expect(total).toBe(1)
      expect(notes).toMatchObject([body])
    },
  }),
  define(listAccountNotes, 200, {
    example: 'none',
    arrange: aboutAccount,
    check: ({ notes, total }) => expect([notes, total]).toEqual([[], 0]),
  }),
  define(listAccountNotes, 404, { example: 'not-found', arrange: aboutNothing }),

  define(createAccountNote, 201, {
    example: 'added',
    arrange: async world => ({ ...(await aboutAccount(world)), body }),
    check: ({ text }) => expect(text).toBe(body.text),
  }),
  define(createAccountNote, 400, {
    example: 'invalid-fields',
    invalid: true,
    arrange: async world => ({ ...(await aboutAccount(world)), body: forbidden({}) }),
  }),
  define(createAccountNote, 404, {
    example: 'not-found',
    arrange: async world => ({ ...(await aboutNothing(world)), body }),
  }),

  define(deleteAccountNote, 204, { arrange: aboutNote }),
  define(deleteAccountNote, 404, {
    example: 'not-found',
    title: 'a note about another account',
    arrange: async world => {
      const call = await aboutNote(world)
      const { params } = await aboutAccount(world)
      return { ...call, params: { ...call.params, id: params.id } }
    },
  }),
]
