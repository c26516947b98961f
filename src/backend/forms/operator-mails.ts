import { FALLBACK_FORM, isTrialForm, NEW_ACCOUNT_FORM, NEWSLETTER_FORM } from '#domain/forms/forms.ts'
import type { SubmitFormBody } from '#generated/forms/types.ts'
import type { Config } from '#kernel/config.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import { readAddress } from './address.ts'

type Recipients = Pick<Config, 'SALES_EMAIL' | 'SUPPORT_EMAIL' | 'CAREERS_EMAIL'>

const SUBJECT_LIMIT = 140

/**
 * The mail that tells our staff of a submission; undefined where no address is configured, and for forms that
 * no one has to answer. It is plain text, so nothing that was typed is ever markup.
 */
export function operatorMail(formId: string, body: SubmitFormBody, config: Recipients): Mail | undefined {
  const to = recipientOf(formId, body, config)
  if (!to) return undefined
  const textOf = (name: string) => body.fields.find(field => field.name === name)?.value.trim() ?? ''
  const sender = readAddress(textOf('email'))
  const about = [textOf('topic'), textOf('company') || [textOf('first_name'), textOf('last_name')].join(' ')]
  const subject = [formId, ...about.map(text => text.trim()).filter(Boolean)].join(': ')
  const agreed = body.legalConsentOptions?.consent
  return {
    to,
    subject: subject.slice(0, SUBJECT_LIMIT),
    body: [
      ...body.fields.filter(({ value }) => value !== '').map(({ name, value }) => `${name}: ${value}`),
      '',
      `Sent from ${body.context.pageUri} (${body.context.pageName}).`,
      agreed ? `Agreed on ${agreed.version} to: ${agreed.text}` : 'No consent was asked for.',
      ...(agreed?.communications ?? []).map(
        ({ value, text }) => `${value ? 'Wants' : 'Does not want'}: ${text}`,
      ),
    ].join('\n'),
    ...(sender && { headers: { 'Reply-To': sender } }),
  }
}

function recipientOf(formId: string, { fields }: SubmitFormBody, config: Recipients): string | undefined {
  if (formId === NEW_ACCOUNT_FORM || formId === NEWSLETTER_FORM) return undefined
  const failed = fields.find(({ name }) => name === 'form_submission_error')?.value.split(':')[0]
  const original = formId === FALLBACK_FORM ? failed : formId
  const { SALES_EMAIL, SUPPORT_EMAIL, CAREERS_EMAIL } = config
  if (original === 'contact-sales' || (original && isTrialForm(original))) return SALES_EMAIL
  return original === 'careers' ? (CAREERS_EMAIL ?? SUPPORT_EMAIL) : SUPPORT_EMAIL
}
