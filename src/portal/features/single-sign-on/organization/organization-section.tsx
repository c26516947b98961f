import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Building2, KeyRound, LogOut, Plus, RefreshCw } from 'lucide-react'
import { createOrganization } from '#generated/authorization/operations/createOrganization.ts'
import { deleteOrganization } from '#generated/authorization/operations/deleteOrganization.ts'
import { joinOrganization } from '#generated/authorization/operations/joinOrganization.ts'
import { listOrganizationAccounts } from '#generated/authorization/operations/listOrganizationAccounts.ts'
import { removeOrganizationAccount } from '#generated/authorization/operations/removeOrganizationAccount.ts'
import { renameOrganization } from '#generated/authorization/operations/renameOrganization.ts'
import { resetOrganizationKey } from '#generated/authorization/operations/resetOrganizationKey.ts'
import { sessionQuery } from '#portal/api/session/session.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { listQuery } from '#portal/kit/list/queries.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Fact, Facts } from '#portal/ui/data/facts.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { SecretField } from '#portal/ui/input/secret-field.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { loginAddress, providerQuery } from '../provider/provider.ts'
import { CopyValue } from '../values.tsx'
import { KeyAccessCard } from './key-access.tsx'
import {
  DEACTIVATE_FIRST,
  type KeyAccess,
  MANAGED_ELSEWHERE,
  notRemovableReason,
  type Organization,
  type OrganizationAccount,
} from './organization.ts'
import type { OrganizationDialogName } from './organization-dialogs.tsx'

/** What an organization is for, and the two ways to get into one. */
export function NoOrganization({ canJoin = true }: { canJoin?: boolean }) {
  const open = useOpenDialog<OrganizationDialogName>()
  return (
    <Card isFlush>
      <EmptyState
        icon={<Building2 />}
        title="Start with an organization"
        action={
          <>
            <OperationButton
              operation={createOrganization}
              variant="primary"
              icon={<Plus className="size-4" />}
              onClick={() => open('create-organization')}
            >
              Create organization
            </OperationButton>
            {canJoin && (
              <OperationButton
                operation={joinOrganization}
                icon={<KeyRound className="size-4" />}
                onClick={() => open('join-organization')}
              >
                Join with a key
              </OperationButton>
            )}
          </>
        }
      >
        It gives your team a login link, and several accounts can share it. Logins don’t change until you
        activate an identity provider.
      </EmptyState>
    </Card>
  )
}

/** The organization: its login link, the key for other accounts, and who belongs to it. */
export function OrganizationSection({ organization }: { organization: Organization }) {
  const open = useOpenDialog<OrganizationDialogName>()
  const { name, key, isOwner, isActivated } = organization
  const notMine = isOwner ? undefined : MANAGED_ELSEWHERE
  return (
    <div className="flex flex-col gap-6">
      <Card
        title={name}
        description={
          isOwner
            ? 'Your account registered this organization and manages it.'
            : 'Another account registered this organization and manages it.'
        }
        actions={
          <>
            <OperationButton
              operation={renameOrganization}
              disabledReason={notMine}
              onClick={() => open('rename-organization')}
            >
              Rename
            </OperationButton>
            <OperationButton
              operation={deleteOrganization}
              variant="ghost"
              disabledReason={notMine ?? (isActivated ? DEACTIVATE_FIRST : undefined)}
              onClick={() => open('delete-organization')}
            >
              Delete
            </OperationButton>
          </>
        }
      >
        <Facts hasLongNames>
          <Fact name="Login link">
            <CopyValue value={loginAddress(name)} label="login link" />
          </Fact>
          <Fact name="Organization key">
            <div className="flex max-w-xl flex-wrap items-center gap-2">
              <div className="min-w-0 flex-1 basis-64">
                <SecretField label="Organization key" secret={key} />
              </div>
              <OperationButton
                operation={resetOrganizationKey}
                icon={<RefreshCw className="size-4" />}
                disabledReason={notMine}
                onClick={() => open('reset-organization-key')}
              >
                Regenerate
              </OperationButton>
            </div>
            <p className="mt-1.5 text-muted">
              Lets another account join. Give it only to owners of accounts that belong to you.
            </p>
          </Fact>
          {isOwner && (
            <Fact name="API keys">
              <Link to="/account/keys/organization" className="text-accent underline underline-offset-4">
                Keys of all accounts
              </Link>
            </Fact>
          )}
        </Facts>
      </Card>
      {!isOwner && <KeyAccessCard organization={organization} />}
      <AccountList organization={organization} />
    </div>
  )
}

interface Row extends OrganizationAccount {
  isOwn: boolean
  isRegistrar: boolean
  organization: Organization
}

function AccountList({ organization }: { organization: Organization }) {
  const own = useQuery(sessionQuery).data?.accountId
  const registrar = useQuery(providerQuery).data?.accountId
  const { id: organizationId, accounts: known, isOwner } = organization
  const accessOf = (accountId: number) => known.find(({ id }) => id === accountId)?.keyAccess ?? null
  const query = useQuery(
    listQuery(listOrganizationAccounts, { path: { id: organizationId } }, ({ accounts }) =>
      accounts.map(
        ({ account_id: id, account_label: label }): Row => ({
          id,
          label,
          keyAccess: accessOf(id),
          isOwn: id === own,
          isRegistrar: id === registrar,
          organization,
        }),
      ),
    ),
  )
  return (
    <ResourceList
      caption="Accounts in the organization"
      nouns={['account', 'accounts']}
      query={query}
      columns={isOwner ? ownerColumns : columns}
      rowId={({ id }) => String(id)}
      empty={<EmptyState title="No accounts" />}
    />
  )
}

const columns: readonly ListColumn<Row>[] = [
  {
    id: 'label',
    header: 'Account',
    part: 'title',
    cell: ({ label, isOwn }) => (
      <span className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
        {label}
        {isOwn && <Badge>This account</Badge>}
      </span>
    ),
  },
  { id: 'id', header: 'Account ID', cell: ({ id }) => <span className="tabular-nums">{id}</span> },
  {
    id: 'part',
    header: 'Membership',
    cell: ({ isRegistrar }) => (isRegistrar ? 'Registered the organization' : 'Joined'),
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: row => <RemoveButton row={row} /> },
]

const ACCESS: Record<KeyAccess, string> = { none: 'Not shared', view: 'View', manage: 'Manage' }

/** Only the account that registered the organization sees what the others share. */
const ownerColumns: readonly ListColumn<Row>[] = [
  ...columns.slice(0, -1),
  {
    id: 'keys',
    header: 'Keys',
    card: 'line',
    cell: ({ keyAccess, isRegistrar }) => (isRegistrar ? 'Own' : keyAccess && ACCESS[keyAccess]),
  },
  ...columns.slice(-1),
]

function RemoveButton({ row }: { row: Row }) {
  const open = useOpenDialog<OrganizationDialogName>()
  const { id, label, isOwn, organization } = row
  return (
    <OperationButton
      operation={removeOrganizationAccount}
      size="sm"
      variant="ghost"
      icon={isOwn ? <LogOut className="size-4" /> : undefined}
      aria-label={isOwn ? 'Leave the organization' : `Remove ${label}`}
      disabledReason={notRemovableReason(organization, row)}
      onClick={() => open('remove-account', String(id))}
    >
      {isOwn ? 'Leave' : 'Remove'}
    </OperationButton>
  )
}
