import { describe, expect, test } from 'vitest'
import { FIRST_OWNER_ROLES } from '#backend/modules/accounts/limits.ts'
import { setRoles } from '#backend/services/authorization/seeds.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { grantInternalRole } from '#generated/authorization/operations/grantInternalRole.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { listTeamMembersOfAccounts } from '#generated/authorization/operations/listTeamMembersOfAccounts.ts'
import { listUserAccounts } from '#generated/authorization/operations/listUserAccounts.ts'
import { revokeInternalRole } from '#generated/authorization/operations/revokeInternalRole.ts'
import { stopActing } from '#generated/authorization/operations/stopActing.ts'
import { ACTING_LIFETIME, ACTING_RECENT_LOGIN } from '#generated/durations.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { createEmbeddedKey } from '#generated/security/operations/createEmbeddedKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { logInAgain, send, withFreshToken } from '../client.ts'
import { actAs, REASON } from './act-as.ts'

const backend = await sharedBackend()
const { db, clock } = backend

const newStaff = () => backend.person({ roles: [INTERNAL_ROLE] })

const newKey = { label: 'Made by staff', domains: ['shop.example.com'] }
const statusOfRead = async (caller: Person) => (await send(backend, getOwnCredentials, { caller })).status
const makeKey = (caller: Person) => send(backend, createEmbeddedKey, { caller, body: newKey })

describe('a member of staff acting as a person', () => {
  test('sees what the person sees, in the person’s account and with the person’s roles', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer)
    const self = await send(backend, getOwnCredentials, { caller: acting })
    expect(self.body).toMatchObject({ user_id: customer.userId, username: customer.username })
    const { body } = await send(backend, listAccounts, { caller: acting })
    expect(body.accounts.map(({ account_id }) => account_id)).toEqual([customer.accountId])
    expect((await send(backend, listSecretKeys, { caller: acting })).status).toBe(200)
  })

  test('has no staff role during that time', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer, 'full')
    const response = await send(backend, listUserAccounts, {
      caller: acting,
      params: { id: customer.userId },
    })
    expect(response).toMatchObject({ status: 403, errors: [{ name: 'insufficient-permissions' }] })
  })

  test('can renew the token, and switch to the person’s other account', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const { accountId } = await backend.person()
    await actAs(backend, staff, customer)
    const again = await send(backend, createToken, { caller: staff, body: {} })
    expect(again.body).toMatchObject({ user_id: customer.userId, account_id: customer.accountId })
    const foreign = await send(backend, createToken, {
      caller: staff,
      body: { account_id: accountId ?? 0 },
    })
    expect(foreign).toMatchObject({ status: 404, errors: [{ fields: ['account_id'] }] })
  })

  test('starts in a chosen account, if the person belongs to it', async () => {
    const [staff, customer, other] = [await newStaff(), await backend.person(), await backend.person()]
    const begin = (account_id: number | null) =>
      send(backend, createToken, {
        caller: staff,
        body: { user_id: customer.userId, account_id: account_id ?? 0, reason: REASON },
      })
    expect((await begin(customer.accountId)).body.account_id).toBe(customer.accountId)
    expect((await begin(other.accountId)).status).toBe(404)
  })
})

describe('who may', () => {
  test('no one without the staff role', async () => {
    const [one, other] = [await backend.person(), await backend.person()]
    const response = await send(backend, createToken, {
      caller: one,
      body: { user_id: other.userId, reason: REASON },
    })
    expect(response).toMatchObject({ status: 403, errors: [{ name: 'insufficient-permissions' }] })
  })

  test('no one as another member of staff', async () => {
    const [staff, colleague] = [await newStaff(), await newStaff()]
    const response = await send(backend, createToken, {
      caller: staff,
      body: { user_id: colleague.userId, reason: REASON },
    })
    expect(response).toMatchObject({ status: 403, errors: [{ name: 'acting-as-staff' }] })
  })

  test('no one without a reason, and blanks do not count', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    for (const reason of [undefined, '', '   ']) {
      const response = await send(backend, createToken, {
        caller: staff,
        body: { user_id: customer.userId, ...(reason !== undefined && { reason }) },
      })
      expect(response).toMatchObject({ status: 400, errors: [{ fields: ['reason'] }] })
    }
  })
})

describe('read-only', () => {
  test('is the initial access', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const response = await send(backend, createToken, {
      caller: staff,
      body: { user_id: customer.userId, reason: REASON },
    })
    expect(response.body.acting).toMatchObject({ access: 'read-only', staff_username: staff.username })
  })

  test('rejects every change', async () => {
    const acting = await actAs(backend, await newStaff(), await backend.person())
    expect(await makeKey(acting)).toMatchObject({ status: 403, errors: [{ name: 'acting-read-only' }] })
  })

  test('allows a read that is sent by POST', async () => {
    const customer = await backend.person()
    const acting = await actAs(backend, await newStaff(), customer)
    const response = await send(backend, listTeamMembersOfAccounts, {
      caller: acting,
      body: { account_ids: [customer.accountId ?? 0] },
    })
    expect(response.status).toBe(200)
  })
})

describe('raised access', () => {
  test('lets staff do what the person may do, immediately and with the current token', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer)
    const raise = { user_id: customer.userId, access: 'full' } as const
    expect((await send(backend, createToken, { caller: staff, body: raise })).status).toBe(200)
    expect((await makeKey(acting)).status).toBe(201)
  })

  test('gives no role that the person lacks', async () => {
    const customer = await backend.person({ roles: ['api-key-viewer'] })
    const acting = await actAs(backend, await newStaff(), customer, 'full')
    expect(await makeKey(acting)).toMatchObject({
      status: 403,
      errors: [{ name: 'insufficient-permissions' }],
    })
  })

  test('requires a login of the member of staff in the last fifteen minutes', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    await actAs(backend, staff, customer)
    clock.advance(ACTING_RECENT_LOGIN + 1000)
    const raise = { user_id: customer.userId, access: 'full' } as const
    expect(await send(backend, createToken, { caller: staff, body: raise })).toMatchObject({
      status: 403,
      errors: [{ name: 'recent-login-required' }],
    })
    const again = await logInAgain(backend, staff)
    // The login began another session, which keeps the person that they act as.
    expect((await send(backend, getOwnCredentials, { caller: again })).body.user_id).toBe(customer.userId)
    expect((await send(backend, createToken, { caller: again, body: raise })).body.acting?.access).toBe(
      'full',
    )
  })

  test('can be given back', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer, 'full')
    await send(backend, createToken, {
      caller: staff,
      body: { user_id: customer.userId, access: 'read-only' },
    })
    expect((await makeKey(acting)).status).toBe(403)
  })
})

describe('it ends', () => {
  test('after sixty minutes, regardless of renewed tokens', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const first = await actAs(backend, staff, customer)
    const begun = await send(backend, createToken, { caller: staff, body: {} })
    for (const _ of [1, 2, 3, 4]) {
      clock.advance(14 * MINUTE)
      const { body } = await send(backend, createToken, { caller: staff, body: {} })
      expect(body.acting?.until).toBe(begun.body.acting?.until)
    }
    const last = await withFreshToken(backend, staff)
    clock.advance(ACTING_LIFETIME - 56 * MINUTE - 1)
    expect(await statusOfRead(last)).toBe(200)
    clock.advance(1)
    expect([await statusOfRead(last), await statusOfRead(first)]).toEqual([401, 401])
    const own = await send(backend, createToken, { caller: staff, body: {} })
    expect(own.body).toMatchObject({ user_id: staff.userId, acting: null })
  })

  test('when it is stopped', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer)
    expect((await send(backend, stopActing, { caller: staff })).status).toBe(204)
    expect(await statusOfRead(acting)).toBe(401)
    const own = await send(backend, createToken, { caller: staff, body: {} })
    expect(own.body).toMatchObject({ user_id: staff.userId, acting: null })
    expect(own.body.roles).toContain(INTERNAL_ROLE)
  })

  test('when they choose themselves or another person', async () => {
    const [staff, customer, other] = [await newStaff(), await backend.person(), await backend.person()]
    const first = await actAs(backend, staff, customer)
    await actAs(backend, staff, other)
    expect(await statusOfRead(first)).toBe(401)
    const own = await send(backend, createToken, { caller: staff, body: { user_id: staff.userId } })
    expect(own.body.acting).toBeNull()
  })

  test('immediately when they lose the staff role', async () => {
    const [staff, admin, customer] = [await newStaff(), await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer, 'full')
    const params = { id: staff.userId, role: INTERNAL_ROLE } as const
    expect((await send(backend, revokeInternalRole, { caller: admin, params })).status).toBe(200)
    expect(await statusOfRead(acting)).toBe(401)
    // It does not resume when the role returns.
    await send(backend, grantInternalRole, { caller: admin, params })
    expect(await statusOfRead(acting)).toBe(401)
  })

  test('immediately when their session ends', async () => {
    const [staff, customer] = [await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer)
    await send(backend, logOut, { caller: staff })
    expect(await statusOfRead(acting)).toBe(401)
  })

  test('immediately when the person becomes staff', async () => {
    const [staff, admin, customer] = [await newStaff(), await newStaff(), await backend.person()]
    const acting = await actAs(backend, staff, customer)
    const params = { id: customer.userId, role: INTERNAL_ROLE } as const
    await send(backend, grantInternalRole, { caller: admin, params })
    expect(await statusOfRead(acting)).toBe(401)
  })

  test('with a login as another person in the same browser', async () => {
    const [staff, customer, other] = [await newStaff(), await backend.person(), await backend.person()]
    const acting = await actAs(backend, staff, customer)
    const next = await logInAgain(backend, { ...other, cookie: staff.cookie })
    expect(await statusOfRead(acting)).toBe(401)
    expect((await send(backend, getOwnCredentials, { caller: next })).body.user_id).toBe(other.userId)
  })
})

test('staff acting as a person immediately lose a role that the person loses', async () => {
  const customer = await backend.person({ roles: [...FIRST_OWNER_ROLES] })
  const acting = await actAs(backend, await newStaff(), customer, 'full')
  const { userId, accountId } = customer
  await setRoles(db, { userId, accountId: accountId ?? 0, roles: [], now: clock.now() })
  expect((await send(backend, listSecretKeys, { caller: acting })).status).toBe(403)
})

test('an earlier token of the member of staff stays their own', async () => {
  const [staff, customer] = [await newStaff(), await backend.person()]
  await actAs(backend, staff, customer)
  const self = await send(backend, getOwnCredentials, { caller: staff })
  expect(self.body.user_id).toBe(staff.userId)
})
