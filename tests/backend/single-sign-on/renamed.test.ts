import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { ssoLogins } from '#backend/modules/single-sign-on/tables.ts'
import { dismissSsoRelink } from '#generated/authorization/operations/dismissSsoRelink.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { listSsoRelinks } from '#generated/authorization/operations/listSsoRelinks.ts'
import { relinkSsoLogin } from '#generated/authorization/operations/relinkSsoLogin.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeDomain,
  makeSamlOrganization,
  postResponse,
  sharedSamlIdp,
} from '../../support/organization.ts'
import { callScim, makeToken, setJoining } from '../../support/scim/provisioning.ts'
import { readSamlRequest } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

/** An organization with an owner in a domain of its own, and a member who is known by their address at the provider. */
async function makeWorld() {
  const domain = `${randomUUID()}.example`
  const owner = await backend.person({ username: `owner@${domain}` })
  const { name, idpId, organizationId } = await makeSamlOrganization(backend, owner)
  const old = `a@${domain}`
  const member = await backend.person({
    username: old,
    accountId: owner.accountId ?? 0,
    roles: ['api-key-viewer'],
  })
  for (const { accountId } of await backend.db
    .select()
    .from(memberships)
    .where(eq(memberships.userId, member.userId)))
    if (accountId !== owner.accountId)
      await backend.db.delete(memberships).where(eq(memberships.accountId, accountId))
  const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
  return { name, idpId, domain, owner, member, old, renamed: `new-a@${domain}`, headers }
}

async function logIn(name: string, nameId: string, email: string, caller: Person | null = null) {
  const { address, cookie } = await begin(backend, name, caller)
  const request = readSamlRequest(address)
  const xml = sharedSamlIdp().respond(request, { nameId, email, now: backend.clock.now() })
  const { location } = await postResponse(backend, request, xml)
  const [code, state] = ['code', 'state'].map(key => location.searchParams.get(key) ?? '')
  const body = { organization: name, code: code ?? '', redirect_uri: `${CALLBACK}?state=${state}` }
  return send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })
}

const seatsOf = ({ accountId }: Person) =>
  backend.db.$count(memberships, eq(memberships.accountId, accountId ?? 0))
const subjectsOf = async (idpId: string) =>
  (await backend.db.select().from(ssoLogins).where(eq(ssoLogins.idpId, idpId))).map(row => row.subject)
const relinksOf = async (owner: Person) =>
  (await send(backend, listSsoRelinks, { caller: owner })).body.relinks

test('without a proof, an owner relinks a renamed person with one press', async () => {
  const { name, idpId, owner, member, old, renamed } = await makeWorld()
  expect((await logIn(name, old, old)).body.user_id).toBe(member.userId)
  for (const attempt of [1, 2]) {
    backend.clock.advance(1000)
    const response = await logIn(name, renamed, old)
    expect([attempt, response.status, response.errors[0]?.name]).toEqual([attempt, 401, 'no-account-linked'])
  }
  const { body } = await send(backend, listSsoLogins, { caller: owner })
  expect(body.logins[0]).toMatchObject({
    failure: 'person-renamed',
    person: { user_id: member.userId, username: old },
  })
  const relinks = await relinksOf(owner)
  expect(relinks).toMatchObject([
    { subject: renamed, former_subject: old, email: old, person: { user_id: member.userId } },
  ])

  const seats = await seatsOf(owner)
  const relink = () =>
    send(backend, relinkSsoLogin, { caller: owner, params: { id: relinks[0]?.login_id ?? '' } })
  expect((await relink()).status).toBe(204)
  expect(await relinksOf(owner)).toEqual([])
  expect((await relink()).status).toBe(404)
  expect((await logIn(name, renamed, old)).body.user_id).toBe(member.userId)
  expect(await seatsOf(owner)).toBe(seats)
  // The former id may be someone else's from now on.
  expect(await subjectsOf(idpId)).toEqual([renamed])
  const mails = await backend.mails(old)
  expect(mails.map(({ subject }) => subject)).toContain('Your single sign-on works again')
})

test('an owner dismisses a request, with all attempts so far, and a later attempt is a new one', async () => {
  const { name, owner, old, renamed, idpId } = await makeWorld()
  await logIn(name, old, old)
  await logIn(name, renamed, old)
  await logIn(name, renamed, old)
  const [relink] = await relinksOf(owner)
  const params = { id: relink?.login_id ?? '' }
  const other = await makeWorld()
  const dismiss = (caller: Person) => send(backend, dismissSsoRelink, { caller, params })
  expect((await dismiss(other.owner)).status).toBe(404)
  expect(await relinksOf(owner)).toHaveLength(1)
  expect((await dismiss(owner)).status).toBe(204)
  expect(await relinksOf(owner)).toEqual([])
  expect((await dismiss(owner)).status).toBe(404)
  expect((await send(backend, relinkSsoLogin, { caller: owner, params })).status).toBe(404)
  expect(await subjectsOf(idpId)).toEqual([old])
  await logIn(name, renamed, old)
  expect(await relinksOf(owner)).toHaveLength(1)
})

test('no one of another organization relinks, and no one who has left is relinked', async () => {
  const { name, owner, member, old, renamed } = await makeWorld()
  await logIn(name, old, old)
  await logIn(name, renamed, old)
  const [relink] = await relinksOf(owner)
  const params = { id: relink?.login_id ?? '' }
  const other = await makeWorld()
  expect((await send(backend, relinkSsoLogin, { caller: other.owner, params })).status).toBe(404)
  await backend.db.delete(memberships).where(eq(memberships.userId, member.userId))
  expect((await send(backend, relinkSsoLogin, { caller: owner, params })).status).toBe(404)
})

test('a verified domain proves that a renamed person is the same one', async () => {
  const { name, idpId, domain, owner, member, old, renamed } = await makeWorld()
  await makeDomain(backend, owner, { domain, verified: true })
  await logIn(name, old, old)
  backend.clock.advance(1000)
  expect((await logIn(name, renamed, old)).body.user_id).toBe(member.userId)
  expect(await subjectsOf(idpId)).toEqual([renamed])
  const { body } = await send(backend, listSsoLogins, { caller: owner })
  expect(body.logins[0]).toMatchObject({ outcome: 'passed', notes: ['relinked'] })
  // Someone who is given the former name is not this person.
  expect((await logIn(name, old, `b@${domain}`)).status).toBe(401)
})

test('a verified domain proves nothing about accounts elsewhere', async () => {
  const { name, domain, owner, member, old, renamed } = await makeWorld()
  await makeDomain(backend, owner, { domain, verified: true })
  await openAccount(backend.db, { userId: member.userId, label: 'Elsewhere', now: backend.clock.now() })
  const response = await logIn(name, renamed, old)
  expect(response.status).toBe(401)
  expect((await logIn(name, renamed, old, member)).status).toBe(200)
  expect((await logIn(name, 'yet-another', old)).status).toBe(401)
})

test.each([
  ['userName', (renamed: string) => ({ userName: renamed }), (renamed: string) => renamed],
  ['externalId', () => ({ externalId: 'ext-1' }), () => 'ext-1'],
])(
  'SCIM proves it by %s, also where the address has changed, and no second seat is taken',
  async (_, change, subjectOf) => {
    const { name, idpId, domain, owner, member, old, renamed, headers } = await makeWorld()
    await makeDomain(backend, owner, { domain, verified: true })
    await setJoining(backend, owner, { defaultRoles: ['billing-viewer'] })
    const made = await callScim(backend, { headers }, 'POST', '/Users', { body: { userName: old } })
    expect(made.status).toBe(201)
    await logIn(name, old, old)
    const seats = await seatsOf(owner)
    const patched = await callScim(backend, { headers }, 'PATCH', `/Users/${made.body.id}`, {
      body: { Operations: [{ op: 'replace', value: change(renamed) }] },
    })
    expect(patched.status).toBe(200)
    const response = await logIn(name, subjectOf(renamed), renamed)
    expect(response.body.user_id).toBe(member.userId)
    expect(await seatsOf(owner)).toBe(seats)
    expect(await subjectsOf(idpId)).toEqual([subjectOf(renamed)])
  },
)

test('a SCIM resource that was created after the last login is no proof, nor is the domain then', async () => {
  const { name, domain, owner, old, renamed, headers } = await makeWorld()
  await makeDomain(backend, owner, { domain, verified: true })
  await logIn(name, old, old)
  backend.clock.advance(1000)
  await callScim(backend, { headers }, 'POST', '/Users', { body: { userName: old } })
  expect((await logIn(name, renamed, old)).status).toBe(401)
  expect(await relinksOf(owner)).toHaveLength(1)
})

test('a renamed person who is logged in here proves it themselves', async () => {
  const { name, member, old, renamed } = await makeWorld()
  await logIn(name, old, old)
  expect((await logIn(name, renamed, old, member)).body.user_id).toBe(member.userId)
})
