import { lazy, Suspense, useState } from 'react'
import { ActionErrorAlert } from '#portal/kit/action/action-error-alert.tsx'
import { type Action, useUndoable } from '#portal/kit/action/use-undoable.ts'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.ts'
import { cx } from '#portal/ui/cx.ts'
import { KeyLink } from '../shared/key-link.tsx'
import { keyQueries } from '../shared/key-operations.ts'
import type { Grade } from './checks.ts'
import { FindingRow } from './finding-row.tsx'
import type { Fix } from './findings.ts'
import { fixAction, fixId, isReady } from './fixes.ts'
import { findingKey, type SeenKey } from './kept-order.ts'

// Forms and their schemas load when a fix is chosen.
const FixDialog = lazy(() => import('./fix-dialog.tsx'))

/** One key: its grade, and for each finding the reason and its fixes. A fixed finding stays, with Undo. */
export function HealthCard({ health, now }: { health: SeenKey; now: Date }) {
  const { key, seen, grade, isGone } = health
  const actions = useUndoable({ invalidates: keyQueries })
  const open = useOpenDialog()
  const dialog = useDialog()
  const [fixed, setFixed] = useState<Record<string, () => Action>>({})
  const [latest, setLatest] = useState<string>()
  const left = seen.filter(({ isFixed }) => !isFixed).map(({ finding }) => finding)
  const asked =
    dialog.id === key.keyId && left.flatMap(({ fixes }) => fixes).find(fix => fixId(fix) === dialog.name)

  function choose(fix: Fix) {
    setLatest(undefined)
    actions.dismiss()
    open(fixId(fix), key.keyId)
  }

  /** Notes how to undo the fix, at each finding that it belongs to. */
  function noteFixed(fix: Fix) {
    const { undo } = isReady(fix) ? fixAction(key, fix) : {}
    const cured = left.filter(({ fixes }) => fixes.some(other => fixId(other) === fixId(fix)))
    setLatest(cured[0] && findingKey(cured[0]))
    if (undo)
      setFixed(old => ({ ...old, ...Object.fromEntries(cured.map(each => [findingKey(each), undo])) }))
  }

  return (
    <li aria-labelledby={`key-${key.keyId}`} className="flex gap-4 px-5 py-4 max-sm:flex-col max-sm:gap-2">
      <div className="flex items-center gap-3 self-start sm:w-64 sm:shrink-0">
        <GradeMark grade={grade} />
        <div className="flex min-w-0 flex-col">
          <span id={`key-${key.keyId}`} className="font-medium wrap-anywhere">
            <KeyLink kind={key.kind} keyId={key.keyId} className="text-accent hover:underline">
              {key.label}
            </KeyLink>
          </span>
          <span className="text-xs text-muted">
            {key.kind === 'secret' ? 'Secret key' : 'Embedded key'}
            {isGone ? ', deleted' : key.isPaused && ', paused'}
          </span>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {!asked && <ActionErrorAlert actions={actions} />}
        {seen.length === 0 && <p className="text-muted sm:pt-2">Nothing to fix.</p>}
        <ul className="flex flex-col gap-4">
          {seen.map(each => {
            const undo = fixed[findingKey(each.finding)]
            return (
              <FindingRow
                key={findingKey(each.finding)}
                {...each}
                entity={key}
                now={now}
                pending={actions.pending?.subject}
                isLatest={!asked && latest === findingKey(each.finding)}
                onChoose={choose}
                onUndo={undo && (() => void actions.run(undo()))}
              />
            )
          })}
        </ul>
      </div>
      {asked && (
        <Suspense>
          <FixDialog
            entity={key}
            fix={asked}
            actions={actions}
            onFixed={() => noteFixed(asked)}
            onClose={() => {
              actions.dismiss()
              dialog.close()
            }}
          />
        </Suspense>
      )}
    </li>
  )
}

const GRADES: Record<Grade, string> = {
  A: 'bg-accent-soft text-accent',
  B: 'bg-accent-soft text-accent',
  C: 'bg-warning-soft text-warning',
  D: 'bg-warning-soft text-warning',
  F: 'bg-danger-soft text-danger',
}

function GradeMark({ grade }: { grade: Grade }) {
  return (
    <span
      role="img"
      aria-label={`Grade ${grade}`}
      className={cx(
        'grid size-9 shrink-0 place-items-center rounded-md text-base font-semibold',
        GRADES[grade],
      )}
    >
      {grade}
    </span>
  )
}
