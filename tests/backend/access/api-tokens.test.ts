import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { lastUseWorker, tokenReminderJob } from '#backend/services/authorization/api-tokens/jobs.ts'
import { DAY, HOUR, MINUTE } from '#domain/time/durations.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { grantRole } from '#generated/authorization/operations/grantRole.ts'
import { listAccessTokens } from '#generated/authorization/operations/listAccessTokens.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listServiceAccounts } from '#generated/authorization/operations/listServiceAccounts.ts'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { revokeServiceAccount } from '#generated/authorization/operations/revokeServiceAccount.ts'
import { rotateAccessToken } from '#generated/authorization/operations/rotateAccessToken.ts'
import { rotateServiceAccount } from '#generated/authorization/operations/rotateServiceAccount.ts'
import { updateAccessToken } from '#generated/authorization/operations/updateAccessToken.ts'
import type { CustomerRole } from '#generated/authorization/types.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const OWNER: readonly CustomerRole[] = ['account-owner', 'api-key-viewer', 'api-key-editor']

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

const as = (secret: string, account?: number) => ({
  caller: null,
  headers: { authorization: `Bearer ${secret}`, ...(account && { 'x-account': String(account) }) },
})
const accountOf = ({ accountId }: Person) => accountId ?? 0
const readKeys = async (secret: string, account?: number) => {
  const { status, body } = await send(backend, listSecretKeys, as(secret, account))
  const errors: unknown = body
  return status === 200 ? 200 : `${status} ${Array.isArray(errors) ? errors[0]?.name : ''}`
}

let names = 0
async function createOwn(
  person: Person,
  given: { roles?: CustomerRole[]; networks?: string[]; accounts?: number[] } = {},
) {
  const { roles = ['api-key-viewer'], networks = [], accounts = [accountOf(person)] } = given
  const body = { name: `token ${++names}`, account_ids: accounts, roles: [...roles], networks }
  const response = await send(backend, createAccessToken, { caller: person, body })
  expect(response.status, response.text).toBe(201)
  return { secret: response.body.secret, token: response.body.access_token }
}

async function createService(person: Person, roles: CustomerRole[] = ['api-key-viewer']) {
  const body = { name: `service ${++names}`, roles: [...roles], networks: [] }
  const response = await send(backend, createServiceAccount, { caller: person, body })
  expect(response.status, response.text).toBe(201)
  return { secret: response.body.secret, service: response.body.service_account }
}

const setRoles = (person: Person, roles: readonly string[]) =>
  backend.db
    .update(memberships)
    .set({ roles: [...roles] })
    .where(eq(memberships.userId, person.userId))

describe('a token of a person', () => {
  test('does what its roles allow, until it is revoked, at once', async () => {
    const person = await backend.person()
    const { secret, token } = await createOwn(person)
    expect(await readKeys(secret)).toBe(200)
    const tried = await send(backend, createTestKey, { ...as(secret), body: { label: 'By a program' } })
    expect(tried.status).toBe(403)
    const revoked = await send(backend, revokeAccessToken, { caller: person, params: { id: token.token_id } })
    expect(revoked.status).toBe(204)
    expect(await readKeys(secret)).toBe('401 not-authenticated')
  })

  test('loses a role with its maker, and stops when they leave or are disabled', async () => {
    const person = await backend.person()
    const { secret } = await createOwn(person)
    await setRoles(person, ['billing-viewer'])
    expect(await readKeys(secret)).toBe('403 insufficient-permissions')
    const { body } = await send(backend, listAccessTokens, { caller: person })
    expect(body.access_tokens[0]).toMatchObject({ roles: ['api-key-viewer'], lost_roles: ['api-key-viewer'] })
    await setRoles(person, OWNER)
    expect(await readKeys(secret)).toBe(200)
    await backend.db
      .update(people)
      .set({ disabled: backend.clock.now() })
      .where(eq(people.userId, person.userId))
    expect(await readKeys(secret)).toBe('401 not-authenticated')
    await backend.db.update(people).set({ disabled: null }).where(eq(people.userId, person.userId))
    await backend.db.delete(memberships).where(eq(memberships.userId, person.userId))
    expect(await readKeys(secret)).toBe('401 not-authenticated')
  })

  test('names an account where it has several, and works in no other', async () => {
    const person = await backend.person({ accounts: ['Second'] })
    const { body } = await send(backend, getCurrentToken, as((await createOwn(person)).secret))
    expect(body.accounts).toHaveLength(1)
    const own = await backend.db.select().from(memberships).where(eq(memberships.userId, person.userId))
    const accounts = own.map(({ accountId }) => accountId)
    const { secret } = await createOwn(person, { accounts })
    expect(await readKeys(secret)).toBe('403 token-account-required')
    expect((await send(backend, getProfile, as(secret))).status).toBe(200)
    for (const account of accounts) expect(await readKeys(secret, account)).toBe(200)
    expect(await readKeys(secret, 1)).toBe('403 token-account-rejected')
    expect(await readKeys((await createOwn(person)).secret, accounts.at(-1))).toBe(
      accounts.at(-1) === person.accountId ? 200 : '403 token-account-rejected',
    )
  })

  test('works only from its networks', async () => {
    const person = await backend.person()
    const here = await createOwn(person, { networks: ['127.0.0.0/24'] })
    const elsewhere = await createOwn(person, { networks: ['203.0.113.0/24', '2001:db8::/32'] })
    expect(await readKeys(here.secret)).toBe(200)
    expect(await readKeys(elsewhere.secret)).toBe('403 token-network-rejected')
  })

  test('has no recent login, and gets no secret', async () => {
    const person = await backend.person()
    const { secret, token } = await createOwn(person, { roles: ['api-key-viewer', 'api-key-editor'] })
    const key = await send(backend, createSecretKey, {
      ...as(secret),
      body: { label: 'By a program' } as never,
    })
    expect([key.status, (key.body as unknown as { name: string }[])[0]?.name]).toEqual([
      403,
      'token-not-allowed',
    ])
    const rotated = await send(backend, rotateAccessToken, {
      ...as(secret),
      params: { id: token.token_id },
      body: { overlap_hours: 0 },
    })
    expect(rotated.status).toBe(403)
  })

  test('can make no one an owner, even an owner’s', async () => {
    const person = await backend.person({ team: [{ username: `lee-${++names}@team.example`, roles: [] }] })
    const { secret } = await createOwn(person, { roles: ['account-owner'] })
    const members = await backend.db
      .select()
      .from(memberships)
      .where(eq(memberships.accountId, accountOf(person)))
    const lee = members.find(({ userId }) => userId !== person.userId)?.userId ?? ''
    const grant = (role: CustomerRole) =>
      send(backend, grantRole, { ...as(secret), params: { id: lee, role } })
    expect((await grant('account-owner')).status).toBe(403)
    expect((await grant('billing-viewer')).status).toBe(200)
  })

  test('is rotated with an overlap, in which both secrets work', async () => {
    const person = await backend.person()
    const { secret, token } = await createOwn(person)
    const rotate = (overlap_hours: number) =>
      send(backend, rotateAccessToken, {
        caller: person,
        params: { id: token.token_id },
        body: { overlap_hours },
      })
    const second = (await rotate(1)).body.secret
    expect([await readKeys(secret), await readKeys(second)]).toEqual([200, 200])
    backend.clock.advance(HOUR + 1)
    expect([await readKeys(secret), await readKeys(second)]).toEqual(['401 not-authenticated', 200])
  })

  test('expires in ninety days unless something else was chosen, and its maker hears of it a week before', async () => {
    const person = await backend.person()
    const { secret, token } = await createOwn(person)
    expect(Date.parse(token.expires_at) - backend.clock.now().getTime()).toBe(90 * DAY)
    backend.clock.advance(84 * DAY)
    const remind = () =>
      backend.db.transaction(db => tokenReminderJob(backend.kernel).run(db, backend.clock.now()))
    expect(await remind()).toBeGreaterThan(0)
    const [mail] = await backend.mails(person.username)
    expect(mail?.subject).toContain(`${token.name} expires on`)
    expect(await remind()).toBe(0)
    backend.clock.advance(6 * DAY + MINUTE)
    expect(await readKeys(secret)).toBe('401 not-authenticated')
  })

  test('never has a role of staff', async () => {
    const staff = await backend.person({ roles: [...OWNER, 'internal-admin'] })
    const { secret } = await createOwn(staff)
    const { body } = await send(backend, getCurrentToken, as(secret))
    expect(body.accounts[0]?.roles).toEqual(['api-key-viewer'])
  })
})

describe('a service account', () => {
  test('acts for the account, and not as a person', async () => {
    const person = await backend.person()
    const { secret, service } = await createService(person, ['api-key-viewer', 'api-key-editor'])
    expect(await readKeys(secret)).toBe(200)
    expect((await send(backend, getCurrentToken, as(secret))).body).toMatchObject({
      kind: 'service',
      name: service.name,
    })
    expect((await send(backend, getProfile, as(secret))).status).toBe(403)
    const made = await send(backend, createTestKey, { ...as(secret), body: { label: 'By a program' } })
    expect(made.status, made.text).toBe(201)
    const { body } = await send(backend, listActivity, { caller: person })
    expect(body.activity[0]?.token).toEqual({
      token_id: service.token_id,
      kind: 'service',
      name: service.name,
    })
  })

  test('stops with its maker, until another owner rotates it; the secret before stays dead', async () => {
    const other = await backend.person()
    const maker = await backend.person({ accountId: accountOf(other), roles: [...OWNER] })
    const { secret, service } = await createService(maker)
    expect(await readKeys(secret)).toBe(200)
    await backend.db.delete(memberships).where(eq(memberships.userId, maker.userId))
    expect(await readKeys(secret)).toBe('401 not-authenticated')
    const { body } = await send(backend, listServiceAccounts, { caller: other })
    expect(body.service_accounts[0]).toMatchObject({ state: 'stopped', lost_roles: ['api-key-viewer'] })
    const rotated = await send(backend, rotateServiceAccount, {
      caller: other,
      params: { id: service.token_id },
      body: { overlap_hours: 24 },
    })
    expect(rotated.body.service_account.maker?.user_id).toBe(other.userId)
    expect([await readKeys(secret), await readKeys(rotated.body.secret)]).toEqual([
      '401 not-authenticated',
      200,
    ])
  })

  test('can revoke itself', async () => {
    const person = await backend.person()
    const { secret, service } = await createService(person, ['account-owner'])
    const call = { ...as(secret), params: { id: service.token_id } }
    expect((await send(backend, revokeServiceAccount, call)).status).toBe(204)
    expect((await send(backend, revokeServiceAccount, call)).status).toBe(401)
  })
})

test('a change to another account takes its roles from there', async () => {
  const person = await backend.person()
  const stranger = await backend.person()
  const { token } = await createOwn(person)
  const body = {
    ...{ name: 'Taken', roles: [], networks: [] },
    account_ids: [accountOf(stranger)],
    expires_at: token.expires_at,
  }
  const changed = await send(backend, updateAccessToken, {
    caller: person,
    params: { id: token.token_id },
    body,
  })
  expect(changed.status).toBe(400)
  const byStranger = { caller: stranger, params: { id: token.token_id } }
  expect((await send(backend, updateAccessToken, { ...byStranger, body })).status).toBe(404)
  expect((await send(backend, revokeAccessToken, byStranger)).status).toBe(404)
})

test('the last use is written once a minute, outside of the calls', async () => {
  const person = await backend.person()
  const { secret } = await createOwn(person)
  const worker = lastUseWorker(backend.kernel)
  const run = () => worker.run(backend.db, backend.clock.now())
  const used = async () => (await send(backend, listAccessTokens, { caller: person })).body.access_tokens[0]
  await run()
  const statements = await backend.statementsOf(() => readKeys(secret))
  expect(statements.filter(({ text }) => /update .*api_tokens/i.test(text))).toEqual([])
  expect((await used())?.last_used).toBeNull()
  expect(await run()).toBe(1)
  expect(await used()).toMatchObject({
    last_used: backend.clock.now().toISOString(),
    last_network: '127.0.0.0/24',
  })
  expect(await run()).toBe(0)
})

test('neither the log nor the database has a secret', async () => {
  const person = await backend.person()
  const { secret } = await createOwn(person)
  await readKeys(secret)
  expect(backend.log.join('\n')).not.toContain(secret)
  const rows = await backend.db.execute('select * from "authorization"."api_tokens"')
  expect(JSON.stringify(rows)).not.toContain(secret)
})
