import { z } from 'zod'
import type { SubmitFormBody } from '#generated/forms/types.ts'

/** Milliseconds within which the system must answer. */
const TIMEOUT = 5_000

export interface Submission {
  portalId: string
  formId: string
  body: SubmitFormBody
}

/** What the system asks to show to the visitor; either may be missing. */
const answerSchema = z.object({
  inlineMessage: z.string().optional(),
  redirectUri: z.string().optional(),
})
export type SystemAnswer = z.infer<typeof answerSchema>

/** The system doesn't have this form. */
export class UnknownForm extends Error {}

/**
 * Sends a submission to the customer relations system at `url`, once. Rejects when the system does not accept
 * it or does not answer in time. The response to an accepted submission may have any form.
 */
export async function handOver(url: string, { portalId, formId, body }: Submission): Promise<SystemAnswer> {
  const answer = await fetch(`${url.replace(/\/$/, '')}/${portalId}/${formId}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json' },
    body: JSON.stringify(body),
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT),
  })
  const text = await answer.text()
  if (answer.status === 404) throw new UnknownForm(`${formId}: no such form`)
  if (!answer.ok) throw new Error(`${formId}: the customer relations system answered ${answer.status}`)
  return parseAnswer(text)
}

function parseAnswer(text: string): SystemAnswer {
  try {
    return answerSchema.parse(JSON.parse(text))
  } catch {
    return {}
  }
}
