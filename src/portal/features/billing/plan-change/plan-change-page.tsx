import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { dollars } from '#domain/text/money.ts'
import type { PlanChangeOffer } from '#generated/billing/types.ts'
import { listHoldings } from '#generated/subscription/operations/listHoldings.ts'
import { query } from '#portal/api/call.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { intervalOf } from '#portal/shared/subscriptions/plan-words.ts'
import { buttonClass } from '#portal/ui/classes.ts'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { ReceiptButton } from '../orders/receipt-button.tsx'
import { Choices, type Interval } from './choices.tsx'
import { Later } from './later.tsx'
import { NextPlanActions, Scheduled, useNextPlanActions } from './scheduled.tsx'
import { Upgrade } from './upgrade.tsx'
import { type PlanChoice, planChangeQuery, usePlanChange } from './use-plan-change.ts'

const holdingQuery = (licenseId: number) => query(listHoldings, { query: { license_id: licenseId } })

/** Changes the plan of a license: now, for what the preview says, or at the end of the term. */
export function PlanChangePage({ licenseId }: { licenseId: number }) {
  const holding = useQuery(holdingQuery(licenseId))
  const found = holding.data?.holdings[0]
  const offer = useQuery({ ...planChangeQuery(found?.track_id ?? 0), enabled: found !== undefined })
  const isMissing = holding.data !== undefined && !found
  const failed = holding.error ? holding : offer
  return (
    <>
      <BackLink to="/account/subscriptions/$licenseId" params={{ licenseId: String(licenseId) }}>
        {found?.license.license_label ?? 'Subscription'}
      </BackLink>
      <PageHeader
        title="Change plan"
        description="A larger plan begins now, and what you haven’t used is credited. Every other plan begins when your term ends."
      />
      {isMissing ? (
        <Card>
          <NoSuchLicense />
        </Card>
      ) : (
        <Loaded query={{ ...failed, data: offer.data }} what="The plans" skeleton={<PageSkeleton />} isCard>
          {data => (
            <NextPlanActions>
              <ChangePlan
                // Another account or license begins anew.
                key={data.track_id}
                offer={data}
                licenseId={licenseId}
                isRenewing={found?.renewal.state === 'on'}
                current={found?.current?.plan.description}
              />
            </NextPlanActions>
          )}
        </Loaded>
      )}
    </>
  )
}

function NoSuchLicense() {
  return (
    <EmptyState
      title="License not found"
      action={
        <Link to="/account/subscriptions" className={buttonClass()}>
          See all licenses
        </Link>
      }
    >
      Check the number, or switch to the account that has the license.
    </EmptyState>
  )
}

interface ChangeProps {
  offer: PlanChangeOffer
  licenseId: number
  isRenewing: boolean
  /** Description of the plan that runs. */
  current: string | undefined
}

const BLOCKED: Record<NonNullable<PlanChangeOffer['blocked']>, string> = {
  'no-term': 'No paid term is running, so there is nothing to change. Buy a plan, and it begins at once.',
  unpaid: 'The current term isn’t paid yet. Pay for it first, and then change the plan.',
  suspended: 'This license is suspended. Contact support to have it resumed.',
  'in-progress': 'Your bank is still processing another change of this plan. Reload this page in a moment.',
}

function ChangePlan({ offer, licenseId, isRenewing, current }: ChangeProps) {
  const actions = useNextPlanActions()
  const [chosenId, choose] = useState<number>()
  const [interval, showInterval] = useState<Interval>()
  const [hasConsent, setConsent] = useState(false)
  const { choices } = offer
  const choice = choices.find(({ new_plan }) => new_plan.plan_id === chosenId)
  const change = usePlanChange(offer, choice?.begins === 'now' ? choice : undefined)
  // The plan that the person pays for, whatever the preview says by now.
  const [paying, setPaying] = useState<PlanChoice>()
  if (change.isPaid && paying && change.order)
    return <Changed choice={paying} orderId={change.order.order_id} {...{ offer, licenseId }} />
  // What can begin now is what most people are here for.
  const first = choices.find(({ begins }) => begins === 'now') ?? choices[0]
  const shown = interval ?? (first && intervalOf(first.new_plan))
  return (
    <div className="flex flex-col gap-6">
      <ActionErrorAlert actions={actions} />
      {offer.blocked && <Alert tone="warning">{BLOCKED[offer.blocked]}</Alert>}
      <Scheduled offer={offer} isRenewing={isRenewing} />
      {shown && (
        <div className="grid items-start gap-6 bar:grid-cols-2">
          <Card title={offer.license_label} description={current && `Current plan: ${current}`}>
            <Choices
              choices={choices}
              interval={shown}
              onInterval={showInterval}
              chosenId={chosenId}
              onChoose={id => {
                choose(id)
                setConsent(false)
                // Another plan is another order. The one before was not paid, and is canceled.
                if (change.order && !change.pending) change.restart()
              }}
            />
          </Card>
          {choice?.begins === 'now' && (
            <Upgrade
              {...{ offer, choice, change, hasConsent, setConsent }}
              onPress={() => {
                setPaying(choice)
                change.press(choice, hasConsent)
              }}
            />
          )}
          {choice?.begins === 'at-end' && (
            <Later {...{ offer, choice, isRenewing, hasConsent, setConsent }} />
          )}
        </div>
      )}
    </div>
  )
}

/** The end: what the license has now, and the receipt. */
function Changed({
  offer,
  choice: { new_plan: plan, term_expires_at: end, total_amount: total },
  orderId,
  licenseId,
}: {
  offer: PlanChangeOffer
  choice: PlanChoice
  orderId: number
  licenseId: number
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // The button that was pressed is gone; a reader continues from here.
    heading.current?.focus()
  }, [])
  return (
    <Card>
      <div className="flex flex-col items-start gap-5">
        <span
          aria-hidden="true"
          className="grid size-12 place-items-center rounded-full bg-accent-soft text-accent"
        >
          <Check className="size-6" strokeWidth={2.5} />
        </span>
        <div className="flex flex-col gap-1.5">
          <h2 ref={heading} tabIndex={-1} className="text-xl outline-none">
            Your plan has changed
          </h2>
          <p className="text-muted">
            {offer.license_label} has {plan.plan_description} now{end && `, until ${dayText(end)}`}. You paid{' '}
            {dollars(total)}. We’re also emailing you the receipt.
          </p>
        </div>
        <div className="flex flex-wrap gap-2">
          <Link
            to="/account/subscriptions/$licenseId"
            params={{ licenseId: String(licenseId) }}
            className={buttonClass({ variant: 'primary' })}
          >
            See the subscription
          </Link>
          <ReceiptButton orderId={orderId} />
        </div>
      </div>
    </Card>
  )
}
