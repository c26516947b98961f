import { sumOfTerms, usageOrder } from '#domain/subscription/lookups-left.ts'
import { isUnlimited, type Term } from '#domain/subscription/subscription-status.ts'
import { shortAmount } from '#domain/text/amounts.ts'
import { shortDay } from '#portal/kit/day-text.ts'
import type { Holding } from './model.ts'
import { exactUsage, leftWords, usageOf } from './words.ts'

/** Share of the lookups from which the meter warns. */
const NEAR = 0.9

type Counted = Pick<Term, 'issued' | 'remaining'>

function meterClass({ issued, remaining }: Counted): string {
  if (remaining <= 0) return 'gp-meter gp-meter-full'
  return issued - remaining >= NEAR * issued ? 'gp-meter gp-meter-near' : 'gp-meter'
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
        <meter
          aria-label="Lookups used"
          aria-valuetext={`${words}, ${share}`}
          min={0}
          max={term.issued}
          value={used}
          className={meterClass(term)}
        />
      )}
      {isExact && <span className="text-sm text-muted tabular-nums">{words}.</span>}
      {order && (
        <span className={`max-w-72 text-muted tabular-nums ${isExact ? 'text-sm' : 'text-xs'}`}>{order}</span>
      )}
    </span>
  )
}
