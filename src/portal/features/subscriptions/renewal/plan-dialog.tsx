import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dollars } from '#domain/text/money.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import type { PricingSchedule, Quote } from '#generated/sales/types.ts'
import { query } from '#portal/api/call.ts'
import { messageOf, notesOf } from '#portal/api/errors/errors.ts'
import type { EntityDialogProps } from '#portal/kit/dialog/define-dialogs.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { intervalOf, perThousand, priceText, termNoun } from '#portal/shared/subscriptions/plan-words.ts'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { Segmented } from '#portal/ui/input/segmented.tsx'
import { Dialog } from '#portal/ui/overlay/dialog.tsx'
import { type Holding, type NextPlan, toNextPlan } from '../shared/subscriptions.ts'
import { renewalMoment } from '../shared/words.ts'
import { choosePlan, useQuote, useRenewalActions } from './actions.tsx'
import { Consent, RenewalFacts, useRenewalQuestion } from './renewal-dialog.tsx'

const pricingQuery = query(getPricing)

/** Chooses the plan of the next term among those that renew. */
export function PlanDialog({ entity: holding, onClose }: EntityDialogProps<Holding>) {
  const pending = useRenewalActions().pending !== undefined
  const { send, close, disabledReason, error } = useRenewalQuestion({ holding, onClose })
  const pricing = useQuery(pricingQuery)
  const offered = pricing.data ? renewablePlans(pricing.data, holding.licenseId) : []
  const quote = useQuote(offered.map(({ planId }) => planId))
  const { renewal } = holding
  const [chosenId, setChosenId] = useState(renewal.plan?.planId)
  const [interval, showInterval] = useState<Interval>(renewal.plan ? intervalOf(renewal.plan) : 'Yearly')
  const isPriced = pricing.data !== undefined && !quote.isLoading
  const choices = planChoices(offered, quote.data, renewal.plan)
  const chosen = choices.find(({ planId }) => planId === chosenId)
  const isOn = renewal.state === 'on'
  const isSame = chosen?.planId === renewal.plan?.planId
  return (
    <Dialog
      open
      isSticky={pending}
      onClose={close}
      size="md"
      title={`Change plan for ${holding.label}`}
      description="Your current term doesn’t change. You won’t be charged now."
      footer={
        <>
          <Button onClick={close}>Cancel</Button>
          <Button
            variant="primary"
            pending={pending}
            disabledReason={
              disabledReason ??
              (chosen ? (isSame ? 'This is already the next plan.' : undefined) : 'Choose a plan.')
            }
            onClick={() => chosen && void send(choosePlan(holding, chosen))}
          >
            {isOn ? 'Agree and choose plan' : 'Choose plan'}
          </Button>
        </>
      }
    >
      {error && (
        <Alert tone="danger" help={notesOf(error).help} reference={notesOf(error).reference}>
          {messageOf(error)}
        </Alert>
      )}
      <Loaded query={{ ...pricing, data: isPriced ? choices : undefined }} what="The plans" rows={4}>
        {plans => (
          <fieldset className="flex flex-col gap-1.5">
            <legend className="mb-2 font-medium">Next term’s plan</legend>
            <Intervals plans={plans} chosen={interval} onChoose={showInterval} />
            {plans
              .filter(plan => intervalOf(plan) === interval)
              .map(plan => (
                <PlanChoice
                  key={plan.planId}
                  plan={plan}
                  isCurrent={plan.planId === (holding.next ?? holding.current)?.planId}
                  isChosen={plan.planId === chosenId}
                  onChoose={() => setChosenId(plan.planId)}
                />
              ))}
          </fieldset>
        )}
      </Loaded>
      {chosen && !isSame && (
        <div className="flex flex-col gap-3 text-muted">
          {isOn ? (
            <>
              <RenewalFacts holding={holding} plan={chosen} />
              <Consent holding={holding} plan={chosen} />
            </>
          ) : (
            <p>Renewal is off. If you turn it on, this plan starts {renewalMoment(holding)}.</p>
          )}
        </div>
      )}
    </Dialog>
  )
}

type Interval = ReturnType<typeof intervalOf>

/** Plans of one interval are compared with each other; the others are a press away. */
function Intervals({
  plans,
  chosen,
  onChoose,
}: {
  plans: readonly NextPlan[]
  chosen: Interval
  onChoose: (interval: Interval) => void
}) {
  const offered = new Set(plans.map(intervalOf))
  if (offered.size < 2) return null
  return (
    <Segmented
      label="Interval"
      options={[...offered].map(interval => ({ id: interval, label: interval }))}
      value={chosen}
      onChange={onChoose}
    />
  )
}

function PlanChoice({
  plan,
  isCurrent,
  isChosen,
  onChoose,
}: {
  plan: NextPlan
  isCurrent: boolean
  isChosen: boolean
  onChoose: () => void
}) {
  const rate = perThousand(plan)
  return (
    <label className="flex cursor-pointer items-center gap-3 rounded-lg px-3.5 py-2 ring-1 ring-line ring-inset hover:bg-hover has-checked:bg-accent-soft has-checked:ring-2 has-checked:ring-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent">
      <input
        type="radio"
        name="next-plan"
        checked={isChosen}
        onChange={onChoose}
        className="size-4 shrink-0 accent-accent outline-none"
      />
      <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-2">
        {plan.description}
        {isCurrent && <Badge>Current plan</Badge>}
      </span>
      <span className="text-right tabular-nums">
        {priceText(plan.price)}
        {plan.price > 0 && <span className="text-muted"> / {termNoun(plan)}</span>}
        {rate !== null && <span className="block text-xs text-muted">{dollars(rate)} per 1,000</span>}
      </span>
    </label>
  )
}

/** Plans of a license that can follow its current term, the smallest first. */
export function renewablePlans(schedule: Pick<PricingSchedule, 'plans'>, licenseId: number): NextPlan[] {
  return schedule.plans
    .filter(
      ({ license_id, renewable, discontinued, purchasable }) =>
        license_id === licenseId && renewable && purchasable && !discontinued,
    )
    .map(toNextPlan)
    .toSorted((a, b) => a.months - b.months || a.lookups - b.lookups)
}

/**
 * The plans to choose from, at the prices of the account: those of its quote, since the price list has public ones.
 * The plan that it renews with anyway is among them, even if it is no longer sold.
 */
export function planChoices(
  plans: readonly NextPlan[],
  quote: Pick<Quote, 'items'> | undefined,
  renewsWith: NextPlan | null,
): NextPlan[] {
  const priced = plans.map(plan => ({
    ...plan,
    price: quote?.items.find(({ plan_id }) => plan_id === plan.planId)?.amount ?? plan.price,
  }))
  const isListed = priced.some(({ planId }) => planId === renewsWith?.planId)
  return renewsWith && !isListed ? [renewsWith, ...priced] : priced
}
