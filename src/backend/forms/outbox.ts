import { and, asc, eq, isNull, lt, lte } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import { customerRelationsOf, handOver, SystemBusy } from './customer-relations.ts'
import { deliverDuePurchases } from './purchases.ts'
import { submissions } from './tables.ts'

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>

/** Milliseconds between two checks of the outbox. */
const POLL_INTERVAL = 2_000
/** Milliseconds before the first retry of a failed submission; each later wait is twice as long. */
const FIRST_RETRY = 30_000
const MAX_ATTEMPTS = 10

/**
 * Delivers submissions if a customer relations system is configured, and purchases if an advertising service is.
 * Returns a function that stops it.
 */
export function startFormDelivery(outbox: Outbox): () => Promise<void> {
  if (!customerRelationsOf(outbox.config) && !outbox.config.PURCHASE_TRACKING_URL) return async () => {}
  let running: Promise<void> = Promise.resolve()
  let isBusy = false
  const timer = setInterval(() => {
    // A round takes long while the system is down; more rounds must not queue up behind it.
    if (isBusy) return
    isBusy = true
    running = Promise.all([deliverDueSubmissions(outbox), deliverDuePurchases(outbox)])
      .then(() => {})
      .catch(error => outbox.log.error({ err: error }, 'the submissions could not be read'))
      .finally(() => {
        isBusy = false
      })
  }, POLL_INTERVAL)
  return async () => {
    clearInterval(timer)
    await running
  }
}

/**
 * Delivers the submissions that are due, oldest first. A failed one stays, and waits longer each time. While the
 * system takes no more, all wait as long as it says, and that is no attempt.
 */
export async function deliverDueSubmissions({ queries, clock, log, config }: Outbox): Promise<void> {
  const system = customerRelationsOf(config)
  if (!system) return
  const due = await queries
    .select()
    .from(submissions)
    .where(
      and(
        isNull(submissions.delivered),
        lte(submissions.nextAttempt, clock.now()),
        lt(submissions.attempts, MAX_ATTEMPTS),
      ),
    )
    .orderBy(asc(submissions.submissionId))
    .limit(20)
  for (const { submissionId, attempts, ...submission } of due) {
    // Claimed first, so that another replica doesn't find it due.
    const nextAttempt = new Date(clock.now().getTime() + FIRST_RETRY * 2 ** attempts)
    const claimed = await queries
      .update(submissions)
      .set({ attempts: attempts + 1, nextAttempt })
      .where(and(eq(submissions.submissionId, submissionId), eq(submissions.attempts, attempts)))
      .returning({ submissionId: submissions.submissionId })
    if (!claimed.length) continue
    try {
      await handOver(system, submission)
      await queries
        .update(submissions)
        .set({ delivered: clock.now() })
        .where(eq(submissions.submissionId, submissionId))
    } catch (error) {
      const { formId } = submission
      log.warn({ submissionId, formId, attempts: attempts + 1, err: error }, 'a submission was not taken')
      if (!(error instanceof SystemBusy)) continue
      const until = new Date(clock.now().getTime() + error.pause)
      await queries
        .update(submissions)
        .set({ attempts, nextAttempt: until })
        .where(eq(submissions.submissionId, submissionId))
      await queries
        .update(submissions)
        .set({ nextAttempt: until })
        .where(and(isNull(submissions.delivered), lt(submissions.nextAttempt, until)))
      return
    }
  }
}
