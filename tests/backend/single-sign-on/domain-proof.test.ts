import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { domainReminderJob } from '#backend/services/authorization/organizations/domain-reminders.ts'
import { DAY } from '#domain/time/durations.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { listOrganizationDomains } from '#generated/authorization/operations/listOrganizationDomains.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { findSsoOrganization } from '#generated/identity/operations/findSsoOrganization.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  giveGrace,
  makeDomain,
  makeOidcOrganization,
  makeOrganization,
  sharedOidcIdp,
} from '../../support/organization.ts'
import { callScim, makeToken, setJoining } from '../../support/scim/provisioning.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())

/** An employee's own organization, which lets people join; no one has verified the domain of the company. */
async function employee(input: { graceDays?: number } = {}) {
  const domain = `${randomUUID()}.example`
  const owner = await backend.person({ username: `employee@${domain}` })
  const { name, organizationId } = await makeOidcOrganization(backend, owner)
  await setJoining(backend, owner, { defaultRoles: ['api-key-viewer'] })
  const headers = { authorization: `Bearer ${await makeToken(backend, organizationId)}` }
  if (input.graceDays !== undefined) await giveGrace(backend, owner, input.graceDays)
  const call = (...args: Parameters<typeof callScim> extends [unknown, unknown, ...infer R] ? R : never) =>
    callScim(backend, { headers }, ...args)
  const provision = (userName: string) => call('POST', '/Users', { body: { userName } })
  return { domain, owner, name, organizationId, call, provision }
}

async function logIn(organization: string, claims: { sub: string; email: string }) {
  const { address, cookie } = await begin(backend, organization)
  const { code, state, iss } = (await sharedOidcIdp()).authorize(address, claims, {
    now: backend.clock.now(),
  })
  const body = { organization, code, iss, redirect_uri: `${CALLBACK}?state=${state}` }
  return send(backend, completeSsoLogin, { caller: null, headers: { cookie }, body })
}

async function leadsTo(domain: string): Promise<string | undefined> {
  const body = { email_address: `cfo@${domain}` }
  const { status, body: found } = await send(backend, findSsoOrganization, { caller: null, body })
  return status === 200 ? found.organization : undefined
}

const isKnown = async (username: string) =>
  (await backend.db.$count(people, eq(people.username, username))) > 0
const listOf = async (caller: Person) => (await send(backend, listOrganizationDomains, { caller })).body

describe('an employee whose organization has not verified the domain', () => {
  test('cannot provision a colleague, invited or not, nor rename or move a user to a colleague’s address', async () => {
    const { domain, owner, provision, call } = await employee()
    const ceo = `ceo@${domain}`
    expect(await provision(ceo)).toMatchObject({ status: 400, body: { scimType: 'invalidValue' } })
    const invitation = { email_address: ceo, roles: ['api-key-viewer' as const] }
    await send(backend, createInvitation, { caller: owner, body: invitation })
    expect((await provision(ceo)).status).toBe(400)
    expect(await isKnown(ceo)).toBe(false)

    const own = await makeDomain(backend, owner, { verified: true })
    const { body: user } = await provision(`kim@${own}`)
    const path = `/Users/${user.id}`
    const replace = (name: string, value: unknown) => ({
      body: { Operations: [{ op: 'replace', path: name, value }] },
    })
    expect((await call('PATCH', path, replace('userName', ceo))).status).toBe(400)
    expect((await call('PATCH', path, replace('emails', [{ value: ceo, primary: true }]))).status).toBe(400)
    expect((await call('PUT', path, { body: { userName: ceo } })).status).toBe(400)
    // A deactivation works, whatever comes with it, and does not open the way.
    expect((await call('PUT', path, { body: { userName: ceo, active: false } })).status).toBe(200)
    expect((await call('PATCH', path, replace('active', true))).status).toBe(400)
    expect(await isKnown(ceo)).toBe(false)
  })

  test('lets no colleague join at a login', async () => {
    const { domain, name } = await employee()
    expect((await logIn(name, { sub: 'a', email: `ceo@${domain}` })).status).toBe(401)
    expect(await isKnown(`ceo@${domain}`)).toBe(false)
  })

  test('is not where colleagues are sent at login', async () => {
    const { domain, owner, name } = await employee()
    expect(await leadsTo(domain)).toBeUndefined()
    await makeDomain(backend, owner, { domain, verified: true })
    expect(await leadsTo(domain)).toBe(name)
  })

  test('keeps members, who are linked and log in', async () => {
    const { owner, name, provision } = await employee()
    const accountId = owner.accountId ?? 0
    const member = await backend.person({ accountId, roles: ['billing-viewer'] })
    expect((await provision(member.username)).status).toBe(201)
    await backend.db.delete(memberships).where(eq(memberships.userId, member.userId))
    await backend.db
      .insert(memberships)
      .values({ accountId, userId: member.userId, roles: ['billing-viewer'], created: backend.clock.now() })
    expect((await logIn(name, { sub: member.userId, email: member.username })).status).toBe(200)
  })
})

describe('an organization from before domains had to be verified', () => {
  test('keeps what it has until the period ends, and then its members', async () => {
    const { domain, owner, name, provision } = await employee({ graceDays: 30 })
    expect((await provision(`one@${domain}`)).status).toBe(201)
    expect((await logIn(name, { sub: 'two', email: `two@${domain}` })).status).toBe(200)
    expect(await leadsTo(domain)).toBe(name)
    expect((await listOf(owner)).grace_period).toMatchObject({ domains: [domain] })

    backend.clock.advance(30 * DAY)
    expect((await provision(`three@${domain}`)).status).toBe(400)
    expect((await logIn(name, { sub: 'four', email: `four@${domain}` })).status).toBe(401)
    expect(await leadsTo(domain)).toBeUndefined()
    expect((await logIn(name, { sub: 'two', email: `two@${domain}` })).status).toBe(200)
    expect((await logIn(name, { sub: 'one', email: `one@${domain}` })).status).toBe(200)
  })

  test('never had more than the domains of its owners, nor one that another organization has verified', async () => {
    const { domain, provision } = await employee({ graceDays: 30 })
    expect((await provision(`kim@${randomUUID()}.example`)).status).toBe(400)
    expect((await provision(`kim@sub.${domain}`)).status).toBe(400)
    const other = await employee()
    await makeDomain(backend, other.owner, { domain, verified: true })
    expect((await provision(`kim@${domain}`)).status).toBe(400)
    expect(await leadsTo(domain)).toBe(other.name)
  })

  test('is told by email when the period starts, a week and a day before its end, and at its end, until the domain is verified', async () => {
    const remind = () => backend.kernel.queries.transaction(db => job.run(db, backend.clock.now()))
    const job = domainReminderJob(backend.kernel)
    const [told, verified] = [await employee({ graceDays: 30 }), await employee({ graceDays: 30 })]
    const subjects = async ({ owner }: { owner: Person }) =>
      (await backend.mails(owner.username)).map(({ subject }) => subject)
    await remind()
    await remind()
    expect(await subjects(told)).toEqual(['Verify your email domain within 30 days'])
    await makeDomain(backend, verified.owner, { domain: verified.domain, verified: true })
    expect((await listOf(verified.owner)).grace_period).toBeNull()
    for (const days of [23, 6, 1]) {
      backend.clock.advance(days * DAY)
      await remind()
    }
    expect(await subjects(told)).toEqual([
      'Single sign-on no longer adds people in your domain',
      'Verify your email domain by tomorrow',
      'Verify your email domain within 7 days',
      'Verify your email domain within 30 days',
    ])
    expect(await subjects(verified)).toHaveLength(1)
  })
})

test.each(['gmail.com', 'qq.com', 'gmx.de', 'mailinator.com', 'co.uk', 'github.io'])(
  'anyone can get an address in %s, so no organization has it',
  async domain => {
    const owner = await backend.person()
    await makeOrganization(backend, owner)
    const { errors } = await send(backend, createOrganizationDomain, { caller: owner, body: { domain } })
    expect(errors).toMatchObject([{ name: 'public-mail-domain', fields: ['domain'] }])
  },
)
