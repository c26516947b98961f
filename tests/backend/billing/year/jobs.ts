import { sql } from 'drizzle-orm'
import { billingJobs } from '#backend/services/billing/jobs.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { renewals } from '#backend/services/billing/tables.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import { attempts } from '#backend/services/payment/charges/tables.ts'
import { services } from '#backend/services.ts'
import { runWorkers, workersOf } from '#kernel/jobs/worker.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Replicas } from './replicas.ts'

/** Runs of the engine after which it must have come to rest. */
const ROUNDS = 20

/**
 * Runs what is due at the hour: on every server at once, each of which may die in the middle, and then on one that
 * does not until nothing is left.
 */
export async function runJobs(replicas: Replicas, life?: () => number): Promise<void> {
  const { all, first } = replicas
  if (life || all.length > 1) {
    const kills = replicas.kills
    await Promise.all(
      all.map(backend =>
        replicas.untilDeath(life?.() ?? Number.POSITIVE_INFINITY, () => renewDue(backend.kernel)),
      ),
    )
    if (replicas.kills > kills) await lapse(first.db)
  }
  for (let round = 0; await renewDue(first.kernel); round++)
    if (round === ROUNDS) throw new Error('the engine comes to no rest')
  const { kernel } = first
  const others = services.filter(({ name }) => name !== 'billing' && name !== 'notification')
  const shared = workersOf(kernel, others).filter(({ perProcess }) => !perProcess)
  await runWorkers(kernel, [...shared, ...billingJobs(kernel)])
  await runDeliveries(replicas)
}

/** Brings notices to their recipients. */
export async function runDeliveries({ first }: Replicas): Promise<void> {
  await runWorkers(first.kernel, [deliveryJob(first.kernel)])
}

/** Ends what dead servers have claimed. It would end by itself after two minutes, which the hours of the year leave out. */
async function lapse(db: Queries): Promise<void> {
  await db.execute(sql`
    update ${attempts} set claimed_until = null, last_asked = last_asked - interval '2 minutes'
    where claimed_until is not null`)
  await db.execute(sql`
    update ${renewals} set next_look = next_attempt
    where state = 'unpaid' and next_attempt is not null and next_attempt < next_look`)
}
