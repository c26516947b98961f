import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import { termLength, termNoun } from '#portal/kit/plan-words.ts'
import { Checkbox } from '#portal/ui/checkbox.tsx'
import { Step } from './step.tsx'
import type { SummaryItem } from './summary.ts'

/** Consent to automatic renewal, beside each price and term. It is never given in advance. */
export function RenewalStep({
  number,
  items,
  hasConsent,
  onConsent,
}: {
  number: number
  /** The items that can renew. */
  items: readonly SummaryItem[]
  hasConsent: boolean
  onConsent: (hasConsent: boolean) => void
}) {
  const texts = items.flatMap(({ license, plan, amount, term }) =>
    term ? [renewalConsentText({ license_label: license, plan_description: plan, amount, ...term })] : [],
  )
  const [only] = texts
  return (
    <Step number={number} title="Renewal" isDone={hasConsent}>
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {items.map(({ planId, license, amount, term }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an order can have a plan more than once
            <li key={`${planId} ${at}`} className="flex flex-wrap justify-between gap-x-6">
              <span className="font-medium">{license}</span>
              {term && (
                <span className="text-muted tnum">
                  {dollars(amount)} per {termNoun(term)}, plus tax
                </span>
              )}
            </li>
          ))}
        </ul>
        {texts.length > 1 && (
          <ul className="flex list-disc flex-col gap-1.5 pl-5 text-sm text-muted">
            {texts.map(text => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        )}
        <Checkbox
          label={texts.length === 1 ? only : 'I agree to the renewals above.'}
          checked={hasConsent}
          onChange={event => onConsent(event.target.checked)}
        />
        <p role="status" className="text-sm text-muted">
          {hasConsent ? whenRenewed(items) : whenNot(items)}
        </p>
      </div>
    </Step>
  )
}

function lengthOf(items: readonly SummaryItem[]): string {
  const lengths = new Set(items.flatMap(({ term }) => (term ? [termLength(term)] : [])))
  const [length] = lengths
  return lengths.size === 1 ? `after ${length}` : 'at the end of their terms'
}

function whenRenewed(items: readonly SummaryItem[]): string {
  return `${items.length === 1 ? 'It renews' : 'They renew'} by ${items.length === 1 ? 'itself' : 'themselves'}. You can turn this off at any time.`
}

function whenNot(items: readonly SummaryItem[]): string {
  const is = items.length === 1 ? 'This plan does not renew. It ends' : 'These plans do not renew. They end'
  return `${is} ${lengthOf(items)}, and lookups stop unless you buy another plan.`
}
