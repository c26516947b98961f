import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2 } from 'lucide-react'
import { listOrganizationKeys } from '#generated/security/operations/listOrganizationKeys.ts'
import { useCan } from '#portal/api/can.ts'
import { ActionErrorAlert } from '#portal/kit/action/actions.tsx'
import type { CsvColumns } from '#portal/kit/list/download.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { useListAddress } from '#portal/kit/list/search.ts'
import { filterClass } from '#portal/kit/list/toolbar.tsx'
import { Loaded } from '#portal/kit/loaded.tsx'
import { Button } from '#portal/ui/button.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { Select } from '#portal/ui/input/select.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { stateOf } from '../keys.ts'
import { amountOf, DONE, OrganizationKeyActions, useOrganizationKeyActions } from './actions.tsx'
import { columns } from './columns.tsx'
import {
  fetchOrganizationKeys,
  type KeyAccount,
  keyAccountsQuery,
  type NoList,
  type OrganizationKey,
  organizationKeyParameters,
  organizationKeysQuery,
  readOrganizationKeySearch,
} from './organization-keys.ts'

// Load with the first selection, and with the first question.
const BulkActions = lazyPart(() => import('./bulk-actions.tsx'))
const ChangeDialogs = lazyPart(() => import('./dialogs.tsx'))

/** The keys of all accounts of the organization, for owners of the account that registered it. */
export default function OrganizationKeysPage() {
  const can = useCan(listOrganizationKeys)
  if (!can.allowed)
    return (
      <Alert tone="warning" title="Only account owners can see the keys of the organization">
        {can.reason}
      </Alert>
    )
  return <OfOrganization />
}

function OfOrganization() {
  return (
    <Loaded query={useQuery(keyAccountsQuery)} what="Your organization" rows={6} isCard>
      {accounts =>
        typeof accounts === 'string' ? (
          <NoKeys reason={accounts} />
        ) : (
          <OrganizationKeyActions>
            <KeyList accounts={accounts} />
            <Asked />
          </OrganizationKeyActions>
        )
      }
    </Loaded>
  )
}

const SETTINGS = 'text-accent underline underline-offset-4'

/** What the page is for, and where it is set up. */
function NoKeys({ reason }: { reason: NoList }) {
  return (
    <Card isFlush>
      {reason === 'joined' ? (
        <EmptyState icon={<Building2 />} title="Another account manages your organization">
          Owners of the account that registered it see the keys of all accounts here. You choose what they can
          do with yours{' '}
          <Link to="/account/single-sign-on" hash="organization" className={SETTINGS}>
            under Single sign-on
          </Link>
          .
        </EmptyState>
      ) : (
        <EmptyState icon={<Building2 />} title="One list for the keys of several accounts">
          If your company has several accounts, join them in an organization. Each account chooses whether you
          see and manage its keys. You create an organization{' '}
          <Link to="/account/single-sign-on" className={SETTINGS}>
            under Single sign-on
          </Link>
          .
        </EmptyState>
      )}
    </Card>
  )
}

function KeyList({ accounts }: { accounts: readonly KeyAccount[] }) {
  const [search, onSearch] = useListAddress(readOrganizationKeySearch)
  const sharing = accounts.filter(({ access }) => access !== 'none')
  return (
    <>
      <ResourceList
        caption="Keys of the organization"
        nouns={['key', 'keys']}
        query={useQuery(organizationKeysQuery(search))}
        columns={columns}
        rowId={({ keyValue }) => keyValue}
        parameters={organizationKeyParameters}
        search={search}
        onSearch={onSearch}
        searches={[SEARCH]}
        filters={{
          state: { label: 'Status', options: STATES, isMenu: true },
          kind: { label: 'Kind', any: 'Both kinds', options: { secret: 'Secret', embedded: 'Embedded' } },
        }}
        moreFilters={
          sharing.length > 1 && (
            <Select
              label="Account"
              isLabelHidden
              className={filterClass}
              placeholder="All accounts"
              options={sharing.map(({ id, label }) => ({ value: String(id), label }))}
              value={String(search.account ?? '')}
              onChange={event => onSearch({ account: Number(event.target.value) || undefined })}
            />
          )
        }
        csv={{
          name: 'organization-keys',
          columns: csvColumns,
          load: page => fetchOrganizationKeys({ ...search, page, page_size: 100 }),
        }}
        sorts={{ label: 'asc', used: 'desc', created: 'desc' }}
        empty={
          <EmptyState icon={<Building2 />} title="No keys yet">
            The keys of your account and of the accounts that share theirs appear here.
          </EmptyState>
        }
        noMatch={({ search }) => ({
          title: 'No keys match',
          ...(search && { text: 'Search covers the label, description, and ID.' }),
        })}
        bulk={{
          nameOf: ({ label, account }) => `${label} of ${account.label}`,
          actions: (keys, clear) => (
            <LazyBoundary>
              <BulkActions keys={keys} onDone={clear} />
            </LazyBoundary>
          ),
        }}
        notice={<Notice />}
      />
      <Sharing accounts={accounts} />
    </>
  )
}

const SEARCH = {
  name: 'search',
  label: 'Search keys',
  placeholder: 'Search by label, description, or ID',
} as const

const STATES = {
  current: 'All but deleted',
  active: 'Active',
  paused: 'Paused',
  expired: 'Expired',
  deleted: 'Deleted',
}

const csvColumns: CsvColumns<OrganizationKey> = {
  label: key => key.label,
  id: key => key.keyValue,
  account: ({ account }) => account.label,
  account_id: ({ account }) => account.id,
  kind: key => key.kind,
  description: key => key.description,
  state: key => stateOf(key, Date.now()),
  limit: ({ limit }) => limit?.maxLookups ?? null,
  per_day: key => key.perDay,
  per_month: key => key.perMonth,
  last_used: key => key.lastUsed,
  created: key => key.dateCreated,
}

/** Why the last change failed, or did not change every key. */
function Notice() {
  const actions = useOrganizationKeyActions()
  const { report, dismissReport } = actions
  return (
    <>
      <ActionErrorAlert actions={actions} className="m-3" />
      {report && (
        <Alert
          tone="warning"
          className="m-3"
          title={`${amountOf(report.rejected)} not ${DONE[report.change]}`}
          action={
            <Button size="sm" variant="ghost" onClick={dismissReport}>
              Dismiss
            </Button>
          }
        >
          <ul className="list-disc pl-4">
            {report.rejected.map(({ key, reason }) => (
              <li key={key.keyValue}>
                {key.label} ({key.account.label}): {reason}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  )
}

/** Which accounts share nothing, so that no one takes the list for complete. */
function Sharing({ accounts }: { accounts: readonly KeyAccount[] }) {
  const others = accounts.filter(({ access }) => access === 'none')
  if (!others.length) return null
  const isOne = others.length === 1
  return (
    <p className="mt-3 text-sm text-muted">
      {isOne ? '1 account doesn’t share its keys: ' : `${others.length} accounts don’t share their keys: `}
      {others
        .slice(0, SHOWN)
        .map(({ label }) => label)
        .join(', ')}
      {others.length > SHOWN && `, and ${others.length - SHOWN} more`}.{' '}
      {isOne ? 'Its owners' : 'Their owners'} can share them under Single sign-on.
    </p>
  )
}
const SHOWN = 10

function Asked() {
  const { asked } = useOrganizationKeyActions()
  return (
    asked && (
      <LazyBoundary>
        <ChangeDialogs />
      </LazyBoundary>
    )
  )
}
