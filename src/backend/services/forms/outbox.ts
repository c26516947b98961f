import { and, asc, eq, gt, isNull, lt, lte } from 'drizzle-orm'
import { earliest } from '#kernel/clock.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Loop } from '#kernel/jobs/loops.ts'
import { customerRelationsOf, handOver, Rejection, SystemBusy } from './customer-relations.ts'
import { MAX_ATTEMPTS } from './limits.ts'
import { deliverDuePurchases } from './purchases.ts'
import { purchases, submissions } from './tables.ts'

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>

/** Milliseconds between two checks of the outbox. */
const POLL_INTERVAL = 2_000
/** Milliseconds before the first retry of a failed submission; each later wait is twice as long. */
const FIRST_RETRY = 30_000

/**
 * Delivers submissions if a customer relations system is configured, and purchases if an advertising service is.
 */
export function formLoops(outbox: Outbox): readonly Loop[] {
  if (!customerRelationsOf(outbox.config) && !outbox.config.PURCHASE_TRACKING_URL) return []
  return [
    {
      name: 'forms',
      every: POLL_INTERVAL,
      async run() {
        await Promise.all([deliverDueSubmissions(outbox), deliverDuePurchases(outbox)])
        return 0
      },
      next: () => nextDelivery(outbox),
    },
  ]
}

/** When the next submission or purchase is tried again. */
async function nextDelivery({ queries, clock }: Outbox): Promise<Date | undefined> {
  const next = async (table: typeof submissions | typeof purchases) => {
    const [row] = await queries
      .select({ at: table.nextAttempt })
      .from(table)
      .where(
        and(isNull(table.delivered), gt(table.nextAttempt, clock.now()), lt(table.attempts, MAX_ATTEMPTS)),
      )
      .orderBy(asc(table.nextAttempt))
      .limit(1)
    return row?.at
  }
  return earliest(await next(submissions), await next(purchases))
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
        .set({ delivered: clock.now(), rejected: null })
        .where(eq(submissions.submissionId, submissionId))
    } catch (error) {
      const { formId } = submission
      log.warn({ submissionId, formId, attempts: attempts + 1, err: error }, 'a submission was not taken')
      // A failure of the system itself passes, until the last attempt.
      if (error instanceof Rejection && (error.status < 500 || attempts + 1 >= MAX_ATTEMPTS)) {
        const { status, errors } = error
        await queries
          .update(submissions)
          .set({ rejected: { status, errors, at: clock.now().toISOString() } })
          .where(and(eq(submissions.submissionId, submissionId), eq(submissions.attempts, attempts + 1)))
      }
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
