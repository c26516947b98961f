import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/tables.ts'
import { subscriptions } from '#backend/services/subscription/tables.ts'
import { grantTrial } from '#backend/services/subscription/trials.ts'
import { DEFAULT_TRIAL, trials } from '#domain/subscription/trials.ts'
import { DAY } from '#domain/time/durations.ts'
import { changeUsername } from '#generated/identity/operations/changeUsername.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { createOwnAccount } from '#generated/identity/operations/createOwnAccount.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { resendConfirmationEmail } from '#generated/identity/operations/resendConfirmationEmail.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { createAccount } from '#generated/sales/operations/createAccount.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSubscriptions } from '#generated/subscription/operations/listSubscriptions.ts'
import type { Person } from '../../support/backend.ts'
import { basic } from '../../support/gateway.ts'
import { rejectToWrite } from '../broken-table.ts'
import { cookieOf, send, withFreshToken } from '../client.ts'
import { linksTo } from '../mailbox.ts'
import {
  backend,
  INTERNATIONAL,
  LICENSE,
  PASSWORD,
  signedUp,
  subscriptionsOf,
  TRIAL,
} from './new-accounts.ts'

async function logInAs(username: string, userId: string): Promise<Person> {
  const login = await send(backend, logIn, { caller: null, body: { username, password: PASSWORD } })
  const known = await backend.person()
  const cookie = { ...known.cookie, cookie: cookieOf(login) }
  return withFreshToken(backend, { ...known, userId, username, cookie })
}

describe('a new account', () => {
  test('has its trial from the start, and its first lookup is answered and counted', async () => {
    const { username, userId, confirm } = await signedUp()
    expect((await confirm()).body).toEqual({ status: 'confirmed', account_opened: true, username })
    const caller = await logInAs(username, userId)

    const held = () => send(backend, listSubscriptions, { caller, params: { id: LICENSE } })
    const [trial] = (await held()).body.subscriptions
    expect(trial).toMatchObject({ issued: 1_000, remaining: 1_000, plan: { one_time_free_trial: true } })
    expect(Date.parse(trial?.expiration ?? '') - Date.parse(trial?.start ?? '')).toBe(42 * DAY)

    const key = await send(backend, createSecretKey, { caller, body: { label: 'First' } })
    const lookup = await backend.inject({
      method: 'POST',
      url: '/api/gateway/us-street',
      headers: basic({ keyId: key.body.key_id, token: key.body.token }),
      payload: { lookups: [{ street: '214 N Juniper St', zipcode: '84116' }] },
    })
    expect(lookup.statusCode, lookup.body).toBe(200)
    expect((await held()).body.subscriptions).toMatchObject([{ remaining: 999 }])
  })

  test('that cannot get its trial is not opened, and a second try opens it', async () => {
    const { userId, confirm } = await signedUp()
    const repair = await rejectToWrite(backend, subscriptions, sql.raw(`new.plan_id = ${TRIAL}`))
    try {
      expect((await confirm()).status).toBe(500)
    } finally {
      await repair()
    }
    expect(await subscriptionsOf(userId)).toEqual([])
    const [person] = await backend.db.select().from(people).where(eq(people.userId, userId))
    expect(person?.confirmed).toBeNull()

    expect((await confirm()).status).toBe(200)
    expect((await confirm()).body.status).toBe('already-confirmed')
    expect(await subscriptionsOf(userId)).toEqual([[TRIAL, 1_000]])
  })

  test.each([createAccount, createOwnAccount])(
    'of a person who has one opens without the trial that they have had: $id',
    async operation => {
      const { username, userId, confirm } = await signedUp()
      await confirm()
      const caller = await logInAs(username, userId)
      const open = () =>
        send(backend, operation, {
          caller,
          body: { account_name: 'Fabrikam Freight' },
          headers: { 'idempotency-key': `trial-${userId}` },
        })
      const [first, second] = [await open(), await open()]
      expect([first.status, second.status]).toEqual([201, 201])
      expect(second.body).toEqual(first.body)
      const [account] = await backend.db
        .select()
        .from(accounts)
        .where(eq(accounts.accountId, first.body.account_id))
      expect(account?.label).toBe('Fabrikam Freight')
      // The person has had the trial.
      expect(await subscriptionsOf(userId)).toEqual([
        [TRIAL, 1_000],
        [null, null],
      ])
    },
  )

  test.each(trials.filter(({ lookups }) => lookups < 1_000).slice(-2))(
    'opens with the trial that the sign-up chose: $name',
    async ({ planId, lookups }) => {
      const { userId, confirm } = await signedUp({ trial_plan_id: planId })
      // Two browsers follow the link at once.
      await Promise.all([confirm(), confirm()])
      expect(await subscriptionsOf(userId)).toEqual([[planId, lookups]])
    },
  )

  test('keeps the chosen trial when the email is sent again, and when the address was mistyped', async () => {
    for (const change of [false, true]) {
      const { username, userId } = await signedUp({ trial_plan_id: INTERNATIONAL })
      const caller = await logInAs(username, userId)
      backend.clock.advance(61_000)
      const fixed = `fixed-${randomUUID()}@test.example`
      await (change
        ? send(backend, changeUsername, { caller, body: { username: fixed } })
        : send(backend, resendConfirmationEmail, { caller, body: { user_id: userId } }))
      const [link] = await linksTo(backend, change ? fixed : username)
      const body = { token: link?.token ?? '', password: PASSWORD }
      await send(backend, confirmEmail, { caller: null, params: { id: userId }, body })
      expect(await subscriptionsOf(userId)).toEqual([[INTERNATIONAL, 100]])
    }
  })

  test('of a second account opens with the trial that it chose', async () => {
    const { username, userId, confirm } = await signedUp()
    await confirm()
    const caller = await logInAs(username, userId)
    const headers = { 'idempotency-key': randomUUID() }
    await send(backend, createAccount, { caller, body: { trial_plan_id: INTERNATIONAL }, headers })
    expect(await subscriptionsOf(userId)).toEqual([
      [TRIAL, 1_000],
      [INTERNATIONAL, 100],
    ])
  })
})

test.each([
  ['unknown', 1],
  ['free for good', 3102],
  ['paid', 3117],
])('a plan that is %s opens no account', async (_what, trial_plan_id) => {
  const username = `trial-${randomUUID()}@test.example`
  const body = { username, password: PASSWORD, open_account: true, trial_plan_id }
  const rejected = await send(backend, signUp, { caller: null, body })
  expect(rejected).toMatchObject({
    status: 400,
    body: [{ name: 'trial-not-offered', fields: ['trial_plan_id'] }],
  })
  expect(await linksTo(backend, username)).toEqual([])
})

test('no account gets a trial twice', async () => {
  const { accountId, userId } = await backend.person()
  const grant = { accountId: accountId ?? 0, trial: DEFAULT_TRIAL, now: backend.clock.now() }
  const later = { ...grant, now: new Date(grant.now.getTime() + 100 * DAY) }
  await Promise.all([grant, grant].map(each => backend.db.transaction(db => grantTrial(db, each))))
  await backend.db.transaction(db => grantTrial(db, later))
  expect(await subscriptionsOf(userId)).toEqual([[TRIAL, 1_000]])
})
