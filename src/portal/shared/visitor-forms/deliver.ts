import { FALLBACK_FORM } from '#domain/forms/forms.ts'
import type { FormSubmission, SubmitFormBody } from '#generated/forms/types.ts'
import { ApiError } from '#portal/api/errors/errors.ts'

/** A submission until something has taken it. Plain data, because the queue keeps it as text. */
export interface Unsent {
  form: string
  /** Its Idempotency-Key: however often it is sent, it is submitted once. */
  key: string
  body: SubmitFormBody
  /** What went wrong, once only the fallback is left. */
  failure?: string
}

/** Sends one submission to one form. Throws an ApiError. */
export type Post = (form: string, key: string, body: SubmitFormBody) => Promise<FormSubmission>

export type Delivery =
  | { kind: 'taken'; response: FormSubmission | null }
  /** No response came, so it is unknown what happened: the same can be sent again later. */
  | { kind: 'unanswered'; unsent: Unsent }

/** Failures that the visitor can do something about: correct a field, pass the check, wait. */
const CORRECTABLE = new Set([400, 403, 413, 429])

/**
 * Sends a submission, and to the fallback if its form fails, once. Throws an ApiError that the visitor can
 * correct, or that of the fallback; then nothing has the submission.
 */
export async function deliver(unsent: Unsent, post: Post): Promise<Delivery> {
  const { form, key, body, failure } = unsent
  if (failure !== undefined) return toFallback(unsent, failure, post)
  try {
    return { kind: 'taken', response: await post(form, key, body) }
  } catch (error) {
    if (mayHaveArrived(error)) return { kind: 'unanswered', unsent }
    if (!(error instanceof ApiError) || CORRECTABLE.has(error.statusCode)) throw error
    return toFallback(unsent, `${form}: ${error.statusCode} ${error.name}`, post)
  }
}

async function toFallback(unsent: Unsent, failure: string, post: Post): Promise<Delivery> {
  const { key, body } = unsent
  const fields = [...body.fields, { name: 'form_submission_error', value: failure }]
  try {
    await post(FALLBACK_FORM, `${key}-${FALLBACK_FORM}`, { ...body, fields })
    return { kind: 'taken', response: null }
  } catch (error) {
    if (mayHaveArrived(error)) return { kind: 'unanswered', unsent: { ...unsent, failure } }
    throw error
  }
}

/** Whether no response came, or the first attempt is still in progress. */
function mayHaveArrived(error: unknown): boolean {
  return error instanceof ApiError && (error.statusCode === 0 || error.statusCode === 409)
}
