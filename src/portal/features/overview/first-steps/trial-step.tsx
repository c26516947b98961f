import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { countOf, exactAmount } from '#domain/text/amounts.ts'
import { NoTrialNotice } from '#portal/shared/trials/no-trial-notice.tsx'
import { NO_FIRST_TRIAL } from '#portal/shared/trials/words.ts'
import type { Holding } from '../holdings.ts'
import { daysLeft } from '../words.ts'

/** "1,000 lookups, 42 days left". */
export function trialNote(holdings: readonly Holding[]): string | undefined {
  const current = holdings.find(({ status }) => status === 'active')?.current
  if (!current) return undefined
  const end = current.expiration && `, ${daysLeft(current.expiration)}`
  return `${countOf(current.remaining, 'lookup')}${end ?? ' left'}`
}

/** What the account starts with. */
export function TrialStep({ holdings }: { holdings: readonly Holding[] }) {
  // An account opens with its trial, unless its owner or their company has had that.
  if (!holdings.length) return <NoTrialNotice message={NO_FIRST_TRIAL} isElsewhere />
  const active = holdings.filter(({ status }) => status === 'active')
  if (!active.length)
    return (
      <p className="max-w-prose text-muted">
        No subscription is active, so lookups are refused. A free trial lasts {TRIAL_DAYS} days.
      </p>
    )
  return active.map(({ license, current }) => (
    <p key={license.license_id} className="max-w-prose text-muted">
      {license.license_label}: {exactAmount(current?.issued ?? 0)} lookups to try it. When the trial ends, it
      ends: we charge nothing.
    </p>
  ))
}
