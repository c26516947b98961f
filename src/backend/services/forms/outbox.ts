import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Kernel } from '#kernel/contract/context.ts'
import { countAttempt, type Queue, queueWorker } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import {
  type CustomerRelations,
  customerRelationsOf,
  handOver,
  Rejection,
  SystemBusy,
} from './customer-relations.ts'
import { FIRST_RETRY, MAX_ATTEMPTS, POLL_INTERVAL } from './limits.ts'
import { submissions } from './tables.ts'

type Outbox = Pick<Kernel, 'config' | 'queries' | 'clock' | 'log'>

/** Delivers submissions, if a customer relations system is configured. */
export function submissionWorkers(outbox: Outbox): readonly Worker[] {
  const system = customerRelationsOf(outbox.config)
  if (!system) return []
  return [queueWorker(outbox, POLL_INTERVAL, submissionQueue(outbox, system))]
}

/**
 * Submissions that wait. A failed one stays, and waits longer each time. While the system takes no more, all wait as long
 * as it says, and that is no attempt.
 */
const submissionQueue = (
  { queries, clock, log }: Outbox,
  system: CustomerRelations,
): Queue<typeof submissions> => ({
  name: 'submissions',
  table: submissions,
  created: submissions.created,
  key: submissions.submissionId,
  due: submissions.nextAttempt,
  isWaiting: and(isNull(submissions.delivered), lt(submissions.attempts, MAX_ATTEMPTS)),
  claim: countAttempt(submissions, FIRST_RETRY),
  storesFailure: true,
  async run(submission) {
    await handOver(system, submission)
    await queries
      .update(submissions)
      .set({ delivered: clock.now(), rejected: null, failure: null })
      .where(eq(submissions.submissionId, submission.submissionId))
  },
  async fail({ submissionId, formId, attempts }, error) {
    log.warn({ submissionId, formId, attempts, err: error }, 'a submission was not taken')
    const isThisAttempt = and(eq(submissions.submissionId, submissionId), eq(submissions.attempts, attempts))
    // A failure of the system itself passes, until the last attempt.
    if (error instanceof Rejection && (error.status < 500 || attempts >= MAX_ATTEMPTS)) {
      const { status, errors } = error
      const rejected = { status, errors, at: clock.now().toISOString() }
      await queries.update(submissions).set({ rejected }).where(isThisAttempt)
    }
    if (!(error instanceof SystemBusy)) return
    const nextAttempt = new Date(clock.now().getTime() + error.pause)
    await queries
      .update(submissions)
      .set({ attempts: attempts - 1, nextAttempt })
      .where(eq(submissions.submissionId, submissionId))
    await queries
      .update(submissions)
      .set({ nextAttempt })
      .where(and(isNull(submissions.delivered), lt(submissions.nextAttempt, nextAttempt)))
  },
})
