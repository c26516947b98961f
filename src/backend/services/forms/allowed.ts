import { attributionParameters } from '#domain/forms/attribution.ts'
import type { SubmitFormBody } from '#generated/forms/types.ts'

/** What fields need consent to; `first_` fields need the same. */
const needed = new Map(
  attributionParameters.flatMap(({ name, category }) => [
    [name, category],
    [`first_${name}`, category],
  ]),
)

/**
 * Returns a submission without what its sender has not allowed. Neither a page of an old version nor a program that
 * posts for a visitor brings in more than the consent in the same body; Global Privacy Control counts against it.
 */
export function allowedBody(body: SubmitFormBody, { hasSignal }: { hasSignal: boolean }): SubmitFormBody {
  const consent = body.legalConsentOptions?.consent
  const isAllowed = (category: 'analytics' | 'advertising') =>
    consent?.categories.includes(category) === true && !(hasSignal && category === 'advertising')
  const isKept = (name: string) => {
    const category = needed.get(name)
    return !category || isAllowed(category)
  }
  const { hutk, ...context } = body.context
  return {
    ...body,
    fields: body.fields.filter(({ name }) => isKept(name)),
    context: { ...context, ...(hutk !== undefined && isAllowed('analytics') && { hutk }) },
  }
}
