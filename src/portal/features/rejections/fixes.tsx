import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Link, type LinkProps } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { extension, raisedLimit } from '#domain/keys/health/checks.ts'
import type { ReadyFix } from '#domain/keys/health/findings.ts'
import { exactAmount } from '#domain/text/amounts.ts'
import { dismissHostname } from '#generated/security/operations/dismissHostname.ts'
import { restoreHostname } from '#generated/security/operations/restoreHostname.ts'
import { setSecretKeyRestrictions } from '#generated/security/operations/setSecretKeyRestrictions.ts'
import type { RejectionRule } from '#generated/security/types.ts'
import { call } from '#portal/api/call.ts'
import { useCan } from '#portal/api/can.ts'
import type { AnyOperation } from '#portal/api/types.ts'
import { type Action, createActionsContext } from '#portal/kit/action/actions.tsx'
import { describeFix, fixAction, restrictionsOf } from '#portal/shared/keys/fixes.ts'
import { toAction } from '#portal/shared/keys/key-actions.ts'
import { keyOperations, keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { buttonClass } from '#portal/ui/classes.ts'
import type { RejectedKey, RejectionGroup } from './rejections.ts'

/** What fixes a group, as a button that does it or a link to where it is done. */
export type RejectionFix =
  | {
      label: string
      /** What the button shows of the label, where the rest stands next to it. */
      text?: string
      fix:
        | ReadyFix
        | { action: 'recover' }
        | { action: 'allow-address'; address: string }
        | { action: 'dismiss' | 'restore'; hostname: string }
    }
  | { label: string; link: Pick<LinkProps, 'to' | 'search' | 'params'> }

/** Says that the pages of a hostname are not the account's. */
export const notMine = (hostname: string): RejectionFix => ({
  label: `Not mine: ${hostname}`,
  text: 'Not mine',
  fix: { action: 'dismiss', hostname },
})

/** The fixes of a group, the most helpful first. None once it is fixed, or if only the caller can fix it. */
export function fixesOf(group: RejectionGroup, now: Date): RejectionFix[] {
  const { key, currentRule, sources, maxLookups } = group
  const onKeyPage = (label: string, dialog: string): RejectionFix => ({
    label,
    link: {
      to: key.kind === 'secret' ? '/account/keys/secret/$keyId' : '/account/keys/embedded/$keyId',
      params: { keyId: key.id },
      search: { dialog },
    },
  })
  const rejectedBy = (rule: RejectionRule) =>
    sources.flatMap(({ source, isDismissed, ...each }) =>
      each.currentRule === rule && source !== null && !isDismissed ? [source] : [],
    )
  switch (currentRule) {
    case 'hostname':
      return rejectedBy('hostname').map(hostname => ({
        label: `Allow ${hostname}`,
        fix: { action: 'authorize', hostname },
      }))
    case 'ip': {
      // A range has a slash: which of its addresses called is not known.
      const addresses = rejectedBy('ip').filter(source => !source.includes('/'))
      return addresses.length
        ? addresses.map(address => ({ label: `Allow ${address}`, fix: { action: 'allow-address', address } }))
        : [onKeyPage('Change addresses', 'restrict')]
    }
    case 'key-limit': {
      const raised = maxLookups === null ? undefined : raisedLimit(maxLookups)
      return raised
        ? [{ label: `Raise limit to ${exactAmount(raised.max)}`, fix: raised }]
        : [onKeyPage('Change limit', 'limit')]
    }
    case 'usage-limit':
      return [onKeyPage('Change limits', 'usage-limits')]
    case 'account-limit':
      return [{ label: 'Change limits', link: { to: '/account/keys/limits' } }]
    case 'paused':
      return [{ label: 'Resume key', fix: { action: 'resume' } }]
    case 'deleted':
      return [{ label: 'Recover key', fix: { action: 'recover' } }]
    case 'expired':
      return [{ label: 'Extend by 90 days', fix: extension(now.getTime()) }]
    case 'license-scope':
      return [onKeyPage('Change licenses', 'restrict')]
    case 'secret-in-browser':
      return [onKeyPage('Rotate token', 'rotate')]
    case 'subscription':
    case 'too-few-remaining':
      return [{ label: 'Renew', link: { to: '/account/subscriptions' } }]
    case 'license-not-held':
      return [{ label: 'Choose a plan', link: { to: '/account/subscriptions/plans' } }]
    case 'rate-limit':
      return [{ label: 'Compare plans', link: { to: '/account/subscriptions/plans' } }]
    default:
      return []
  }
}

/** Runs the fixes of rejected requests. */
export const { ActionsProvider: FixActions, useActions: useFixActions } = createActionsContext({
  invalidates: keyQueries,
})

interface FixProps {
  group: Pick<RejectionGroup, 'key'>
  /** The fix is done, and what it changes is loaded again. */
  onApplied?: (() => void) | undefined
}

/** A fix as a button that applies it at once, with Undo, or as a link to where it is done. */
export function FixControl({ fix, group: { key }, onApplied }: FixProps & { fix: RejectionFix }) {
  const client = useQueryClient()
  if ('link' in fix)
    return (
      <Link {...fix.link} preload={false} className={buttonClass({ size: 'sm' })}>
        {fix.label}
      </Link>
    )
  const { label, text = label } = fix
  const { operations, action } = applicationOf(client, key, fix.fix)
  return (
    <ApplyButton
      {...{ operations, onApplied }}
      label={`${label}: ${key.label}`}
      action={{ ...action, subject: `${key.id} ${label}` }}
    >
      {text}
    </ApplyButton>
  )
}

/** A fix, and the key that it is for. */
export interface KeyFix {
  key: RejectedKey
  fix: ActionFix
}

/** Applies the fixes of several keys or hostnames with one press and one Undo. */
export function FixAll({
  label,
  doneText,
  fixes,
  onApplied,
}: {
  label: string
  doneText: string
  fixes: readonly KeyFix[]
  onApplied?: () => void
}) {
  const client = useQueryClient()
  const each = fixes.map(({ key, fix }) => applicationOf(client, key, fix))
  const action = inTurn(
    each.map(({ action }) => action),
    label,
    doneText,
  )
  return (
    <ApplyButton
      {...{ label, onApplied }}
      operations={each.flatMap(({ operations }) => operations)}
      action={{ ...action, subject: `all ${label}` }}
    >
      {label}
    </ApplyButton>
  )
}

function ApplyButton({
  label,
  operations,
  action,
  onApplied,
  children,
}: {
  label: string
  operations: readonly AnyOperation[]
  action: Action
  onApplied: (() => void) | undefined
  children: ReactNode
}) {
  const actions = useFixActions()
  const { reason } = useCan(...new Set(operations))
  return (
    <Button
      size="sm"
      className="max-w-full"
      aria-label={label}
      disabledReason={reason}
      pending={actions.pending?.subject === action.subject}
      onClick={async () => {
        if (await actions.run(action)) onApplied?.()
      }}
    >
      <span className="truncate">{children}</span>
    </Button>
  )
}

type ActionFix = Extract<RejectionFix, { fix: unknown }>['fix']

/** The action that a fix is, which can be undone if its opposite is known, and the operations that it needs. */
function applicationOf(
  client: QueryClient,
  key: RejectedKey,
  fix: ActionFix,
): { operations: AnyOperation[]; action: Action } {
  const { id, kind, label } = key
  switch (fix.action) {
    case 'recover':
      return {
        operations: [keyOperations[kind].recover],
        action: toAction(client, 'recover', { kind, keyValue: id, label }),
      }
    case 'allow-address':
      return { operations: [setSecretKeyRestrictions], action: allowAddress(key, fix.address) }
    case 'dismiss':
      return { operations: [dismissHostname], action: dismissal(key, fix.hostname, true) }
    case 'restore':
      return { operations: [restoreHostname], action: dismissal(key, fix.hostname, false) }
    default:
      return {
        operations: describeFix(fix).operations(kind),
        action: fixAction({ keyId: id, kind, label, expires: null }, fix),
      }
  }
}

/** Says that the pages of a hostname are not the account's, or takes that back. */
function dismissal(
  { id, label }: Pick<RejectedKey, 'id' | 'label'>,
  domain: string,
  isDismissed: boolean,
): Action {
  const path = { id, domain }
  return {
    subject: id,
    send: () => (isDismissed ? call(dismissHostname, { path }) : call(restoreHostname, { path })),
    doneText: isDismissed ? `${domain} is marked as not yours.` : `${domain} is listed for ${label} again.`,
    failedTitle: `${domain} couldn’t be marked`,
    undo: () => dismissal({ id, label }, domain, !isDismissed),
  }
}

/** Adds an address to those that a secret key works from. */
function allowAddress({ id, label }: RejectedKey, address: string): Action {
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

/** Several actions as one. They are sent one after another, because several may change the same key. */
function inTurn(actions: readonly Action[], label: string, doneText: string): Action {
  const opposites = actions.map(({ undo }) => undo)
  const undo = opposites.every(opposite => opposite !== undefined)
    ? () =>
        inTurn(
          opposites.map(opposite => opposite()),
          label,
          'Undone.',
        )
    : undefined
  return {
    subject: label,
    async send() {
      for (const { send } of actions) await send()
    },
    doneText,
    failedTitle: `${label}: not all of it worked`,
    undo,
  }
}
