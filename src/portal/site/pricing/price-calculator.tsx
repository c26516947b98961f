import { Link } from '@tanstack/react-router'
import { useId, useRef } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import type { PricingPage } from '#portal/content/page.ts'
import { portalPaths } from '#portal/content/site.ts'
import { buttonClass } from '#portal/ui/button-class.ts'
import { useEarlyChanges } from '#portal/ui/form/use-early-changes.ts'
import {
  centsPerThousand,
  money,
  monthCents,
  type PricingChoice,
  planFor,
  type Term,
  termCents,
  termLookups,
} from './price.ts'

const terms: readonly { value: Term; label: string }[] = [
  { value: 'month', label: 'Monthly' },
  { value: 'year', label: 'Yearly, two months free' },
]

/** Shows the cost of the chosen volume and term. Without scripts it shows the default plan. */
export function PriceCalculator({
  page: { plans, trial },
  choice,
  onChoose,
}: {
  page: PricingPage
  choice: PricingChoice
  onChoose: (choice: PricingChoice) => void
}) {
  const id = useId()
  const controls = useRef<HTMLDivElement>(null)
  const plan = planFor(plans, choice.lookups)
  const { term } = choice
  useEarlyChanges(controls, values =>
    onChoose({
      lookups: plans[Number(values.get('volume') ?? plans.indexOf(plan))]?.lookups ?? plan.lookups,
      term: values.get('term') === 'year' ? 'year' : term,
    }),
  )
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
        <div ref={controls} className="flex flex-col gap-5 [@media(scripting:none)]:hidden">
          <div className="flex flex-wrap items-baseline justify-between gap-2">
            <label htmlFor={id} className="font-medium">
              Lookups per month
            </label>
            <output htmlFor={id} className="text-3xl font-semibold tracking-[-0.025em]">
              {exactAmount(plan.lookups)}
            </output>
          </div>
          <div className="relative">
            <meter
              aria-hidden="true"
              min={0}
              max={plans.length - 1}
              value={plans.indexOf(plan)}
              className="gp-meter absolute inset-x-0 top-[11px]"
            />
            <input
              id={id}
              type="range"
              name="volume"
              min={0}
              max={plans.length - 1}
              value={plans.indexOf(plan)}
              aria-valuetext={`${exactAmount(plan.lookups)} lookups per month, ${money(termCents(plan, term))}`}
              className="slider relative"
              onChange={event => {
                const chosen = plans[Number(event.target.value)]
                if (chosen) onChoose({ lookups: chosen.lookups, term })
              }}
            />
          </div>
          <div aria-hidden="true" className="flex justify-between text-xs text-faint tnum">
            {[0, (plans.length - 1) >> 1, plans.length - 1].map(at => (
              <span key={at}>{exactAmount(plans[at]?.lookups ?? 0)}</span>
            ))}
          </div>
          <fieldset className="flex flex-wrap gap-1 self-start rounded-md bg-sunken p-1 ring-1 ring-line ring-inset">
            <legend className="sr-only">Term</legend>
            {terms.map(({ value, label }) => (
              <label
                key={value}
                className="relative grid h-9 cursor-pointer place-items-center rounded-sm px-4 text-sm text-muted transition-colors hover:text-ink has-checked:bg-chosen has-checked:font-medium has-checked:text-ink has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-accent"
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
          For example, {exactAmount(plan.lookups)} lookups per month. The table below has all volumes.
        </p>
        <p className="text-sm text-faint">
          Free for {trial.days} days with {exactAmount(trial.lookups)} lookups. No card until you choose a
          plan.
        </p>
      </div>
      <div className="flex flex-col gap-6 border-t border-line bg-sunken p-5 sm:p-8 nav:border-t-0 nav:border-l">
        <p aria-live="polite" className="flex flex-col">
          <span className="text-5xl font-semibold tracking-[-0.04em] tnum">
            {money(termCents(plan, term))}
          </span>
          <span className="text-muted">
            {term === 'year' ? `per year, ${money(monthCents(plan, term))} per month` : 'per month'}
          </span>
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
