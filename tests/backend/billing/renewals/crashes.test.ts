import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { unbalancedEntries } from '#backend/modules/ledger/public.ts'
import { UNCLEAR_PAUSE } from '#backend/services/billing/renewals/charge.ts'
import { CLAIM, renewDue } from '#backend/services/billing/renewals/engine.ts'
import { renewals } from '#backend/services/billing/tables.ts'
import { useVendor as setVendor } from '#backend/services/payment/vendors/vendors.ts'
import { orders } from '#backend/services/sales/tables.ts'
import { RENEWAL_LEAD } from '#domain/subscription/renewal.ts'
import { addMonths } from '#domain/text/calendar.ts'
import { scaledTimeout } from '../../../../scripts/lib/machine-speed.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { bankOf } from '../../../support/payments.ts'
import { renewalClient, TOTAL } from './client.ts'

const isPostgres = process.env.DATABASE_URL !== undefined

/** Statements until the process dies. Once it is dead, nothing of it reaches the database. */
let left = Number.POSITIVE_INFINITY
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({
    onStatement(text) {
      // A connection of a process that is dead is rolled back by the database, and closed.
      if (!/^(begin|rollback)/.test(text) && --left < 0) throw new Error('the process is dead')
    },
  })
})
afterAll(() => backend.close())

const { subscriber, renewed, chargesOf, run, runAt } = renewalClient(() => backend)

test(
  'a process that dies at any statement of a renewal leaves what the next run finishes, once',
  async () => {
    const anchorDay = backend.clock.now().getUTCDate()
    const holder = await subscriber()
    let deaths = 0
    // Each term ends a month after the one before: on the day of the first one, or on the last day of a shorter month.
    for (let life = 0, { end } = holder; ; life++, end = addMonths(end, 1, anchorDay)) {
      const first = new Date(end.getTime() - RENEWAL_LEAD)
      backend.clock.advance(first.getTime() - backend.clock.now().getTime())
      left = life
      await run().catch(() => undefined)
      const died = left < 0
      left = Number.POSITIVE_INFINITY
      await run()
      await runAt(new Date(first.getTime() + CLAIM + 60_000))
      await runAt(new Date(first.getTime() + 30 * 60_000))
      const terms = (await renewed(holder)).map(({ term }) => term.start)
      expect(terms, `death at statement ${life}`).toHaveLength(life + 1)
      expect(terms.at(-1)).toEqual(end)
      const charges = chargesOf(holder.accountId)
      expect(charges.map(({ amount, outcome }) => `${amount} ${outcome}`)).toEqual(
        Array.from({ length: life + 1 }, () => `${TOTAL} succeeded`),
      )
      if (!died) break
      deaths += 1
    }
    console.log(`renewals: the process died at ${deaths} statements, each in a run of its own`)
    expect(deaths).toBeGreaterThan(20)
    const rows = await backend.db.select().from(renewals).where(eq(renewals.accountId, holder.accountId))
    expect(rows.every(({ state }) => state === 'settled')).toBe(true)
    expect(await unbalancedEntries(backend.db, new Date(0))).toEqual([])
  },
  scaledTimeout(240_000),
)

describe('two engines at once', () => {
  let second: Backend
  beforeAll(async () => {
    // The embedded database belongs to one process; with PostgreSQL, another one shares it.
    second = isPostgres ? await startBackend({ clock: backend.clock, beside: backend }) : backend
    if (isPostgres) setVendor(second.kernel, bankOf(backend))
    return async () => {
      if (isPostgres) await second.close()
    }
  })

  test(
    'renew each term once, and charge each card once',
    async () => {
      const holders = []
      for (let made = 0; made < 12; made++) holders.push(await subscriber())
      const [firstOne] = holders
      if (!firstOne) throw new Error('there is no one')
      backend.clock.advance(firstOne.end.getTime() - backend.clock.now().getTime())
      const engines = [backend, second, backend, second]
      for (let round = 0; round < 3; round++) {
        await Promise.all(engines.map(({ kernel }) => renewDue(kernel)))
        // A vendor that was too busy to answer is asked again.
        backend.clock.advance(UNCLEAR_PAUSE + 1)
      }
      for (const holder of holders) {
        expect(await renewed(holder)).toHaveLength(1)
        expect(chargesOf(holder.accountId)).toMatchObject([{ amount: TOTAL, outcome: 'succeeded' }])
        const [order, ...more] = await backend.db
          .select()
          .from(orders)
          .where(eq(orders.accountId, holder.accountId))
        expect(more).toEqual([])
        expect(order?.processed).not.toBeNull()
      }
      expect(await unbalancedEntries(backend.db, new Date(0))).toEqual([])
    },
    scaledTimeout(60_000),
  )
})
