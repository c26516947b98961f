import { Gauge, Pause, Play, RefreshCw } from 'lucide-react'
import { exactAmount } from '#domain/text/amounts.ts'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import { setOrganizationKeyLimits } from '#generated/security/operations/setOrganizationKeyLimits.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import { OperationItem } from '#portal/kit/action/operation-button.tsx'
import type { ListColumn } from '#portal/kit/list/columns.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { RowMenu } from '#portal/ui/overlay/row-menu.tsx'
import { RelativeTime } from '#portal/ui/time/relative-time.tsx'
import { KeyStateBadge, LimitMeter } from '../display.tsx'
import { useOrganizationKeyActions } from './actions.tsx'
import type { Change, OrganizationKey } from './organization-keys.ts'

const none = (text: string) => <span className="text-faint">{text}</span>
const wide = 'block max-w-56 truncate max-sm:whitespace-normal'

export const columns: readonly ListColumn<OrganizationKey>[] = [
  {
    id: 'label',
    header: 'Key',
    part: 'title',
    cell: ({ label, description, keyValue }) => (
      <>
        <span className={wide} title={`${label} (${keyValue})`}>
          {label}
        </span>
        {description && (
          <span className={`${wide} font-normal text-muted`} title={description}>
            {description}
          </span>
        )}
      </>
    ),
  },
  {
    id: 'account',
    header: 'Account',
    card: 'line',
    cell: ({ account, canManage }) => (
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1 wrap-anywhere">
        {account.label}
        {!canManage && <Badge>View only</Badge>}
      </span>
    ),
  },
  {
    id: 'kind',
    header: 'Kind',
    from: 'lg',
    card: 'line',
    cell: ({ kind }) => (kind === 'secret' ? 'Secret' : 'Embedded'),
  },
  { id: 'state', header: 'Status', card: 'line', cell: key => <KeyStateBadge entity={key} /> },
  { id: 'limit', header: 'Limits', from: 'xl', card: 'none', cell: key => <Limits entity={key} /> },
  {
    id: 'used',
    header: 'Last used',
    card: 'line',
    cell: ({ lastUsed }) =>
      lastUsed ? <RelativeTime value={lastUsed} label="Last used" /> : none('Never used'),
  },
  {
    id: 'created',
    header: 'Created',
    from: 'xl',
    card: 'none',
    cell: ({ dateCreated }) => <RelativeTime value={dateCreated} />,
  },
  { id: 'actions', header: 'Actions', part: 'actions', cell: key => <KeyMenu entity={key} /> },
]

function Limits({ entity: { limit, perDay, perMonth } }: { entity: OrganizationKey }) {
  if (!limit && perDay === null && perMonth === null) return none('None')
  return (
    <span className="flex flex-col gap-1 text-xs whitespace-nowrap text-muted tabular-nums">
      {limit && <LimitMeter limit={limit} />}
      {perDay !== null && <span>{exactAmount(perDay)} a day</span>}
      {perMonth !== null && <span>{exactAmount(perMonth)} a month</span>}
    </span>
  )
}

/** The actions on one key. A deleted one can only be recovered, in its own account. */
function KeyMenu({ entity: key }: { entity: OrganizationKey }) {
  const { ask, send, pending } = useOrganizationKeyActions()
  if (key.pending) return null
  const asking = (change: Change) => () => ask({ change, keys: [key], onDone: () => {} })
  const disabledReason = key.canManage
    ? undefined
    : `${key.account.label} lets your organization see its keys, but not change them.`
  return (
    <RowMenu name={key.label} pending={pending !== undefined}>
      {key.paused ? (
        <OperationItem
          operation={resumeOrganizationKeys}
          icon={<Play />}
          disabledReason={disabledReason}
          onSelect={() => void send('resume', [key])}
        >
          Resume
        </OperationItem>
      ) : (
        <OperationItem
          operation={pauseOrganizationKeys}
          icon={<Pause />}
          disabledReason={disabledReason}
          onSelect={asking('pause')}
        >
          Pause
        </OperationItem>
      )}
      <OperationItem
        operation={setOrganizationKeyLimits}
        icon={<Gauge />}
        disabledReason={disabledReason}
        onSelect={asking('limit')}
      >
        Set a limit
      </OperationItem>
      {key.kind === 'secret' && (
        <OperationItem
          operation={startOrganizationKeyRotations}
          icon={<RefreshCw />}
          disabledReason={disabledReason}
          onSelect={asking('rotate')}
        >
          Rotate token
        </OperationItem>
      )}
    </RowMenu>
  )
}
