import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { subscriptions, tracks } from '#backend/services/subscription/tables.ts'
import { trialUses } from '#backend/services/subscription/trials/tables.ts'
import { claimTrial, grantTrial } from '#backend/services/subscription/trials.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { DEFAULT_TRIAL, trials } from '#domain/subscription/trials.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { createOwnAccount } from '#generated/identity/operations/createOwnAccount.ts'
import { donatePlan } from '#generated/sales/operations/donatePlan.ts'
import { listTrials } from '#generated/sales/operations/listTrials.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import type { Person } from '../../support/backend.ts'
import { send } from '../client.ts'
import { backend, INTERNATIONAL, LICENSE, signedUp, subscriptionsOf, TRIAL } from './new-accounts.ts'

describe('a free trial is had once', () => {
  const HOURS = 3_600_000
  const company = () => `${randomUUID()}.example`
  const planIds = async (userId: string) => (await subscriptionsOf(userId)).map(([planId]) => planId)
  const open = async (address: string, trial?: { trial_plan_id: number }) => {
    const { userId, confirm } = await signedUp(trial, address)
    expect((await confirm()).body).toMatchObject({ status: 'confirmed' })
    return userId
  }

  /** What a person reads of the trial of US verification. */
  const statusFor = async (caller: Person) => {
    const { body } = await send(backend, listTrials, { caller })
    return body.trials.find(({ plan_id }) => plan_id === TRIAL)?.status
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

  test('by a mailbox that belongs to no company', async () => {
    const mailbox = `dana.${randomUUID()}@gmail.com`
    const claim = async () => {
      const { accountId } = await backend.person()
      const holder = { userId: randomUUID(), mailbox, domain: null }
      const wanted = { licenseId: LICENSE, accountId: accountId ?? 0, holder, now: backend.clock.now() }
      return backend.db.transaction(db => claimTrial(db, wanted))
    }
    expect([await claim(), await claim()]).toEqual([true, false])
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
    expect([await statusFor(caller), await statusFor(there)]).toEqual(['running', 'used-elsewhere'])
    const rejected = await order(there)
    expect(rejected.status).toBe(409)
    expect(rejected.errors).toEqual([
      {
        id: null,
        name: 'trial-used-elsewhere',
        message:
          'You or your company already had the free trial for US Address Verification, Plus, in another account.',
        fields: ['plans.0'],
        status: 409,
      },
    ])
    // What was rejected leaves nothing behind: the first account still says that it has had it.
    expect((await order(caller)).errors).toMatchObject([{ name: 'plan-ordered-too-recently' }])

    const staff = await backend.person({ roles: [INTERNAL_ROLE] })
    const give = (accountId: number | null) =>
      send(backend, donatePlan, {
        caller: staff,
        headers: { 'idempotency-key': randomUUID() },
        body: { account_id: accountId ?? 0, plan_id: TRIAL, lookups: 500, reason: 'Asked for more time' },
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
    expect(await statusFor(there)).toBe('running')
    // To a call that began before the trial was granted, it starts in the future.
    backend.clock.advance(-1)
    expect(await statusFor(there)).toBe('running')
    backend.clock.advance(1)
  })

  test('in an account that staff have opened, by a person who has had none', async () => {
    const person = await backend.person()
    const { body } = await send(backend, listTrials, { caller: person })
    expect(body.trials).toEqual(
      trials.map(({ planId, licenseId }) => ({
        plan_id: planId,
        license_id: licenseId,
        status: 'available',
        term: null,
      })),
    )
    const member = await backend.person({ accountId: person.accountId ?? 0, roles: ['api-key-editor'] })
    expect(await statusFor(member)).toBe('available')
  })

  test('by those who had it before this was recorded', async () => {
    const domain = company()
    const start = new Date(backend.clock.now().getTime() - HOURS)
    const { accountId } = await backend.person({ username: `dana+first@${domain}` })
    const trial = { accountId: accountId ?? 0, trial: DEFAULT_TRIAL, now: start }
    await backend.db.transaction(db => grantTrial(db, trial))
    const [file = ''] = globSync('src/backend/migrations/*_trial_uses.sql')
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
