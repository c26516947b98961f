import { submitForm } from '#generated/forms/operations/submitForm.ts'
import type { SubmitFormBody } from '#generated/forms/types.ts'
import { createIdempotency } from '#portal/kit/action/idempotency.ts'
import { withConsent } from '#portal/shared/consent/submission.ts'
import { deliver } from '#portal/shared/visitor-forms/deliver.ts'
import { startFormTime } from '#portal/shared/visitor-forms/form-time.ts'
import { postForm } from '#portal/shared/visitor-forms/post.ts'
import { keepUnsent, onSent } from '#portal/shared/visitor-forms/queue.ts'

const THANKS = 'Thanks! We’ll be in touch soon.'

/** The result of a submission: accepted, or waiting for the network. */
export type Outcome = { kind: 'taken'; message: string } | { kind: 'waiting'; taken: Promise<void> }

const keys = createIdempotency(submitForm)

/** What a form needs from when someone begins to fill it in. */
export const prepare = startFormTime

/** Submits a form once, however often it is pressed. Throws an ApiError when nothing has taken it. */
export async function submitOnce(form: string, typed: SubmitFormBody): Promise<Outcome> {
  const body = withConsent(typed)
  const { 'Idempotency-Key': key = crypto.randomUUID() } = keys.headerFor({ form, body }) ?? {}
  const unsent = { form, key, body }
  if (!navigator.onLine) return wait(unsent)
  const delivery = await deliver(unsent, postForm).catch(error => {
    // The service stores a rejection under its idempotency key, so the next attempt needs a new key.
    keys.succeeded()
    throw error
  })
  if (delivery.kind === 'unanswered') return wait(delivery.unsent)
  keys.succeeded()
  const { response } = delivery
  if (response?.outcome === 'redirect') location.assign(response.redirect_path)
  return { kind: 'taken', message: response?.outcome === 'message' ? response.inline_message : THANKS }
}

function wait(unsent: Parameters<typeof keepUnsent>[0]): Outcome {
  const taken = new Promise<void>(resolve => {
    const stop = onSent(key => {
      if (key !== unsent.key) return
      stop()
      resolve()
    })
  })
  keepUnsent(unsent, postForm)
  return { kind: 'waiting', taken }
}
