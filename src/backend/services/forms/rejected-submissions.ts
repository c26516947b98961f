import { and, desc, eq, isNotNull } from 'drizzle-orm'
import type { operations, QueryDefaults, RejectedSubmission } from '#generated/forms/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { MAX_ATTEMPTS } from './limits.ts'
import { isRejected, submissions } from './tables.ts'

// Not the body: staff need nothing that was typed to correct a form.
const columns = {
  submissionId: submissions.submissionId,
  formId: submissions.formId,
  created: submissions.created,
  delivered: submissions.delivered,
  attempts: submissions.attempts,
  nextAttempt: submissions.nextAttempt,
  rejected: submissions.rejected,
}
type Row = Pick<typeof submissions.$inferSelect, keyof typeof columns>

/** Handlers of `openapi/forms/rejected-submissions.yaml`. */
export const rejectedHandlers = {
  async listRejectedSubmissions({ db, query: { page, page_size } }) {
    const where = isRejected(submissions)
    const rows = await db
      .select(columns)
      .from(submissions)
      .where(where)
      .orderBy(desc(submissions.submissionId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const total = await db.$count(submissions, where)
    return { status: 200, body: { submissions: rows.map(submissionWire), total, page, page_size } }
  },

  async resendSubmission({ db, params, now, nothingChanged }) {
    const matches = eq(submissions.submissionId, params.id)
    const [sent] = await db
      .update(submissions)
      .set({ attempts: 0, nextAttempt: now, rejected: null })
      .where(and(matches, isRejected(submissions)))
      .returning(columns)
    if (sent) return { status: 200, body: submissionWire(sent) }
    const [row] = await db
      .select(columns)
      .from(submissions)
      .where(and(matches, isNotNull(submissions.nextAttempt)))
    if (!row) throw problem('not-found')
    nothingChanged()
    return { status: 200, body: submissionWire(row) }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listRejectedSubmissions' | 'resendSubmission'>

function submissionWire({ nextAttempt, ...row }: Row): RejectedSubmission {
  const isDue = row.delivered === null && row.attempts < MAX_ATTEMPTS
  return {
    submission_id: row.submissionId,
    form_id: row.formId,
    submitted: row.created.toISOString(),
    attempts: row.attempts,
    rejected: row.rejected?.at ?? null,
    status: row.rejected?.status ?? null,
    errors: [...(row.rejected?.errors ?? [])],
    next_attempt: isDue ? (nextAttempt?.toISOString() ?? null) : null,
  }
}
