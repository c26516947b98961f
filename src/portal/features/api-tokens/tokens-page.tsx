import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Bot, KeyRound, Pencil, Plus, RefreshCw, Trash2 } from 'lucide-react'
import { roleNames } from '#domain/authorization/role-names.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { createServiceAccount } from '#generated/authorization/operations/createServiceAccount.ts'
import { listServiceAccounts } from '#generated/authorization/operations/listServiceAccounts.ts'
import { revokeAccessToken } from '#generated/authorization/operations/revokeAccessToken.ts'
import { revokeServiceAccount } from '#generated/authorization/operations/revokeServiceAccount.ts'
import { rotateAccessToken } from '#generated/authorization/operations/rotateAccessToken.ts'
import { rotateServiceAccount } from '#generated/authorization/operations/rotateServiceAccount.ts'
import { updateAccessToken } from '#generated/authorization/operations/updateAccessToken.ts'
import { updateServiceAccount } from '#generated/authorization/operations/updateServiceAccount.ts'
import { useCan } from '#portal/api/can.ts'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { PageDialogs, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import type { ListPage } from '#portal/kit/list/queries.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { DevelopersFrame } from '#portal/shared/developers/developers-frame.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { lazyPart } from '#portal/ui/lazy-part.tsx'
import { MenuSeparator } from '#portal/ui/overlay/menu.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import type { TokenDialogName } from './token-dialogs.tsx'
import { TokenSection } from './token-section.tsx'
import { type ApiToken, accessTokensQuery, MOST, noteOn, serviceAccountsQuery } from './tokens.ts'

// Forms and their schemas load when a dialog opens.
const TokenDialogs = lazyPart(() => import('./token-dialogs.tsx'))

/** The tokens that programs call the account API with: a person's own, and those of the account. */
export function TokensPage() {
  return (
    <DevelopersFrame
      title="API tokens"
      description={
        <>
          Let your programs do what you can do here, with no more than your roles.{' '}
          <Link to={'/docs/account-api' as string} className="text-accent underline underline-offset-4">
            Call the account API
          </Link>
          , use{' '}
          <Link to={'/docs/command-line' as string} className="text-accent underline underline-offset-4">
            the command line
          </Link>
          , or{' '}
          <Link to={'/docs/mcp' as string} className="text-accent underline underline-offset-4">
            connect an AI assistant
          </Link>
          .
        </>
      }
    >
      <TokenSections />
      <PageDialogs>
        <TokenDialogs />
      </PageDialogs>
    </DevelopersFrame>
  )
}

/** The second list has its place once the first one is there, while both load. */
function TokenSections() {
  const own = useQuery(accessTokensQuery)
  const can = useCan(listServiceAccounts)
  useQuery({ ...serviceAccountsQuery, enabled: can.allowed })
  return (
    <div className="flex flex-col gap-8">
      <OwnTokens />
      {!own.isPending && <ServiceAccounts />}
    </div>
  )
}

function OwnTokens() {
  const query = useQuery(accessTokensQuery)
  const open = useOpenDialog<TokenDialogName>()
  const create = (
    <OperationButton
      operation={createAccessToken}
      icon={<Plus className="size-4" />}
      disabledReason={isFull(query) ? `You have ${MOST} tokens. Revoke one first.` : undefined}
      onClick={() => open('create')}
    >
      Create token
    </OperationButton>
  )
  return (
    <TokenSection
      id="your-tokens"
      title="Your tokens"
      description="They act as you, in the accounts that you choose, and stop when you leave."
      create={create}
    >
      <ResourceList
        caption="Your tokens"
        nouns={['token', 'tokens']}
        query={query}
        rowId={({ id }) => id}
        columns={ownColumns}
        empty={
          <EmptyState icon={<KeyRound />} title="No tokens yet" action={create}>
            Create one for a script or a tool that you run yourself.
          </EmptyState>
        }
      />
    </TokenSection>
  )
}

function ServiceAccounts() {
  const can = useCan(listServiceAccounts)
  const query = useQuery({ ...serviceAccountsQuery, enabled: can.allowed })
  const open = useOpenDialog<TokenDialogName>()
  const create = (
    <OperationButton
      operation={createServiceAccount}
      icon={<Plus className="size-4" />}
      disabledReason={
        isFull(query) ? `The account has ${MOST} service accounts. Revoke one first.` : undefined
      }
      onClick={() => open('create-service')}
    >
      Create service account
    </OperationButton>
  )
  return (
    <TokenSection
      id="service-accounts"
      title="Service accounts"
      description="They belong to this account, for programs that run without a person. Every owner can manage them."
      create={create}
    >
      {can.allowed ? (
        <ResourceList
          caption="Service accounts"
          nouns={['service account', 'service accounts']}
          query={query}
          rowId={({ id }) => id}
          columns={serviceColumns}
          empty={
            <EmptyState icon={<Bot />} title="No service accounts yet" action={create}>
              Create one for a program that the whole team depends on, such as your infrastructure as code.
            </EmptyState>
          }
        />
      ) : (
        <Alert tone="info" title="Only account owners can see service accounts">
          {can.reason}
        </Alert>
      )}
    </TokenSection>
  )
}

const isFull = ({ data }: UseQueryResult<ListPage<ApiToken>>) => (data?.rows.length ?? 0) >= MOST

const common: readonly ListColumn<ApiToken>[] = [
  { id: 'name', header: 'Name', part: 'title', cell: token => <Title token={token} /> },
  { id: 'roles', header: 'Roles', cell: token => <Roles token={token} /> },
  { id: 'used', header: 'Last used', cell: token => <LastUse token={token} /> },
  { id: 'expires', header: 'Expires', cell: ({ expiresAt }) => <RelativeTime value={expiresAt} /> },
]
const actions: ListColumn<ApiToken> = {
  id: 'actions',
  header: 'Actions',
  part: 'actions',
  cell: token => <TokenMenu token={token} />,
}

const ownColumns: readonly ListColumn<ApiToken>[] = [
  ...common,
  {
    id: 'accounts',
    header: 'Accounts',
    from: 'lg',
    cell: ({ accounts }) => accounts.map(({ label }) => label).join(', ') || 'None',
  },
  actions,
]

const serviceColumns: readonly ListColumn<ApiToken>[] = [
  ...common,
  {
    id: 'maker',
    header: 'Maker',
    from: 'lg',
    cell: ({ maker }) => <span className="wrap-anywhere">{maker ?? 'Former member'}</span>,
  },
  actions,
]

function Title({ token }: { token: ApiToken }) {
  const { kind, name, suffix, state, previousExpiresAt } = token
  const note = noteOn(token, Date.now())
  return (
    <span className="flex max-w-sm min-w-48 flex-col gap-0.5">
      <span className="flex flex-wrap items-center gap-x-2">
        <span className="wrap-anywhere">{name}</span>
        {state === 'expired' && <Badge tone="danger">Expired</Badge>}
        {state === 'stopped' && <Badge tone="danger">Stopped</Badge>}
        {previousExpiresAt !== null && <Badge tone="accent">Rotating</Badge>}
      </span>
      <code translate="no" className="font-mono text-xs font-normal text-muted">
        {kind === 'service' ? 'gp_svc_' : 'gp_pat_'}…{suffix}
      </code>
      {note && <span className="font-normal text-warning">{note}</span>}
      {previousExpiresAt !== null && (
        <span className="font-normal text-muted">
          {'The previous secret works until '}
          <RelativeTime value={previousExpiresAt} />
        </span>
      )}
    </span>
  )
}

function Roles({ token: { roles, lostRoles } }: { token: ApiToken }) {
  if (!roles.length) return 'None: only your profile'
  const kept = roles.filter(role => !lostRoles.includes(role))
  return (
    <span className="flex max-w-64 flex-col gap-0.5">
      {kept.length > 0 && <span>{kept.map(role => roleNames[role]).join(', ')}</span>}
      {lostRoles.length > 0 && (
        <span className="text-muted line-through">{lostRoles.map(role => roleNames[role]).join(', ')}</span>
      )}
    </span>
  )
}

function LastUse({ token: { lastUsed, lastNetwork } }: { token: ApiToken }) {
  if (lastUsed === null) return 'Never'
  return (
    <span className="flex flex-col gap-0.5">
      <RelativeTime value={lastUsed} />
      <span translate="no" className="text-muted">
        {lastNetwork}
      </span>
    </span>
  )
}

/** What can be done with a token of each kind. */
const OPERATIONS = {
  personal: { edit: updateAccessToken, rotate: rotateAccessToken, revoke: revokeAccessToken },
  service: { edit: updateServiceAccount, rotate: rotateServiceAccount, revoke: revokeServiceAccount },
}
const DIALOGS = {
  personal: { edit: 'edit', rotate: 'rotate', revoke: 'revoke' },
  service: { edit: 'edit-service', rotate: 'rotate-service', revoke: 'revoke-service' },
} as const satisfies Record<ApiToken['kind'], Record<string, TokenDialogName>>

function TokenMenu({ token: { id, kind, name } }: { token: ApiToken }) {
  const open = useOpenDialog<TokenDialogName>()
  const { edit, rotate, revoke } = OPERATIONS[kind]
  const names = DIALOGS[kind]
  return (
    <RowMenu name={name}>
      <OperationItem operation={edit} icon={<Pencil />} onSelect={() => open(names.edit, id)}>
        Edit
      </OperationItem>
      <OperationItem operation={rotate} icon={<RefreshCw />} onSelect={() => open(names.rotate, id)}>
        Rotate
      </OperationItem>
      <MenuSeparator />
      <OperationItem
        operation={revoke}
        icon={<Trash2 />}
        tone="danger"
        onSelect={() => open(names.revoke, id)}
      >
        Revoke
      </OperationItem>
    </RowMenu>
  )
}
