import { Check } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import type { Grade } from '#domain/keys/health/checks.ts'
import { type Finding, type Fix, type SurveyedKey, tipOf } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { fixAction, fixId, isReady } from '#portal/shared/keys/fixes.ts'
import { KeyLink } from '#portal/shared/keys/key-link.tsx'
import { keyQueries } from '#portal/shared/keys/operations.ts'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { reasonOf, SEVERITIES } from './copy.ts'
import { FixButtons } from './fix-buttons.tsx'
import { dismissDialog } from './groups.ts'
import type { SeenFinding, SeenKey } from './kept-order.ts'
import { subjectOf, TipDialog } from './tip-dialog.tsx'

/** One key: its grade, and for each finding the reason and its fixes. A fixed finding stays, with Undo. */
export function HealthCard({ health, now }: { health: SeenKey; now: Date }) {
  const { key, seen, grade, isGone } = health
  const actions = useUndoable({ invalidates: keyQueries })
  const open = useOpenDialog()
  const dialog = useDialog()
  const [fixed, setFixed] = useState<Record<string, () => Action>>({})
  const [latest, setLatest] = useState<string>()
  const left = seen.filter(({ state }) => state === 'open').map(({ finding }) => finding)
  const isAsking = dialog.id === key.keyId && subjectOf(left, dialog.name) !== undefined

  function choose(fix: Fix) {
    setLatest(undefined)
    actions.dismiss()
    open(fixId(fix), key.keyId)
  }

  /** Notes how to undo the fix, at each finding that it belongs to. */
  function noteFixed(fix: Fix) {
    const { undo } = isReady(fix) ? fixAction(key, fix) : {}
    const cured = left.filter(({ fixes }) => fixes.some(other => fixId(other) === fixId(fix)))
    setLatest(cured[0] && tipOf(cured[0]))
    if (undo) setFixed(old => ({ ...old, ...Object.fromEntries(cured.map(each => [tipOf(each), undo])) }))
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
        {!isAsking && <ActionErrorAlert actions={actions} />}
        {seen.length === 0 && <p className="text-muted sm:pt-2">Nothing to fix.</p>}
        <ul className="flex flex-col gap-4">
          {seen.map(each => {
            const undo = fixed[tipOf(each.finding)]
            return (
              <FindingRow
                key={tipOf(each.finding)}
                {...each}
                entity={key}
                now={now}
                pending={actions.pending?.subject}
                onDismiss={() => open(dismissDialog(each.finding), key.keyId)}
                isLatest={!isAsking && latest === tipOf(each.finding)}
                onChoose={choose}
                onUndo={undo && (() => void actions.run(undo()))}
              />
            )
          })}
        </ul>
      </div>
      <TipDialog
        keys={[health]}
        actions={actions}
        onFixed={(_, fix) => noteFixed(fix)}
        onDismissed={finding => setLatest(tipOf(finding))}
      />
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

interface FindingRowProps {
  finding: Finding
  state: SeenFinding['state']
  entity: SurveyedKey
  now: Date
  /** The fix of the key that is in progress. */
  pending: string | undefined
  onChoose: (fix: Fix) => void
  onDismiss: () => void
  /** It was just fixed or dismissed here, and its dialog has closed. */
  isLatest: boolean
  /** Undoes the fix that was applied here. */
  onUndo: (() => void) | undefined
}

/** A finding with its fixes, or the fixed one in the same place. */
function FindingRow(props: FindingRowProps) {
  const { finding, state, entity: key, now, isLatest } = props
  const isOpen = state === 'open'
  const { one, tone } = SEVERITIES[finding.severity]
  const title = FINDING_TITLES[finding.id]
  const row = useRef<HTMLLIElement>(null)
  // The button of the fix, which had the focus, is gone.
  useEffect(() => {
    if (isLatest && !isOpen) row.current?.focus()
  }, [isLatest, isOpen])
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={`${title}, ${isOpen ? one.toLowerCase() : state}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2"
    >
      <div className="flex min-w-60 flex-1 basis-80 flex-col gap-1 max-sm:min-w-0">
        <p className={`flex flex-wrap items-center gap-2 font-medium ${isOpen ? '' : 'text-muted'}`}>
          {title}
          {state === 'fixed' && (
            <Badge tone="accent">
              <Check aria-hidden="true" className="size-3" />
              Fixed
            </Badge>
          )}
          {state === 'dismissed' && <Badge>Dismissed</Badge>}
          {isOpen && <Badge tone={tone}>{one}</Badge>}
        </p>
        {isOpen && <p className="max-w-text text-muted wrap-anywhere">{reasonOf(finding, key, now)}</p>}
      </div>
      {isOpen ? <FixButtons {...props} /> : state === 'fixed' && <UndoButton {...props} title={title} />}
    </li>
  )
}

function UndoButton({ title, entity: key, pending, onUndo }: FindingRowProps & { title: string }) {
  return (
    onUndo && (
      <Button
        size="sm"
        aria-label={`Undo: ${title}, ${key.label}`}
        pending={pending !== undefined}
        onClick={onUndo}
      >
        Undo
      </Button>
    )
  )
}
