import { beforeAll, describe, expect, test } from 'vitest'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listInvitations } from '#generated/authorization/operations/listInvitations.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { type Backend, type Person, sharedBackend } from '../../../support/backend.ts'
import { logInAgain, send, withFreshToken } from '../../client.ts'
import { teamClient } from './client.ts'

const INSUFFICIENT = "You don't have permission to do this. Ask an account owner for the Owner role."
/** How often two people act at once. */
const ROUNDS = 5

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const client = teamClient(() => backend)
const { grant, invite, member, remove, revoke, revokeRole, setRoles, team } = client

/** The roles of the person who opens an account. */
const OWNER: CustomerRole[] = [
  'account-owner',
  'billing-viewer',
  'billing-editor',
  'api-key-viewer',
  'api-key-editor',
]

async function twoOwners() {
  const one = await backend.person()
  const two = await withFreshToken(backend, await member(one, ...OWNER))
  return { one, two }
}

async function ownersOf(caller: Person): Promise<string[]> {
  const { identities } = await team(caller)
  return identities.filter(({ roles }) => roles.includes('account-owner')).map(({ user_id }) => user_id)
}

describe('two owners at once', () => {
  const acts: Record<string, (by: Person, of: Person) => Promise<{ status: number }>> = {
    'remove each other': remove,
    'demote each other': (by, of) => revokeRole(by, of, 'account-owner'),
    'set roles of each other without it': (by, of) => setRoles(by, of, OWNER, ['billing-viewer']),
    'both leave': by => remove(by, by),
    'both give up the role': by => revokeRole(by, by, 'account-owner'),
    'both set their own roles without it': by => setRoles(by, by, OWNER, ['billing-viewer']),
  }

  test.each(Object.entries(acts))('who %s leave one owner', async (_, act) => {
    for (let round = 0; round < ROUNDS; round++) {
      const { one, two } = await twoOwners()
      const statuses = (await Promise.all([act(one, two), act(two, one)])).map(({ status }) => status)
      expect(statuses.filter(status => status < 300)).toHaveLength(1)
      // The second finds the last owner, or has lost the role by then.
      expect([403, 409]).toContain(Math.max(...statuses))
      backend.clock.advance(ACCESS_CACHE_LIFETIME)
      const responses = await Promise.all(
        [one, two].map(owner => send(backend, listTeamMembers, { caller: owner })),
      )
      const [left] = responses.filter(({ status }) => status === 200)
      const owners = left?.body.identities.filter(({ roles }) => roles.includes('account-owner'))
      expect(owners).toHaveLength(1)
    }
  })
})

describe('the last owner', () => {
  test('can neither leave nor give up the role, until there is another', async () => {
    const owner = await backend.person()
    const colleague = await member(owner, 'account-owner-restricted')
    const withoutRole = OWNER.filter(role => role !== 'account-owner')
    for (const response of [
      await remove(owner, owner),
      await revokeRole(owner, owner, 'account-owner'),
      await setRoles(owner, owner, OWNER, withoutRole),
    ])
      expect(response).toMatchObject({
        status: 409,
        errors: [{ name: 'last-owner', message: 'An account needs at least one owner.' }],
      })
    await grant(owner, colleague, 'account-owner')
    expect((await remove(owner, owner)).status).toBe(204)
    expect(await ownersOf(await withFreshToken(backend, colleague))).toEqual([colleague.userId])
  })
})

describe('a person who leaves', () => {
  test('keeps the login and other accounts, and is out of this one within five seconds', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    await invite(owner, guest.username, 'account-owner')
    await client.accept(guest, await client.tokenOf(guest.username))
    const account_id = owner.accountId ?? 0
    const { body: token } = await send(backend, createToken, { caller: guest, body: { account_id } })
    const inside = { ...guest, bearer: { authorization: `Bearer ${token.access_token}` } }
    expect((await send(backend, listTeamMembers, { caller: inside })).status).toBe(200)

    expect((await remove(inside, guest)).status).toBe(204)
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect(await send(backend, listTeamMembers, { caller: inside })).toMatchObject({ status: 403 })
    // The next token of the same session is for the account that is left.
    const { body: next } = await send(backend, createToken, { caller: guest, body: {} })
    expect(next.account_id).toBe(guest.accountId)
    const back = await send(backend, createToken, { caller: guest, body: { account_id } })
    expect(back).toMatchObject({ status: 404 })
    expect(await send(backend, listTeamMembers, { caller: guest })).toMatchObject({
      body: { members: 1 },
    })
  })

  test('loses every role at once, and a new login leads elsewhere', async () => {
    const owner = await backend.person()
    const person = await withFreshToken(backend, await member(owner, 'api-key-viewer', 'billing-viewer'))
    expect((await send(backend, listSecretKeys, { caller: person })).status).toBe(200)
    await remove(owner, person)
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listSecretKeys, { caller: person })).status).toBe(403)
    const again = await logInAgain(backend, person)
    expect(again.accountId).not.toBe(owner.accountId)
  })
})

describe('a restricted owner', () => {
  async function restricted() {
    const owner = await backend.person({ maxUsers: 20 })
    const caller = await withFreshToken(backend, await member(owner, 'account-owner-restricted'))
    return { owner, caller, plain: await member(owner, 'billing-viewer') }
  }

  test('invites, resends and revokes, grants and revokes other roles, and removes others', async () => {
    const { caller, plain } = await restricted()
    const { status, body } = await invite(caller, `r4-${plain.userId}@test.example`, 'api-key-viewer')
    expect(status).toBe(201)
    expect((await client.resend(caller, body.invitation_id)).status).toBe(200)
    expect((await revoke(caller, body.invitation_id)).status).toBe(204)
    expect((await send(backend, listInvitations, { caller })).status).toBe(200)
    expect((await grant(caller, plain, 'api-key-editor')).status).toBe(200)
    expect((await revokeRole(caller, plain, 'billing-viewer')).status).toBe(200)
    expect((await setRoles(caller, plain, ['api-key-editor'], ['api-key-viewer'])).status).toBe(200)
    expect((await remove(caller, plain)).status).toBe(204)
  })

  const owners: CustomerRole[] = ['account-owner', 'account-owner-restricted']
  test.each(owners)('touches nothing that concerns %s, with the text of the specification', async role => {
    const { owner, caller, plain } = await restricted()
    const address = `r4-${plain.userId}@test.example`
    const peer = await member(owner, role)
    const { body: pending } = await invite(owner, `r4-peer-${plain.userId}@test.example`, role)
    const rejections = [
      await invite(caller, address, role),
      await client.inviteMany(caller, [address], role),
      await client.resend(caller, pending.invitation_id),
      await revoke(caller, pending.invitation_id),
      await grant(caller, plain, role),
      await revokeRole(caller, peer, role),
      await setRoles(caller, plain, ['billing-viewer'], ['billing-viewer', role]),
      await setRoles(caller, peer, [role], []),
      await remove(caller, peer),
    ]
    for (const rejection of rejections)
      expect(rejection).toMatchObject({
        status: 403,
        errors: [{ name: 'insufficient-permissions', message: INSUFFICIENT }],
      })
    expect(await backend.mails(address)).toEqual([])
  })

  test('can leave, and has no part in organizations', async () => {
    const { caller } = await restricted()
    const body = { organization_name: 'Northwind group' }
    const rejected = await send(backend, createOrganization, { caller, body })
    expect(rejected).toMatchObject({ status: 403, errors: [{ message: INSUFFICIENT }] })
    expect((await remove(caller, caller)).status).toBe(204)
  })
})

test('the first owner of an account has every role that a customer can have', async () => {
  const owner = await backend.person()
  const [entry] = (await team(owner)).identities
  expect(entry?.roles.toSorted()).toEqual(OWNER.toSorted())
})
