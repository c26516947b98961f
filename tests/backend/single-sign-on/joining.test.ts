import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { people } from '#backend/modules/people/tables.ts'
import { roleMappings } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { identityProviders, organizationDomains } from '#backend/modules/single-sign-on/tables.ts'
import { completeSsoRehearsal } from '#generated/authorization/operations/completeSsoRehearsal.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { setRoleMapping } from '#generated/authorization/operations/setRoleMapping.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { begin, CALLBACK, makeDomain, sharedOidcIdp, startRehearsal } from '../../support/organization.ts'
import { callScim, makeToken, setJoining } from '../../support/scim/provisioning.ts'
import { send } from '../client.ts'
import { MAPPING, makeDomainOrganization, rolesOf } from './joining-organization.ts'
import { logInWithOidc } from './oidc-login.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

test('no one joins unless the owners allow it', async () => {
  const { name, owner, address } = await makeDomainOrganization(backend)
  const email = address()
  expect((await logInWithOidc(backend, name, { sub: 'a', email, email_verified: true })).status).toBe(401)
  expect(await rolesOf(backend, owner, email)).toBeUndefined()
})

test('a new person joins with the default roles, and logs in again as the same one', async () => {
  const { name, owner, address } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const email = address()
  const first = await logInWithOidc(backend, name, { sub: 'a', email })
  expect(first).toMatchObject({ status: 200, body: { confirmed: true } })
  expect(await rolesOf(backend, owner, email)).toEqual(['api-key-viewer'])
  expect(
    (await logInWithOidc(backend, name, { sub: 'a', email: 'other@elsewhere.example' })).body.user_id,
  ).toBe(first.body.user_id)
})

test('groups of the claim give their roles, at the first login and when they change', async () => {
  const { name, owner, address } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const email = address()
  await logInWithOidc(backend, name, { sub: 'a', email, groups: ['BILLING', 'unmapped', 7, null] })
  expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
  await logInWithOidc(backend, name, { sub: 'a', email, groups: ['unmapped'] })
  expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
})

test('a login never takes the roles of an owner', async () => {
  const { name, owner } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const before = await rolesOf(backend, owner, owner.username)
  await logInWithOidc(backend, name, { sub: 'owner', email: owner.username, groups: ['Billing'] })
  expect(await rolesOf(backend, owner, owner.username)).toEqual(before)
})

test('someone of another domain, with other accounts, or with an unverified address does not join', async () => {
  const { name, owner, address } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const other = await backend.person()
  const logins = [
    { sub: 'a', email: `a@${randomUUID()}.example` },
    { sub: 'b', email: other.username },
    { sub: 'c', email: address(), email_verified: false },
    { sub: 'd' },
  ]
  for (const claims of logins)
    expect((await logInWithOidc(backend, name, claims)).status, claims.sub).toBe(401)
})

test('no one joins without a seat, and by a provider that is not active', async () => {
  const { name, owner, address, idpId } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, { ...MAPPING, seats: 1 })
  const full = await logInWithOidc(backend, name, { sub: 'a', email: address() })
  expect(full.errors).toMatchObject([{ name: 'max-team-members-reached' }])
  await setSeats(owner)
  const { address: away, cookie } = await begin(backend, name)
  await backend.db.update(identityProviders).set({ active: false }).where(eq(identityProviders.idpId, idpId))
  const email = address()
  const { code, state, iss } = (await sharedOidcIdp()).authorize(
    away,
    { sub: 'b', email },
    { now: backend.clock.now() },
  )
  const body = { organization: name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` }
  expect((await send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })).status).toBe(
    401,
  )
  expect(await rolesOf(backend, owner, email)).toBeUndefined()
})

async function setSeats({ accountId }: Person) {
  const { accounts } = await import('#backend/modules/accounts/tables.ts')
  await backend.db
    .update(accounts)
    .set({ maxUsers: 20 })
    .where(eq(accounts.accountId, accountId ?? 0))
}

test('someone whom the provider has deactivated by SCIM does not join again at a login', async () => {
  const { name, owner, address, organizationId } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
  const email = address()
  const made = await callScim(backend, { headers }, 'POST', '/Users', { body: { userName: email } })
  expect((await logInWithOidc(backend, name, { sub: 'a', email })).status).toBe(200)
  const body = { Operations: [{ op: 'replace', path: 'active', value: false }] }
  await callScim(backend, { headers }, 'PATCH', `/Users/${made.body.id}`, { body })
  expect((await logInWithOidc(backend, name, { sub: 'a', email })).status).toBe(401)
})

test('groups of SCIM give their roles at once, and the mapping gives them when it changes', async () => {
  const { owner, address, organizationId } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
  const call = (...args: Parameters<typeof callScim> extends [unknown, unknown, ...infer R] ? R : never) =>
    callScim(backend, { headers }, ...args)
  const email = address()
  const { id } = (await call('POST', '/Users', { body: { userName: email } })).body
  expect(await rolesOf(backend, owner, email)).toEqual(['api-key-viewer'])
  const group = { displayName: 'billing', members: [{ value: id }] }
  const made = (await call('POST', '/Groups', { body: group })).body
  expect(await rolesOf(backend, owner, email)).toEqual(['billing-editor', 'billing-viewer'])
  const removal = { Operations: [{ op: 'remove', path: `members[value eq "${id}"]` }] }
  await call('PATCH', `/Groups/${made.id}`, { body: removal })
  expect(await rolesOf(backend, owner, email)).toEqual(['api-key-viewer'])
  await call('PUT', `/Groups/${made.id}`, { body: { ...group, displayName: 'Support' } })
  const body = {
    joins_at_login: false,
    default_roles: [],
    groups: [{ group: 'SUPPORT', roles: ['api-key-editor' as const] }],
  }
  expect((await send(backend, setRoleMapping, { caller: owner, body })).status).toBe(200)
  expect(await rolesOf(backend, owner, email)).toEqual(['api-key-editor'])
  await call('DELETE', `/Groups/${made.id}`)
  expect(await rolesOf(backend, owner, email)).toEqual([])
  expect(await backend.db.$count(roleMappings)).toBeGreaterThan(0)
})

test('addresses in a verified domain join, by a login or by provisioning, and only where it is verified', async () => {
  const { name, owner, address, organizationId } = await makeDomainOrganization(backend)
  await setJoining(backend, owner, MAPPING)
  const domain = await makeDomain(backend, owner)
  const [byLogin, bySync] = [`${randomUUID()}@${domain}`, `${randomUUID()}@${domain}`]
  const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
  const provision = (userName: string) =>
    callScim(backend, { headers }, 'POST', '/Users', { body: { userName, active: true } })
  expect((await logInWithOidc(backend, name, { sub: 'a', email: byLogin })).status).toBe(401)
  expect((await provision(bySync)).status).toBe(400)

  const isDomain = eq(organizationDomains.domain, domain)
  await backend.db.update(organizationDomains).set({ verified: backend.clock.now() }).where(isDomain)
  expect((await logInWithOidc(backend, name, { sub: 'a', email: byLogin })).status).toBe(200)
  expect((await provision(bySync)).status).toBe(201)

  // Another organization has proved that the domain of this one's owner is its own.
  const other = await makeDomainOrganization(backend)
  const domainOfOwner = owner.username.split('@')[1] ?? ''
  await backend.db.delete(organizationDomains).where(eq(organizationDomains.domain, domainOfOwner))
  await makeDomain(backend, other.owner, { domain: domainOfOwner, verified: true })
  expect((await logInWithOidc(backend, name, { sub: 'b', email: address() })).status).toBe(401)
  expect((await provision(address())).status).toBe(400)
})

describe('a rehearsal of someone who is no member', () => {
  async function makeInactive(mapping: Parameters<typeof setJoining>[2]) {
    const made = await makeDomainOrganization(backend)
    await setJoining(backend, made.owner, mapping)
    const isMade = eq(identityProviders.idpId, made.idpId)
    await backend.db.update(identityProviders).set({ active: false }).where(isMade)
    return made
  }

  async function rehearse(owner: Person, claims: Record<string, unknown> & { sub: string }) {
    const { address, cookie } = await startRehearsal(backend, owner)
    const idp = await sharedOidcIdp()
    const { code, state, iss } = idp.authorize(address, claims, { now: backend.clock.now() })
    const headers = { ...owner.bearer, cookie }
    const body = { redirect_uri: `${CALLBACK}?state=${state}`, code, iss }
    return (await send(backend, completeSsoRehearsal, { caller: owner, headers, body })).body
  }

  test('shows with which roles they would join, and changes nothing', async () => {
    const { owner, address } = await makeInactive(MAPPING)
    const email = address()
    const before = await backend.db.$count(people)
    expect(await rehearse(owner, { sub: 'a', email, groups: ['billing'] })).toMatchObject({
      login: { outcome: 'failed', failure: 'owner-required', person: null },
      joins: { username: email, roles: ['billing-viewer', 'billing-editor'] },
    })
    expect((await rehearse(owner, { sub: 'a', email })).joins?.roles).toEqual(['api-key-viewer'])
    expect(await rolesOf(backend, owner, email)).toBeUndefined()
    expect(await backend.db.$count(people)).toBe(before)
  })

  test('says that the team is full, and so does the list after a real login', async () => {
    const { name, owner, address, idpId } = await makeInactive({ ...MAPPING, seats: 1 })
    const email = address()
    const { login, joins } = await rehearse(owner, { sub: 'a', email })
    expect([login.failure, joins]).toEqual(['team-full', null])
    await backend.db.update(identityProviders).set({ active: true }).where(eq(identityProviders.idpId, idpId))
    backend.clock.advance(1000)
    expect((await logInWithOidc(backend, name, { sub: 'a', email })).errors[0]?.name).toBe(
      'max-team-members-reached',
    )
    const { body } = await send(backend, listSsoLogins, { caller: owner })
    expect(body.logins.map(({ kind, failure }) => [kind, failure])).toEqual([
      ['login', 'team-full'],
      ['rehearsal', 'team-full'],
    ])
  })

  test('keeps its reason where no one would join', async () => {
    const { owner } = await makeInactive(MAPPING)
    const { login, joins } = await rehearse(owner, { sub: 'a', email: `a@${randomUUID()}.example` })
    expect([login.failure, joins]).toEqual(['no-matching-member', null])
  })

  test('lists who is invited and would join, but no one in a foreign domain', async () => {
    const { owner, address } = await makeInactive(MAPPING)
    const email = address()
    for (const email_address of [email, `b@${randomUUID()}.example`])
      await send(backend, createInvitation, {
        caller: owner,
        body: { email_address, roles: ['api-key-viewer'] },
      })
    const { people: listed, invited } = await rehearse(owner, { sub: 'o', email: owner.username })
    expect(listed.map(({ outcome }) => outcome)).toEqual(['enters'])
    expect(invited).toEqual([email])
  })
})
