import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { recordLogin } from '#backend/modules/single-sign-on/records.ts'
import { ssoRecords } from '#backend/modules/single-sign-on/tables.ts'
import { services } from '#backend/services.ts'
import { DAY } from '#domain/time/durations.ts'
import { getSsoRehearsal } from '#generated/authorization/operations/getSsoRehearsal.ts'
import { listSsoLogins } from '#generated/authorization/operations/listSsoLogins.ts'
import { startSsoRehearsal } from '#generated/authorization/operations/startSsoRehearsal.ts'
import { completeSsoLogin } from '#generated/identity/operations/completeSsoLogin.ts'
import { runWorkers, WORKER_INTERVAL, workersOf } from '#kernel/jobs/worker.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import {
  begin,
  CALLBACK,
  makeOidcOrganization,
  makeOrganization,
  oidcSettings,
  sharedOidcIdp,
} from '../../support/organization.ts'
import type { OidcPerson } from '../../support/servers/oidc-idp.ts'
import { logInAgain, send } from '../client.ts'

let backend: Backend
let owner: Person
beforeAll(async () => {
  backend = await startBackend({ env: { OUTBOUND_LOOPBACK: 'allowed' } })
})
afterAll(() => backend.close())
beforeEach(async () => {
  owner = await backend.person()
})

const idp = await sharedOidcIdp()

test('logins of members are listed with their reasons, and members see only the general text', async () => {
  const { name } = await makeOidcOrganization(backend, owner)
  const logIn = async (person: OidcPerson) => {
    const { address, cookie } = await begin(backend, name)
    const { code, state, iss } = idp.authorize(address, person, { now: backend.clock.now() })
    return send(backend, completeSsoLogin, {
      caller: null,
      headers: { cookie },
      body: { organization: name, code, iss, redirect_uri: `${CALLBACK}?state=${state}` },
    })
  }
  expect((await logIn({ sub: 'a', email: owner.username })).status).toBe(200)
  backend.clock.advance(1000)
  const failed = await logIn({ sub: 'b' })
  expect(failed.errors.map(error => error.name)).toEqual(['no-account-linked'])
  expect(failed.text).not.toContain('email-missing')
  const list = (query = {}) => send(backend, listSsoLogins, { caller: owner, query })
  expect((await list()).body).toMatchObject({
    total: 2,
    logins: [
      { kind: 'login', outcome: 'failed', failure: 'email-missing', person: null },
      { kind: 'login', outcome: 'passed', failure: null, person: { user_id: owner.userId } },
    ],
  })
  expect((await list({ outcome: 'failed' })).body.total).toBe(1)
  expect((await list({ page: 2, page_size: 1 })).body.logins).toMatchObject([{ outcome: 'passed' }])
})

test.each(['access_denied', 'server_error'])(
  'a login that returns with %s is recorded with what the provider says',
  async error => {
    const { name } = await makeOidcOrganization(backend, owner)
    const { address, cookie } = await begin(backend, name)
    const state = new URL(address).searchParams.get('state')
    const text = 'The user is not assigned to the application.'
    const call = () =>
      send(backend, completeSsoLogin, {
        caller: null,
        headers: { cookie },
        body: {
          organization: name,
          redirect_uri: `${CALLBACK}?state=${state}`,
          ...{ error, error_description: text },
        },
      })
    expect(await call()).toMatchObject({ status: 400, errors: [{ name: 'third-party-code-invalid' }] })
    // The attempt is over, so no one fills the list with it.
    expect((await call()).status).toBe(400)
    const { body } = await send(backend, listSsoLogins, { caller: owner })
    expect(body.total).toBe(1)
    expect(body.logins[0]).toMatchObject({
      outcome: 'failed',
      failure: 'declined',
      received: [
        { name: 'error', value: error },
        { name: 'error_description', value: text },
      ],
    })
  },
)

test('provider-unreachable: nothing responds at the issuer', async () => {
  await makeOrganization(backend, owner, {
    settings: oidcSettings({ issuer: 'https://localhost:1', clientId: 'x' }),
    clientSecret: 'x',
    active: false,
  })
  const response = await send(backend, startSsoRehearsal, { caller: owner, body: { redirect_uri: CALLBACK } })
  expect(response).toMatchObject({ status: 201, body: { auth_url: null } })
  const { body } = await send(backend, getSsoRehearsal, { caller: owner })
  expect(body.login).toMatchObject({ outcome: 'failed', failure: 'provider-unreachable' })
})

test('logins are deleted after thirty days, and not earlier', async () => {
  const { idpId } = await makeOidcOrganization(backend, owner, { active: false })
  const record = () =>
    recordLogin(backend.db, { idpId, revision: 1 }, { failure: 'declined' }, backend.clock.now())
  const listed = async () => {
    const caller = await logInAgain(backend, owner)
    return (await send(backend, listSsoLogins, { caller, query: {} })).body.total
  }
  const jobs = workersOf(backend.kernel, services).filter(({ name }) => name === 'purge-sso-records')
  expect(jobs).toHaveLength(1)
  const purge = () => runWorkers(backend.kernel, jobs)
  await purge()
  await record()
  backend.clock.advance(30 * DAY)
  await record()
  await purge()
  expect(await listed()).toBe(2)
  backend.clock.advance(WORKER_INTERVAL)
  await purge()
  expect(await listed()).toBe(1)
  const rows = await backend.db.select().from(ssoRecords).where(eq(ssoRecords.idpId, idpId))
  expect(rows.map(({ created }) => created)).toEqual([
    new Date(backend.clock.now().getTime() - WORKER_INTERVAL),
  ])
})
