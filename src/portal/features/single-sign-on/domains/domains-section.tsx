import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { createOrganizationDomain } from '#generated/authorization/operations/createOrganizationDomain.ts'
import { deleteOrganizationDomain } from '#generated/authorization/operations/deleteOrganizationDomain.ts'
import { verifyOrganizationDomain } from '#generated/authorization/operations/verifyOrganizationDomain.ts'
import { OperationButton, OperationItem } from '#portal/kit/action/operation-button.tsx'
import { dayText } from '#portal/kit/day-text.ts'
import { useOpenDialog } from '#portal/kit/dialog/address.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { ResourceList } from '#portal/kit/list/resource-list.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Alert } from '#portal/ui/feedback/alert.tsx'
import { EmptyState } from '#portal/ui/feedback/empty-state.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { Card } from '#portal/ui/page/card.tsx'
import { MANAGED_ELSEWHERE, type Organization } from '../organization/organization.ts'
import type { DomainDialogName } from './domain-dialogs.tsx'
import { type Domain, domainsQuery, gracePeriodQuery } from './domains.ts'

const TITLE = 'Email domains'
const PURPOSE =
  'In a verified domain, your identity provider can add people, and the login page sends them to it.'

/** The email domains that lead to the organization at login. Only someone with a login can remove one. */
export function DomainsSection({
  organization: { isOwner },
  canRemove = true,
}: {
  organization: Organization
  canRemove?: boolean
}) {
  const query = useQuery(domainsQuery)
  const { data: period } = useQuery(gracePeriodQuery)
  const hasSome = (query.data?.rows.length ?? 0) > 0
  const notMine = isOwner ? undefined : MANAGED_ELSEWHERE
  if (query.data && !hasSome)
    return (
      <Card title={TITLE} description={PURPOSE} actions={<AddButton notMine={notMine} />}>
        <div className="flex flex-col gap-4">
          <GraceNotice isOwner={isOwner} />
          <p className="text-sm text-muted">
            Verify a domain with a DNS record, which shows that it’s yours.
            {period === null &&
              ' Until then, only people you’ve invited to your team can log in with your identity provider.'}
          </p>
        </div>
      </Card>
    )
  return (
    <section className="flex flex-col gap-3">
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="flex min-w-0 flex-col gap-1">
          <h2 className="text-base leading-6">{TITLE}</h2>
          <p className="max-w-text text-sm text-muted">{PURPOSE}</p>
        </div>
        {hasSome && <AddButton notMine={notMine} />}
      </header>
      <GraceNotice isOwner={isOwner} />
      <ResourceList
        caption={TITLE}
        nouns={['domain', 'domains']}
        query={query}
        columns={isOwner ? [...columns, canRemove ? actions : actionsOfLink] : columns}
        rowId={({ name }) => name}
        empty={<EmptyState title="No domains" />}
      />
    </section>
  )
}

/** Tells an organization from before domains had to be verified which ones it has to verify, and until when. */
function GraceNotice({ isOwner }: { isOwner: boolean }) {
  const { data: period } = useQuery(gracePeriodQuery)
  if (!period) return null
  const isOver = Date.parse(period.ends) <= Date.now()
  const domains = period.domains.join(', ')
  return (
    <Alert
      tone={isOver ? 'danger' : 'warning'}
      title={isOver ? `Not verified: ${domains}` : `Verify ${domains} by ${dayText(period.ends)}`}
    >
      {isOver
        ? 'Your identity provider can’t add new people there, and the login page doesn’t send anyone to it. Your members stay.'
        : 'From then on, your identity provider can only add people in verified domains, and the login page only sends those to it. Your members stay.'}
      {!isOwner && ` ${MANAGED_ELSEWHERE}`}
    </Alert>
  )
}

function AddButton({ notMine }: { notMine: string | undefined }) {
  const open = useOpenDialog<DomainDialogName>()
  return (
    <OperationButton
      operation={createOrganizationDomain}
      icon={<Plus className="size-4" />}
      disabledReason={notMine}
      onClick={() => open('add-domain')}
    >
      Add domain
    </OperationButton>
  )
}

const columns: readonly ListColumn<Domain>[] = [
  {
    id: 'name',
    header: 'Domain',
    part: 'title',
    cell: ({ name }) => <span className="font-medium wrap-anywhere">{name}</span>,
  },
  {
    id: 'state',
    header: 'Status',
    cell: ({ verified }) =>
      verified ? <Badge tone="accent">Verified</Badge> : <Badge tone="warning">Not verified</Badge>,
  },
  {
    id: 'verified',
    header: 'Verified',
    card: 'none',
    cell: ({ verified }) => (verified ? dayText(verified) : '–'),
  },
]

const ACTIONS = { id: 'actions', header: 'Actions', part: 'actions' } as const
const actions: ListColumn<Domain> = { ...ACTIONS, cell: domain => <DomainMenu domain={domain} canRemove /> }
/** Of a set-up link: a removed domain ends logins, which an owner confirms. */
const actionsOfLink: ListColumn<Domain> = { ...ACTIONS, cell: domain => <DomainMenu domain={domain} /> }

function DomainMenu({
  domain: { name, verified },
  canRemove = false,
}: {
  domain: Domain
  canRemove?: boolean
}) {
  const open = useOpenDialog<DomainDialogName>()
  return (
    <RowMenu name={name}>
      <OperationItem
        operation={verifyOrganizationDomain}
        disabledReason={verified ? 'It’s already verified.' : undefined}
        onSelect={() => open('verify-domain', name)}
      >
        Verify
      </OperationItem>
      {canRemove && (
        <OperationItem
          operation={deleteOrganizationDomain}
          tone="danger"
          onSelect={() => open('remove-domain', name)}
        >
          Remove
        </OperationItem>
      )}
    </RowMenu>
  )
}
