import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/tables.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { revealSecretKeyToken } from '#generated/security/operations/revealSecretKeyToken.ts'
import { type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'
import { actAs } from './act-as.ts'

const backend = await sharedBackend()
const { db } = backend

const newStaff = () => backend.person({ roles: [INTERNAL_ROLE] })
const label = { label: 'Made by staff' }

describe('even with raised access, the person’s own are', () => {
  const credentials = [
    [changePassword, { body: { old_password: 'x', new_password: 'seven purple paper lanterns' } }],
    [changeUsername, { body: { username: 'other@test.example' } }],
    [revealSecretKeyToken, { params: { id: '0193f1c0-0000-7000-8000-000000000000' } }],
    [createSecretKey, { body: label }],
    [createOrganization, { body: { organization_name: 'made-by-staff' } }],
  ] as const

  test.each(credentials.map(([operation, call]) => ({ id: operation.id, operation, call })))(
    '$id',
    async ({ operation, call }) => {
      const acting = await actAs(backend, await newStaff(), await backend.person(), 'full')
      const response = await send(backend, operation as never, { ...(call as object), caller: acting })
      expect(response).toMatchObject({ status: 403, errors: [{ name: 'acting-rejected' }] })
    },
  )

  test('but not the profile', async () => {
    const acting = await actAs(backend, await newStaff(), await backend.person(), 'full')
    const response = await send(backend, updateProfile, {
      caller: acting,
      body: { first_name: 'Dana', last_name: 'Reyes', phone: '', company: '', position: '', website: '' },
    })
    expect(response.status).toBe(200)
  })
})

describe('even with raised access, only owners decide who owns the account:', () => {
  const REJECTED = { status: 403, errors: [{ name: 'acting-rejected' }] }
  const OWNER_ROLES = ['account-owner', 'account-owner-restricted'] as const
  async function actingWithTeam() {
    const customer = await backend.person()
    const accountId = customer.accountId ?? 0
    await db.update(accounts).set({ maxUsers: 10 }).where(eq(accounts.accountId, accountId))
    const acting = await actAs(backend, await newStaff(), customer, 'full')
    const [owner, member] = [
      await backend.person({ accountId, roles: ['account-owner'] }),
      await backend.person({ accountId, roles: ['billing-viewer'] }),
    ]
    return { customer, acting, owner, member }
  }

  test.each(OWNER_ROLES)('no one is invited as %s', async role => {
    const { customer, acting } = await actingWithTeam()
    const invite = (caller: Person, roles: (typeof role | 'billing-viewer')[]) =>
      send(backend, createInvitation, { caller, body: { email_address: 'new@test.example', roles } })
    expect(await invite(acting, [role, 'billing-viewer'])).toMatchObject(REJECTED)
    const { body } = await invite(customer, [role])
    // Their link is not renewed either, and their invitation is not replaced.
    const again = { caller: acting, body: { invitation_id: body.invitation_id } }
    expect(await send(backend, resendInvitation, again)).toMatchObject(REJECTED)
    expect(await invite(acting, ['billing-viewer'])).toMatchObject(REJECTED)
  })

  test.each(OWNER_ROLES)('the role %s is neither granted nor removed', async role => {
    const { acting, owner, member } = await actingWithTeam()
    const given = { caller: acting, params: { id: member.userId, role } }
    expect(await send(backend, grantRole, given)).toMatchObject(REJECTED)
    const taken = { caller: acting, params: { id: owner.userId, role } }
    expect(await send(backend, revokeRole, taken)).toMatchObject(REJECTED)
    const set = { roles: [role], instead_of: ['billing-viewer' as const] }
    const another = { caller: acting, params: { id: member.userId }, body: set }
    expect(await send(backend, setRoles, another)).toMatchObject(REJECTED)
  })

  test('an owner is not removed', async () => {
    const { acting, owner } = await actingWithTeam()
    const call = { caller: acting, params: { id: owner.userId } }
    expect(await send(backend, removeTeamMember, call)).toMatchObject(REJECTED)
  })

  test('other roles can be granted', async () => {
    const { acting, member } = await actingWithTeam()
    const given = { caller: acting, params: { id: member.userId, role: 'api-key-viewer' as const } }
    expect((await send(backend, grantRole, given)).status).toBe(200)
    const body = { email_address: 'another@test.example', roles: ['billing-viewer' as const] }
    expect((await send(backend, createInvitation, { caller: acting, body })).status).toBe(201)
  })
})
