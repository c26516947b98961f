import { lazy, Suspense } from 'react'
import { useDialog, useOpenDialog } from '#portal/kit/dialog-address.ts'
import { FailedActAlert } from '#portal/kit/failed-act.tsx'
import { useUndoable } from '#portal/kit/use-undoable.ts'
import { Badge } from '#portal/ui/badge.tsx'
import { cx } from '#portal/ui/cx.ts'
import { KeyLink } from '../shared/key-link.tsx'
import { keyReaders } from '../shared/key-operations.ts'
import type { SurveyedKey } from '../shared/surveyed-key.ts'
import type { Grade } from './checks.ts'
import type { Finding, Fix } from './findings.ts'
import { FixButtons } from './fix-buttons.tsx'
import { fixAct, fixId, isReady } from './fixes.ts'
import type { KeyHealth } from './key-health.ts'
import { effectOf, FINDING_TITLES, reasonOf, SEVERITIES } from './words.ts'

// Forms and their schemas load when a fix needs input.
const FixDialog = lazy(() => import('./fix-dialog.tsx'))

/** One key: its grade, and for each finding the reason and its fixes. */
export function HealthCard({ health, now }: { health: KeyHealth; now: Date }) {
  const { key, findings, grade } = health
  const acts = useUndoable({ refreshes: keyReaders })
  const open = useOpenDialog()
  const dialog = useDialog()
  const asked =
    dialog.id === key.keyId && findings.flatMap(({ fixes }) => fixes).find(fix => fixId(fix) === dialog.name)
  const choose = (fix: Fix) => {
    acts.dismiss()
    if (isReady(fix) && effectOf(fix, key) === undefined) void acts.run(fixAct(key, fix))
    else open(fixId(fix), key.keyId)
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
            {key.isPaused && ', paused'}
          </span>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {!asked && <FailedActAlert acts={acts} />}
        {findings.length === 0 && <p className="text-muted sm:pt-2">Nothing to fix.</p>}
        <ul className="flex flex-col gap-4">
          {findings.map(finding => (
            <FindingRow
              key={findingKey(finding)}
              finding={finding}
              entity={key}
              now={now}
              pending={acts.pending?.subject}
              onChoose={choose}
            />
          ))}
        </ul>
      </div>
      {asked && (
        <Suspense>
          <FixDialog
            entity={key}
            fix={asked}
            acts={acts}
            onClose={() => {
              acts.dismiss()
              dialog.close()
            }}
          />
        </Suspense>
      )}
    </li>
  )
}

function findingKey(finding: Finding): string {
  return 'hostname' in finding ? `${finding.id} ${finding.hostname}` : finding.id
}

function FindingRow({
  finding,
  entity: key,
  now,
  pending,
  onChoose,
}: {
  finding: Finding
  entity: SurveyedKey
  now: Date
  pending: string | undefined
  onChoose: (fix: Fix) => void
}) {
  const { one, tone } = SEVERITIES[finding.severity]
  const title = FINDING_TITLES[finding.id]
  return (
    <li
      aria-label={`${title}, ${one.toLowerCase()}`}
      className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2"
    >
      <div className="flex min-w-60 flex-1 basis-80 flex-col gap-1 max-sm:min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          {title}
          <Badge tone={tone}>{one}</Badge>
        </p>
        <p className="max-w-prose text-muted wrap-anywhere">{reasonOf(finding, key, now)}</p>
      </div>
      <FixButtons finding={finding} entity={key} pending={pending} onChoose={onChoose} />
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
