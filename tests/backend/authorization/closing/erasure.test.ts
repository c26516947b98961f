import { type SQL, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ledgerIsBalanced } from '#backend/modules/ledger/public.ts'
import { dismissedHostnames } from '#backend/services/security/tables.ts'
import { services } from '#backend/services.ts'
import { DAY, MINUTE } from '#domain/time/durations.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { runWorkers, workersOf } from '#kernel/jobs/worker.ts'
import { rowsOf } from '#kernel/storage/rows-of.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { makeKey } from '../../../support/gateway.ts'
import { logInAgain, send } from '../../client.ts'
import { countOf, fillTables, MARK, ownedBy, traces } from './account-rows.ts'
import { nothingAnswers } from './answers.ts'
import { closingClient } from './client.ts'
import { KEPT } from './kept.ts'
import { type RichAccount, richAccount } from './rich-account.ts'

const LIMIT = scaledTimeout(120_000)
/** The level of the log. */
const INFO = 30

/** Tables that the gateway writes from a buffer, and whose rows name the account. */
const BUFFERED_TABLES = ['security.refusals', 'security.request_log']

/** Statements until the job is killed, as if the process had died; undefined while it lives. */
let untilKilled: number | undefined
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    onStatement() {
      if (untilKilled !== undefined && --untilKilled < 0) throw new Error('the process has died')
    },
  })
})
afterAll(() => backend.close())

const { close, restore, look, erase } = closingClient(() => backend)

/** Runs the job until it is done, killed after ever more statements. Returns how often it was killed. */
async function eraseKilled(): Promise<number> {
  for (let killed = 0; ; killed++) {
    untilKilled = 6 + killed * 9
    try {
      await erase()
      if (untilKilled > 0) return killed
    } catch {
      // It died.
    } finally {
      untilKilled = undefined
    }
  }
}

test('leaves nothing of an account but what the law requires, however often the job dies', {
  timeout: LIMIT,
}, async () => {
  const { db } = backend
  const rich = await richAccount(backend)
  const { owner, accountId, key } = rich
  expect(await look(key)).toBe(200)
  const work = () => runWorkers(backend.kernel, workersOf(backend.kernel, services))
  await work()
  const owned = await ownedBy(db, accountId)
  const filled = await fillTables(db, accountId, owned)
  const before = await traces(db, accountId, owned)
  expect(before).toEqual(expect.arrayContaining(filled))
  // Someone else, of whom all of it stays.
  const other = await richOther()
  const closed = await close(owner)
  expect(closed.status, closed.text).toBe(200)
  backend.clock.advance(CLOSING_GRACE - DAY)
  await work()
  backend.clock.advance(DAY)
  expect(await eraseKilled()).toBeGreaterThan(3)

  const leftOver = async () => {
    const after = await traces(db, accountId, owned)
    // Each reason is true: a table of the list had something.
    expect(after.length).toBeGreaterThan(5)
    return after.filter(name => !(name in KEPT))
  }
  expect(await leftOver()).toEqual([])
  const count = (table: string, condition: SQL) => countOf(db, table, condition)
  // An email that its organization got goes as all emails do.
  const { username } = rich.stranger
  const isLeft = sql`t::text like ${`%${MARK}%`} and t.kind <> 'account-erased' and t.recipient <> ${username}`
  expect(await count('kernel.mails', isLeft)).toBe(0)
  expect(await count('sales.orders', sql`t.account_id = ${accountId} and t.placed_by is not null`)).toBe(0)
  expect(await count('subscription.subscriptions', openTerms(accountId))).toBe(0)
  expect(await look(key)).toBe(401)
  expect(await look(other.key)).toBe(200)
  expect(await ledgerIsBalanced(db)).toBe(true)
  expect(await unsettled(accountId)).toEqual([])

  // Nothing that a process still had in memory, or had yet to do, brings a part of it back.
  await work()
  expect(await leftOver()).toEqual([])
  // Nor what a process had kept in memory, and writes afterward.
  expect(await fillTables(db, accountId, owned, BUFFERED_TABLES)).toEqual(BUFFERED_TABLES)
  backend.clock.advance(5 * MINUTE)
  await work()
  expect(await leftOver()).toEqual([])
  // What is sent is in the log for developers alone, below the level of production.
  expect(backend.log.filter(line => line.includes(MARK) && JSON.parse(line).level >= INFO)).toEqual([])

  const again = await logInAgain(backend, owner)
  expect(again.accountId).toBeNull()
  expect((await send(backend, listAccounts, { caller: again })).body.accounts).toEqual([])
  expect((await restore(again)).status).toBe(403)
  await nothingAnswers(backend, { ...rich, owner: again, ...(await loggedIn(rich)) }, owned)
})

async function richOther() {
  const owner = await backend.person({ orders: [{ planId: 3121 }] })
  return { owner, key: await makeKey(backend, { accountId: owner.accountId ?? 0, plans: [] }) }
}

/** People whose logins have ended in the meantime, in new sessions. */
async function loggedIn({ colleague, staff, stranger }: RichAccount) {
  return {
    colleague: await logInAgain(backend, colleague),
    staff: await logInAgain(backend, staff),
    stranger: await logInAgain(backend, stranger),
  }
}

const openTerms = (accountId: number) => sql`t.termination is null
  and t.track_id in (select track_id from subscription.tracks where account_id = ${accountId})`

/** Orders whose entries do not add up to what they were paid: each one is paid, or taken out of the ledger. */
function unsettled(accountId: number) {
  return rowsOf(
    backend.db,
    sql`select e.order_id from ledger.entries e join ledger.lines l using (entry_id)
      where e.account_id = ${accountId} and l.account = 'receivable'
      group by 1 having sum(l.debit) <> sum(l.credit)`,
  )
}

// The embedded database has one connection.
test.skipIf(!process.env.DATABASE_URL)(
  'leaves nothing that someone changes while it is erased',
  { timeout: LIMIT },
  async () => {
    const { db, clock } = backend
    const { owner, key } = await richOther()
    await close(owner)
    clock.advance(CLOSING_GRACE)
    const { keyId } = key
    const row = { keyId, hostname: 'a.example', dismissed: clock.now(), dismissedBy: keyId }
    await db.insert(dismissedHostnames).values(row)
    let erasing: Promise<unknown> | undefined
    await db.transaction(async change => {
      await change.update(dismissedHostnames).set({ hostname: 'b.example' })
      erasing = erase()
      await vi.waitFor(async () => expect(await waitingForLocks()).toBe(1), { timeout: LIMIT })
    })
    await erasing
    expect(await countOf(db, 'security.dismissed_hostnames', sql`t.key_id = ${keyId}`)).toBe(0)
    expect(await countOf(db, 'security.secret_keys', sql`t.key_id = ${keyId}`)).toBe(0)
  },
)

const waitingForLocks = () =>
  countOf(
    backend.db,
    'pg_catalog.pg_stat_activity',
    sql`t.datname = current_database() and t.wait_event_type = 'Lock'`,
  )

test('lets a restore and the job take turns at the last moment', { timeout: LIMIT }, async () => {
  for (let round = 0; round < 4; round++) {
    const owner = await backend.person()
    await close(owner)
    backend.clock.advance(CLOSING_GRACE + DAY * round)
    const caller = await logInAgain(backend, owner)
    const [restored] = await Promise.all([restore(caller), erase()])
    const isLeft = await countOf(backend.db, 'kernel.memberships', sql`t.account_id = ${owner.accountId}`)
    // Restored as a whole, or erased.
    expect(isLeft).toBe(restored.status === 204 ? 1 : 0)
    const closed = await countOf(
      backend.db,
      'authorization.accounts',
      sql`t.account_id = ${owner.accountId} and t.closed is not null`,
    )
    expect(closed).toBe(restored.status === 204 ? 0 : 1)
  }
})
