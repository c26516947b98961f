import type { Finding, Fix } from '#domain/keys/health/findings.ts'
import type { Action, Actions } from '#portal/kit/action/actions.tsx'
import { useDialog } from '#portal/kit/dialog/address.tsx'
import { fixId } from '#portal/shared/keys/fixes.ts'
import { toast } from '#portal/ui/feedback/toast.tsx'
import { LazyBoundary, lazyPart } from '#portal/ui/lazy-part.tsx'
import { type BulkResult, dismissDialog, toTip, type UndoOf } from './groups.ts'
import type { KeyHealth } from './key-health.ts'

// Forms and their schemas load when a fix is chosen.
const FixDialog = lazyPart(() => import('./fix-dialog.tsx'))
const BulkDialog = lazyPart(() => import('./bulk-dialog.tsx'))

/** The dialog in the address, if it is about one of these keys: a fix, or the reason for dismissing a tip. */
export function TipDialog({
  keys,
  actions,
  onFixed,
  onDismissed,
}: {
  keys: readonly Pick<KeyHealth, 'key' | 'findings'>[]
  actions: Actions
  onFixed: (finding: Finding, fix: Fix) => void
  onDismissed: (finding: Finding) => void
}) {
  const { name, id, close } = useDialog()
  const health = name === undefined ? undefined : keys.find(({ key }) => key.keyId === id)
  if (!health) return null
  const { key, findings } = health
  const onClose = () => {
    actions.dismiss()
    close()
  }
  const { finding, fix } = subjectOf(findings, name) ?? {}
  if (!finding) return null
  return (
    <LazyBoundary layer>
      {fix ? (
        <FixDialog
          entity={key}
          fix={fix}
          actions={actions}
          onFixed={() => onFixed(finding, fix)}
          onClose={onClose}
        />
      ) : (
        <BulkDialog
          action="dismiss"
          tips={[toTip(key, finding)]}
          onResult={(result, undo) => {
            onDismissed(finding)
            announce('Tip dismissed.', undoAction(result, undo), actions.run)
          }}
          onClose={onClose}
        />
      )}
    </LazyBoundary>
  )
}

/** What the dialog of this name is about: a fix of a finding, or its dismissal; undefined if it is about none of them. */
export function subjectOf(
  findings: readonly Finding[],
  name: string | undefined,
): { finding: Finding; fix?: Fix | undefined } | undefined {
  for (const finding of findings) {
    const fix = finding.fixes.find(each => fixId(each) === name)
    if (fix || dismissDialog(finding) === name) return { finding, fix }
  }
  return undefined
}

/** Says that something is done, with Undo. */
export function announce(text: string, undo: Action | undefined, run: (action: Action) => unknown): void {
  const action = undo && { label: 'Undo', onAction: () => void run(undo) }
  if (text) void toast.success(text, action && { action })
}

/** Takes back what was done to several keys; undefined if that is not possible for all of them. */
export function undoAction({ done }: BulkResult, undo: UndoOf): Action | undefined {
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
