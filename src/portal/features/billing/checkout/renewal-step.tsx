import { cardName } from '#domain/billing/card-name.ts'
import {
  EARLY_PURCHASE_LABEL,
  everyTerm,
  RENEWAL_RULE,
  renewalConsentText,
} from '#domain/subscription/renewal-terms.ts'
import { dollars } from '#domain/text/money.ts'
import { type CapInput, EarlyPurchaseFields, firstCap } from '#portal/shared/subscriptions/early-purchase.tsx'
import { termLength, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { keyed } from '#portal/ui/data/keyed.ts'
import { Checkbox } from '#portal/ui/input/checkbox.tsx'
import { type CheckoutState, type Input, renewableOf } from './checkout-state.ts'
import { Step } from './steps.tsx'
import { earlyItem, type SummaryItem } from './summary.tsx'

/** Consent to automatic renewal, next to each price and term. It is never given in advance. */
export function RenewalStep({
  number,
  state,
  onFillIn,
}: {
  number: number
  state: CheckoutState
  onFillIn: (input: Partial<Input>) => void
}) {
  const { hasConsent, early } = state.input
  const items = renewableOf(state)
  // Renewals and early purchases charge it, whichever card pays this order.
  const primary = state.facts.cards?.find(card => card.primary)
  const texts = items.flatMap(({ license, plan, amount, term }) =>
    term ? [renewalConsentText({ license_label: license, plan_description: plan, amount, ...term })] : [],
  )
  const [only] = texts
  return (
    <Step number={number} title="Renewal" isDone={hasConsent}>
      <div className="flex flex-col gap-4">
        <ul className="flex flex-col gap-2">
          {keyed(items, ({ planId }) => planId).map(([key, { license, amount, term }]) => (
            <li key={key} className="flex flex-wrap justify-between gap-x-6">
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
          onChange={event => onFillIn({ hasConsent: event.target.checked })}
        />
        <p role="status" className="text-sm text-muted">
          {hasConsent ? whenRenewed(items) : whenNot(items)}
        </p>
        {hasConsent &&
          items.map(item => (
            <EarlyOption
              key={item.planId}
              item={item}
              isNamed={items.length > 1}
              input={early[item.planId]}
              card={primary && cardName(primary)}
              onInput={input => onFillIn({ early: { ...early, [item.planId]: input } })}
            />
          ))}
      </div>
    </Step>
  )
}

/** The option to buy the next term early, off by default; with it the cap, and the words of a consent of its own. */
function EarlyOption({
  item,
  isNamed,
  input,
  card,
  onInput,
}: {
  item: SummaryItem
  /** Whether the license has to be named, because there are several. */
  isNamed: boolean
  input: CapInput | undefined
  card: string | undefined
  onInput: (input: CapInput | undefined) => void
}) {
  const early = earlyItem(item)
  // Without an address, the price of a term with tax is unknown, and so is the smallest cap.
  if (!early) return null
  return (
    <div className="flex flex-col gap-4 border-t border-line pt-4">
      <Checkbox
        label={isNamed ? `${EARLY_PURCHASE_LABEL}: ${item.license}` : EARLY_PURCHASE_LABEL}
        hint={input ? undefined : RENEWAL_RULE.stops}
        checked={input !== undefined}
        onChange={({ target }) => onInput(target.checked ? firstCap(early) : undefined)}
      />
      {input && <EarlyPurchaseFields item={early} card={card} input={input} onInput={onInput} />}
    </div>
  )
}

function lengthOf(items: readonly SummaryItem[]): string {
  const lengths = new Set(items.flatMap(({ term }) => (term ? [termLength(term)] : [])))
  const [length] = lengths
  return lengths.size === 1 ? `after ${length}` : 'at the end of their terms'
}

function whenRenewed(items: readonly SummaryItem[]): string {
  const [only, ...others] = items
  if (!only?.term || others.length) return 'Each plan renews at its price plus tax until you turn it off.'
  return `Renews ${everyTerm(only.term)} at ${dollars(only.amount)} plus tax until you turn it off.`
}

function whenNot(items: readonly SummaryItem[]): string {
  const is = items.length === 1 ? 'This plan does not renew. It ends' : 'These plans do not renew. They end'
  return `${is} ${lengthOf(items)}, and lookups stop unless you buy another plan.`
}
