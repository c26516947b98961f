import { sql } from 'drizzle-orm'
import { billingJobs } from '#backend/services/billing/jobs.ts'
import { renewDue } from '#backend/services/billing/renewals/engine.ts'
import { renewals } from '#backend/services/billing/tables.ts'
import { deliveryJob } from '#backend/services/notification/notices/deliveries.ts'
import { attempts } from '#backend/services/payment/charges/tables.ts'
import { services } from '#backend/services.ts'
import { purgeJobs } from '#kernel/jobs/purge.ts'
import { runWorkers, type Worker, workersOf } from '#kernel/jobs/worker.ts'
import { mailWorkers } from '#kernel/mail/sender.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { Backend } from '../../../support/backend.ts'
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
  // Each stage sees what the one before it has done, as the model expects.
  const others = services.filter(({ name }) => name !== 'billing' && name !== 'notification')
  await runOnAll(replicas, ({ kernel }) => [
    ...purgeJobs,
    ...workersOf(kernel, others).filter(({ perProcess }) => !perProcess),
  ])
  await runOnAll(replicas, ({ kernel }) => billingJobs(kernel))
  await runDeliveries(replicas)
}

/** Brings notices to their recipients, and emails to the mail server if there is one. */
export async function runDeliveries(replicas: Replicas): Promise<void> {
  await runOnAll(replicas, ({ kernel }) => [deliveryJob(kernel)])
  await runOnAll(replicas, ({ kernel }) => mailWorkers(kernel))
}

/** Runs background work on every server at once, and counts how often each job has run that one of them does for all. */
async function runOnAll(
  { all, runs }: Replicas,
  workersOn: (backend: Backend) => readonly Worker[],
): Promise<void> {
  const counted = (worker: Worker): Worker => ({
    ...worker,
    run(...given) {
      if (!worker.perProcess) runs.set(worker.name, (runs.get(worker.name) ?? 0) + 1)
      return worker.run(...given)
    },
  })
  await Promise.all(all.map(backend => runWorkers(backend.kernel, workersOn(backend).map(counted))))
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
