import { z } from 'zod'
import type { SubmitFormBody } from '#generated/forms/types.ts'

/** Milliseconds that the system may take for its answer. */
const TIMEOUT = 5_000

export interface Submission {
  portalId: string
  formId: string
  body: SubmitFormBody
}

/** What the system wants the visitor to see; either may be missing. */
const answerSchema = z.object({
  inlineMessage: z.string().optional(),
  redirectUri: z.string().optional(),
})
export type SystemAnswer = z.infer<typeof answerSchema>

/** The system has no such form. */
export class UnknownForm extends Error {}

/**
 * Hands a submission to the customer relations system at `url`, once. Rejects when it does not take it or
 * does not answer in time. What it says to a submission that it took may be of any form.
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
