import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { usableTerm } from '#domain/subscription/lookups-left.ts'
import { renewalConsentText } from '#domain/subscription/renewal-terms.ts'
import { shownStatus } from '#domain/subscription/subscription-status.ts'
import { getPricing } from '#generated/sales/operations/getPricing.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { query } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { shortDay } from '#portal/kit/day-text.ts'
import { type Forecast, forecast, forecastWords } from '#portal/shared/subscriptions/forecast.ts'
import { cardLinkClass, cx } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { choosePlan, useQuote, useRenewalActions } from '../renewal/actions.tsx'
import { type Holding, lockOf, type NextPlan } from '../shared/subscriptions.ts'
import { lockWords } from '../shared/words.ts'
import { adviceOf, adviceWords, dailyOf, dailyUsageQuery, thenWords } from './forecast.ts'

/** How long the lookups of a license last, what happens then, and what to choose instead. */
export function ForecastCard({ holding }: { holding: Holding }) {
  const forecast = useForecast(holding)
  if (!forecast) return null
  const then = thenWords(holding.facts, forecast, shortDay, new Date())
  return (
    <Card
      title="Forecast"
      actions={
        <Link to="/account/subscriptions/usage" className={cardLinkClass}>
          Usage by license
        </Link>
      }
    >
      <section aria-label="Forecast" className="flex flex-col items-start gap-4">
        <p className="max-w-text">
          {forecast.isBeforeEnd && (
            <>
              <Badge tone="warning">Runs out early</Badge>{' '}
            </>
          )}
          {forecastWords(forecast, holding.current?.expiration ?? null, shortDay)}
          {then && ` ${then}`}
        </p>
        <BetterPlan holding={holding} forecast={forecast} />
      </section>
    </Card>
  )
}

/** The same for a row of a list: only the day, and only if it comes before the end of the term. */
export function ForecastNote({ holding }: { holding: Holding }) {
  const forecast = useForecast(holding)
  if (forecast?.state !== 'runs-out' || !forecast.runsOut) return null
  return (
    <span
      className={cx('text-xs lg:whitespace-nowrap', forecast.isBeforeEnd ? 'text-warning' : 'text-muted')}
    >
      Runs out around {shortDay(forecast.runsOut)}
    </span>
  )
}

/** The plan to choose instead of the next one, with a click; nothing if that is the best one. */
function BetterPlan({ holding, forecast }: { holding: Holding; forecast: Forecast }) {
  const pricing = useQuery(query(getPricing))
  const advice = pricing.data && adviceOf(holding, pricing.data.plans, forecast)
  // The price list is public; the quote has the account's own price.
  const quote = useQuote(advice ? [advice.plan.planId] : [])
  if (!advice) return null
  const price = quote.data?.items.find(({ plan_id }) => plan_id === advice.plan.planId)?.amount
  const plan = { ...advice.plan, price: price ?? advice.plan.price }
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="max-w-text">{adviceWords({ ...advice, plan })}</p>
      {holding.renewal.plan ? (
        <ChooseIt holding={holding} plan={plan} />
      ) : (
        <Link to="/account/subscriptions/plans" className={cardLinkClass}>
          See plans and prices
        </Link>
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
      <p className="max-w-text text-xs text-muted">
        {holding.renewal.state === 'on'
          ? `You won’t be charged until the current term renews. By choosing it, you agree: ${consent}`
          : 'Takes effect once automatic renewal is on. You won’t be charged now.'}
      </p>
    </>
  )
}

/** How long the lookups of a license last; undefined without a term that counts, and until its use is known. */
function useForecast(holding: Holding): Forecast | undefined {
  const [now] = useState(() => new Date())
  const may = useCan(listLicenseUsage).allowed
  const { data } = useQuery({ ...dailyUsageQuery(now), enabled: may })
  const status = shownStatus(holding.current, now)
  if (!data || !holding.current || (status !== 'active' && status !== 'depleted')) return undefined
  return forecast({
    ...(usableTerm(holding.facts.running) ?? holding.current),
    daily: dailyOf(data, holding.licenseId, now),
    now,
  })
}
