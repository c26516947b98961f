// unseeded: two servers with one seed are still two.
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { and, eq, lte, sql } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { testVendorLeases } from '../../tables.ts'

/** Seconds that a server without a sign of life keeps the test vendor to itself, and between two signs. */
const LEASE = 15
const RENEWAL = 5
/** Milliseconds between two attempts of a server that waits for it. */
const POLL = 500

const LEASE_ID = 1
/** In the time of the database, because clocks of servers can differ. */
const until = sql`now() + make_interval(secs => ${LEASE})`

/** Keeps the test vendor of a database to one server: another one would know neither its cards nor its charges. */
interface Lease {
  /**
   * Takes it, and waits for its end if it is that of a server that has crashed. Rejects, with a message for people, once
   * another server that has it gives a sign of life.
   */
  take(): Promise<void>
  worker: Worker
  release(): Promise<void>
}

export function createLease({ queries }: Pick<Kernel, 'queries'>): Lease {
  const holder = randomUUID()
  const isOurs = and(eq(testVendorLeases.leaseId, LEASE_ID), eq(testVendorLeases.holder, holder))
  return {
    async take() {
      for (let seen: Date | undefined; !(await take(queries, holder)); await sleep(POLL)) {
        const [lease] = await queries.select().from(testVendorLeases)
        if (lease && seen && lease.until > seen)
          throw new Error(
            'PAYMENT_VENDOR=test is for one server, and another one on this database has it. Stop that server, or set up Stripe for both.',
          )
        seen ??= lease?.until
      }
    },
    worker: {
      name: 'test-vendor-lease',
      every: RENEWAL * 1000,
      perProcess: true,
      async run() {
        const renewed = await queries.update(testVendorLeases).set({ until }).where(isOurs).returning()
        if (!renewed.length) throw new Error('another server has taken the test vendor')
        return 0
      },
    },
    async release() {
      await queries.delete(testVendorLeases).where(isOurs)
    },
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
