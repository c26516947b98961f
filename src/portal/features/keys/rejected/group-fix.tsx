import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { setSecretKeyRestrictions } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import { fixAction, operationsOf, restrictionsOf } from '../health/fixes.ts'
import { toAction } from '../shared/actions.tsx'
import { keyOperations, keyQueries } from '../shared/keys.ts'
import type { GroupFix, RejectedGroup } from './groups.ts'

/** Runs the fixes of rejected requests. */
export const { ActionsProvider: FixActions, useActions: useFixActions } = createActionsContext({
  invalidates: keyQueries,
})

interface FixProps {
  group: RejectedGroup
  /** The fix is done, and what it changes is loaded again. */
  onApplied?: () => void
}

/** A fix as a button that applies it at once, with Undo, or as a link to where it is done. */
export function FixControl({ fix, ...props }: FixProps & { fix: GroupFix }) {
  if ('fix' in fix) return <FixButton {...fix} {...props} />
  return (
    <Link {...fix.link} preload={false} className={buttonClass({ size: 'sm' })}>
      {fix.label}
    </Link>
  )
}

type ActionFix = Extract<GroupFix, { fix: unknown }>

function FixButton({ label, fix, group: { key }, onApplied }: ActionFix & FixProps) {
  const client = useQueryClient()
  const actions = useFixActions()
  const { reason } = useCan(...fixOperations(fix, key.kind))
  const target = { keyId: key.id, kind: key.kind, label: key.label, expires: null }
  const entity = { kind: key.kind, keyValue: key.id, label: key.label }
  const action =
    fix.action === 'recover'
      ? toAction(client, 'recover', entity)
      : fix.action === 'allow-address'
        ? allowAddress(entity, fix.address)
        : fixAction(target, fix)
  const subject = `${key.id} ${label}`
  return (
    <Button
      size="sm"
      className="max-w-full"
      aria-label={`${label}: ${key.label}`}
      disabledReason={reason}
      pending={actions.pending?.subject === subject}
      onClick={async () => {
        if (await actions.run({ ...action, subject })) onApplied?.()
      }}
    >
      <span className="truncate">{label}</span>
    </Button>
  )
}

function fixOperations(fix: ActionFix['fix'], kind: 'secret' | 'embedded') {
  if (fix.action === 'recover') return [keyOperations[kind].recover]
  return fix.action === 'allow-address' ? [setSecretKeyRestrictions] : operationsOf(fix, kind)
}

/** Adds an address to those that a secret key works from. */
function allowAddress({ keyValue: id, label }: { keyValue: string; label: string }, address: string): Action {
  const change = (isAllowed: boolean) => async () => {
    const body = await restrictionsOf(id, {})
    const others = body.allowed_ips.filter(each => each !== address)
    const allowed_ips = isAllowed ? [...others, address] : others
    return call(setSecretKeyRestrictions, { path: { id }, body: { ...body, allowed_ips } })
  }
  const action = { subject: id, failedTitle: `The addresses of ${label} couldn’t be changed` }
  return {
    ...action,
    send: change(true),
    doneText: `${label} works from ${address}.`,
    undo: () => ({ ...action, send: change(false), doneText: `${label} no longer works from ${address}.` }),
  }
}
