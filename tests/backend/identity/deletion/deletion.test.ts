import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { lockAccount, memberships } from '#backend/modules/accounts/public.ts'
import { DAY } from '#domain/time/durations.ts'
import { acceptInvitation } from '#generated/authorization/operations/acceptInvitation.ts'
import { closeAccount } from '#generated/authorization/operations/closeAccount.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import { removeTeamMember } from '#generated/authorization/operations/removeTeamMember.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { createAccount } from '#generated/sales/operations/createAccount.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { scaled } from '../../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { send, withFreshToken } from '../../client.ts'
import { deletionClient } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { member, leave, preview, deletion, restore, back, canLogIn, erase } = deletionClient(() => backend)

const owner = () => backend.person({ label: 'Northwind Traders', maxUsers: 20 })
const OWNER = ['account-owner', 'api-key-viewer']

/** The status of a call with the secret of an API token. */
async function callWith(secret: string): Promise<number> {
  const { statusCode } = await backend.inject({
    method: 'GET',
    url: '/api/security/secret-keys',
    headers: { authorization: `Bearer ${secret}` },
  })
  return statusCode
}

describe('someone who deletes their login', () => {
  test('leaves the account and is logged out at once, with their tokens and service accounts', async () => {
    const boss = await owner()
    const lee = await member(boss, ...OWNER)
    const body = { name: 'CI', roles: ['api-key-viewer' as const], networks: [] }
    const token = await send(backend, createAccessToken, {
      caller: lee,
      body: { ...body, account_ids: [lee.accountId ?? 0] },
    })
    const service = await send(backend, createServiceAccount, { caller: lee, body })
    expect([await callWith(token.body.secret), await callWith(service.body.secret)]).toEqual([200, 200])
    expect(await preview(lee)).toMatchObject({
      username: lee.username,
      accounts: [{ account_label: 'Northwind Traders', state: 'member' }],
      token_count: 1,
      service_accounts: [{ account_label: 'Northwind Traders', name: 'CI' }],
      obstacles: [],
    })

    const left = await leave(lee)
    expect(left.status).toBe(200)
    expect(Date.parse(left.body.erased_from) - backend.clock.now().getTime()).toBe(CLOSING_GRACE)
    expect(String(left.headers['set-cookie'])).toMatch(/session=;/)
    expect((await send(backend, createToken, { caller: lee, body: {} })).status).toBe(401)
    backend.clock.advance(5_000)
    expect((await send(backend, getOwnCredentials, { caller: lee })).status).toBe(401)
    expect([await callWith(token.body.secret), await callWith(service.body.secret)]).toEqual([401, 401])
    const team = await send(backend, listTeamMembers, { caller: boss })
    expect(team.body.identities.map(({ email_address }) => email_address)).toEqual([boss.username])

    const [toLee] = await backend.mails(lee.username)
    expect(toLee?.subject).toBe('Your Gatepost login is being deleted')
    const [toBoss] = await backend.mails(boss.username)
    expect(toBoss?.subject).toBe(`${lee.username} is no longer on Northwind Traders`)
    const { body: log } = await send(backend, listActivity, { caller: boss })
    expect(log.activity[0]).toMatchObject({
      summary: 'Deleted their login, and left the account',
      person: { username: lee.username },
      resource: { kind: 'member', resource_id: lee.userId },
    })
  })

  test('types its address, and logged in recently', async () => {
    const person = await member(await owner())
    backend.clock.advance(16 * 60_000)
    const lee = await withFreshToken(backend, person)
    expect((await leave(lee)).errors).toMatchObject([{ name: 'recent-login-required' }])
    expect((await leave({ ...lee, username: 'other@northwind.example' })).status).toBe(403)
    const again = await back(lee)
    expect((await leave({ ...again, username: 'other@northwind.example' })).errors).toMatchObject([
      { name: 'login-name-differs', fields: ['username'] },
    ])
    expect((await leave(again)).status).toBe(200)
  })

  test('hands over or closes an account that no one else owns, and is told which', async () => {
    const boss = await owner()
    const { errors } = await leave(boss)
    expect(errors).toMatchObject([{ name: 'only-owner' }])
    expect(errors[0]?.message).toContain('Northwind Traders')
    expect((await preview(boss)).obstacles).toEqual(['only-owner'])
    await send(backend, closeAccount, { caller: boss, body: { account_label: 'Northwind Traders' } })
    expect((await preview(boss)).accounts).toMatchObject([{ state: 'closing' }])
    expect((await leave(boss)).status).toBe(200)
  })

  test('is no member of staff', async () => {
    const staff = await backend.person({ roles: ['internal-admin'] })
    expect((await leave(staff)).errors).toMatchObject([{ name: 'login-of-staff' }])
    expect(await canLogIn(staff)).toBe(true)
  })
})

describe('within 30 days', () => {
  async function left(): Promise<{ boss: Person; lee: Person }> {
    const boss = await owner()
    const lee = await member(boss)
    expect((await leave(lee)).status).toBe(200)
    return { boss, lee: await back(lee) }
  }

  test('a login without an account can restore it, and has to be invited again', async () => {
    const { lee } = await left()
    expect(lee.accountId).toBeNull()
    const { body } = await send(backend, createToken, { caller: lee, body: {} })
    expect(body.closes).toBe((await deletion(lee))?.erased_from)
    expect((await send(backend, listSecretKeys, { caller: lee })).status).toBe(403)
    // Deleting it again logs out, and leaves the date.
    const { erased_from } = (await leave(lee)).body
    expect(erased_from).toBe(body.closes)
    const later = await back(lee)
    expect((await restore(later)).status).toBe(204)
    expect(await deletion(later)).toBeNull()
    backend.clock.advance(CLOSING_GRACE)
    await erase()
    const again = await back(lee)
    expect(again.accountId).toBeNull()
    // Again, it changes nothing.
    expect((await restore(again)).status).toBe(204)
  })

  test.each([
    [
      'an invitation',
      async (boss: Person, lee: Person) => {
        const body = { email_address: lee.username, roles: ['api-key-viewer' as const] }
        await send(backend, createInvitation, { caller: boss, body })
        const [mail] = await backend.mails(lee.username)
        const token = /[#&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
        return send(backend, acceptInvitation, { caller: lee, body: { token } })
      },
    ],
    [
      'an account of their own',
      (_boss: Person, lee: Person) =>
        send(backend, createAccount, {
          caller: lee,
          body: { account_name: 'Fabrikam Freight' },
          headers: { 'idempotency-key': lee.userId },
        }),
    ],
  ])('%s restores it', async (_what, join) => {
    const { boss, lee } = await left()
    expect((await join(boss, lee)).status).toBeLessThan(300)
    expect(await deletion(lee)).toBeNull()
    backend.clock.advance(CLOSING_GRACE)
    await erase()
    expect((await back(lee)).accountId).not.toBeNull()
  })
})

test('an account keeps an owner when two leave at once, or one leaves and removes the other', async () => {
  for (let round = 0; round < scaled(6, 60); round++) {
    const one = await owner()
    const two = await member(one, ...OWNER)
    const accountId = one.accountId ?? 0
    // Both wait for the team, so that their calls really meet.
    let calls: Promise<{ status: number }[]> = Promise.resolve([])
    await backend.db.transaction(async db => {
      await lockAccount(db, accountId)
      const other =
        round % 2 ? leave(two) : send(backend, removeTeamMember, { caller: two, params: { id: one.userId } })
      calls = Promise.all([leave(one), other])
      await new Promise(resolve => setTimeout(resolve, process.env.DATABASE_URL ? 20 : 0))
    })
    const statuses = (await calls).map(({ status }) => status)
    const left = await backend.db
      .select({ roles: memberships.roles })
      .from(memberships)
      .where(eq(memberships.accountId, accountId))
    expect(
      left.filter(({ roles }) => roles.includes('account-owner')),
      String(statuses),
    ).toHaveLength(1)
    expect(statuses.filter(status => status < 300).length, String(statuses)).toBeGreaterThan(0)
  }
})

test('a restore and the job take turns at the last moment', async () => {
  for (let round = 0; round < 4; round++) {
    const lee = await member(await owner())
    await leave(lee)
    backend.clock.advance(CLOSING_GRACE - DAY)
    const again = await back(lee)
    backend.clock.advance(DAY)
    const fresh = await back(again)
    const [restored] = await Promise.all([restore(fresh), erase()])
    // Restored as a whole, or erased.
    expect(await canLogIn(lee)).toBe(restored.status === 204)
  }
})
