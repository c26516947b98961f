import { useId } from 'react'
import { dollars } from '#domain/text/money.ts'
import type { PricedPlan } from '#portal/content/page.ts'
import { termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { volumeText } from './price.ts'

/** One of the volumes of a term. Its steps are as far apart as their number, not as their lookups. */
export function VolumeSlider({
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
      <div aria-hidden="true" className="flex justify-between text-xs text-faint tnum">
        {[plans[0], plans.at(-1)].map(end => end && <span key={end.planId}>{volumeText(end)}</span>)}
      </div>
    </div>
  )
}
