// unseeded: two servers with one seed are still two.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Stop } from '#kernel/contract/service.ts'
import { testVendorLeases } from '../../tables.ts'

/** Seconds that a server without a sign of life keeps the test vendor to itself, and between two signs. */
const LEASE = 15
const RENEWAL = 5
/** Milliseconds between two attempts of a server that waits for it. */
const POLL = 500

const LEASE_ID = 1
/** In the time of the database, because clocks of servers can differ. */
const until = sql`now() + make_interval(secs => ${LEASE})`

/**
 * Keeps the test vendor of a database to one server, until it stops. What it keeps is in the folder of that server, so
 * another one would know neither its cards nor its charges. Rejects, with a message for people, once another server that
 * has it gives a sign of life. Waits for the end of the lease of a server that has crashed.
 */
export async function leaseTestVendor({ queries, log }: Pick<Kernel, 'queries' | 'log'>): Promise<Stop> {
  const holder = randomUUID()
  for (let seen: Date | undefined; !(await take(queries, holder)); await sleep(POLL)) {
    const [lease] = await queries.select().from(testVendorLeases)
    if (lease && seen && lease.until > seen)
      throw new Error(
        'PAYMENT_VENDOR=test is for one server, and another one on this database has it. Stop that server, or set up Stripe for both.',
      )
    seen ??= lease?.until
  }
  const isOurs = and(eq(testVendorLeases.leaseId, LEASE_ID), eq(testVendorLeases.holder, holder))
  const renew = async () => {
    const renewed = await queries.update(testVendorLeases).set({ until }).where(isOurs).returning()
    if (!renewed.length) throw new Error('another server has taken it')
  }
  const timer = setInterval(
    () => void renew().catch(err => log.error({ err }, 'the lease of the test vendor could not be renewed')),
    RENEWAL * 1000,
  ).unref()
  return async () => {
    clearInterval(timer)
    await queries.delete(testVendorLeases).where(isOurs)
  }
}

/** Takes the lease if no one has it, or no one any more. */
async function take(queries: Kernel['queries'], holder: string): Promise<boolean> {
  const taken = await queries
    .insert(testVendorLeases)
    .values({ leaseId: LEASE_ID, holder, until })
    .onConflictDoUpdate({
      target: testVendorLeases.leaseId,
      set: { holder, until },
      setWhere: lte(testVendorLeases.until, sql`now()`),
    })
    .returning()
  return taken.length > 0
}
