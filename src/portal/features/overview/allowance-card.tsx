import { useQuery } from '@tanstack/react-query'
import { isUnlimited, subscriptionStatus } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { listLicenses, listSubscriptions } from '#generated/subscription/operations.ts'
import type { License, Subscription } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { useRefusalText } from '#portal/api/can.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Card } from '#portal/ui/card.tsx'
import { Skeleton } from '#portal/ui/skeleton.tsx'

export const licensesQuery = query(listLicenses)

/** What is left of the subscriptions that lookups are taken from, by product. */
export function AllowanceCard() {
  const licenses = useQuery(licensesQuery)
  return (
    <Card title="Lookups left" description="Of each product that this account subscribes to.">
      <Loaded query={licenses} what="Your subscriptions">
        {({ licenses }) =>
          licenses.length ? (
            <ul aria-label="Lookups left" className="flex flex-col gap-5">
              {licenses.map(license => (
                <Allowance key={license.license_id} license={license} />
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

function Allowance({ license: { license_id: id, license_label: label } }: { license: License }) {
  const { data, error } = useQuery(query(listSubscriptions, { path: { id } }))
  const reason = useRefusalText(error)
  const active = data?.subscriptions.find(term => subscriptionStatus(term, new Date()) === 'active')
  return (
    <li className="flex flex-col gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-4">
        <span className="font-medium">{label}</span>
        {active?.plan.one_time_free_trial && <span className="text-xs text-muted">Free trial</span>}
      </p>
      {active ? (
        <Term label={label} term={active} />
      ) : error ? (
        <p className="text-muted">{reason}</p>
      ) : data ? (
        <p className="text-muted">No subscription is active, so lookups are refused.</p>
      ) : (
        <Skeleton className="w-40" />
      )}
    </li>
  )
}

const DAY = 24 * 60 * 60_000

/** "42 days left" on the first day of 42, and "1 day left" on the last. */
function daysLeft(end: string): string {
  const days = Math.ceil((Date.parse(end) - Date.now()) / DAY)
  return `${days} ${days === 1 ? 'day' : 'days'} left`
}

function Term({ label, term }: { label: string; term: Subscription }) {
  const { issued, remaining, expiration } = term
  if (isUnlimited(term)) return <p className="text-muted">Unlimited</p>
  const words = `${exactAmount(remaining)} of ${exactAmount(issued)} left`
  return (
    <>
      <meter
        aria-label={`${label}: lookups left`}
        aria-valuetext={words}
        min={0}
        max={issued}
        value={Math.min(remaining, issued)}
        className="gp-meter"
      />
      <p className="flex flex-wrap justify-between gap-x-4 text-xs text-muted">
        <span className="tnum">{words}</span>
        {expiration && <time dateTime={expiration}>{daysLeft(expiration)}</time>}
      </p>
    </>
  )
}
