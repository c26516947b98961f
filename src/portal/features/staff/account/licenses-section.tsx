import { isUnlimited, shownStatus } from '#domain/subscription/subscription-status.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { adjustDuration } from '#generated/subscription/operations/adjustDuration.ts'
import { adjustLookups } from '#generated/subscription/operations/adjustLookups.ts'
import { adjustRateLimit } from '#generated/subscription/operations/adjustRateLimit.ts'
import { clearLicenseRateLimit } from '#generated/subscription/operations/clearLicenseRateLimit.ts'
import { listAccountLicenses } from '#generated/subscription/operations/listAccountLicenses.ts'
import { listAccountSubscriptions } from '#generated/subscription/operations/listAccountSubscriptions.ts'
import { resumeLicense } from '#generated/subscription/operations/resumeLicense.ts'
import { suspendLicense } from '#generated/subscription/operations/suspendLicense.ts'
import { terminateSubscription } from '#generated/subscription/operations/terminateSubscription.ts'
import type { AccountLicense, AccountSubscriptionPage } from '#generated/subscription/types.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { SECTION_ROWS, SectionList } from '../shared/section-list.tsx'
import type { LicenseDialogName } from './license-dialogs.tsx'
import type { SubscriptionDialogName } from './subscription-dialogs.tsx'

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
    header: 'Status',
    card: 'line',
    cell: ({ suspended }) => (
      <Badge tone={suspended ? 'danger' : 'accent'} hasDot>
        {suspended ? 'Suspended' : 'Active'}
      </Badge>
    ),
  },
  { id: 'since', header: 'Since', cell: ({ created }) => dayText(created) },
  { id: 'actions', header: 'Actions', part: 'actions', cell: license => <LicenseMenu license={license} /> },
]

function LicenseMenu({ license: { track_id, license, suspended } }: { license: AccountLicense }) {
  const open = useOpenDialog<LicenseDialogName>()
  return (
    <RowMenu name={license.license_label}>
      <OperationItem
        operation={suspended ? resumeLicense : suspendLicense}
        onSelect={() => open('suspend', String(track_id))}
      >
        {suspended ? 'Resume…' : 'Suspend…'}
      </OperationItem>
      <OperationItem
        operation={clearLicenseRateLimit}
        onSelect={() => open('clear-rate-limit', String(track_id))}
      >
        Clear rate limits…
      </OperationItem>
    </RowMenu>
  )
}

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
      isUnlimited({ issued }) ? 'Unlimited' : `${exactAmount(remaining)} of ${exactAmount(issued)}`,
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
  {
    id: 'actions',
    header: 'Actions',
    part: 'actions',
    cell: subscription => <SubscriptionMenu subscription={subscription} />,
  },
]

function SubscriptionMenu({
  subscription: { subscription_id: id, termination },
}: {
  subscription: Subscription
}) {
  const open = useOpenDialog<SubscriptionDialogName>()
  const over = termination ? 'It is terminated.' : undefined
  const item = (operation: AnyOperation, name: SubscriptionDialogName, label: string) => (
    <OperationItem operation={operation} disabledReason={over} onSelect={() => open(name, String(id))}>
      {label}
    </OperationItem>
  )
  return (
    <RowMenu name={`subscription ${id}`}>
      {item(adjustLookups, 'lookups', 'Adjust lookups…')}
      {item(adjustDuration, 'duration', 'Change end…')}
      {item(adjustRateLimit, 'rate-limit', 'Adjust rate limit…')}
      {item(terminateSubscription, 'terminate', 'Terminate…')}
    </RowMenu>
  )
}
