import { FALLBACK_FORM, FORM_BOT_ACTION, FORM_PORTAL_ID } from '#domain/forms/forms.ts'
import { submitForm } from '#generated/forms/operations.ts'
import type { FormSubmission, SubmitFormBody } from '#generated/forms/types.ts'
import { obtainBotResponse } from '#portal/api/bot-protection.ts'
import { call } from '#portal/api/call.ts'

/** Posts a submission as a person: the widget of the bot protection appears in the page if it needs input. */
export async function postForm(form: string, key: string, body: SubmitFormBody): Promise<FormSubmission> {
  const proof = form === FALLBACK_FORM ? undefined : await proveHuman()
  return call(submitForm, {
    path: { portal_id: FORM_PORTAL_ID, form_id: form },
    header: { 'Idempotency-Key': key },
    body,
    ...(proof && { query: { bot_response: proof } }),
  })
}

async function proveHuman(): Promise<string | undefined> {
  const place = document.querySelector<HTMLElement>('[data-bot-place]') ?? document.createElement('div')
  if (!place.isConnected) document.body.append(place)
  return obtainBotResponse(FORM_BOT_ACTION, place)
}
