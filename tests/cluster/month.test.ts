import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { entries } from '#backend/modules/ledger/public.ts'
import { notices } from '#backend/services/notification/tables.ts'
import { plansFor } from '#backend/services/subscription/public.ts'
import { mails } from '#kernel/storage/tables.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { type Cluster, startPostgres } from '../../scripts/lib/processes/postgres.ts'
import { scaled } from '../../scripts/lib/test-scope.ts'
import { openReplicas, type Replicas } from '../backend/billing/year/replicas.ts'
import { plansOfScript } from '../backend/billing/year/steps.ts'
import type { PlanOfModel } from '../backend/billing/year/tracks.ts'
import { simulateYear } from '../backend/billing/year/world.ts'
import { startSmtp } from '../support/servers/smtp.ts'

/** One server is what the others are compared with. */
const REPLICAS = [1, 4]
const DAYS = scaled(9, 31)
const ACCOUNTS = 16
/** One with many terms that end soon. */
const SEED = 20

let postgres: Cluster
let smtp: Awaited<ReturnType<typeof startSmtp>>
let replicas: Replicas | undefined
beforeAll(async () => {
  postgres = await startPostgres()
}, scaledTimeout(120_000))
afterEach(() => end())

async function end() {
  await replicas?.close()
  await smtp?.close()
  replicas = undefined
}
afterAll(() => postgres?.stop())

const countBy = (words: readonly string[]) =>
  Object.fromEntries(
    [...Map.groupBy(words.toSorted(), word => word)].map(([word, all]) => [word, all.length]),
  )

/** Plays a month, which throws where the terms, books, and notices are not as the rules say. What it has come to. */
async function playMonth(count: number) {
  smtp = await startSmtp()
  replicas = await openReplicas(count, {
    DATABASE_URL: await postgres.createDatabase(`month_${count}`),
    ENCRYPTION_KEY: Buffer.alloc(32, 'servers share it').toString('base64'),
    MAIL_DELIVERY: 'smtp',
    SMTP_URL: smtp.url,
  })
  const { first, bank, runs } = replicas
  const plans = new Map<number, PlanOfModel>()
  const sold = await plansFor(first.db, { accountId: 0, planIds: plansOfScript() })
  for (const [id, { plan_id: planId, license_id: licenseId, ...plan }] of sold)
    plans.set(id, { ...plan, planId, licenseId })
  const options = { seed: SEED, accounts: ACCOUNTS, days: DAYS, isDeadly: false }
  const figures = await simulateYear(replicas, plans, options)

  const kept = await first.db.select().from(mails)
  expect(kept.filter(({ sent, attempts }) => !sent || attempts !== 1)).toEqual([])
  const received = smtp.messages.map(text => /^Message-ID: (.+)$/im.exec(text)?.[1] ?? '')
  expect(new Set(received).size).toBe(received.length)
  return {
    ...{ figures, runs: countBy([...runs].flatMap(([name, times]) => Array(times).fill(name))) },
    ...{ received: received.length, mails: countBy(kept.map(({ kind }) => kind)) },
    charges: countBy([...bank.journal.charges.values()].map(({ outcome, amount }) => `${outcome} ${amount}`)),
    entries: countBy((await first.db.select().from(entries)).map(({ kind }) => kind)),
    told: countBy((await first.db.select().from(notices)).map(({ key }) => key.replace(/:\d+/, ''))),
  }
}

test('a month on four servers comes to what it comes to on one: each job, email, renewal, charge, and notice once', {
  timeout: scaledTimeout(600_000),
}, async () => {
  const months: Awaited<ReturnType<typeof playMonth>>[] = []
  for (const count of REPLICAS) {
    months.push(await playMonth(count))
    await end()
  }
  const [one, four] = months
  const count = (of: Record<string, number> = {}) => Object.values(of).reduce((sum, each) => sum + each, 0)
  console.log(
    `    ${DAYS} days on four servers: ${count(four?.runs)} runs of ${Object.keys(four?.runs ?? {}).length} jobs, ` +
      `${four?.figures.renewals} renewals, ${count(four?.charges)} charges, ${four?.received} emails, ${four?.figures.notices} notices`,
  )
  expect(count(one?.charges)).toBeGreaterThan(0)
  expect(one?.received).toBeGreaterThan(0)
  expect(four).toEqual(one)
})
