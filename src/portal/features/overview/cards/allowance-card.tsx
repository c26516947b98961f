import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { listLicenses, listLicenseUsage, listSubscriptions } from '#generated/subscription/operations.ts'
import type { Subscription } from '#generated/subscription/types.ts'
import { useCan } from '#portal/api/can.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { Badge } from '#portal/ui/badge.tsx'
import { Card } from '#portal/ui/card.tsx'
import { type Holding, loadHoldings, useHoldings } from '../holdings.ts'
import { daysOf, forecastOf, paceOf, usageByProduct } from '../pace.ts'
import { USAGE_DAYS, usageQuery } from '../queries.ts'
import { daysLeft, dayText, forecastWords, renewalWords } from '../words.ts'

/** What is left of each subscription, how long it lasts, and what happens then. */
export const allowanceCard: OverviewCard = {
  what: 'Your subscriptions',
  operations: [listLicenses],
  load: loadHoldings,
  Card: AllowanceCard,
}

function AllowanceCard() {
  const holdings = useHoldings()
  return (
    <Card title="Lookups left" description="Of each product that this account subscribes to.">
      <Loaded query={holdings} what="Your subscriptions">
        {held =>
          held.length ? (
            <ul aria-label="Lookups left" className="flex flex-col gap-5">
              {held.map(holding => (
                <Allowance key={holding.license.license_id} holding={holding} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">This account has no subscription yet.</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Allowance({ holding: { license, current, status } }: { holding: Holding }) {
  const isTrial = current?.plan.one_time_free_trial
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{license.license_label}</span>
        {current && (
          <span className="text-xs text-muted">{isTrial ? 'Free trial' : current.plan.description}</span>
        )}
      </p>
      {current && status === 'active' ? (
        <Term license={license} term={current} />
      ) : (
        <p className="text-muted">
          {status === 'depleted'
            ? `All ${exactAmount(current?.issued ?? 0)} lookups are used, so further ones are refused.`
            : 'No subscription is active, so lookups are refused.'}
        </p>
      )}
    </li>
  )
}

function Term({
  license: { license_id, license_label },
  term,
}: {
  license: Holding['license']
  term: Subscription
}) {
  const { issued, remaining, expiration } = term
  const forecast = useForecast(license_id, term)
  const words = isUnlimited(term) ? 'Unlimited' : `${exactAmount(remaining)} of ${exactAmount(issued)} left`
  return (
    <>
      {!isUnlimited(term) && (
        <meter
          aria-label={`${license_label}: lookups left`}
          aria-valuetext={words}
          min={0}
          max={issued}
          value={Math.min(remaining, issued)}
          className="gp-meter"
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span className="tnum">{words}</span>
        {expiration && (
          <time dateTime={expiration} title={dayText(expiration)}>
            {daysLeft(expiration)}
          </time>
        )}
      </p>
      {forecast && (
        <p className="text-xs text-muted">
          {forecast.isShort && <Badge tone="warning">Runs out early</Badge>}{' '}
          {forecastWords(forecast, expiration)}
        </p>
      )}
      <p className="text-xs text-muted">{renewalWords(term)}</p>
    </>
  )
}

/** From the pace of the last week; undefined without lookups, or for someone who may not see usage. */
function useForecast(licenseId: number, term: Subscription) {
  const [now] = useState(() => new Date())
  const { data } = useQuery({
    ...usageQuery(now),
    enabled: useCan(listLicenseUsage, listSubscriptions).allowed,
  })
  if (!data || isUnlimited(term)) return undefined
  const products = usageByProduct(data.usage, daysOf(now, USAGE_DAYS))
  const product = products.find(each => each.licenseId === licenseId)
  return product && forecastOf(term, paceOf(product), now)
}
