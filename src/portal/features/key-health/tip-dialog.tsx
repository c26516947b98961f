import type { FindingId } from '#domain/keys/health/findings.ts'
import { type Action, type Actions, useUndoable } from '#portal/kit/action/actions.tsx'
import { useDialog } from '#portal/kit/dialog/address.tsx'
import { fixId } from '#portal/shared/keys/fixes.ts'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { type BulkResult, dismissDialog, type Tip, toTip } from './groups.ts'
import type { KeyHealth } from './key-health.ts'

// Forms and their schemas load when a fix is chosen.
const FixDialog = lazyPart(() => import('./fix-dialog.tsx'))
const DismissDialog = lazyPart(() => import('./dismiss-dialog.tsx'))

/** The dialog in the address: a fix of one key, or the reason for dismissing its tip. */
export function TipDialog({
  keys,
  onChanged,
}: {
  keys: readonly KeyHealth[]
  onChanged: (finding: FindingId) => void
}) {
  const actions = useUndoable({ invalidates: keyQueries })
  const { name, id, close } = useDialog()
  const health = name === undefined ? undefined : keys.find(({ key }) => key.keyId === id)
  if (!health || name === undefined) return null
  const { key, findings } = health
  const onClose = () => {
    actions.dismiss()
    close()
  }
  const dismissed = findings.find(finding => name === dismissDialog(finding))
  if (dismissed)
    return (
      <DismissTip
        tip={toTip(key, dismissed)}
        actions={actions}
        onDismissed={() => onChanged(dismissed.id)}
        onClose={onClose}
      />
    )
  for (const finding of findings)
    for (const fix of finding.fixes)
      if (fixId(fix) === name)
        return (
          <LazyBoundary layer>
            <FixDialog
              entity={key}
              fix={fix}
              actions={actions}
              onFixed={() => onChanged(finding.id)}
              onClose={onClose}
            />
          </LazyBoundary>
        )
  return null
}

/** The dialog that dismisses one tip, with Undo. */
export function DismissTip({
  tip,
  actions,
  onDismissed,
  onClose,
}: {
  tip: Tip
  actions: Actions
  onDismissed?: () => void
  onClose: () => void
}) {
  return (
    <LazyBoundary layer>
      <DismissDialog
        tips={[tip]}
        onResult={(result, undo) => {
          onDismissed?.()
          announce('Tip dismissed.', undoAction(result, undo), actions.run)
        }}
        onClose={onClose}
      />
    </LazyBoundary>
  )
}

/** Says that something is done, with Undo. */
export function announce(text: string, undo: Action | undefined, run: (action: Action) => unknown): void {
  const action = undo && { label: 'Undo', onAction: () => void run(undo) }
  if (text) void toast.success(text, action && { action })
}

/** Takes back what was done to several keys; undefined if that is not possible for all of them. */
export function undoAction(
  { done }: BulkResult,
  undo: (tip: Tip) => (() => Promise<unknown>) | undefined,
): Action | undefined {
  const left = new Map(done.map(tip => [tip, undo(tip)]))
  if (![...left.values()].every(send => send !== undefined)) return undefined
  return {
    subject: 'several',
    async send() {
      let failure: unknown
      for (const [tip, send] of left)
        try {
          await send?.()
          left.delete(tip)
        } catch (error) {
          failure ??= error
        }
      if (failure) throw failure
    },
    doneText: 'Undone.',
    failedTitle: left.size === 1 ? 'Couldn’t undo it' : 'Couldn’t undo everything',
  }
}
