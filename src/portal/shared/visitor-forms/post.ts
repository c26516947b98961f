import { FALLBACK_FORM, FORM_BOT_ACTION, FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations/submitForm.ts'
import type { FormSubmission, SubmitFormBody } from '#generated/forms/types.ts'
import { obtainBotResponse } from '#portal/api/bot-protection.ts'
import { call } from '#portal/api/call.ts'
import { ApiError } from '#portal/api/errors/errors.ts'
import { readFormTime, renewFormTime } from './form-time.ts'

/**
 * Posts a submission as a person: the widget of the bot protection appears in the page if it needs input. A form whose
 * signed time the server no longer accepts gets another, and is sent again, under a key of its own.
 */
export async function postForm(form: string, key: string, body: SubmitFormBody): Promise<FormSubmission> {
  try {
    return await postOnce(form, key, body)
  } catch (error) {
    if (!(error instanceof ApiError) || error.name !== 'form-expired') throw error
    await renewFormTime()
    return postOnce(form, `${key}-renewed`, body)
  }
}

async function postOnce(form: string, key: string, body: SubmitFormBody): Promise<FormSubmission> {
  const isTyped = form !== FALLBACK_FORM
  const time = isTyped ? await readFormTime() : undefined
  const proof = isTyped ? await proveHuman() : undefined
  return call(submitForm, {
    path: { portal_id: FORM_PORTAL_ID, form_id: form },
    header: { 'Idempotency-Key': key },
    body,
    ...(time && { query: { form_time: time, ...(proof && { bot_response: proof }) } }),
  })
}

async function proveHuman(): Promise<string | undefined> {
  const place = document.querySelector<HTMLElement>('[data-bot-place]') ?? document.createElement('div')
  if (!place.isConnected) document.body.append(place)
  return obtainBotResponse(FORM_BOT_ACTION, place)
}
