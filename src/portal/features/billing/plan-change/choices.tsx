import { dollars } from '#domain/text/money.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { intervalOf, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import type { PlanChoice } from './use-plan-change.ts'

export type Interval = ReturnType<typeof intervalOf>

/** The plans to change to: of one interval at a time, each with when it would begin. */
export function Choices({
  choices,
  interval,
  onInterval,
  chosenId,
  onChoose,
}: {
  choices: readonly PlanChoice[]
  interval: Interval
  onInterval: (interval: Interval) => void
  chosenId: number | undefined
  onChoose: (planId: number) => void
}) {
  const offered = [...new Set(choices.map(({ new_plan }) => intervalOf(new_plan)))]
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-2 font-medium">New plan</legend>
      {offered.length > 1 && (
        <Segmented
          label="Interval"
          options={offered.map(id => ({ id, label: id }))}
          value={interval}
          onChange={onInterval}
        />
      )}
      {choices
        .filter(({ new_plan }) => intervalOf(new_plan) === interval)
        .map(({ new_plan: plan, begins, start }) => (
          <label
            key={plan.plan_id}
            className="flex cursor-pointer items-center gap-3 rounded-lg px-3.5 py-2 ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="plan"
              checked={plan.plan_id === chosenId}
              onChange={() => onChoose(plan.plan_id)}
              className="size-4 shrink-0 accent-accent outline-none"
            />
            <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
              {plan.plan_description}
              <Badge tone={begins === 'now' ? 'accent' : 'neutral'}>
                {begins === 'now' ? 'Now' : `From ${shortDay(start)}`}
              </Badge>
            </span>
            <span className="text-right tabular-nums">
              {dollars(plan.price)}
              <span className="text-muted"> / {termNoun(plan)}</span>
            </span>
          </label>
        ))}
    </fieldset>
  )
}
