import type { SubmitFormBody } from '#generated/forms/types.ts'

/** What the contract says each of these fields needs; `first_` fields need the same. */
const NEEDS_ADVERTISING = /^(first_)?(utm_(source|medium|campaign|content|term)|fbclid|gclid|msclkid)$/
const NEEDS_ANALYTICS = /^(first_)?gacid$/

/**
 * Returns a submission without what its sender has not allowed. Neither a page of an old version nor a program that
 * posts for a visitor brings in more than the consent in the same body; Global Privacy Control counts against it.
 */
export function allowedBody(body: SubmitFormBody, { hasSignal }: { hasSignal: boolean }): SubmitFormBody {
  const consent = body.legalConsentOptions?.consent
  const isAllowed = (category: 'analytics' | 'advertising') =>
    consent?.categories.includes(category) === true && !(hasSignal && category === 'advertising')
  const isKept = (name: string) =>
    (!NEEDS_ADVERTISING.test(name) || isAllowed('advertising')) &&
    (!NEEDS_ANALYTICS.test(name) || isAllowed('analytics'))
  const { hutk, ...context } = body.context
  return {
    ...body,
    fields: body.fields.filter(({ name }) => isKept(name)),
    context: { ...context, ...(hutk !== undefined && isAllowed('analytics') && { hutk }) },
  }
}
