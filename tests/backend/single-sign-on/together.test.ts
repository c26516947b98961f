import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accounts, memberships } from '#backend/modules/accounts/tables.ts'
import {
  certificateReminders,
  identityProviders,
  organizationDomains,
} from '#backend/modules/single-sign-on/tables.ts'
import { certificateReminderJob } from '#backend/services/authorization/identity-providers/certificate-reminders.ts'
import { revertActivationsJob } from '#backend/services/authorization/identity-providers/identity-providers.ts'
import { verifyOrganizationDomain } from '#generated/authorization/operations/verifyOrganizationDomain.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { manualClock } from '#kernel/clock.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { runWorkers, type Worker } from '#kernel/jobs/worker.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeDomain,
  makeOidcOrganization,
  makeOrganization,
  samlSettings,
  sharedDns,
  sharedOidcIdp,
} from '../../support/organization.ts'
import { callScim, makeToken, setJoining } from '../../support/scim/provisioning.ts'
import { createSamlIdp } from '../../support/servers/saml-idp.ts'
import { send } from '../client.ts'

const [MINUTE, DAY] = [60_000, 24 * 60 * 60_000]
/** How often each race is run: the servers meet at another statement each time. */
const ROUNDS = 5

const clock = manualClock()
/** Two servers on one PostgreSQL; the embedded database has one, which then plays both. */
const backends: Backend[] = []
beforeAll(async () => {
  const env = { OUTBOUND_LOOPBACK: 'allowed', DNS_SERVER: (await sharedDns()).address, LOG_LEVEL: 'error' }
  for (let server = 0; server < (process.env.DATABASE_URL ? 2 : 1); server++)
    backends.push(await startBackend({ env, clock, beside: backends[0] }))
})
afterAll(async () => {
  for (const backend of backends) await backend.close()
})

function server(index: 0 | 1): Backend {
  const backend = backends[index] ?? backends[0]
  if (!backend) throw new Error('no server')
  return backend
}

/** Runs a job on both servers at once, whichever has the turn. Returns how many items both have processed. */
async function runOnBoth(job: (kernel: Kernel) => Worker): Promise<number> {
  const counts = await Promise.all(
    ([0, 1] as const).map(index => {
      const { kernel, clock } = server(index)
      return kernel.queries.transaction(db => job(kernel).run(db, clock.now()))
    }),
  )
  return counts.reduce((sum, count) => sum + count, 0)
}

const subjects = async (username: string) => (await server(0).mails(username)).map(({ subject }) => subject)

test('an activation that no owner confirms reverts once, and each member gets one email', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const owner = await server(0).person()
    const { idpId } = await makeOidcOrganization(server(0), owner)
    const confirmUntil = new Date(clock.now().getTime() + 30 * MINUTE)
    const ofProvider = eq(identityProviders.idpId, idpId)
    await server(0).db.update(identityProviders).set({ confirmUntil }).where(ofProvider)
    clock.advance(30 * MINUTE - 1)
    expect(await runOnBoth(revertActivationsJob)).toBe(0)
    clock.advance(1)
    if (round === 0) {
      // As both servers do it every minute.
      await Promise.all(
        ([0, 1] as const).map(index =>
          runWorkers(server(index).kernel, [revertActivationsJob(server(index).kernel)]),
        ),
      )
    } else expect(await runOnBoth(revertActivationsJob)).toBe(1)
    const [provider] = await server(1).db.select().from(identityProviders).where(ofProvider)
    expect(provider).toMatchObject({ active: false, confirmUntil: null })
    expect(await subjects(owner.username)).toHaveLength(1)
  }
})

test('owners get one email before a certificate expires, from whichever server', async () => {
  const expiration = new Date(Math.floor((clock.now().getTime() + 40 * DAY) / 1000) * 1000)
  const settings = await samlSettings(createSamlIdp('https://login.example/expiring', expiration))
  const owners = await Promise.all(Array.from({ length: ROUNDS }, () => server(0).person()))
  const providers: string[] = []
  for (const owner of owners)
    providers.push((await makeOrganization(server(0), owner, { settings, active: true })).idpId)
  for (const days of [30, 7, 1]) {
    clock.advance(expiration.getTime() - days * DAY - clock.now().getTime())
    expect(await runOnBoth(certificateReminderJob)).toBe(ROUNDS)
    expect(await runOnBoth(certificateReminderJob)).toBe(0)
  }
  for (const { username } of owners) expect(await subjects(username)).toHaveLength(3)
  const sent = await server(1).db.select().from(certificateReminders)
  expect(sent.filter(({ idpId }) => providers.includes(idpId))).toHaveLength(3 * ROUNDS)
})

test('a domain that two organizations verify on two servers at once belongs to one of them', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const domain = `${randomUUID()}.example`
    const owners = await Promise.all([server(0).person(), server(1).person()])
    const { records } = await sharedDns()
    const values: string[] = []
    for (const owner of owners) {
      await makeOrganization(server(0), owner)
      await makeDomain(server(0), owner, { domain, hasRecord: true })
      values.push(...(records.get(`_gatepost.${domain}`) ?? []))
    }
    records.set(`_gatepost.${domain}`, values)
    const results = await Promise.all(
      owners.map((caller, index) =>
        send(server(index === 0 ? 0 : 1), verifyOrganizationDomain, { caller, params: { domain } }),
      ),
    )
    expect(results.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(results.flatMap(({ errors }) => errors)).toMatchObject([{ name: 'domain-taken' }])
    const rows = await server(1)
      .db.select()
      .from(organizationDomains)
      .where(eq(organizationDomains.domain, domain))
    expect(rows.filter(({ verified }) => verified)).toHaveLength(1)
  }
})

test('the last seat goes to one of three who join at once: by SCIM on each server, and by their first login', async () => {
  const idp = await sharedOidcIdp()
  for (let round = 0; round < ROUNDS; round++) {
    const domain = `${randomUUID()}.example`
    const owner = await server(0).person({ username: `owner@${domain}` })
    const { organizationId, name } = await makeOidcOrganization(server(0), owner)
    await makeDomain(server(0), owner, { domain, verified: true })
    await setJoining(server(0), owner, { seats: 2, defaultRoles: ['api-key-viewer'] })
    const headers = { authorization: `Bearer ${await makeToken(server(0), organizationId)}` }
    const provision = (index: 0 | 1) =>
      callScim(server(index), { headers }, 'POST', '/Users', {
        body: { userName: `scim-${index}@${domain}` },
      })
    const { address, cookie } = await begin(server(0), name)
    const claims = { sub: 'joins', email: `joins@${domain}` }
    const { code, state, iss } = idp.authorize(address, claims, { now: clock.now() })
    const body = { organization: name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` }
    const logIn = () => send(server(1), completeSsoLogin, { caller: null, headers: { cookie }, body })

    const results = await Promise.all([provision(0), provision(1), logIn()])
    const statuses = results.map(({ status }) => status)
    expect(statuses.filter(status => status < 300)).toHaveLength(1)
    expect(statuses.filter(status => status === 409 || status === 401)).toHaveLength(2)
    const accountId = owner.accountId ?? 0
    expect(await server(1).db.$count(memberships, eq(memberships.accountId, accountId))).toBe(2)
    const [account] = await server(1).db.select().from(accounts).where(eq(accounts.accountId, accountId))
    expect(account?.maxUsers).toBe(2)
  }
})
