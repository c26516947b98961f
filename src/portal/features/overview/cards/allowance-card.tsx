import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { sumOfTerms, usableTerm, usageOrder } from '#domain/subscription/lookups-left.ts'
import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { listLicenseUsage } from '#generated/subscription/operations/listLicenseUsage.ts'
import { useCan } from '#portal/api/can.ts'
import { dayText, shortDay } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import type { OverviewCard } from '#portal/kit/overview-card.ts'
import { forecast, forecastWords } from '#portal/shared/subscriptions/forecast.ts'
import { LicenseOutlook } from '#portal/shared/subscriptions/outlook.tsx'
import { cardLinkClass } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { daysLeft, type Holding, loadHoldings, useHoldings } from '../holdings.ts'
import { daysOf, USAGE_DAYS, usageByProduct, usageQuery } from '../usage.ts'

/** What is left of each subscription, how long it lasts, and what happens then. */
export const allowanceCard: OverviewCard = {
  what: 'Your subscriptions',
  operations: [listHoldings],
  load: loadHoldings,
  Card: AllowanceCard,
}

function AllowanceCard() {
  const holdings = useHoldings()
  return (
    <Card
      title="Lookups left"
      actions={
        <Link to="/account/subscriptions" className={cardLinkClass}>
          Subscriptions
        </Link>
      }
    >
      <Loaded query={holdings} what="Your subscriptions">
        {held =>
          held.length ? (
            <ul aria-label="Lookups left" className="grid gap-x-10 gap-y-6 bar:grid-cols-2">
              {held.map(holding => (
                <Allowance key={holding.license.license_id} holding={holding} />
              ))}
            </ul>
          ) : (
            <p className="text-muted">You don’t have a subscription yet.</p>
          )
        }
      </Loaded>
    </Card>
  )
}

function Allowance({ holding }: { holding: Holding }) {
  const { license, current, facts } = holding
  const isTrial = current?.plan.one_time_free_trial
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <Link
          to="/account/subscriptions/$licenseId"
          params={{ licenseId: String(license.license_id) }}
          className="rounded-xs font-medium underline-offset-4 hover:underline"
        >
          {license.license_label}
        </Link>
        {current && (
          <span className="text-xs text-muted">{isTrial ? 'Free trial' : current.plan.description}</span>
        )}
      </p>
      {facts.running.length > 0 && <Running holding={holding} />}
      <LicenseOutlook facts={facts} className="text-xs text-muted" />
    </li>
  )
}

/** What is left of the terms that lookups count against, and how long it lasts. */
function Running({ holding: { license, facts } }: { holding: Holding }) {
  const { running } = facts
  const outlook = useForecast(license.license_id, running)
  const all = sumOfTerms(running)
  const { issued, remaining } = all
  const expiration = running[0]?.expiration
  const end = expiration ? new Date(expiration).toISOString() : null
  // The meter fills with what is used, so its figures include that.
  const words = isUnlimited(all)
    ? 'Unlimited'
    : `${exactAmount(remaining)} of ${exactAmount(issued)} left, ${exactAmount(issued - remaining)} used`
  const order = usageOrder(running, shortDay)
  // A license that brings seats is named by its plan, and has nothing to look up.
  if (issued === 0) return null
  return (
    <>
      {!isUnlimited(all) && (
        <Meter
          label={`${license.license_label}: lookups used`}
          text={words}
          used={issued - remaining}
          max={issued}
        />
      )}
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span className="tnum">{words}</span>
        {end && (
          <time dateTime={end} title={dayText(end)}>
            {daysLeft(end)}
          </time>
        )}
      </p>
      {order && <p className="text-xs text-muted tnum">{order}</p>}
      {outlook && (
        <p className="text-xs text-muted">
          {outlook.isBeforeEnd && <Badge tone="warning">Runs out early</Badge>}{' '}
          {forecastWords(outlook, end, shortDay)}
        </p>
      )}
    </>
  )
}

/** Undefined without lookups in 30 days, or for someone who may not see usage. */
function useForecast(licenseId: number, running: Holding['facts']['running']) {
  const [now] = useState(() => new Date())
  const { data } = useQuery({
    ...usageQuery(now),
    enabled: useCan(listLicenseUsage).allowed,
  })
  const term = usableTerm(running)
  if (!data || !term || isUnlimited(term)) return undefined
  const products = usageByProduct(data.usage, daysOf(now, USAGE_DAYS))
  const product = products.find(each => each.licenseId === licenseId)
  return product && forecast({ ...term, daily: product.days, now })
}
