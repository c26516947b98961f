import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addMember } from '#backend/modules/accounts/public.ts'
import { accounts, memberships } from '#backend/modules/accounts/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createInvitation } from '#generated/authorization/operations/createInvitation.ts'
import { getClosing } from '#generated/authorization/operations/getClosing.ts'
import { holdClosing } from '#generated/authorization/operations/holdClosing.ts'
import { listActivity } from '#generated/authorization/operations/listActivity.ts'
import { releaseClosing } from '#generated/authorization/operations/releaseClosing.ts'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { undoActivity } from '#generated/authorization/operations/undoActivity.ts'
import { CLOSING_GRACE, CLOSING_REMINDER } from '#generated/durations.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { renameAccount } from '#generated/sales/operations/renameAccount.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { createTestKey } from '#generated/security/operations/createTestKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { pauseSecretKey } from '#generated/security/operations/pauseSecretKey.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { makeKey } from '../../../support/gateway.ts'
import { PROVO, withKey } from '../../../support/orders.ts'
import { renewalClient, TOTAL } from '../../billing/renewals/client.ts'
import { logInAgain, send, withFreshToken } from '../../client.ts'
import { teamClient } from '../team/client.ts'
import { closingClient } from './client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

const { close, restore, look, erase, labelOf } = closingClient(() => backend)
const { member } = teamClient(() => backend)
const { subscriber, runAt, run, ordersOf, chargesOf } = renewalClient(() => backend)

async function ownerWithKey(...roles: Parameters<typeof member>[1][]) {
  const owner = await backend.person({ orders: [{ planId: 3121 }] })
  const key = await makeKey(backend, { accountId: owner.accountId ?? 0, plans: [] })
  return { owner, key, colleague: roles.length ? await member(owner, ...roles) : owner }
}

const isAccount = (accountId: number | null) => eq(accounts.accountId, accountId ?? 0)

describe('an account that is being closed', () => {
  test('has no key that works, until it is restored', async () => {
    const { owner, key } = await ownerWithKey()
    expect(await look(key)).toBe(200)
    expect((await close(owner)).status).toBe(200)
    expect(await look(key)).toBe(401)
    expect((await restore(owner)).status).toBe(204)
    expect(await look(key)).toBe(200)
  })

  test('can only be read with API tokens too, which can still be revoked', async () => {
    const { owner } = await ownerWithKey()
    const account_ids = [owner.accountId ?? 0]
    const made = await send(backend, createAccessToken, {
      caller: owner,
      body: { name: 'CI', account_ids, roles: ['api-key-viewer', 'api-key-editor'], networks: [] },
    })
    const program = { caller: null, headers: { authorization: `Bearer ${made.body.secret}` } }
    const create = () => send(backend, createTestKey, { ...program, body: { label: 'By a program' } })
    const read = async () => (await send(backend, listSecretKeys, program)).status
    expect((await create()).status).toBe(201)
    await close(owner)
    expect(await create()).toMatchObject({ status: 403, errors: [{ name: 'account-closing' }] })
    expect(await read()).toBe(200)
    const params = { id: made.body.access_token.token_id }
    expect((await send(backend, revokeAccessToken, { caller: owner, params })).status).toBe(204)
    expect(await read()).toBe(401)
  })

  test('can only be read, also by undoing what was done before', async () => {
    const { owner, key } = await ownerWithKey()
    await send(backend, pauseSecretKey, { caller: owner, params: { id: key.keyId } })
    const { body } = await send(backend, listActivity, { caller: owner, query: {} })
    const [paused] = body.activity
    await close(owner)
    const changes = [
      await send(backend, renameAccount, { caller: owner, body: { account_name: 'Another' } }),
      await send(backend, createInvitation, {
        caller: owner,
        body: { email_address: 'new@northwind.example', roles: ['billing-viewer'] },
      }),
      await send(backend, createSecretKey, { caller: owner, body: { label: 'One more' } }),
      await send(backend, undoActivity, { caller: owner, params: { id: paused?.activity_id ?? 0 } }),
    ]
    for (const { status, errors } of changes)
      expect([status, errors[0]?.name]).toEqual([403, 'account-closing'])
    expect((await send(backend, listSecretKeys, { caller: owner, query: {} })).status).toBe(200)
    expect(await labelOf(owner)).not.toBe('Another')
    // Restored, everything works as before.
    await restore(owner)
    const again = await send(backend, undoActivity, {
      caller: owner,
      params: { id: paused?.activity_id ?? 0 },
    })
    expect(again.status).toBe(200)
  })

  test('tells its members, owners, and contacts', async () => {
    const { owner, colleague } = await ownerWithKey('api-key-viewer')
    const label = await labelOf(owner)
    await close(owner)
    const seen = await send(backend, getClosing, { caller: colleague })
    expect(seen.body.closing?.requested_by).toBe(owner.username)
    expect((await restore(await withFreshToken(backend, colleague))).status).toBe(403)
    const [mail] = await backend.mails(owner.username)
    expect(mail?.subject).toBe(`${label} is being closed`)
    backend.clock.advance(CLOSING_GRACE - CLOSING_REMINDER)
    await erase()
    await erase()
    const reminders = (await backend.mails(owner.username)).filter(({ subject }) =>
      subject.includes('will be erased'),
    )
    expect(reminders).toHaveLength(1)
  })

  test('takes no one on', async () => {
    const { owner } = await ownerWithKey()
    await close(owner)
    const joining = backend.db.transaction(db =>
      addMember(db, {
        accountId: owner.accountId ?? 0,
        userId: owner.userId.replace(/^.{8}/, '00000000'),
        emailAddress: 'joins@northwind.example',
        roles: ['billing-viewer'],
        now: backend.clock.now(),
      }),
    )
    await expect(joining).rejects.toThrow()
  })

  test('renews nothing, and renews once it is restored', async () => {
    const customer = await subscriber()
    await close(customer.person)
    await runAt(new Date(customer.end.getTime() + DAY))
    expect(await ordersOf(customer.accountId)).toEqual([])
    const again = await logInAgain(backend, customer.person)
    expect((await restore(again)).status).toBe(204)
    await run()
    const [renewal] = await ordersOf(customer.accountId)
    expect(renewal).toMatchObject({ origin: 'renewal', totalAmount: TOTAL })
    expect(chargesOf(customer.accountId)).toHaveLength(1)
  })
})

describe('closing', () => {
  test('waits for a call in progress, or ends it', async () => {
    for (let round = 0; round < 5; round++) {
      const owner = await backend.person()
      const [closed, renamed] = await Promise.all([
        close(owner),
        send(backend, renameAccount, { caller: owner, body: { account_name: `Renamed ${round}` } }),
      ])
      const label = await labelOf(owner)
      // It was renamed before, which the typed name may have missed, or not at all.
      if (renamed.status === 200) expect(label).toBe(`Renamed ${round}`)
      else expect(renamed.errors[0]?.name).toBe('account-closing')
      expect([200, 400]).toContain(closed.status)
    }
  })

  test('and buying take turns: no order is used in an account that is closed', async () => {
    const outcomes = new Set<string>()
    for (let round = 0; round < 6; round++) {
      // Who has paid before can use an order before it is paid.
      const owner = await backend.person({ taxableAddress: PROVO, orders: [{ planId: 3120 }] })
      const buy = () =>
        send(backend, placeOrder, { caller: owner, headers: withKey(), body: { plans: [3705] } })
      const calls = round % 2 ? [buy(), close(owner)] : [close(owner), buy()]
      const [first, second] = (await Promise.all(calls)).map(({ status, errors }) =>
        status < 300 ? 'done' : (errors[0]?.name ?? ''),
      )
      const [bought, closed] = round % 2 ? [first, second] : [second, first]
      outcomes.add(`${bought} ${closed}`)
    }
    const allowed = ['done closing-blocked', 'account-closing done']
    expect([...outcomes].filter(outcome => !allowed.includes(outcome))).toEqual([])
  })

  test('needs an order that is used to be paid', async () => {
    const owner = await backend.person({ orders: [{ planId: 3121, state: 'grace-period' }] })
    const { status, errors } = await close(owner)
    expect([status, errors[0]?.name]).toEqual([409, 'closing-blocked'])
    const [account] = await backend.db.select().from(accounts).where(isAccount(owner.accountId))
    expect(account?.closed).toBeNull()
    const held = await backend.db
      .select()
      .from(memberships)
      .where(eq(memberships.accountId, owner.accountId ?? 0))
    expect(held.every(({ closing }) => !closing)).toBe(true)
  })
})

describe('staff', () => {
  test('hold a closing, which is not erased until seven days after they release it', async () => {
    const owner = await backend.person()
    const staff = await backend.person({ roles: ['internal-admin'] })
    await close(owner)
    const about = { caller: staff, params: { id: owner.accountId ?? 0 }, query: { reason: 'Ticket 4711' } }
    expect((await send(backend, holdClosing, about)).status).toBe(200)
    backend.clock.advance(CLOSING_GRACE + DAY)
    await erase()
    const isOf = eq(memberships.accountId, owner.accountId ?? 0)
    expect(await backend.db.$count(memberships, isOf)).toBe(1)
    const caller = await logInAgain(backend, staff)
    expect((await send(backend, releaseClosing, { ...about, caller })).status).toBe(204)
    await erase()
    expect(await backend.db.$count(memberships, isOf)).toBe(1)
    backend.clock.advance(CLOSING_REMINDER)
    await erase()
    expect(await backend.db.$count(memberships, isOf)).toBe(0)
  })
})
