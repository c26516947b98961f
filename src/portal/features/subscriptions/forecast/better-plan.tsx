import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import { getPricing } from '#generated/sales/operations.ts'
import { selectNextPlan } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import type { Forecast } from '#portal/shared/subscriptions/forecast.ts'
import { cardLinkClass } from '#portal/ui/button-class.ts'
import { choosePlan, useRenewalActions } from '../renewal/actions.tsx'
import { useQuote } from '../renewal/use-quote.ts'
import { type Holding, lockOf, type NextPlan } from '../shared/model.ts'
import { lockWords } from '../shared/words.ts'
import { adviceOf } from './advice.ts'
import { adviceWords } from './outlook-words.ts'

/** The plan to choose instead of the next one, with a click; nothing if that is the best one. */
export function BetterPlan({ holding, forecast }: { holding: Holding; forecast: Forecast }) {
  const pricing = useQuery(query(getPricing))
  const advice = pricing.data && adviceOf(holding, pricing.data.plans, forecast)
  // The price list is public; the quote has the account's own price.
  const quote = useQuote(advice ? [advice.plan.planId] : [])
  if (!advice) return null
  const price = quote.data?.items.find(({ plan_id }) => plan_id === advice.plan.planId)?.amount
  const plan = { ...advice.plan, price: price ?? advice.plan.price }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-prose">{adviceWords({ ...advice, plan })}</p>
      {holding.renewal.plan ? (
        <ChooseIt holding={holding} plan={plan} />
      ) : (
        <a href="/pricing" className={cardLinkClass}>
          See plans and prices
        </a>
      )}
    </div>
  )
}

function ChooseIt({ holding, plan }: { holding: Holding; plan: NextPlan }) {
  const actions = useRenewalActions()
  const [now] = useState(() => new Date())
  const lock = lockOf(holding, now)
  const consent = renewalConsentText({
    license_label: holding.label,
    plan_description: plan.description,
    amount: plan.price,
    days: plan.days,
    months: plan.months,
  })
  return (
    <>
      <OperationButton
        operation={selectNextPlan}
        size="sm"
        pending={actions.pending?.subject === String(holding.trackId)}
        disabledReason={lock && lockWords(lock)}
        onClick={() => void actions.run(choosePlan(holding, plan))}
      >
        Make it the next plan
      </OperationButton>
      <p className="max-w-prose text-xs text-muted">
        {holding.renewal.state === 'on'
          ? `Nothing is charged before the current term renews. With this button you say: ${consent}`
          : 'It takes effect once automatic renewal is on. Nothing is charged now.'}
      </p>
    </>
  )
}
