import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { portalPaths } from '#portal/content/site.ts'
import { type Term, usPlans, usTrial } from '#portal/content/us-plans.ts'
import { centsPerThousand, money, planFor, termCents, termLookups } from '#portal/features/site/price.ts'
import type { PricingChoice } from '#portal/features/site/pricing-page.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'

const terms: readonly { value: Term; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly, two months free' },
]

/** A volume and a term chosen, and what they cost. Without scripts it shows the usual plan. */
export function PriceCalculator({
  choice,
  onChoose,
}: {
  choice: PricingChoice
  onChoose: (choice: PricingChoice) => void
}) {
  const id = useId()
  const plan = planFor(choice.lookups)
  const { term } = choice
  const results = [
    { label: 'Lookups', value: exactAmount(termLookups(plan, term)) },
    { label: 'Per 1,000 lookups', value: money(centsPerThousand(plan, term)) },
    {
      label: term === 'year' ? 'Total for the year' : 'Total for the month',
      value: money(termCents(plan, term)),
    },
  ]

  return (
    <div className="grid overflow-hidden rounded-xl bg-surface shadow-float ring-1 ring-line nav:grid-cols-[1fr_24rem]">
      <div className="flex flex-col justify-between gap-8 p-5 sm:p-8">
        <div className="flex flex-col gap-5 [@media(scripting:none)]:hidden">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <label htmlFor={id} className="font-medium">
              Lookups a month
            </label>
            <output htmlFor={id} className="text-3xl font-semibold tracking-[-0.025em]">
              {exactAmount(plan.lookups)}
            </output>
          </div>
          <input
            id={id}
            type="range"
            min={0}
            max={usPlans.length - 1}
            value={usPlans.indexOf(plan)}
            aria-valuetext={`${exactAmount(plan.lookups)} lookups a month, ${money(termCents(plan, term))}`}
            className="slider"
            onChange={event => {
              const chosen = usPlans[Number(event.target.value)]
              if (chosen) onChoose({ lookups: chosen.lookups, term })
            }}
          />
          <div aria-hidden="true" className="flex justify-between text-xs text-faint tnum">
            <span>1,000</span>
            <span>50,000</span>
            <span>1,000,000</span>
          </div>
          <fieldset className="flex flex-wrap gap-1 self-start rounded-md bg-sunken p-1 ring-1 ring-line ring-inset">
            <legend className="sr-only">Term</legend>
            {terms.map(({ value, label }) => (
              <label
                key={value}
                className="relative grid h-9 cursor-pointer place-items-center rounded-sm px-4 text-sm text-muted transition-colors hover:text-ink has-checked:bg-raised has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name="term"
                  value={value}
                  checked={term === value}
                  className="absolute inset-0 cursor-pointer appearance-none rounded-sm outline-none"
                  onChange={() => onChoose({ lookups: plan.lookups, term: value })}
                />
                {label}
              </label>
            ))}
          </fieldset>
        </div>
        <p className="hidden text-lg [@media(scripting:none)]:block">
          {exactAmount(plan.lookups)} lookups a month, for example. All volumes are in the table below.
        </p>
        <p className="text-sm text-faint">
          Free for {usTrial.days} days with {exactAmount(usTrial.lookups)} lookups. No card until you choose a
          plan.
        </p>
      </div>
      <div className="flex flex-col gap-6 border-t border-line bg-sunken p-5 sm:p-8 nav:border-t-0 nav:border-l">
        <p aria-live="polite" className="flex flex-col">
          <span className="text-5xl font-semibold tracking-[-0.04em] tnum">
            {money(termCents(plan, term))}
          </span>
          <span className="text-muted">{term === 'year' ? 'a year' : 'a month'}</span>
        </p>
        <dl className="flex flex-col text-[0.9375rem]">
          {results.map(({ label, value }) => (
            <div key={label} className="flex justify-between gap-4 border-t border-line py-2.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium tnum">{value}</dd>
            </div>
          ))}
        </dl>
        <Link to={portalPaths.signup} className={buttonClass({ variant: 'primary', size: 'lg' })}>
          Start the free trial
        </Link>
      </div>
    </div>
  )
}
