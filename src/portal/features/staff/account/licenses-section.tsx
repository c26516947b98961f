import { shownStatus, UNLIMITED_LOOKUPS } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { listAccountLicenses, listAccountSubscriptions } from '#generated/subscription/operations.ts'
import type { AccountLicense, AccountSubscriptionPage } from '#generated/subscription/types.ts'
import { dayText } from '#portal/kit/day-text.ts'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'

type Subscription = AccountSubscriptionPage['subscriptions'][number]

/** The licenses of an account, and the terms of all of them. */
export function LicensesSection({ accountId }: { accountId: number }) {
  const input = (page: number) => ({ path: { id: accountId }, query: { page, page_size: SECTION_ROWS } })
  return (
    <div className="flex flex-col gap-6">
      <SectionList
        title="Licenses"
        nouns={['license', 'licenses']}
        query={page => listQuery(listAccountLicenses, input(page), ({ licenses }) => licenses)}
        columns={licenseColumns}
        rowId={({ track_id }) => String(track_id)}
        empty="The account has no licenses."
      />
      <SectionList
        title="Subscriptions"
        nouns={['subscription', 'subscriptions']}
        query={page => listQuery(listAccountSubscriptions, input(page), ({ subscriptions }) => subscriptions)}
        columns={subscriptionColumns}
        rowId={({ subscription_id }) => String(subscription_id)}
        empty="The account has no subscriptions."
      />
    </div>
  )
}

const licenseColumns: readonly ListColumn<AccountLicense>[] = [
  { id: 'license', header: 'License', part: 'title', cell: ({ license }) => license.license_label },
  { id: 'edition', header: 'Edition', cell: ({ license }) => license.edition_label },
  {
    id: 'state',
    header: 'State',
    card: 'line',
    cell: ({ suspended }) => (
      <Badge tone={suspended ? 'danger' : 'accent'} hasDot>
        {suspended ? 'Suspended' : 'Active'}
      </Badge>
    ),
  },
  { id: 'since', header: 'Since', cell: ({ created }) => dayText(created) },
]

const TONES: Partial<Record<string, BadgeTone>> = {
  active: 'accent',
  depleted: 'warning',
  terminated: 'danger',
  suspended: 'danger',
}

const subscriptionColumns: readonly ListColumn<Subscription>[] = [
  {
    id: 'subscription',
    header: 'Subscription',
    part: 'title',
    cell: ({ subscription_id, plan, edition }) => (
      <>
        <span className="block tabular-nums">{subscription_id}</span>
        <span className="block font-normal text-muted">
          {edition}, {plan.description}
        </span>
      </>
    ),
  },
  {
    id: 'status',
    header: 'Status',
    card: 'line',
    cell: subscription => {
      const status = shownStatus(subscription, new Date())
      return (
        <Badge tone={TONES[status] ?? 'neutral'} hasDot>
          {status.charAt(0).toUpperCase() + status.slice(1)}
        </Badge>
      )
    },
  },
  {
    id: 'lookups',
    header: 'Lookups left',
    cell: ({ issued, remaining }) =>
      issued >= UNLIMITED_LOOKUPS ? 'Unlimited' : `${exactAmount(remaining)} of ${exactAmount(issued)}`,
  },
  {
    id: 'term',
    header: 'Term',
    cell: ({ start, expiration }) => (
      <span className="whitespace-nowrap">
        {dayText(start)}
        {expiration && ` to ${dayText(expiration)}`}
      </span>
    ),
  },
]
