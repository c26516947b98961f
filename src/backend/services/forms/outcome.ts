import { isTrialForm, NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import type { FormSubmission } from '#generated/forms/types.ts'
import type { SystemResponse } from './customer-relations.ts'

const THANKS = 'Thanks! We’ll be in touch soon.'
const CONFIRM = 'Check your email and open the link within seven days to confirm your subscription.'
/** As in the contract: a path on our origin that can't express another origin. */
const PATH = /^\/([^/\\\s\p{Cc}<>][^\\\s\p{Cc}<>]*)?$/u
const PATH_LIMIT = 500
const MESSAGE_LIMIT = 2_000

/** What the visitor sees next: what the system says, or the form's default. */
export function outcomeOf(formId: string, said: SystemResponse, origin: string): FormSubmission {
  const path = said.redirectUri && pathOn(origin, said.redirectUri)
  if (path) return { outcome: 'redirect', redirect_path: path }
  const message = said.inlineMessage && plainText(said.inlineMessage)
  if (message) return { outcome: 'message', inline_message: message }
  if (isTrialForm(formId)) return { outcome: 'redirect', redirect_path: '/signup' }
  return { outcome: 'message', inline_message: formId === NEWSLETTER_FORM ? CONFIRM : THANKS }
}

/** The path of an address on our own origin; undefined for another origin. */
function pathOn(origin: string, address: string): string | undefined {
  if (!URL.canParse(address, origin)) return undefined
  const url = new URL(address, origin)
  const path = `${url.pathname}${url.search}${url.hash}`
  return url.origin === origin && path.length <= PATH_LIMIT && PATH.test(path) ? path : undefined
}

/** The text of a message that may contain markup, because we don't show markup. */
function plainText(markup: string): string {
  return markup
    .replace(/<(br|\/p)\b[^<>]*>/gi, '\n')
    .replace(/<[^<>]*>/g, '')
    .trim()
    .slice(0, MESSAGE_LIMIT)
}
