import { and, eq, ne } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { accounts, internalRoles, memberships } from '#backend/modules/accounts/tables.ts'
import { people } from '#backend/modules/people/tables.ts'
import { provisioningTokens } from '#backend/modules/single-sign-on/provisioning/tables.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { sessions } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { callScim } from '../../support/scim/provisioning.ts'
import { send } from '../client.ts'
import { createProvider } from './conformance/provider.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())
afterEach(() => expect(backend.app.contractViolations.splice(0)).toEqual([]))

const deactivate = { op: 'replace', path: 'active', value: false }

describe('a hostile filter is rejected at once', () => {
  test.each([
    [
      'open quotes and line breaks, which the tokenizer would try in every way',
      `userName eq "${'\n'.repeat(900)}`,
    ],
    ['a thousand parentheses', `${'('.repeat(500)}userName pr${')'.repeat(480)}`],
    ['a hundred negations', `${'not '.repeat(200)}userName pr`],
    ['brackets in brackets', `${'emails['.repeat(100)}value pr${']'.repeat(100)}`],
    ['hundreds of conditions', Array.from({ length: 70 }, () => 'title pr').join(' or ')],
    ['a filter that is too long', `userName eq "${'x'.repeat(2_000)}"`],
    ['a prototype', '__proto__ pr'],
    ['a constructor', 'constructor.name eq "Object"'],
    ['a part of a prototype', 'name.__proto__ pr'],
  ])('%s', async (_, filter) => {
    const { call } = await createProvider(backend)
    const started = performance.now()
    const { status, body } = await call('GET', `/Users?filter=${encodeURIComponent(filter)}`)
    expect({ status, type: body.scimType }).toMatchObject({ status: 400 })
    expect(performance.now() - started).toBeLessThan(scaledTimeout(1_000))
  })

  test('and so is one in the path of a patch', async () => {
    const { user, patch } = await createProvider(backend)
    const { id } = await user()
    for (const inner of [`value eq "${'\n'.repeat(400)}`, `${'('.repeat(300)}value pr`])
      expect((await patch(`/Users/${id}`, { op: 'remove', path: `emails[${inner}]` })).status).toBe(400)
  })
})

describe('no one gets at what is not theirs to change', () => {
  test.each(['__proto__', 'constructor', 'constructor.prototype', 'prototype', 'toString'])(
    'a patch of %s is rejected and changes no object',
    async name => {
      const { user, call } = await createProvider(backend)
      const { id } = await user()
      const raws = [
        `{"Operations":[{"op":"add","path":"${name}.polluted","value":"yes"}]}`,
        `{"Operations":[{"op":"add","value":{"${name}":{"polluted":"yes"}}}]}`,
        `{"Operations":[{"op":"add","path":"name","value":{"${name}":{"polluted":"yes"}}}]}`,
      ]
      for (const raw of raws) expect((await call('PATCH', `/Users/${id}`, { raw })).status).toBeLessThan(500)
      expect((await call('PATCH', `/Users/${id}`, { raw: raws[0] ?? '' })).status).toBe(400)
      expect(({} as { polluted?: string }).polluted).toBeUndefined()
      const { body } = await call('GET', `/Users/${id}`)
      expect(JSON.stringify(body)).not.toContain('polluted')
    },
  )

  test('attributes that the service assigns can be sent and have no effect', async () => {
    const { user, call, rolesOf } = await createProvider(backend)
    const own = {
      roles: [{ value: 'account-owner' }],
      organizationId: 'org_other',
      user_id: '0193f2b1-7a3d-7c40-8e21-5d9c0b1a2f3e',
      version: 99,
      groups: [{ value: 'x', display: 'Admins' }],
    }
    const made = await user(own)
    expect(await rolesOf(made.id)).toEqual([])
    expect(made).toMatchObject({ groups: [], meta: { version: 'W/"1"' } })
    await call('PUT', `/Users/${made.id}`, { body: { userName: made.userName, ...own } })
    expect(await rolesOf(made.id)).toEqual([])
  })

  test('a user of another organization can be neither a member of a group nor found by it', async () => {
    const mine = await createProvider(backend)
    const other = await createProvider(backend)
    const theirs = await other.user()
    const team = await mine.group('Support')
    const body = { displayName: 'Support', members: [{ value: theirs.id }] }
    expect((await mine.call('PUT', `/Groups/${team.id}`, { body })).status).toBe(400)
    expect(
      (await mine.patch(`/Groups/${team.id}`, { op: 'add', value: { members: body.members } })).status,
    ).toBe(400)
    expect((await mine.call('POST', '/Groups', { body: { ...body, displayName: 'Help' } })).status).toBe(400)
  })

  test('text that a database cannot store is rejected', async () => {
    const { call, address } = await createProvider(backend)
    const body = { userName: address(), title: 'nul\u0000' }
    expect((await call('POST', '/Users', { body })).status).toBe(400)
  })

  test('a value nested thousands of times is answered', async () => {
    const { user, call } = await createProvider(backend)
    const { id } = await user()
    const deep = `${'['.repeat(20_000)}${']'.repeat(20_000)}`
    const raw = `{"Operations":[{"op":"add","path":"title","value":${deep}}]}`
    expect((await call('PATCH', `/Users/${id}`, { raw })).status).toBe(400)
    const ignored = `{"userName":"x","phoneNumbers":${deep}}`
    expect((await call('PUT', `/Users/${id}`, { raw: ignored })).status).toBeLessThan(500)
  })
})

describe('an organization vouches only for its own people', () => {
  const create = async (userName: string, provider?: Awaited<ReturnType<typeof createProvider>>) => {
    const own = provider ?? (await createProvider(backend))
    return own.call('POST', '/Users', { body: { userName, emails: [{ value: userName, primary: true }] } })
  }

  test('a person with another account is not taken over', async () => {
    const victim = await backend.person()
    expect((await create(victim.username)).status).toBe(409)
    const rows = await backend.db.select().from(memberships).where(eq(memberships.userId, victim.userId))
    expect(rows).toHaveLength(1)
  })

  test('an address of another company, and one that anyone can get, is rejected', async () => {
    expect((await create('someone@another-company.example')).status).toBe(400)
    const owner = await backend.person({ username: `owner-${crypto.randomUUID()}@gmail.com` })
    const provider = await createProvider(backend, { owner })
    expect((await create('someone.else@gmail.com', provider)).status).toBe(400)
  })

  test('a member of staff is not provisioned', async () => {
    const provider = await createProvider(backend)
    const staff = await backend.person({ accountId: provider.accountId })
    await backend.db
      .insert(internalRoles)
      .values({ userId: staff.userId, role: 'internal-admin', created: backend.clock.now() })
    expect((await create(staff.username, provider)).status).toBe(409)
  })

  test('a member of the account is linked, and keeps roles and login', async () => {
    const provider = await createProvider(backend)
    const member = await backend.person({ accountId: provider.accountId, roles: ['billing-viewer'] })
    const { status, body } = await create(member.username, provider)
    expect(status).toBe(201)
    expect(await provider.rolesOf(body.id)).toEqual(['billing-viewer'])
  })

  test('what a stranger set up with an address that they never confirmed is gone', async () => {
    const provider = await createProvider(backend)
    const address = provider.address()
    const stranger = await backend.person({ username: address, confirmed: false })
    expect((await create(address, provider)).status).toBe(201)
    const [person] = await backend.db.select().from(people).where(eq(people.userId, stranger.userId))
    expect(person).toMatchObject({ passwordHash: null })
    const open = await backend.db.select().from(sessions).where(eq(sessions.userId, stranger.userId))
    expect(open.every(({ revoked }) => revoked !== null)).toBe(true)
  })
})

describe('access ends', () => {
  test('within the seconds of the cache; someone with another account stays logged in there', async () => {
    const provider = await createProvider(backend)
    const member = await backend.person({
      accountId: provider.accountId,
      roles: ['account-owner-restricted'],
    })
    const made = await provider.user({ userName: member.username })
    expect((await send(backend, listTeamMembers, { caller: member })).status).toBe(200)
    await provider.patch(`/Users/${made.id}`, deactivate)
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listTeamMembers, { caller: member })).status).toBe(403)
    expect((await send(backend, createToken, { caller: member, body: {} })).status).toBe(200)
  })

  test('and someone without one is logged out', async () => {
    const provider = await createProvider(backend)
    const { accountId } = provider
    const member = await backend.person({ accountId, roles: ['account-owner-restricted'] })
    const { userId } = member
    await backend.db
      .delete(memberships)
      .where(and(eq(memberships.userId, userId), ne(memberships.accountId, accountId)))
    const made = await provider.user({ userName: member.username })
    await provider.call('DELETE', `/Users/${made.id}`)
    backend.clock.advance(ACCESS_CACHE_LIFETIME)
    expect((await send(backend, listTeamMembers, { caller: member })).status).toBe(401)
    expect((await send(backend, createToken, { caller: member, body: {} })).status).toBe(401)
  })

  test('a deleted token ends at once, for calls that it could make before', async () => {
    const provider = await createProvider(backend)
    expect((await provider.call('GET', '/Users')).status).toBe(200)
    await backend.db
      .delete(provisioningTokens)
      .where(eq(provisioningTokens.organizationId, provider.organizationId))
    expect((await provider.call('GET', '/Users')).status).toBe(401)
  })
})

describe('at once', () => {
  test('two creates of one userName make one user', async () => {
    const { call, address } = await createProvider(backend)
    const userName = address()
    const responses = await Promise.all(
      [1, 2, 3, 4].map(() => call('POST', '/Users', { body: { userName } })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409])
  })

  test('the last seat is taken once', async () => {
    const { call, address, accountId } = await createProvider(backend, { seats: 3 })
    const responses = await Promise.all(
      [1, 2, 3, 4, 5].map(() => call('POST', '/Users', { body: { userName: address() } })),
    )
    expect(responses.map(({ status }) => status).toSorted()).toEqual([201, 201, 409, 409, 409])
    expect(await backend.db.$count(memberships, eq(memberships.accountId, accountId))).toBe(3)
    const [account] = await backend.db.select().from(accounts).where(eq(accounts.accountId, accountId))
    expect(account?.maxUsers).toBe(3)
  })
})

test('no token is in a log line, a URL, or a table', async () => {
  const { token, user, call, headers } = await createProvider(backend)
  const { id } = await user()
  await call('GET', `/Users/${id}`)
  await callScim(backend, { headers: { authorization: `${headers.authorization}x` } }, 'GET', '/Users')
  expect(backend.log.filter(line => line.includes(token))).toEqual([])
  const stored = await backend.db.select().from(provisioningTokens)
  expect(JSON.stringify(stored)).not.toContain(token)
})
