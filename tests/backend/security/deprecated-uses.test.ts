import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { memberships } from '#backend/modules/accounts/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DAY } from '#domain/time/durations.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { listDeprecatedUses } from '#generated/security/operations/listDeprecatedUses.ts'
import { listDeprecatedUsesByAccount } from '#generated/security/operations/listDeprecatedUsesByAccount.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { deprecatedUses } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend, startBackend } from '../../support/backend.ts'
import { basic, makeKey, PAGE } from '../../support/gateway.ts'
import { send } from '../client.ts'

const STREET = '/api/gateway/us-street?street=214 N Juniper St'

/** A backend whose US verification also takes `zip`, the earlier name of `zipcode`. */
let renamed: Backend
beforeAll(async () => {
  const parameters = loadContract('gateway').paths['/us-street']?.get?.parameters
  const zip = {
    name: 'zip',
    in: 'query' as const,
    deprecated: true,
    'x-replaced-by': 'zipcode',
    'x-sunset': '2027-06-30',
    schema: { type: 'string' },
  }
  parameters?.push(zip)
  // With limits of its own, a backend has a copy of each contract.
  renamed = await startBackend({ limits: 100 }).finally(() => parameters?.splice(parameters.indexOf(zip), 1))
})
afterAll(() => renamed.close())

async function usesOf(backend: Backend, caller: Person, query = {}) {
  const { body } = await send(backend, listDeprecatedUses, { caller, query })
  return body
}

test('a call with an earlier name is shown to the account, with the name of today, and to staff', async () => {
  const backend = await sharedBackend()
  const owner = await backend.person({ roles: ['account-owner', 'api-key-viewer'] })
  const [colleague, stranger, staff] = [
    await backend.person({ roles: ['api-key-viewer'], accountId: owner.accountId ?? 0 }),
    await backend.person({ roles: ['api-key-viewer'] }),
    await backend.person({ roles: [INTERNAL_ROLE] }),
  ]
  expect(await usesOf(backend, colleague)).toMatchObject({ deprecated_uses: [], total: 0 })
  for (const text of ['ann', 'bob']) await send(backend, listTeamMembers, { caller: owner, query: { text } })
  const use = {
    operation: 'listTeamMembers',
    parameter: 'text',
    replaced_by: 'search',
    expires_at: '2027-06-30',
    calls: 2,
    last: backend.clock.now().toISOString(),
    by_key: null,
    by_person: { user_id: owner.userId, username: owner.username, is_member: true },
  }
  expect(await usesOf(backend, colleague)).toEqual({
    deprecated_uses: [use],
    total: 1,
    page: 1,
    page_size: 25,
  })
  expect(await usesOf(backend, stranger)).toMatchObject({ deprecated_uses: [], total: 0 })
  const { body } = await send(backend, listDeprecatedUsesByAccount, {
    caller: staff,
    query: { page_size: 100 },
  })
  expect(body.deprecated_uses.filter(({ account_id }) => account_id === owner.accountId)).toEqual([
    { account_id: owner.accountId, account_label: expect.any(String), ...use },
  ])
})

test('calls with a key are counted by it, once it has let them through, and nothing of its secret is kept', async () => {
  const caller = await renamed.person({ roles: ['api-key-viewer', 'api-key-editor'] })
  const accountId = caller.accountId ?? 0
  const [secret, embedded] = [
    await makeKey(renamed, { accountId }),
    await makeKey(renamed, { accountId, kind: 'embedded', plans: [] }),
  ]
  const get = async (query: string, headers: Record<string, string>) =>
    (await renamed.inject({ url: encodeURI(`${STREET}&${query}`), headers })).statusCode
  expect(await get('zipcode=84116', basic(secret))).toBe(200)
  expect(await usesOf(renamed, caller)).toMatchObject({ total: 0 })

  const mistaken = { ...secret, token: `${secret.token.slice(0, -1)}!` }
  expect([
    await get('zip=84116', basic(secret)),
    await get('zip=84116', basic(secret)),
    await get(`zip=84116&key=${embedded.keyId}`, PAGE),
    await get('zip=84116', basic(mistaken)),
    await get('zip=84116', {}),
    await get('zip=84116&zipcode=84116', basic(secret)),
  ]).toEqual([200, 200, 200, 401, 401, 400])
  const { deprecated_uses: uses, total } = await usesOf(renamed, caller)
  expect(total).toBe(2)
  const names = { operation: 'verifyUsAddress', parameter: 'zip', replaced_by: 'zipcode', by_person: null }
  expect(uses).toMatchObject([
    { ...names, calls: 2, by_key: { key_id: secret.keyId, kind: 'secret', label: 'Key of a test' } },
    { ...names, calls: 1, by_key: { key_id: embedded.keyId, kind: 'embedded', label: 'Key of a test' } },
  ])
  expect(JSON.stringify(uses)).not.toContain(secret.token)
  const second = await usesOf(renamed, caller, { page: 2, page_size: 1 })
  expect(second).toEqual({ deprecated_uses: [uses[1]], total: 2, page: 2, page_size: 1 })
})

test('the days of a sender are one entry, for 30 days, also after the person has left', async () => {
  const uses = [{ operationId: 'listTeamMembers', parameter: 'text', calls: 5 }]
  const owner = await renamed.person({ roles: ['account-owner', 'api-key-viewer'], deprecatedUses: uses })
  const accountId = owner.accountId ?? 0
  // Each has an access token of that day.
  const viewer = () => renamed.person({ roles: ['api-key-viewer', 'account-owner'], accountId })
  await send(renamed, listTeamMembers, { caller: owner, query: { text: 'ann' } })
  expect(await usesOf(renamed, owner)).toMatchObject({ total: 1, deprecated_uses: [{ calls: 6 }] })
  renamed.clock.advance(DAY)
  const { userId } = await viewer()
  const last = renamed.clock.now()
  const use = { accountId, operationId: 'listTeamMembers', parameter: 'text', calls: 1, last }
  const day = last.toISOString().slice(0, 10)
  for (const senderId of [userId, owner.userId])
    await renamed.db.insert(deprecatedUses).values({ ...use, day, senderId })
  await renamed.db.delete(memberships).where(eq(memberships.userId, owner.userId))
  const found = await usesOf(renamed, await viewer())
  expect(found.deprecated_uses).toMatchObject([
    { calls: 7, by_person: { user_id: owner.userId, is_member: false } },
    { calls: 1, by_person: { user_id: userId, is_member: true } },
  ])
  renamed.clock.advance(30 * DAY)
  expect(await usesOf(renamed, await viewer())).toMatchObject({
    deprecated_uses: [{ calls: 1 }, { calls: 1 }],
  })
  renamed.clock.advance(DAY)
  expect(await usesOf(renamed, await viewer())).toMatchObject({ deprecated_uses: [], total: 0 })
})

test('what is no parameter of the contracts any more is not listed', async () => {
  const caller = await renamed.person({
    roles: ['api-key-viewer'],
    deprecatedUses: [{ operationId: 'listTeamMembers', parameter: 'query', calls: 5 }],
  })
  expect(await usesOf(renamed, caller)).toMatchObject({ deprecated_uses: [], total: 0 })
})
