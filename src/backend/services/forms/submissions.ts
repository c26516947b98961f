import { fieldError } from '#domain/errors/fields/field-errors.ts'
import {
  FORM_BOT_ACTION,
  FORM_PORTAL_ID,
  isKnownForm,
  isTrialForm,
  isUnseenForm,
  NEWSLETTER_FORM,
} from '#domain/forms/forms.ts'
import type { operations } from '#generated/forms/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { newId } from '#kernel/random.ts'
import { readAddress } from './address.ts'
import { allowedBody } from './allowed.ts'
import {
  customerRelationsOf,
  handOver,
  Rejection,
  SystemBusy,
  type SystemResponse,
} from './customer-relations.ts'
import { checkFormTime } from './form-times.ts'
import { requestSubscription } from './newsletter.ts'
import { operatorMail } from './operator-mails.ts'
import { outcomeOf } from './outcome.ts'
import { submissions } from './tables.ts'

/** Handlers of `openapi/forms/submissions.yaml`. */
export const submissionHandlers = {
  submitForm: withoutTransaction(async context => {
    const { db, params, query, kernel, now, request, keepResponse, recordActivity } = context
    const body = allowedBody(context.body, { hasSignal: request.headers['sec-gpc'] === '1' })
    const { portal_id: portalId, form_id: formId } = params
    const system = customerRelationsOf(kernel.config)
    if (portalId !== FORM_PORTAL_ID || (!isKnownForm(formId) && (!system || system.hubspot)))
      throw problem('not-found')
    if (new Set(body.fields.map(({ name }) => name)).size < body.fields.length)
      throw new Problem([fieldError('fields', { name: 'invalid-format' })])
    const email = readAddress(body.fields.find(({ name }) => name === 'email')?.value ?? '')
    const isNewsletter = formId === NEWSLETTER_FORM
    if (isNewsletter && !email) throw new Problem([fieldError('email', { name: 'invalid-email' })])
    // No one types into the others: the portal sends them for a person who has passed a check already, or
    // because the check itself failed.
    const isTyped = !isUnseenForm(formId) && !isTrialForm(formId)
    const time = isTyped ? checkFormTime(kernel, query.form_time, now) : 'valid'
    if (time === 'expired') throw problem('form-expired')
    if (isTyped)
      await kernel.botCheck.check(query.bot_response, { action: FORM_BOT_ACTION, address: request.address })

    if (time === 'too-fast') {
      // The program learns nothing. The row stays for a while, without a next attempt, in case it was a person.
      kernel.log.info({ formId }, 'a form was sent faster than a person could, and is held')
      const held = { status: 200, body: outcomeOf(formId, {}, kernel.publicUrl()) } as const
      await db.transaction(async inside => {
        const submissionId = newId(now)
        await inside.insert(submissions).values({ submissionId, portalId, formId, body, created: now })
        await recordActivity(submissionId, { db: inside })
        await keepResponse(inside, held)
      })
      return held
    }

    // A visitor learns immediately whether the system accepted it: the page has a fallback. Submissions that
    // no visitor waits for, or that arrive while no system is configured, go to the outbox.
    let isTaken = false
    let due = now
    let said: SystemResponse = {}
    if (system && !isUnseenForm(formId) && !isNewsletter)
      try {
        said = await handOver(system, { portalId, formId, body, created: now })
        isTaken = true
      } catch (error) {
        if (error instanceof Rejection && error.status === 404) throw problem('not-found')
        kernel.log.warn({ formId, err: error }, 'the customer relations system did not take a submission')
        // A system that only takes no more for now gets it later.
        if (!(error instanceof SystemBusy)) throw problem('upstream-failure')
        due = new Date(now.getTime() + error.pause)
      }

    const submissionId = newId(now)
    const response = { status: 200, body: outcomeOf(formId, said, kernel.publicUrl()) } as const
    await db.transaction(async inside => {
      await inside.insert(submissions).values({
        submissionId,
        portalId,
        formId,
        body,
        created: now,
        delivered: isTaken ? now : null,
        // An address that has not confirmed is none of the system's business.
        nextAttempt: isNewsletter ? null : due,
      })
      if (isNewsletter && email) await requestSubscription(inside, { email, submissionId }, { kernel, now })
      const mail = operatorMail(formId, body, kernel)
      if (mail) await queueMail(inside, mail, now)
      await recordActivity(submissionId, { db: inside })
      await keepResponse(inside, response)
    })
    return response
  }),
} satisfies Pick<Handlers<operations>, 'submitForm'>
