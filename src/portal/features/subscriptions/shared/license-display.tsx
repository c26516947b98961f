import { Link } from '@tanstack/react-router'
import { TriangleAlert } from 'lucide-react'
import { sumOfTerms, usageOrder } from '#domain/subscription/lookups-left.ts'
import {
  isInvalidTerm,
  isUnlimited,
  type SubscriptionStatus,
  shownStatus,
} from '#domain/subscription/subscription-status.ts'
import { shortAmount } from '#domain/text/amounts.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import { Badge, type BadgeTone } from '#portal/ui/data/badge.tsx'
import { CopyButton } from '#portal/ui/data/copy-button.tsx'
import { Meter } from '#portal/ui/data/meter.tsx'
import type { Holding, Term as TermTimes } from './subscriptions.ts'
import { exactUsage, leftWords, STATUS_WORDS, terminationMoment, usageOf } from './words.ts'

/** The name of a license, which leads to its page. */
export function LicenseLink({
  holding: { licenseId, label },
  className,
}: {
  holding: Holding
  className: string
}) {
  return (
    <Link
      to="/account/subscriptions/$licenseId"
      params={{ licenseId: String(licenseId) }}
      className={className}
    >
      {label}
    </Link>
  )
}

/** The value of `license=` in calls, to copy, and whether it chooses between licenses of the account. */
export function LicenseValue({ holding: { licenseKey, label, isOneOfSeveral } }: { holding: Holding }) {
  return (
    <span className="flex flex-wrap items-center gap-x-1 font-normal">
      <span className="flex items-center gap-1">
        <code translate="no" className="font-mono text-xs text-muted lg:whitespace-nowrap">
          {licenseKey}
        </code>
        <CopyButton isIconOnly text={licenseKey} label={`Copy the license value of ${label}`} />
      </span>
      {isOneOfSeveral && (
        <a
          href="/docs/cloud/licensing"
          className="relative z-1 rounded-xs text-xs text-muted underline decoration-line-strong underline-offset-4 hover:text-ink"
        >
          send it to choose this license
        </a>
      )}
    </span>
  )
}

/**
 * How many lookups of a license are used and left, as a bar and in words, and which of several terms they use first; the
 * exact figures below if there is room. Without a running term, those of the term that counts.
 */
export function LookupsMeter({
  holding: { current, facts },
  isExact,
}: {
  holding: Pick<Holding, 'current' | 'facts'>
  isExact?: boolean
}) {
  const { running } = facts
  const term = running.length ? sumOfTerms(running) : current
  if (!term) return null
  // A license that brings seats, and nothing to look up.
  if (term.issued === 0) return <span className="text-xs text-ink">{current?.plan.description}</span>
  const { used, share } = usageOf(term)
  const words = exactUsage(term)
  const order = usageOrder(running, shortDay)
  return (
    <span className={isExact ? 'flex flex-col gap-2' : 'flex min-w-36 flex-col gap-1'} title={words}>
      <span className="flex items-baseline justify-between gap-3 text-xs whitespace-nowrap text-muted tabular-nums">
        <span className={term.remaining <= 0 ? 'font-medium text-danger' : 'font-medium text-ink'}>
          {leftWords(term)}
        </span>
        <span>{share === undefined ? `${shortAmount(used)} used` : `${share} used`}</span>
      </span>
      {share !== undefined && !isUnlimited(term) && (
        <Meter label="Lookups used" text={`${words}, ${share}`} used={used} max={term.issued} />
      )}
      {isExact && <span className="text-sm text-muted tabular-nums">{words}.</span>}
      {order && (
        <span className={`max-w-72 text-muted tabular-nums ${isExact ? 'text-sm' : 'text-xs'}`}>{order}</span>
      )}
    </span>
  )
}

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
  term: TermTimes | null
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
      <Badge tone={TONES[status]} hasDot>
        {STATUS_WORDS[status]}
      </Badge>
      {isOwed && <span className="text-xs font-medium text-danger">Payment due</span>}
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
