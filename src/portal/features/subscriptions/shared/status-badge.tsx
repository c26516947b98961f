import { TriangleAlert } from 'lucide-react'
import {
  isInvalidTerm,
  type SubscriptionStatus,
  shownStatus,
} from '#domain/subscription/subscription-status.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import type { Term } from './model.ts'
import { STATUS_WORDS, terminationMoment } from './words.ts'

const TONES: Record<SubscriptionStatus, BadgeTone> = {
  none: 'neutral',
  active: 'accent',
  prepaid: 'accent',
  depleted: 'danger',
  expired: 'neutral',
  suspended: 'warning',
  terminated: 'danger',
}

/** The status of a term, and whether its dates make no sense. A missing term is a dash. */
export function StatusBadge({
  term,
  isUnpaid,
  isInline,
}: {
  term: Term | null
  /** Its order waits for its payment, so that it is not prepaid. */
  isUnpaid?: boolean
  /** On one line. */
  isInline?: boolean
}) {
  const now = new Date()
  if (!term)
    return (
      <span className="text-faint">
        <span aria-hidden="true">{STATUS_WORDS.none}</span>
        <span className="sr-only">No subscription</span>
      </span>
    )
  const status = shownStatus(term, now)
  const isOwed = isUnpaid && status === 'prepaid'
  const moment = status === 'terminated' ? terminationMoment(term, now) : undefined
  return (
    <span
      className={
        isInline
          ? 'flex flex-wrap items-center gap-x-2 gap-y-1'
          : 'flex flex-col items-start gap-1 max-sm:items-end'
      }
    >
      <Badge tone={isOwed ? 'danger' : TONES[status]} hasDot>
        {isOwed ? 'Unpaid' : STATUS_WORDS[status]}
      </Badge>
      {isInvalidTerm(term) && (
        <span className="flex items-center gap-1 text-xs font-medium text-danger">
          <TriangleAlert aria-hidden="true" className="size-3.5" />
          Invalid: it ends before it starts
        </span>
      )}
      {moment && <span className="text-xs text-muted">{moment}</span>}
    </span>
  )
}
