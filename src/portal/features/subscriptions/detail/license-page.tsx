import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import type { ReactNode } from 'react'
import { anchorText } from '#domain/subscription/anchor.ts'
import { getPlanChange } from '#generated/billing/operations/getPlanChange.ts'
import { selectNextPlan } from '#generated/subscription/operations/selectNextPlan.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/search.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { BackLink } from '#portal/kit/view-nav.tsx'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#portal/ui/feedback/loading.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ForecastCard } from '../forecast/forecast-line.tsx'
import { RenewalActions, type SubscriptionDialogName, useRenewalActions } from '../renewal/actions.tsx'
import { EarlyPurchaseSection } from '../renewal/early-purchase.tsx'
import { RenewalCell } from '../renewal/renewal-cell.tsx'
import { LicenseValue, LookupsMeter, StatusBadge } from '../shared/license-display.tsx'
import type { HistorySearch } from '../shared/search.ts'
import { type Holding, holdingQuery, lockOf } from '../shared/subscriptions.ts'
import { intervalWords, lockWords, rateLimitWords } from '../shared/words.ts'
import { HistorySection } from './history-section.tsx'

const SubscriptionDialogs = lazyPart(() => import('../renewal/subscription-dialogs.tsx'))

interface LicensePageProps {
  licenseId: number
  search: HistorySearch
  onSearch: ChangeSearch<HistorySearch>
}

/** One license: what is left of its current term, what happens next, and its history. */
export function LicensePage({ licenseId, ...history }: LicensePageProps) {
  const query = useQuery(holdingQuery(licenseId))
  return (
    <>
      <BackLink to="/account/subscriptions">Subscriptions</BackLink>
      <Loaded query={query} what="The license" skeleton={<PageSkeleton />} missing={<NoSuchLicense />} isCard>
        {holding =>
          holding ? (
            <RenewalActions>
              <LicenseHeader holding={holding} />
              <LicenseSections holding={holding} {...history} />
              <PageDialogs>
                <SubscriptionDialogs id={String(licenseId)} />
              </PageDialogs>
            </RenewalActions>
          ) : (
            <Card>
              <NoSuchLicense />
            </Card>
          )
        }
      </Loaded>
    </>
  )
}

function LicenseHeader({ holding: { label, description, current } }: { holding: Holding }) {
  return (
    <header className="mb-6 flex flex-col items-start gap-2">
      <h1 className="text-2xl break-words">{label}</h1>
      <p className="max-w-text text-muted">{description}</p>
      <StatusBadge term={current} isInline />
    </header>
  )
}

function LicenseSections({
  holding,
  ...history
}: { holding: Holding } & Omit<LicensePageProps, 'licenseId'>) {
  return (
    <div className="flex flex-col gap-6">
      <ActionErrorAlert actions={useRenewalActions()} />
      <div className="grid items-start gap-6 bar:grid-cols-2">
        <TermSection holding={holding} />
        <RenewalSection holding={holding} />
      </div>
      <EarlyPurchaseSection holding={holding} />
      <ForecastCard holding={holding} />
      <HistorySection licenseId={holding.licenseId} {...history} />
    </div>
  )
}

function NoSuchLicense() {
  return (
    <EmptyState
      icon={<Layers />}
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

/** What happens at the end of the term: whether it renews, with which plan, at which price, on which card. */
function RenewalSection({ holding }: { holding: Holding }) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const lock = lockOf(holding, new Date())
  const reason = lock && lockWords(lock)
  const { renewal } = holding
  return (
    <Card
      title="Renewal"
      actions={
        <OperationButton
          operation={selectNextPlan}
          size="sm"
          disabledReason={reason}
          onClick={() => open('next-plan')}
        >
          Choose next plan
        </OperationButton>
      }
    >
      <div className="flex flex-col gap-4">
        <RenewalCell holding={holding} />
        {renewal.plan && (renewal.state === 'on' || renewal.state === 'off') && (
          <p className="text-sm text-muted">
            {renewal.state === 'on' ? 'It continues with' : 'It would continue with'}{' '}
            {renewal.plan.description}.
          </p>
        )}
        {reason && <p className="text-sm text-muted">{reason}</p>}
      </div>
    </Card>
  )
}

/** The term that counts now: its lookups, plan and rate limit, and how calls name the license. */
function TermSection({ holding }: { holding: Holding }) {
  const { current, isOneOfSeveral } = holding
  return (
    <Card title="Current term" actions={<ChangePlanLink holding={holding} />}>
      <div className="flex flex-col gap-5">
        {current ? (
          <LookupsMeter holding={holding} isExact />
        ) : (
          <p className="text-muted">No subscription has started, so lookups are rejected.</p>
        )}
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2.5 text-sm">
          {current && (
            <>
              <Fact name="Plan">
                {current.plan.description}
                <Note>{intervalWords(current)}</Note>
              </Fact>
              <Fact name="Period">
                {dayText(current.start)} – {current.expiration ? dayText(current.expiration) : 'no end'}
                {anchorText(current) && <Note>{anchorText(current)}</Note>}
              </Fact>
              <RateLimit term={current} />
            </>
          )}
          <Fact name="In requests">
            <LicenseValue holding={holding} />
            <Note>
              {isOneOfSeveral
                ? 'Another license covers the same path. To use this one, send its license= value.'
                : 'You can omit license=. Only this license covers these calls.'}
            </Note>
          </Fact>
        </dl>
      </div>
    </Card>
  )
}

/** The way to another plan: of a paid term that can still change. */
function ChangePlanLink({ holding }: { holding: Holding }) {
  const can = useCan(getPlanChange)
  // The section about renewal says why a plan can't change.
  if (lockOf(holding, new Date())) return null
  if (can.reason)
    return (
      <Button size="sm" disabledReason={can.reason}>
        Change plan
      </Button>
    )
  return (
    <Link
      to="/account/subscriptions/$licenseId/plan"
      params={{ licenseId: String(holding.licenseId) }}
      className={buttonClass({ size: 'sm' })}
    >
      Change plan
    </Link>
  )
}

function RateLimit({ term }: { term: NonNullable<Holding['current']> }) {
  const { text, own } = rateLimitWords(term, new Date())
  return (
    <Fact name="Rate limit">
      {text}
      {own && <Note>{own}</Note>}
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-muted">{name}</dt>
      <dd>{children}</dd>
    </>
  )
}

function Note({ children }: { children: ReactNode }) {
  return <span className="block text-xs text-muted">{children}</span>
}
