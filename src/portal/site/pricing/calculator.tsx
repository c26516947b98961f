import { useId, useRef } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { PricedPlan, PricedProduct, PricingPage } from '#portal/content/page.ts'
import { termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { useEarlyChanges } from '#portal/ui/form/use-early-changes.ts'
import { salesAddress } from '#portal/ui/page/contact-address.ts'
import { AddToCart, PerEdition, PricePanel } from './panel.tsx'
import {
  byPrice,
  isUnlimited,
  type PricingChoice,
  plansOf,
  shortVolume,
  type Term,
  volumeText,
  withEdition,
  withTerm,
} from './price.ts'

const terms: readonly { value: Term; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly' },
]

/** Shows the cost of the chosen edition, volume and term. Without scripts it shows the default plan. */
export function PriceCalculator({
  page: { editions },
  choice,
  onChoose,
}: {
  page: PricingPage
  choice: PricingChoice
  onChoose: (choice: PricingChoice) => void
}) {
  const controls = useRef<HTMLDivElement>(null)
  const { edition, term, plan } = choice
  const { product } = edition
  const plans = plansOf(product, term)
  const choose = (slug: string) => {
    const other = editions.find(each => each.slug === slug)
    if (other) onChoose(withEdition(choice, other))
  }
  // The slider that was moved showed the volumes of what was chosen then.
  useEarlyChanges(controls, values => {
    const moved = plans[Number(values.get('volume') ?? plans.indexOf(plan))] ?? plan
    const turned = withTerm({ ...choice, plan: moved }, values.get('term') === 'year' ? 'year' : term)
    const other = editions.find(each => each.slug === values.get('edition'))
    onChoose(other ? withEdition(turned, other) : turned)
  })

  return (
    <div className="grid overflow-hidden rounded-xl bg-surface shadow-float ring-1 ring-line nav:grid-cols-[1fr_24rem]">
      <div className="flex flex-col gap-8 p-5 sm:p-8">
        {/* Next to the higher panel, the controls share the height, so that there is no hole below them. */}
        <div
          ref={controls}
          className="flex flex-1 flex-col justify-between gap-6 [@media(scripting:none)]:hidden"
        >
          {editions.length > 1 && (
            <div className="flex flex-col gap-2">
              <ChoiceRadios
                legend="Edition"
                name="edition"
                options={byPrice(editions).map(({ slug, label }) => ({ value: slug, label }))}
                value={edition.slug}
                onChoose={choose}
              />
              <PerEdition editions={editions} chosen={edition}>
                {({ text }) => <p className="text-sm text-muted">{text}</p>}
              </PerEdition>
            </div>
          )}
          <VolumeSlider
            plans={plans}
            plan={plan}
            onChoose={chosen => onChoose({ ...choice, plan: chosen })}
          />
          <ChoiceRadios
            legend="Term"
            name="term"
            options={terms}
            value={term}
            onChoose={chosen => onChoose(withTerm(choice, chosen))}
          />
        </div>
        <p className="hidden text-lg [@media(scripting:none)]:block">
          For example, {volumeText(plan)} lookups per month. See all volumes in the table below.
        </p>
        <PerEdition editions={editions} chosen={edition}>
          {({ product: offered }) => <Notes product={offered} term={term} />}
        </PerEdition>
      </div>
      <PricePanel choice={choice} editions={editions} />
    </div>
  )
}

/** The trial and the free plan of an edition, and what to do if its largest plan is too small. */
function Notes({ product, term }: { product: PricedProduct; term: Term }) {
  const largest = plansOf(product, term).at(-1)
  return (
    <div className="flex flex-col gap-2 text-sm text-muted">
      {product.trial && (
        <p>
          Free for {product.trial.days} days with {exactAmount(product.trial.lookups)} lookups. No card
          required.
        </p>
      )}
      {product.free && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p>
            Or get {exactAmount(product.free.lookups)} free lookups per month. Renew each month with one
            click.
          </p>
          <AddToCart
            key={product.free.planId}
            planId={product.free.planId}
            name={`of ${product.label}`}
            label="Choose the free plan"
            variant="secondary"
            size="sm"
          />
        </div>
      )}
      {largest && !isUnlimited(largest) && (
        <p>
          Need more than {volumeText(largest)} lookups per {term}?{' '}
          <a
            href={salesAddress({
              topic: 'pricing',
              product: product.label,
              volume: `more than ${volumeText(largest)} lookups per ${term}`,
            })}
            className="rounded-xs text-accent underline underline-offset-4"
          >
            Request pricing
          </a>
          .
        </p>
      )}
    </div>
  )
}

/** A choice between a few words, side by side. */
function ChoiceRadios<Value extends string>({
  legend,
  name,
  options,
  value,
  onChoose,
}: {
  legend: string
  name: string
  options: readonly { value: Value; label: string }[]
  value: Value
  onChoose: (value: Value) => void
}) {
  return (
    <fieldset className="flex flex-wrap gap-1 self-start rounded-md bg-sunken p-1 ring-1 ring-line ring-inset">
      <legend className="sr-only">{legend}</legend>
      {options.map(option => (
        <label
          key={option.value}
          className="relative grid h-9 cursor-pointer place-items-center rounded-sm px-4 text-sm text-muted transition-colors hover:text-ink has-checked:bg-chosen has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
        >
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={value === option.value}
            className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
            onChange={() => onChoose(option.value)}
          />
          {option.label}
        </label>
      ))}
    </fieldset>
  )
}

/** One of the volumes of a term. Its steps are as far apart as their number, not as their lookups. */
function VolumeSlider({
  plans,
  plan,
  onChoose,
}: {
  plans: readonly PricedPlan[]
  plan: PricedPlan
  onChoose: (plan: PricedPlan) => void
}) {
  const id = useId()
  const noun = termNoun({ days: 0, months: plan.months })
  const last = plans.length - 1
  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline justify-between gap-2">
        <label htmlFor={id} className="font-medium">
          Lookups per {noun}
        </label>
        <output htmlFor={id} className="text-3xl font-semibold tracking-[-0.025em] tnum">
          {volumeText(plan)}
        </output>
      </div>
      <div className="relative">
        <meter
          aria-hidden="true"
          min={0}
          max={last}
          value={plans.indexOf(plan)}
          className="gp-meter absolute inset-x-0 top-[11px]"
        />
        <input
          id={id}
          type="range"
          name="volume"
          min={0}
          max={last}
          value={plans.indexOf(plan)}
          aria-valuetext={`${volumeText(plan)} lookups per ${noun}, ${dollars(plan.price)}`}
          className="slider relative"
          onChange={event => {
            const chosen = plans[Number(event.target.value)]
            if (chosen) onChoose(chosen)
          }}
        />
      </div>
      <Stops plans={plans} plan={plan} noun={noun} onChoose={onChoose} />
    </div>
  )
}

/**
 * The volumes below the slider, each a button. They are as wide as its thumb and equally far apart, so that each
 * is centered where the thumb stops.
 */
function Stops({
  plans,
  plan,
  noun,
  onChoose,
}: {
  plans: readonly PricedPlan[]
  plan: PricedPlan
  noun: string
  onChoose: (plan: PricedPlan) => void
}) {
  return (
    <ul aria-label={`Volumes per ${noun}`} className="-mt-3 flex justify-between text-xs tnum">
      {plans.map(each => (
        <li key={each.planId} className="flex w-6 justify-center">
          <button
            type="button"
            aria-pressed={each === plan}
            className="flex min-w-7 shrink-0 cursor-pointer flex-col items-center gap-1 rounded-sm pb-1 whitespace-nowrap text-muted before:h-2 before:w-px before:bg-line-control hover:text-ink aria-pressed:font-medium aria-pressed:text-ink"
            onClick={() => onChoose(each)}
          >
            <span aria-hidden="true" className="sm:hidden">
              {shortVolume(each)}
            </span>
            <span className="max-sm:sr-only">{volumeText(each)}</span>
            <span className="sr-only"> lookups per {noun}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
