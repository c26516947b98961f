import { and, eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/tables.ts'
import { invitations } from '#backend/services/authorization/tables.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { resendInvitation } from '#generated/authorization/operations/resendInvitation.ts'
import { revokeInvitation } from '#generated/authorization/operations/revokeInvitation.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { INVITATION_LIFETIME } from '#generated/durations.ts'
import { deactivateUser } from '#generated/identity/operations/deactivateUser.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { setUserPassword } from '#generated/identity/operations/setUserPassword.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { activities } from '#kernel/storage/tables.ts'
import { type Backend, sharedBackend } from '../../../support/backend.ts'
import { send, withFreshToken } from '../../client.ts'
import { teamClient } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const { accept, invite, tokenOf } = teamClient(() => backend)

describe('an invitation', () => {
  test('comes in an email that names who invites, the account, and the roles', async () => {
    const owner = await backend.person({ label: 'Northwind Freight' })
    const address = 'roles@mail-names.example'
    await invite(owner, address, 'billing-viewer', 'api-key-editor')
    const [mail] = await backend.mails(address)
    expect(mail?.text).toContain(`${owner.username} invited you to join Northwind Freight on Gatepost`)
    expect(mail?.text).toContain('Your roles: Billing viewer, API key editor')
  })

  test('leads to the account, and a token for it', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    await invite(owner, guest.username.toUpperCase())
    const { status, body } = await accept(guest, await tokenOf(guest.username))
    expect({ status, body }).toMatchObject({ status: 200, body: { account_id: owner.accountId } })
    const account_id = body.account_id
    const token = await send(backend, createToken, { caller: guest, body: { account_id } })
    expect(token.body.roles).toEqual(['self', 'api-key-viewer'])
  })

  test('stores no token, only its hash', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    const { body } = await invite(owner, guest.username)
    const token = await tokenOf(guest.username)
    const [row] = await backend.db
      .select()
      .from(invitations)
      .where(eq(invitations.invitationId, body.invitation_id))
    expect(token).toHaveLength(43)
    expect(JSON.stringify(row)).not.toContain(token)
  })

  test('confirms the address that its email went to', async () => {
    const owner = await backend.person()
    const guest = await backend.person({ confirmed: false })
    await invite(owner, guest.username)
    expect((await accept(guest, await tokenOf(guest.username))).status).toBe(200)
    const { username, password } = guest
    const login = await send(backend, logIn, { caller: null, body: { username, password } })
    expect(login.body.confirmed).toBe(true)
  })

  test('from an earlier mail ends with a resend or a second invitation', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    const { body } = await invite(owner, guest.username)
    const first = await tokenOf(guest.username)
    await send(backend, resendInvitation, { caller: owner, body: { invitation_id: body.invitation_id } })
    const second = await tokenOf(guest.username)
    const again = await invite(owner, guest.username)
    expect(again.body.invitation_id).toBe(body.invitation_id)
    for (const token of [first, second])
      expect((await accept(guest, token)).errors).toMatchObject([{ name: 'invitation-link-invalid' }])
    expect((await accept(guest, await tokenOf(guest.username))).status).toBe(200)
  })

  test('that was revoked, or has expired, is rejected', async () => {
    const owner = await backend.person()
    const [revoked, expired] = [await backend.person(), await backend.person()]
    const { body } = await invite(owner, revoked.username)
    await send(backend, revokeInvitation, { caller: owner, params: { id: body.invitation_id } })
    expect((await accept(revoked, await tokenOf(revoked.username))).status).toBe(400)
    await invite(owner, expired.username)
    await backend.db
      .update(invitations)
      .set({ expiration: backend.clock.now() })
      .where(eq(invitations.emailAddress, expired.username))
    expect((await accept(expired, await tokenOf(expired.username))).status).toBe(400)
  })

  test('does not let a removed person back in', async () => {
    const owner = await backend.person()
    const guest = await backend.person()
    await invite(owner, guest.username)
    const token = await tokenOf(guest.username)
    await accept(guest, token)
    await send(backend, removeTeamMember, { caller: owner, params: { id: guest.userId } })
    expect((await accept(guest, token)).errors).toMatchObject([{ name: 'invitation-link-invalid' }])
  })

  test('takes the last seat once, even with simultaneous requests', async () => {
    const owner = await backend.person()
    await backend.db
      .update(accounts)
      .set({ maxUsers: 3 })
      .where(eq(accounts.accountId, owner.accountId ?? 0))
    const names = Array.from({ length: 6 }, (_, index) => `seat-${index}-${owner.userId}@test.example`)
    const responses = await Promise.all(names.map(name => invite(owner, name)))
    expect(responses.filter(({ status }) => status === 201)).toHaveLength(2)
    expect(responses.filter(({ status }) => status === 409)).toHaveLength(4)
  })
})

describe('a member', () => {
  async function team() {
    const owner = await backend.person()
    const member = await backend.person({
      accountId: owner.accountId ?? 0,
      roles: ['api-key-viewer', 'account-owner'],
    })
    return { owner, member: await withFreshToken(backend, member) }
  }

  test('who loses a role, or the account, is rejected within five seconds', async () => {
    expect(ACCESS_CACHE_LIFETIME).toBeLessThanOrEqual(5_000)
    const { owner, member } = await team()
    expect((await send(backend, listSecretKeys, { caller: member })).status).toBe(200)
    const params = { id: member.userId, role: 'api-key-viewer' as const }
    await send(backend, revokeRole, { caller: owner, params })
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listSecretKeys, { caller: member })).status).toBe(403)
    await send(backend, grantRole, { caller: owner, params })
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listSecretKeys, { caller: member })).status).toBe(200)
    await send(backend, removeTeamMember, { caller: owner, params })
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listSecretKeys, { caller: member })).status).toBe(403)
  })

  test('who is removed is notified by email', async () => {
    const { owner, member } = await team()
    await send(backend, removeTeamMember, { caller: owner, params: { id: member.userId } })
    expect((await backend.mails(member.username))[0]?.subject).toBe('You are no longer on Test account')
  })

  test('whose invitation is pending is listed in the team, without any effect', async () => {
    const { owner } = await team()
    const guest = await backend.person()
    const { body: invitation } = await invite(owner, guest.username)
    const { body } = await send(backend, listTeamMembers, { caller: owner })
    const entry = body.identities.find(({ email_address }) => email_address === guest.username)
    expect(entry?.invitation_accepted).toBe('0001-01-01T00:00:00Z')
    expect(entry?.user_id).toBe(invitation.invitation_id)
    for (const id of [guest.userId, invitation.invitation_id]) {
      const params = { id, role: 'billing-viewer' as const }
      expect((await send(backend, grantRole, { caller: owner, params })).status).toBe(404)
      expect((await send(backend, removeTeamMember, { caller: owner, params })).status).toBe(404)
    }
    expect(INVITATION_LIFETIME).toBe(7 * 86_400_000)
  })
})

describe('staff', () => {
  test('who disable a login end its sessions within five seconds, and give a reason', async () => {
    const staff = await backend.person({ roles: ['internal-admin'] })
    const person = await withFreshToken(backend, await backend.person())
    const call = () => send(backend, listSecretKeys, { caller: person })
    expect((await call()).status).toBe(200)
    const query = { reason: 'Reported as stolen' }
    await send(backend, deactivateUser, { caller: staff, params: { id: person.userId }, query })
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await call()).status).toBe(401)
    const { username, password } = person
    const login = await send(backend, logIn, { caller: null, body: { username, password } })
    expect(login.errors).toMatchObject([{ name: 'user-disabled', status: 403 }])
    const wrong = await send(backend, logIn, { caller: null, body: { username, password: `${password}!` } })
    expect(wrong.errors).toMatchObject([{ name: 'invalid-credentials', status: 401 }])
    const entries = await backend.db
      .select()
      .from(activities)
      .where(and(eq(activities.operation, deactivateUser.id), eq(activities.subject, person.userId)))
      .orderBy(activities.activityId)
    expect(entries).toMatchObject([
      { reason: query.reason, userId: person.userId, actorUserId: staff.userId, accountId: null },
      { reason: query.reason, userId: staff.userId, onBehalfOf: person.userId },
    ])
  })

  test('who set a password end all sessions, and notify the person without the password', async () => {
    const staff = await backend.person({ roles: ['internal-admin'] })
    const person = await withFreshToken(backend, await backend.person())
    const body = { new_password: 'seven purple paper lanterns' }
    await send(backend, setUserPassword, { caller: staff, params: { id: person.userId }, body })
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listSecretKeys, { caller: person })).status).toBe(401)
    const login = { username: person.username, password: body.new_password }
    expect((await send(backend, logIn, { caller: null, body: login })).status).toBe(200)
    const [mail] = await backend.mails(person.username)
    expect(mail?.subject).toBe('Our staff set a password for you')
    expect(mail?.text).not.toContain(body.new_password)
    for (const fact of ['When: ', 'Device: ', 'Network: ']) expect(mail?.text).toContain(fact)
  })
})
