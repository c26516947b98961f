import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/public.ts'
import { deliveries, events } from '#backend/services/webhooks/tables.ts'
import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { revokeRole } from '#generated/authorization/operations/revokeRole.ts'
import { setRoleMapping } from '#generated/authorization/operations/setRoleMapping.ts'
import { setRoles } from '#generated/authorization/operations/setRoles.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import type { ActivityEvent, WebhookEvent } from '#generated/webhooks/types.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeDomain,
  makeOidcOrganization,
  sharedOidcIdp,
} from '../../support/organization.ts'
import { callScim, makeProvisioning, setJoining } from '../../support/scim/provisioning.ts'
import { send } from '../client.ts'
import { deletionClient } from '../identity/deletion/client.ts'
import { addEndpoint } from './webhooks.ts'

/* What becomes of members is sent, in the transaction that does it. */

const URL = 'http://127.0.0.1:9/hooks'
const USER = 'urn:ietf:params:scim:schemas:core:2.0:User'
const GROUP = 'urn:ietf:params:scim:schemas:core:2.0:Group'
const PATCH = 'urn:ietf:params:scim:api:messages:2.0:PatchOp'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent', OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

const login = deletionClient(() => backend)

/** Sends what becomes of members from now on. */
const listen = (owner: Person) =>
  addEndpoint(backend, owner, URL, ['member.joined', 'member.changed', 'member.removed'])

const isAboutMember = (event: WebhookEvent): event is ActivityEvent => event.type.startsWith('member.')

/** The events of an account so far: what they are, whom they are about, and by which operation. */
async function sent({ accountId }: { accountId: number | null }) {
  const rows = await backend.db
    .select({ payload: events.payload, object: events.object })
    .from(events)
    .innerJoin(deliveries, eq(deliveries.eventId, events.eventId))
    .where(eq(events.accountId, accountId ?? 0))
    .orderBy(asc(deliveries.sequence))
  return rows.flatMap(({ payload, object }) => {
    const event: WebhookEvent = JSON.parse(payload)
    if (!isAboutMember(event)) return []
    expect(object).toBe(`member:${event.data.member_id}`)
    return [[event.type, event.data.member_id, event.data.operation]]
  })
}

test('who accepts an invitation, gets other roles, and is removed or leaves', async () => {
  const owner = await backend.person()
  await backend.db
    .update(accounts)
    .set({ maxUsers: 9 })
    .where(eq(accounts.accountId, owner.accountId ?? 0))
  await listen(owner)
  const invited = await backend.person()
  const body = { email_address: invited.username, roles: ['api-key-viewer' as const] }
  await send(backend, createInvitation, { caller: owner, body })
  const [mail] = await backend.mails(invited.username)
  const token = /[?&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
  expect((await send(backend, acceptInvitation, { caller: invited, body: { token } })).status).toBe(200)
  const id = invited.userId
  const role = (operation: typeof grantRole | typeof revokeRole) =>
    send(backend, operation, { caller: owner, params: { id, role: 'api-key-editor' } })
  await role(grantRole)
  // Nothing has changed, so nothing is sent.
  await role(grantRole)
  await role(revokeRole)
  await send(backend, setRoles, {
    caller: owner,
    params: { id },
    body: { roles: ['billing-viewer'], instead_of: ['api-key-viewer'] },
  })
  await send(backend, removeTeamMember, { caller: owner, params: { id } })
  expect(await sent(owner)).toEqual([
    ['member.joined', id, 'acceptInvitation'],
    ['member.changed', id, 'grantRole'],
    ['member.changed', id, 'revokeRole'],
    ['member.changed', id, 'setRoles'],
    ['member.removed', id, 'removeTeamMember'],
  ])
})

test('who joins at the first login with single sign-on, gets other roles at a later one, and deletes the login', async () => {
  const domain = `${randomUUID()}.example`
  const owner = await backend.person({ username: `owner@${domain}` })
  const { name } = await makeOidcOrganization(backend, owner)
  await makeDomain(backend, owner, { domain, verified: true })
  await setJoining(backend, owner, {
    defaultRoles: ['api-key-viewer'],
    groups: [{ group: 'Billing', roles: ['billing-viewer'] }],
  })
  await listen(owner)
  const logIn = async (groups: string[]) => {
    const { address, cookie } = await begin(backend, name)
    const idp = await sharedOidcIdp()
    const claims = { sub: 'a', email: `new@${domain}`, email_verified: true, groups }
    const { code, state, iss } = idp.authorize(address, claims, { now: backend.clock.now() })
    const body = { organization: name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` }
    return send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })
  }
  const { body, status, text } = await logIn(['Others'])
  expect(status, text).toBe(200)
  await logIn(['Others'])
  await logIn(['Billing'])
  const id = body.user_id
  expect(await sent(owner)).toEqual([
    ['member.joined', id, 'completeSsoLogin'],
    ['member.changed', id, 'completeSsoLogin'],
  ])
  const member = await login.member(owner)
  expect((await login.leave(member)).status).toBe(200)
  expect((await sent(owner)).at(-1)).toEqual(['member.removed', member.userId, 'deleteOwnLogin'])
})

test('whom SCIM brings in, gives other roles, and takes out', async () => {
  const provisioning = await makeProvisioning(backend)
  const { owner } = provisioning
  await listen(owner)
  const groups = [{ group: 'Billing', roles: ['billing-viewer' as const] }]
  const mapping = { joins_at_login: false, default_roles: ['api-key-viewer' as const], groups }
  await send(backend, setRoleMapping, { caller: owner, body: mapping })
  const made = await callScim(backend, provisioning, 'POST', '/Users', {
    body: { schemas: [USER], userName: provisioning.address() },
  })
  expect(made.status).toBe(201)
  const user = `/Users/${made.body.id}`
  const value = made.body.id
  const members = [{ value }]
  const group = await callScim(backend, provisioning, 'POST', '/Groups', {
    body: { schemas: [GROUP], displayName: 'Billing', members },
  })
  const setActive = (active: boolean) =>
    callScim(backend, provisioning, 'PATCH', user, {
      body: { schemas: [PATCH], Operations: [{ op: 'replace', path: 'active', value: active }] },
    })
  await setActive(false)
  await setActive(false)
  await setActive(true)
  await callScim(backend, provisioning, 'DELETE', `/Groups/${group.body.id}`)
  await send(backend, setRoleMapping, {
    caller: owner,
    body: { ...mapping, default_roles: ['api-key-editor'] },
  })
  await callScim(backend, provisioning, 'DELETE', user)
  const all = await sent(owner)
  expect(all.map(([type, , operation]) => [type, operation])).toEqual([
    ['member.joined', 'createScimUser'],
    ['member.changed', 'createScimGroup'],
    ['member.removed', 'changeScimUser'],
    ['member.joined', 'changeScimUser'],
    ['member.changed', 'deleteScimGroup'],
    ['member.changed', 'setRoleMapping'],
    ['member.removed', 'deleteScimUser'],
  ])
  expect(new Set(all.map(([, id]) => id)).size).toBe(1)
})

test('a member who was kept out joins no one, and nothing is sent', async () => {
  const provisioning = await makeProvisioning(backend, { seats: 1 })
  await listen(provisioning.owner)
  const { status } = await callScim(backend, provisioning, 'POST', '/Users', {
    body: { schemas: [USER], userName: provisioning.address() },
  })
  expect(status).toBe(409)
  expect(await sent(provisioning.owner)).toEqual([])
})
