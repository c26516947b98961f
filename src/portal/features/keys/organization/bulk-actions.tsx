import { Gauge, Pause, Play, RefreshCw } from 'lucide-react'
import { pauseOrganizationKeys } from '#generated/security/operations/pauseOrganizationKeys.ts'
import { resumeOrganizationKeys } from '#generated/security/operations/resumeOrganizationKeys.ts'
import { setOrganizationKeyLimits } from '#generated/security/operations/setOrganizationKeyLimits.ts'
import { startOrganizationKeyRotations } from '#generated/security/operations/startOrganizationKeyRotations.ts'
import { OperationButton } from '#portal/kit/action/operation-button.tsx'
import { amountOf, useOrganizationKeyActions } from './actions.tsx'
import { keysFor, type OrganizationKey } from './organization-keys.ts'

const CHANGES = [
  { change: 'pause', label: 'Pause', icon: Pause, operation: pauseOrganizationKeys },
  { change: 'resume', label: 'Resume', icon: Play, operation: resumeOrganizationKeys },
  { change: 'limit', label: 'Limit', icon: Gauge, operation: setOrganizationKeyLimits },
  { change: 'rotate', label: 'Rotate', icon: RefreshCw, operation: startOrganizationKeyRotations },
] as const

/** What can be done with the selected keys: each action takes those that it is for. */
export default function BulkActions({
  keys,
  onDone,
}: {
  keys: readonly OrganizationKey[]
  onDone: () => void
}) {
  const { ask, send, pending } = useOrganizationKeyActions()
  const now = Date.now()
  const viewOnly = keys.filter(({ canManage }) => !canManage)
  return (
    <>
      {CHANGES.map(({ change, label, icon: Icon, operation }) => {
        const fitting = keysFor(change, keys, now)
        return (
          fitting.length > 0 && (
            <OperationButton
              key={change}
              operation={operation}
              size="sm"
              icon={<Icon className="size-4" />}
              pending={pending?.subject === change}
              onClick={async () => {
                if (change !== 'resume') ask({ change, keys: fitting, onDone })
                else if (await send(change, fitting)) onDone()
              }}
            >
              {label} {fitting.length}
            </OperationButton>
          )
        )
      })}
      {viewOnly.length > 0 && <span className="text-muted">{amountOf(viewOnly)} can only be viewed.</span>}
    </>
  )
}
