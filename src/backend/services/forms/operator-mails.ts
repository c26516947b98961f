import { FALLBACK_FORM, isTrialForm, NEW_ACCOUNT_FORM, NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import type { SubmitFormBody } from '#generated/forms/types.ts'
import type { Config } from '#kernel/config.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { readAddress } from './address.ts'
import { formSubmission } from './mails.ts'

type Recipients = Pick<Config, 'SALES_EMAIL' | 'SUPPORT_EMAIL' | 'CAREERS_EMAIL'>

/**
 * The email that tells our staff of a submission; undefined where no address is configured, and for forms that
 * no one has to answer.
 */
export function operatorMail(
  formId: string,
  body: SubmitFormBody,
  kernel: Pick<Kernel, 'publicUrl'> & { config: Recipients },
): Mail | undefined {
  const to = recipientOf(formId, body, kernel.config)
  if (!to) return undefined
  const textOf = (name: string) => body.fields.find(field => field.name === name)?.value.trim() ?? ''
  const about = [textOf('topic'), textOf('company') || [textOf('first_name'), textOf('last_name')].join(' ')]
  const { consent = null } = body.legalConsentOptions ?? {}
  const facts = {
    form: formId,
    about: about.map(text => text.trim()).filter(Boolean),
    fields: body.fields.filter(({ value }) => value !== ''),
    page: { uri: body.context.pageUri, name: body.context.pageName },
    consent,
    choices: (consent?.communications ?? []).map(({ value, text }) => ({ isWanted: value, text })),
    sender: readAddress(textOf('email')),
  }
  return formSubmission.to(to, facts, kernel)
}

function recipientOf(formId: string, { fields }: SubmitFormBody, config: Recipients): string | undefined {
  if (formId === NEW_ACCOUNT_FORM || formId === NEWSLETTER_FORM) return undefined
  const failed = fields.find(({ name }) => name === 'form_submission_error')?.value.split(':')[0]
  const original = formId === FALLBACK_FORM ? failed : formId
  const { SALES_EMAIL, SUPPORT_EMAIL, CAREERS_EMAIL } = config
  if (original === 'contact-sales' || (original && isTrialForm(original))) return SALES_EMAIL
  return original === 'careers' ? (CAREERS_EMAIL ?? SUPPORT_EMAIL) : SUPPORT_EMAIL
}
