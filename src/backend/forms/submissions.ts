import { v7 as uuidv7 } from 'uuid'
import { fieldError } from '#domain/errors/field-errors.ts'
import { FORM_PORTAL_ID, isKnownForm, isUnseenForm } from '#domain/forms/forms.ts'
import type { operations } from '#generated/forms/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handlers.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { handOver, type SystemAnswer, UnknownForm } from './customer-relations.ts'
import { outcomeOf } from './outcome.ts'
import { submissions } from './tables.ts'

/** Handlers of `openapi/forms/submissions.yaml`. */
export const submissionHandlers = {
  submitForm: withoutTransaction(async ({ db, params, body, kernel, now, recordActivity }) => {
    const { portal_id: portalId, form_id: formId } = params
    const { FORMS_URL: url } = kernel.config
    if (portalId !== FORM_PORTAL_ID || (!url && !isKnownForm(formId))) throw problem('not-found')
    if (new Set(body.fields.map(({ name }) => name)).size < body.fields.length)
      throw new Problem([fieldError('fields', { name: 'invalid-format' })])

    // A visitor learns immediately whether the system accepted it: the page has a fallback. Submissions that
    // no visitor waits for, or that arrive while no system is configured, go to the outbox.
    const isAsked = url !== undefined && !isUnseenForm(formId)
    let said: SystemAnswer = {}
    if (isAsked)
      said = await handOver(url, { portalId, formId, body }).catch(error => {
        if (error instanceof UnknownForm) throw problem('not-found')
        kernel.log.warn({ formId, err: error }, 'the customer relations system did not take a submission')
        throw problem('upstream-failure')
      })

    const submissionId = uuidv7({ msecs: now.getTime() })
    await db.transaction(async inside => {
      await inside.insert(submissions).values({
        submissionId,
        portalId,
        formId,
        body,
        created: now,
        delivered: isAsked ? now : null,
        nextAttempt: now,
      })
      await recordActivity(submissionId, { db: inside })
    })
    return { status: 200, body: outcomeOf(formId, said, kernel.publicUrl()) }
  }),
} satisfies Pick<Handlers<operations>, 'submitForm'>
