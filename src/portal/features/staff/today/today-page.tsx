import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { exactAmount } from '#domain/text/amounts.ts'
import { PageSections } from '#portal/kit/drawn-once.tsx'
import { AreaNav } from '#portal/shared/navigation/area-nav.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Skeleton } from '#portal/ui/feedback/loading.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { PageHeader } from '#portal/ui/page/page-header.tsx'
import { DisputesSection } from './disputes.tsx'
import { NoticesSection } from './notices.tsx'
import { RejectedSubmissionsSection } from './rejected-submissions.tsx'
import {
  CertificatesSection,
  ContactsSection,
  ExemptionsSection,
  GraceSection,
  RenewalsSection,
  TracesSection,
  TransfersSection,
  UnapprovedSection,
} from './sections.tsx'
import {
  certificatesQuery,
  contactsQuery,
  disputesQuery,
  exemptionsQuery,
  noticesQuery,
  ordersQuery,
  submissionsQuery,
  tracesQuery,
} from './waiting.ts'

/** What one of the lists knows before it is shown. */
interface Waiting {
  /** The fragment of its section. */
  id: string
  label: string
  total: number | undefined
  hasFailed: boolean
  section: ReactNode
}

/** What needs staff now: a count and a list of each kind. A list loads and fails by itself, and an empty one is left out. */
export function TodayPage() {
  const lists: readonly Waiting[] = [
    {
      id: 'to-approve',
      label: 'Orders to approve',
      ...stateOf(useQuery(ordersQuery('to-approve')(1))),
      section: <UnapprovedSection />,
    },
    {
      id: 'grace-periods',
      label: 'Grace periods',
      ...stateOf(useQuery(ordersQuery('in-grace-period')(1))),
      section: <GraceSection />,
    },
    {
      id: 'transfers',
      label: 'Transfers to record',
      ...stateOf(useQuery(ordersQuery('awaiting-transfer')(1))),
      section: <TransfersSection />,
    },
    {
      id: 'renewals',
      label: 'Failing renewals',
      ...stateOf(useQuery(ordersQuery('renewal-failed')(1))),
      section: <RenewalsSection />,
    },
    {
      id: 'disputes',
      label: 'Disputes',
      ...stateOf(useQuery(disputesQuery(1))),
      section: <DisputesSection />,
    },
    {
      id: 'payment-processor',
      label: 'Payment processor',
      ...stateOf(useQuery(noticesQuery(1))),
      section: <NoticesSection />,
    },
    {
      id: 'certificates',
      label: 'Certificates to review',
      ...stateOf(useQuery(certificatesQuery(1))),
      section: <CertificatesSection />,
    },
    {
      id: 'exemptions',
      label: 'Tax exemptions ending',
      ...stateOf(useQuery(exemptionsQuery(1))),
      section: <ExemptionsSection />,
    },
    {
      id: 'contacts',
      label: 'Undeliverable contacts',
      ...stateOf(useQuery(contactsQuery(1))),
      section: <ContactsSection />,
    },
    {
      id: 'rejected-forms',
      label: 'Rejected forms',
      ...stateOf(useQuery(submissionsQuery(1))),
      section: <RejectedSubmissionsSection />,
    },
    {
      id: 'traces',
      label: 'Traces on',
      ...stateOf(useQuery(tracesQuery())),
      section: <TracesSection />,
    },
  ]
  const isIdle = lists.every(({ total }) => total === 0)
  const shown = lists.filter(({ total, hasFailed }) => hasFailed || Boolean(total))
  return (
    <>
      <PageHeader title="Today" description="Open work across all customers." />
      <AreaNav area="admin" />
      <Counts lists={lists} />
      {isIdle ? (
        <Card>
          <EmptyState icon={<CircleCheck />} title="Nothing waits">
            New orders, failing renewals, and whatever else needs you show up here.
          </EmptyState>
        </Card>
      ) : (
        <PageSections sections={Object.fromEntries(shown.map(({ id, section }) => [id, section]))} />
      )}
    </>
  )
}

/** A retry of what has failed shows as a failure until it succeeds. */
function stateOf({
  data,
  errorUpdateCount,
}: {
  data: { rows: readonly unknown[]; total?: number | undefined } | undefined
  errorUpdateCount: number
}) {
  return {
    total: data && (data.total ?? data.rows.length),
    hasFailed: errorUpdateCount > 0 && data === undefined,
  }
}

/** How much waits of each kind. What waits is a press away. */
function Counts({ lists }: { lists: readonly Waiting[] }) {
  return (
    <ul aria-label="Waiting" className="mb-8 grid grid-cols-2 gap-3 sm:grid-cols-3 lg:grid-cols-5">
      {lists.map(({ id, label, total, hasFailed }) => {
        const content = (
          <>
            <span className="text-2xl font-semibold tabular-nums">
              {hasFailed ? '?' : total === undefined ? <Skeleton className="h-8 w-10" /> : exactAmount(total)}
            </span>
            <span className="text-sm text-muted">{label}</span>
          </>
        )
        const className = 'flex h-full flex-col gap-1 rounded-xl bg-surface p-4 shadow-card ring-1 ring-line'
        return (
          <li key={id} className="max-sm:last:odd:col-span-2">
            {total || hasFailed ? (
              <a href={`#${id}`} className={`${className} transition-shadow hover:ring-faint`}>
                {content}
              </a>
            ) : (
              <div className={className} aria-busy={total === undefined}>
                {content}
              </div>
            )}
          </li>
        )
      })}
    </ul>
  )
}
