import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { isUnlimited, shownStatus } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dollars } from '#domain/text/money.ts'
import type { AccountSummary } from '#generated/billing/types.ts'
import { listAccountSubscriptions } from '#generated/subscription/operations/listAccountSubscriptions.ts'
import type { AccountSubscriptionPage } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { dayText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { AccountLink } from '../shared/links.tsx'
import type { AccountView } from './view.ts'

type Subscription = AccountSubscriptionPage['subscriptions'][number]

/** The latest subscriptions of an account, which hold all current ones: as many as one page has. */
const LATEST = 100

/** What waits for staff in the account, what it can use, and what it has paid. */
export function SummarySection({ summary }: { summary: AccountSummary }) {
  return (
    <div className="grid gap-4 nav:grid-cols-3">
      <OpenWork waiting={summary.waiting} accountId={summary.account_id} />
      <Health accountId={summary.account_id} />
      <Money summary={summary} />
    </div>
  )
}

const WORK: Record<keyof AccountSummary['waiting'], readonly [one: string, many: string, view: AccountView]> =
  {
    disputes: ['disputed payment', 'disputed payments', 'billing'],
    renewals_failed: ['renewal that failed', 'renewals that failed', 'billing'],
    orders_in_grace_period: ['order in a grace period', 'orders in a grace period', 'billing'],
    orders_to_approve: ['order to approve', 'orders to approve', 'billing'],
    tax_certificates: ['certificate to review', 'certificates to review', 'billing'],
    undeliverable_contacts: ['contact who can’t be reached', 'contacts who can’t be reached', 'people'],
  }

function OpenWork({ waiting, accountId }: { waiting: AccountSummary['waiting']; accountId: number }) {
  const open = Object.entries(WORK).flatMap(([kind, [one, many, view]]) => {
    const count = waiting[kind as keyof typeof WORK]
    return count ? [{ view, text: `${exactAmount(count)} ${count === 1 ? one : many}` }] : []
  })
  return (
    <Card title="Open work">
      {open.length ? (
        <ul className="flex flex-col gap-2">
          {open.map(({ view, text }) => (
            <li key={text}>
              <AccountLink id={accountId} view={view}>
                {text}
              </AccountLink>
            </li>
          ))}
        </ul>
      ) : (
        <p className="flex items-center gap-2 text-muted">
          <CircleCheck aria-hidden="true" className="size-4 shrink-0" />
          Nothing is waiting.
        </p>
      )}
    </Card>
  )
}

function Health({ accountId }: { accountId: number }) {
  const found = useQuery(
    query(listAccountSubscriptions, { path: { id: accountId }, query: { page_size: LATEST } }),
  )
  return (
    <Card title="Subscriptions in use">
      <Loaded query={found} what="The subscriptions">
        {({ subscriptions }) => {
          const now = new Date()
          const current = subscriptions.filter(subscription => isCurrent(subscription, now))
          if (!current.length) return <p className="text-muted">None now.</p>
          return (
            <ul className="flex flex-col gap-4">
              {current.map(subscription => (
                <InUse key={subscription.subscription_id} subscription={subscription} />
              ))}
            </ul>
          )
        }}
      </Loaded>
    </Card>
  )
}

/** Suspended and used-up ones are what a customer asks about most. */
function isCurrent(subscription: Subscription, now: Date): boolean {
  const { expiration } = subscription
  if (expiration && new Date(expiration) <= now) return false
  return ['active', 'depleted', 'suspended'].includes(shownStatus(subscription, now))
}

function InUse({ subscription }: { subscription: Subscription }) {
  const { edition, plan, issued, remaining, expiration, autorenew_disabled, suspended } = subscription
  const left = isUnlimited({ issued })
    ? 'Unlimited lookups'
    : `${exactAmount(remaining)} of ${exactAmount(issued)} lookups left`
  return (
    <li className="flex flex-col gap-1.5">
      <span className="flex flex-wrap items-center gap-2 font-medium">
        {edition}, {plan.description}
        {suspended && <Badge tone="danger">Suspended</Badge>}
      </span>
      {!isUnlimited({ issued }) && (
        <Meter label={`Lookups of ${edition}`} text={left} used={issued - remaining} max={issued} />
      )}
      <span className="text-muted">
        {left}
        {expiration && `. ${autorenew_disabled ? 'Ends' : 'Renews'} on ${dayText(expiration)}`}
      </span>
    </li>
  )
}

function Money({ summary }: { summary: AccountSummary }) {
  const { paid_amount, refunded_amount, disputed_amount, last_paid } = summary
  return (
    <Card title="Money">
      <dl className="flex flex-col gap-2">
        <Fact term="Paid in total">{dollars(paid_amount)}</Fact>
        {refunded_amount > 0 && <Fact term="Refunded">{dollars(refunded_amount)}</Fact>}
        {disputed_amount > 0 && <Fact term="Disputed">{dollars(disputed_amount)}</Fact>}
        <Fact term="Last payment">{last_paid ? dayText(last_paid) : 'None yet'}</Fact>
      </dl>
    </Card>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4">
      <dt className="text-muted">{term}</dt>
      <dd className="font-medium tabular-nums">{children}</dd>
    </div>
  )
}
