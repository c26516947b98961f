import { z } from 'zod'
import { FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed } from '#kernel/seeds.ts'
import { submissions } from './tables.ts'

export const seeds = {
  /** Submissions that the CRM rejected a minute ago, by form, for `errors`; without these, all attempts failed. */
  rejectedSubmissions: defineSeed(
    z.array(z.strictObject({ formId: z.string(), errors: z.array(z.string()).optional() })),
    async ({ db, now }, inputs) => {
      const created = new Date(now.getTime() - MINUTE)
      const rows = inputs.map(({ formId, errors }) => ({
        submissionId: newId(now),
        portalId: FORM_PORTAL_ID,
        formId,
        body: { fields: [], context: { pageUri: 'https://gatepost.example/contact', pageName: 'Contact' } },
        created,
        attempts: errors ? 1 : 10,
        nextAttempt: now,
        rejected: errors ? { status: 400, errors, at: created.toISOString() } : null,
      }))
      if (rows.length) await db.insert(submissions).values(rows)
      return rows.map(({ submissionId }) => submissionId)
    },
  ),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
