import { lazy, Suspense, useState } from 'react'
import { notesOf } from '#portal/api/errors.ts'
import { Alert } from '#portal/ui/alert.tsx'
import { Badge } from '#portal/ui/badge.tsx'
import { Button } from '#portal/ui/button.tsx'
import { cx } from '#portal/ui/cx.ts'
import type { Grade } from './examine.ts'
import type { Patient } from './examined-keys.ts'
import type { ExaminedKey, Finding, Fix } from './findings.ts'
import { FixButtons } from './fix-buttons.tsx'
import { isReady, type ReadyFix } from './fixes.ts'
import type { KeyLink } from './key-link.ts'
import { type Fixing, useFix } from './use-fix.ts'
import { effectOf, FINDING_TITLES, fixLabel, reasonOf, SEVERITIES } from './words.ts'

// Forms and their schemas come when a fix asks for something.
const FixDialog = lazy(() => import('./fix-dialog.tsx'))

/** One key: its grade, and for each finding the reason and what can be done about it. */
export function PatientCard({ patient, keyLink, now }: { patient: Patient; keyLink: KeyLink; now: Date }) {
  const { key, findings, grade } = patient
  const fixing = useFix(key)
  const [asked, setAsked] = useState<Fix | null>(null)
  const choose = (fix: Fix) => {
    fixing.reset()
    if (isReady(fix) && effectOf(fix, key) === undefined && fix.act !== 'add-limit') fixing.run(fix)
    else setAsked(fix)
  }

  return (
    <li aria-labelledby={`key-${key.keyId}`} className="flex gap-4 px-5 py-4 max-sm:flex-col max-sm:gap-2">
      <div className="flex items-center gap-3 self-start sm:w-64 sm:shrink-0">
        <GradeMark grade={grade} />
        <div className="flex min-w-0 flex-col">
          <span id={`key-${key.keyId}`} className="font-medium wrap-anywhere">
            {keyLink(key, key.label)}
          </span>
          <span className="text-xs text-muted">
            {key.kind === 'secret' ? 'Secret key' : 'Embedded key'}
            {key.isPaused && ', paused'}
          </span>
        </div>
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        {fixing.failed && !asked && <FailedFix fixing={fixing} />}
        {findings.length === 0 && <p className="text-muted sm:pt-2">Nothing to mend.</p>}
        <ul className="flex flex-col gap-4">
          {findings.map(finding => (
            <FindingRow
              key={findingKey(finding)}
              finding={finding}
              patientKey={key}
              now={now}
              pending={fixing.pending}
              keyLink={keyLink}
              onChoose={choose}
            />
          ))}
        </ul>
      </div>
      {asked && (
        <Suspense>
          <FixDialog
            patientKey={key}
            fix={asked}
            fixing={fixing}
            onClose={() => {
              fixing.reset()
              setAsked(null)
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
  patientKey,
  now,
  pending,
  keyLink,
  onChoose,
}: {
  finding: Finding
  patientKey: ExaminedKey
  now: Date
  pending: ReadyFix | undefined
  keyLink: KeyLink
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
        <p className="max-w-prose text-muted wrap-anywhere">{reasonOf(finding, patientKey, now)}</p>
      </div>
      <FixButtons
        finding={finding}
        patientKey={patientKey}
        pending={pending}
        keyLink={keyLink}
        onChoose={onChoose}
      />
    </li>
  )
}

function FailedFix({ fixing }: { fixing: Fixing }) {
  if (!fixing.failed) return null
  const { fix, error } = fixing.failed
  const { help, reference } = notesOf(error)
  return (
    <Alert
      tone="danger"
      title={`${fixLabel(fix)}: that did not work`}
      help={help}
      reference={reference}
      action={
        <>
          <Button size="sm" onClick={() => fixing.run(fix)}>
            Try again
          </Button>
          <Button size="sm" variant="ghost" onClick={fixing.reset}>
            Dismiss
          </Button>
        </>
      }
    >
      {error.message}
    </Alert>
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
