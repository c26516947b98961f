import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dismissHostname, restoreHostname, setSecretKeyRestrictions } from '#generated/security/operations.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { describeFix, fixAction, restrictionsOf } from '#portal/shared/keys/fixes.ts'
import { toAction } from '#portal/shared/keys/key-actions.ts'
import { keyOperations, keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import type { GroupFix, RejectedGroup } from './groups.ts'

/** Runs the fixes of rejected requests. */
export const { ActionsProvider: FixActions, useActions: useFixActions } = createActionsContext({
  invalidates: keyQueries,
})

interface FixProps {
  group: Pick<RejectedGroup, 'key'>
  /** The fix is done, and what it changes is loaded again. */
  onApplied?: (() => void) | undefined
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

export type ActionFix = Extract<GroupFix, { fix: unknown }>

function FixButton({ label, text = label, fix, group: { key }, onApplied }: ActionFix & FixProps) {
  const client = useQueryClient()
  const actions = useFixActions()
  const { reason } = useCan(...fixOperations(fix, key.kind))
  const subject = `${key.id} ${label}`
  return (
    <Button
      size="sm"
      className="max-w-full"
      aria-label={`${label}: ${key.label}`}
      disabledReason={reason}
      pending={actions.pending?.subject === subject}
      onClick={async () => {
        if (await actions.run({ ...actionOf(client, key, fix), subject })) onApplied?.()
      }}
    >
      <span className="truncate">{text}</span>
    </Button>
  )
}

type RejectedKey = RejectedGroup['key']

/** Returns the action that a fix is, which can be undone if its opposite is known. */
export function actionOf(client: QueryClient, key: RejectedKey, fix: ActionFix['fix']): Action {
  const entity = { kind: key.kind, keyValue: key.id, label: key.label }
  switch (fix.action) {
    case 'recover':
      return toAction(client, 'recover', entity)
    case 'allow-address':
      return allowAddress(entity, fix.address)
    case 'dismiss':
      return dismissal(key, fix.hostname, true)
    case 'restore':
      return dismissal(key, fix.hostname, false)
    default:
      return fixAction({ keyId: key.id, kind: key.kind, label: key.label, expires: null }, fix)
  }
}

/** Returns the operations that a person needs for a fix. */
export function fixOperations(fix: ActionFix['fix'], kind: RejectedKey['kind']) {
  switch (fix.action) {
    case 'recover':
      return [keyOperations[kind].recover]
    case 'allow-address':
      return [setSecretKeyRestrictions]
    case 'dismiss':
      return [dismissHostname]
    case 'restore':
      return [restoreHostname]
    default:
      return describeFix(fix).operations(kind)
  }
}

/** Says that the pages of a hostname are not the account's, or takes that back. */
function dismissal({ id, label }: RejectedKey, domain: string, isDismissed: boolean): Action {
  const path = { id, domain }
  return {
    subject: id,
    send: () => (isDismissed ? call(dismissHostname, { path }) : call(restoreHostname, { path })),
    doneText: isDismissed ? `${domain} is marked as not yours.` : `${domain} is listed for ${label} again.`,
    failedTitle: `${domain} couldn’t be marked`,
    undo: () => dismissal({ id, label, kind: 'embedded' }, domain, !isDismissed),
  }
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
