import { afterEach, beforeEach, expect, test } from 'vitest'
import { plansFor } from '#backend/services/subscription/public.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun, scaled } from '../../../scripts/lib/test-scope.ts'
import { openReplicas, type Replicas } from './year/replicas.ts'
import { plansOfScript } from './year/steps.ts'
import type { PlanOfModel } from './year/tracks.ts'
import { simulateYear } from './year/world.ts'

/** `npm run year` plays a whole one with many accounts, and on PostgreSQL; YEAR_SEED repeats a run. */
const ACCOUNTS = Number(process.env.YEAR_ACCOUNTS ?? 6)
const DAYS = Number(process.env.YEAR_DAYS ?? scaled(12, 365))
/** In this whole year, spending caps stop renewals that come later and others that never come. */
const SEED = Number(process.env.YEAR_SEED ?? scaled(1, 11))
const isPostgres = process.env.DATABASE_URL !== undefined

let replicas: Replicas
// A second attempt plays on a database of its own.
beforeEach(async () => {
  // The embedded database belongs to one process; with PostgreSQL, two share it.
  replicas = await openReplicas(isPostgres ? 2 : 1)
})
afterEach(() => replicas.close())

test(
  'every term of a simulated year is renewed or ends as promised, once, and the books agree',
  async () => {
    const { db } = replicas.first
    const plans = new Map<number, PlanOfModel>()
    const sold = await plansFor(db, { accountId: 0, planIds: plansOfScript() })
    for (const [id, { plan_id: planId, license_id: licenseId, ...plan }] of sold)
      plans.set(id, { ...plan, planId, licenseId })
    const options = { seed: SEED, accounts: ACCOUNTS, days: DAYS, isDeadly: true }
    const { capped, ...figures } = await simulateYear(replicas, plans, options)
    const said = (counted: object) =>
      Object.entries(counted)
        .map(([name, figure]) => `${figure} ${name}`)
        .join(', ')
    console.log(
      `year of ${ACCOUNTS} accounts and ${DAYS} days on ${isPostgres ? 'PostgreSQL' : 'the embedded database'}: ` +
        `${said(figures)}; stopped by spending caps: ${said(capped)}`,
    )
    expect(figures.renewals).toBeGreaterThan(0)
    expect(figures.upgrades).toBeGreaterThan(0)
    expect(figures.kills).toBeGreaterThan(0)
    // Few orders are unpaid within some days.
    if (isFullRun) {
      expect(figures.transfers).toBeGreaterThan(0)
      expect(figures.numbered).toBeGreaterThan(0)
      expect(figures.tagged).toBeGreaterThan(0)
      expect(capped.renewals).toBeGreaterThan(0)
      expect(capped.late).toBeGreaterThan(0)
      expect(capped.dropped).toBeGreaterThan(0)
    }
  },
  // A year takes minutes, in which the machine may become slower than it was at the start of the run.
  scaledTimeout(120_000 + ACCOUNTS * DAYS * scaled(200, 1_000)),
)
