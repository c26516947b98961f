import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#backend/accounts/public.ts'
import { people } from '#backend/identity/tables.ts'
import { subscriptions, tracks, trialUses } from '#backend/subscription/tables.ts'
import { grantTrial } from '#backend/subscription/trials.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DEFAULT_TRIAL, trials } from '#domain/subscription/trials.ts'
import { createToken } from '#generated/authorization/operations.ts'
import {
  changeUsername,
  confirmEmail,
  createOwnAccount,
  logIn,
  resendConfirmationEmail,
  signUp,
} from '#generated/identity/operations.ts'
import { createAccount, donatePlan, placeOrder } from '#generated/sales/operations.ts'
import { createSecretKey } from '#generated/security/operations.ts'
import { listSubscriptions } from '#generated/subscription/operations.ts'
import { memberships } from '#kernel/storage/tables.ts'
import { type Backend, type Person, sharedBackend } from '../../support/backend.ts'
import { basic } from '../../support/gateway.ts'
import { refuseToWrite } from '../broken-table.ts'
import { cookieOf, send, withFreshToken } from '../client.ts'
import { linksTo } from '../mailbox.ts'

const DAY = 24 * 60 * 60_000
/** US verification. */
const LICENSE = 1102
const TRIAL = 3101
const INTERNATIONAL = 3701
const PASSWORD = 'seven purple paper lanterns'

let backend: Backend
beforeAll(async () => {
  backend = await sharedBackend()
})

async function signedUp(trial: { trial_plan_id?: number } = {}, address = `trial@${randomUUID()}.example`) {
  const username = address
  const typed = { username, password: PASSWORD, open_account: true, ...trial }
  await send(backend, signUp, { caller: null, body: typed })
  const [link] = await linksTo(backend, username)
  const body = { token: link?.token ?? '', password: PASSWORD }
  const confirm = () =>
    send(backend, confirmEmail, { caller: null, params: { id: link?.userId ?? '' }, body })
  return { username, userId: link?.userId ?? '', confirm }
}

/** The plan and the lookups of every subscription of a person's accounts; null for an account without one. */
async function subscriptionsOf(userId: string) {
  const rows = await backend.db
    .select({ planId: subscriptions.planId, remaining: subscriptions.remaining })
    .from(memberships)
    .leftJoin(tracks, eq(tracks.accountId, memberships.accountId))
    .leftJoin(subscriptions, eq(subscriptions.trackId, tracks.trackId))
    .where(eq(memberships.userId, userId))
    .orderBy(memberships.accountId)
  return rows.map(({ planId, remaining }) => [planId, remaining])
}

async function logInAs(username: string, userId: string): Promise<Person> {
  const login = await send(backend, logIn, { caller: null, body: { username, password: PASSWORD } })
  const known = await backend.person()
  const cookie = { ...known.cookie, cookie: cookieOf(login) }
  return withFreshToken(backend, { ...known, userId, username, cookie })
}

describe('a new account', () => {
  test('has its trial from the start, and its first lookup is answered and counted', async () => {
    const { username, userId, confirm } = await signedUp()
    expect((await confirm()).body).toEqual({ status: 'confirmed', username })
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
    const repair = await refuseToWrite(backend, subscriptions, sql.raw(`new.plan_id = ${TRIAL}`))
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

  test('keeps the chosen trial when the mail is sent again, and when the address was mistyped', async () => {
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
  const refused = await send(backend, signUp, { caller: null, body })
  expect(refused).toMatchObject({
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

describe('a free trial is had once', () => {
  const HOURS = 3_600_000
  const company = () => `${randomUUID()}.example`
  const planIds = async (userId: string) => (await subscriptionsOf(userId)).map(([planId]) => planId)
  const open = async (address: string, trial?: { trial_plan_id: number }) => {
    const { userId, confirm } = await signedUp(trial, address)
    expect((await confirm()).body).toMatchObject({ status: 'confirmed' })
    return userId
  }

  test.each([
    ['by a company', (domain: string) => [`dana@${domain}`, `lee@${domain}`]],
    ['by a company with several hosts', (domain: string) => [`dana@${domain}`, `lee@eu.${domain}`]],
    ['by a mailbox', (domain: string) => [`dana@${domain}`, `dana+trial7@${domain}`]],
  ])('%s: the second account opens without it, and with that of another product', async (_who, addresses) => {
    const [first = '', second = ''] = addresses(company())
    expect(await planIds(await open(first))).toEqual([TRIAL])
    expect(await planIds(await open(second))).toEqual([null])
    const third = second.replace('@', '.too@')
    expect(await planIds(await open(third, { trial_plan_id: INTERNATIONAL }))).toEqual([INTERNATIONAL])
  })

  test('not by all who have a mailbox at the same public service', async () => {
    for (const domain of ['gmail.com', 'gmx.de'])
      for (const name of ['dana', 'lee'])
        expect(await planIds(await open(`${name}.${randomUUID()}@${domain}`))).toEqual([TRIAL])
  })

  test('by one of twenty people of a company who confirm at once', async () => {
    const domain = company()
    const people = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signedUp({}, `person${index}@${domain}`)),
    )
    await Promise.all(people.map(({ confirm }) => confirm()))
    const plans = await Promise.all(people.map(({ userId }) => planIds(userId)))
    expect(plans.flat().filter(planId => planId === TRIAL)).toHaveLength(1)
    expect(plans.flat()).toHaveLength(20)
  })

  test('in one of the accounts of a person, which an order says, until staff give another', async () => {
    const caller = await backend.person()
    const order = (person: Person) =>
      send(backend, placeOrder, {
        caller: person,
        headers: { 'idempotency-key': randomUUID() },
        body: { plans: [TRIAL], total_amount: 0 },
      })
    expect((await order(caller)).status).toBe(201)
    const headers = { 'idempotency-key': randomUUID() }
    const { body } = await send(backend, createOwnAccount, { caller, body: {}, headers })
    const token = await send(backend, createToken, { caller, body: { account_id: body.account_id } })
    const bearer = { authorization: `Bearer ${token.body.access_token}` }
    const there = { ...caller, accountId: body.account_id, bearer }
    const refused = await order(there)
    expect(refused.status).toBe(409)
    expect(refused.errors).toEqual([
      {
        id: null,
        name: 'trial-used-elsewhere',
        message:
          'You or your company already had the free trial for US Address Verification, Core, in another account.',
        fields: ['plans.0'],
        status: 409,
      },
    ])
    // What was refused leaves nothing behind: the first account still says that it has had it.
    expect((await order(caller)).errors).toMatchObject([{ name: 'plan-ordered-too-recently' }])

    const staff = await backend.person({ roles: [INTERNAL_ROLE] })
    const give = (accountId: number | null) =>
      send(backend, donatePlan, {
        caller: staff,
        headers: { 'idempotency-key': randomUUID() },
        body: { account_id: accountId ?? 0, plan_id: TRIAL, lookups: 500 },
      })
    for (const { accountId } of [there, caller]) {
      expect((await give(accountId)).status).toBe(200)
      const held = await backend.db
        .select({ remaining: subscriptions.remaining })
        .from(subscriptions)
        .innerJoin(tracks, eq(tracks.trackId, subscriptions.trackId))
        .where(eq(tracks.accountId, accountId ?? 0))
      expect(held).toContainEqual({ remaining: 500 })
    }
  })

  test('by those who had it before this was recorded', async () => {
    const domain = company()
    const start = new Date(backend.clock.now().getTime() - HOURS)
    const { accountId } = await backend.person({ username: `dana+first@${domain}` })
    const trial = { accountId: accountId ?? 0, trial: DEFAULT_TRIAL, now: start }
    await backend.db.transaction(db => grantTrial(db, trial))
    const file = new URL('../../../src/backend/migrations/0034_trial_uses.sql', import.meta.url)
    const statements = readFileSync(file, 'utf8').split('--> statement-breakpoint')
    // Twice, since what is recorded stays.
    for (let run = 0; run < 2; run++) await backend.db.execute(sql.raw(statements.at(-1) ?? ''))
    const rows = await backend.db
      .select()
      .from(trialUses)
      .where(eq(trialUses.accountId, accountId ?? 0))
    expect(rows).toMatchObject([{ licenseId: LICENSE, mailbox: `dana@${domain}`, domain, started: start }])
    expect(await planIds(await open(`lee@${domain}`))).toEqual([null])
  })
})
