import { Link } from '@tanstack/react-router'
import { Check, ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Grade } from '#domain/keys/health/checks.ts'
import type { Finding, Fix, SurveyedKey } from '#domain/keys/health/findings.ts'
import { FINDING_TITLES } from '#domain/keys/health/titles.ts'
import { useCan } from '#portal/api/can.ts'
import { type Action, ActionErrorAlert, useUndoable } from '#portal/kit/action/actions.tsx'
import { useDialog, useOpenDialog } from '#portal/kit/dialog/address.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/classes.ts'
import { Badge } from '#portal/ui/data/badge.tsx'
import { Menu, MenuItem } from '#portal/ui/overlay/menu.tsx'
import { keyQueries } from '../shared/keys.ts'
import { KeyLink } from '../shared/link.tsx'
import { fixAction, fixId, isReady, operationsOf } from './fixes.ts'
import { findingKey, type SeenKey } from './kept-order.ts'
import { fixLabel, reasonOf, SEVERITIES } from './words.ts'

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

interface FindingRowProps {
  finding: Finding
  isFixed: boolean
  entity: SurveyedKey
  now: Date
  /** The fix of the key that is in progress. */
  pending: string | undefined
  onChoose: (fix: Fix) => void
  /** The fix was just applied here, and its dialog has closed. */
  isLatest: boolean
  /** Undoes the fix that was applied here. */
  onUndo: (() => void) | undefined
}

/** A finding with its fixes, or the fixed one in the same place. */
function FindingRow(props: FindingRowProps) {
  const { finding, isFixed, entity: key, now, isLatest } = props
  const { one, tone } = SEVERITIES[finding.severity]
  const title = FINDING_TITLES[finding.id]
  const row = useRef<HTMLLIElement>(null)
  // The button of the fix, which had the focus, is gone.
  useEffect(() => {
    if (isLatest && isFixed) row.current?.focus()
  }, [isLatest, isFixed])
  return (
    <li
      ref={row}
      tabIndex={-1}
      aria-label={`${title}, ${isFixed ? 'fixed' : one.toLowerCase()}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2"
    >
      <div className="flex min-w-60 flex-1 basis-80 flex-col gap-1 max-sm:min-w-0">
        <p className={`flex flex-wrap items-center gap-2 font-medium ${isFixed ? 'text-muted' : ''}`}>
          {title}
          {isFixed ? (
            <Badge tone="accent">
              <Check aria-hidden="true" className="size-3" />
              Fixed
            </Badge>
          ) : (
            <Badge tone={tone}>{one}</Badge>
          )}
        </p>
        {!isFixed && <p className="max-w-prose text-muted wrap-anywhere">{reasonOf(finding, key, now)}</p>}
      </div>
      {isFixed ? <UndoButton {...props} title={title} /> : <FixButtons {...props} />}
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

/** The most helpful fix as a button, the rest in a menu. */
function FixButtons({
  finding,
  entity: key,
  pending,
  onChoose,
}: {
  finding: Finding
  entity: SurveyedKey
  /** The fix of the key that is in progress. */
  pending: string | undefined
  onChoose: (fix: Fix) => void
}) {
  // A new token has to be copied and deployed, and the page of the key has room for that.
  const [first, ...others] = finding.fixes.filter(({ action }) => action !== 'rotate')
  const rotates = finding.fixes.some(({ action }) => action === 'rotate')
  const what = `${FINDING_TITLES[finding.id]}, ${key.label}`
  return (
    <div className="flex flex-wrap items-center gap-2">
      {rotates && (
        <Link
          to="/account/keys/secret/$keyId"
          params={{ keyId: key.keyId }}
          search={{ dialog: 'rotate' }}
          className="text-sm text-accent hover:underline"
        >
          Rotate token
        </Link>
      )}
      {first && <FixButton fix={first} entity={key} pending={pending} onChoose={onChoose} />}
      {others.length > 0 && (
        <Menu
          label={`More for ${what}`}
          trigger={
            <Button
              size="sm"
              variant="ghost"
              aria-label={`More for ${what}`}
              icon={<ChevronDown className="size-4" />}
            >
              More
            </Button>
          }
        >
          {others.map(fix => (
            <FixItem key={fixId(fix)} fix={fix} entity={key} onChoose={onChoose} />
          ))}
        </Menu>
      )}
    </div>
  )
}

interface FixProps {
  fix: Fix
  entity: SurveyedKey
  onChoose: (fix: Fix) => void
}

function FixButton({ fix, entity: key, pending, onChoose }: FixProps & { pending: string | undefined }) {
  const { reason } = useCan(...operationsOf(fix, key.kind))
  const isThis = pending === fixId(fix)
  return (
    <Button
      size="sm"
      // By its text only, a screen reader could not tell the buttons of two keys apart.
      aria-label={`${fixLabel(fix)}: ${key.label}`}
      disabledReason={
        reason ?? (pending && !isThis ? 'Another change to this key is in progress.' : undefined)
      }
      pending={isThis}
      onClick={() => onChoose(fix)}
    >
      {fixLabel(fix)}…
    </Button>
  )
}

function FixItem({ fix, entity: key, onChoose }: FixProps) {
  const { reason } = useCan(...operationsOf(fix, key.kind))
  return (
    <MenuItem
      tone={fix.action === 'delete' ? 'danger' : 'neutral'}
      disabledReason={reason}
      onSelect={() => onChoose(fix)}
    >
      {fixLabel(fix)}…
    </MenuItem>
  )
}
