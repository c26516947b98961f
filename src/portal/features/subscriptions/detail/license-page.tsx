import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Layers } from 'lucide-react'
import { lazy } from 'react'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import { BackLink } from '#portal/kit/back-link.tsx'
import { PageDialogs } from '#portal/kit/dialog/address.tsx'
import type { ChangeSearch } from '#portal/kit/list/address.ts'
import { Loaded } from '#portal/kit/loaded.tsx'
import { buttonClass } from '#portal/ui/button-class.ts'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { PageSkeleton } from '#portal/ui/feedback/skeleton.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { ForecastCard } from '../forecast/forecast-line.tsx'
import { RenewalActions, useRenewalActions } from '../renewal/actions.tsx'
import { EarlyPurchaseSection } from '../renewal/early-purchase.tsx'
import type { Holding } from '../shared/model.ts'
import { holdingQuery } from '../shared/queries.ts'
import { StatusBadge } from '../shared/status-badge.tsx'
import type { HistorySearch } from './history-search.ts'
import { HistorySection } from './history-section.tsx'
import { RenewalSection } from './renewal-section.tsx'
import { TermSection } from './term-section.tsx'

const SubscriptionDialogs = lazy(() => import('../renewal/subscription-dialogs.tsx'))

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
      <p className="max-w-prose text-muted">{description}</p>
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
      title="There is no such license"
      action={
        <Link to="/account/subscriptions" className={buttonClass()}>
          See all licenses
        </Link>
      }
    >
      The number may be mistyped, or the license belongs to another account.
    </EmptyState>
  )
}
