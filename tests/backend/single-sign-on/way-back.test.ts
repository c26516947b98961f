import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { passkeys, people, thirdPartyLogins } from '#backend/modules/people/tables.ts'
import { identityProviders } from '#backend/modules/single-sign-on/tables.ts'
import { revertActivationsJob } from '#backend/services/authorization/identity-providers/identity-providers.ts'
import { deactivateIdentityProvider } from '#generated/authorization/operations/deactivateIdentityProvider.ts'
import { deleteIdentityProvider } from '#generated/authorization/operations/deleteIdentityProvider.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { getProviderDependents } from '#generated/authorization/operations/getProviderDependents.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { sendUserPasswordReset } from '#generated/identity/operations/sendUserPasswordReset.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeDomain,
  makeOidcOrganization,
  sharedOidcIdp,
} from '../../support/organization.ts'
import { callScim, giveSecondFactor, makeToken, setJoining } from '../../support/scim/provisioning.ts'
import { send } from '../client.ts'

const PASSWORD = 'seven purple paper lanterns'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

/** An organization whose provider has brought two people in: one at a login, one by SCIM. Neither has a password. */
async function broughtIn() {
  const owner = await backend.person()
  const { name, organizationId, idpId } = await makeOidcOrganization(backend, owner)
  const domain = await makeDomain(backend, owner, { verified: true })
  await setJoining(backend, owner, { defaultRoles: ['api-key-viewer'] })
  await giveSecondFactor(backend, owner)
  const [joined, provisioned] = [`joined@${domain}`, `provisioned@${domain}`]
  const { address, cookie } = await begin(backend, name)
  const now = backend.clock.now()
  const login = (await sharedOidcIdp()).authorize(address, { sub: joined, email: joined }, { now })
  const body = {
    organization: name,
    code: login.code,
    iss: login.iss,
    redirect_uri: `${CALLBACK}?state=${login.state}`,
  }
  await send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })
  const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
  const user = await callScim(backend, { headers }, 'POST', '/Users', { body: { userName: provisioned } })
  const scim = (method: 'PATCH' | 'DELETE', payload?: unknown) =>
    callScim(backend, { headers }, method, `/Users/${user.body.id}`, { body: payload })
  const everyone = [joined, provisioned]
  return { owner, name, organizationId, idpId, joined, provisioned, everyone, scim }
}

/** Whether the person gets a link, sets a first password with it, and logs in. */
async function getsIn(username: string): Promise<boolean> {
  backend.clock.advance(61_000)
  await send(backend, requestPasswordReset, { caller: null, body: { username } })
  const [mail] = await backend.mails(username)
  const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
  if (!token) return false
  const body = { username, token, password: PASSWORD }
  expect((await send(backend, completePasswordReset, { caller: null, body })).status).toBe(204)
  return (await send(backend, logIn, { caller: null, body: { username, password: PASSWORD } })).status === 200
}

const newest = async (username: string) => (await backend.mails(username))[0]?.text ?? ''

test('while the provider is active, a reset leads to its login page and sets no password', async () => {
  const { name, everyone } = await broughtIn()
  for (const username of everyone) {
    expect(await getsIn(username)).toBe(false)
    expect(await newest(username)).toContain(`/sso/${name}`)
  }
})

test('someone who is on other accounts too sets a first password, which proves at the login who they are', async () => {
  const { joined } = await broughtIn()
  const [person] = await backend.db.select().from(people).where(eq(people.username, joined))
  if (!person) throw new Error('the person has joined')
  expect(await getsIn(joined)).toBe(false)
  await openAccount(backend.db, { userId: person.userId, label: 'Mine', now: backend.clock.now() })
  backend.clock.advance(61_000)
  await send(backend, requestPasswordReset, { caller: null, body: { username: joined } })
  const token = /token=([\w-]+)/.exec(await newest(joined))?.[1] ?? ''
  const body = { username: joined, token, password: PASSWORD }
  expect((await send(backend, completePasswordReset, { caller: null, body })).status).toBe(204)
  const response = await send(backend, logIn, {
    caller: null,
    body: { username: joined, password: PASSWORD },
  })
  expect(response.errors.map(({ name }) => name)).toEqual(['sso-required'])
})

describe('people whom a provider brought in get in again after', () => {
  test('a deactivation, which emails them how to set a password', async () => {
    const { owner, everyone } = await broughtIn()
    expect((await send(backend, deactivateIdentityProvider, { caller: owner })).status).toBe(200)
    for (const username of everyone) expect(await newest(username)).toMatch(/\/forgot-password/)
    expect(await newest(owner.username)).not.toContain('You don’t have a password yet')
    for (const username of everyone) expect(await newest(username)).toContain('You don’t have a password yet')
    for (const username of everyone) expect(await getsIn(username)).toBe(true)
  })

  test('a deletion of the provider, or of the organization, which reminds those who still have none', async () => {
    for (const remove of ['provider', 'organization']) {
      const { owner, everyone, joined, provisioned, organizationId } = await broughtIn()
      await send(backend, deactivateIdentityProvider, { caller: owner })
      expect(await getsIn(joined)).toBe(true)
      const before = await Promise.all(everyone.map(async username => (await backend.mails(username)).length))
      const removed =
        remove === 'provider'
          ? await send(backend, deleteIdentityProvider, { caller: owner })
          : await send(backend, deleteOrganization, { caller: owner, params: { id: organizationId } })
      expect(removed.status).toBe(204)
      const after = await Promise.all(everyone.map(async username => (await backend.mails(username)).length))
      expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([0, 1])
      expect(await getsIn(provisioned)).toBe(true)
    }
  })

  test('an activation that no owner confirmed', async () => {
    const { owner, idpId, everyone } = await broughtIn()
    const confirmUntil = new Date(backend.clock.now().getTime() - 1)
    await backend.db.update(identityProviders).set({ confirmUntil }).where(eq(identityProviders.idpId, idpId))
    await backend.kernel.queries.transaction(db =>
      revertActivationsJob(backend.kernel).run(db, backend.clock.now()),
    )
    for (const username of everyone) expect(await newest(username)).toContain('You don’t have a password yet')
    expect(await newest(owner.username)).not.toContain('You don’t have a password yet')
    for (const username of everyone) expect(await getsIn(username)).toBe(true)
  })

  test('SCIM has deactivated or deleted them', async () => {
    const [deactivated, deleted] = [await broughtIn(), await broughtIn()]
    const body = { Operations: [{ op: 'replace', path: 'active', value: false }] }
    expect((await deactivated.scim('PATCH', body)).status).toBe(200)
    expect((await deleted.scim('DELETE')).status).toBe(204)
    for (const { provisioned } of [deactivated, deleted]) expect(await getsIn(provisioned)).toBe(true)
  })

  test('an owner has removed them', async () => {
    const { owner, joined } = await broughtIn()
    const [person] = await backend.db.select().from(people).where(eq(people.username, joined))
    const params = { id: person?.userId ?? '' }
    expect((await send(backend, removeTeamMember, { caller: owner, params })).status).toBe(204)
    expect(await getsIn(joined)).toBe(true)
  })
})

test('someone whose only login is a service that is no longer offered sets a first password', async () => {
  const person = await backend.person()
  const { userId, username } = person
  await backend.db.update(people).set({ passwordHash: null }).where(eq(people.userId, userId))
  await backend.db.insert(thirdPartyLogins).values({
    provider: 'gone',
    subject: randomUUID(),
    userId,
    emailAddress: username,
    created: backend.clock.now(),
  })
  expect(await getsIn(username)).toBe(true)
})

test('a passkey is another login, so its owner is not told to choose a password', async () => {
  const { owner, joined, provisioned } = await broughtIn()
  const [person] = await backend.db.select().from(people).where(eq(people.username, joined))
  await backend.db.insert(passkeys).values({
    passkeyId: randomUUID(),
    userId: person?.userId ?? '',
    credentialId: randomUUID(),
    publicKey: 'none',
    counter: 0,
    transports: [],
    name: 'Laptop',
    synced: false,
    created: backend.clock.now(),
  })
  await send(backend, deactivateIdentityProvider, { caller: owner })
  expect(await newest(joined)).not.toContain('You don’t have a password yet')
  expect(await newest(provisioned)).toContain('You don’t have a password yet')
})

test('the number of people without another login is that of the emails that follow', async () => {
  const { owner, everyone, provisioned } = await broughtIn()
  const count = async () => (await send(backend, getProviderDependents, { caller: owner })).body
  expect(await count()).toEqual({ without_other_login: 2 })
  await backend.db
    .update(people)
    .set({ disabled: backend.clock.now() })
    .where(eq(people.username, provisioned))
  expect(await count()).toEqual({ without_other_login: 1 })
  await send(backend, deactivateIdentityProvider, { caller: owner })
  const texts = await Promise.all([owner.username, ...everyone].map(newest))
  expect(texts.filter(text => text.includes('You don’t have a password yet'))).toHaveLength(1)

  // A deletion emails who still has none.
  expect(await count()).toEqual({ without_other_login: 1 })
  for (const username of everyone.filter(each => each !== provisioned))
    expect(await getsIn(username)).toBe(true)
  expect(await count()).toEqual({ without_other_login: 0 })
})

test('staff send a link where no provider governs the person, and where one does, the way to its login', async () => {
  const { joined, name } = await broughtIn()
  const staff = await backend.person({ roles: ['internal-admin'] })
  const [person] = await backend.db.select().from(people).where(eq(people.username, joined))
  const params = { id: person?.userId ?? '' }
  const governed = await send(backend, sendUserPasswordReset, { caller: staff, params })
  expect(governed.body).toMatchObject({ sent: 'explanation' })
  expect(await newest(joined)).toContain(`/sso/${name}`)
  await backend.db.delete(memberships).where(eq(memberships.userId, params.id))
  expect((await send(backend, sendUserPasswordReset, { caller: staff, params })).body).toMatchObject({
    sent: 'reset-link',
  })
})
