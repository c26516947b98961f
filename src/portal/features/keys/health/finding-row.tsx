import { Check } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Button } from '#portal/ui/button.tsx'
import { Badge } from '#portal/ui/data/badge.tsx'
import type { SurveyedKey } from '../shared/surveyed-key.ts'
import type { Finding, Fix } from './findings.ts'
import { FixButtons } from './fix-buttons.tsx'
import { FINDING_TITLES, reasonOf, SEVERITIES } from './words.ts'

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
export function FindingRow(props: FindingRowProps) {
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
