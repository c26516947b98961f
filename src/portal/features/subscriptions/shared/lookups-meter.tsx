import { isUnlimited } from '#domain/subscription/subscription-status.ts'
import { shortAmount } from '#domain/text/amounts.ts'
import type { Term } from './model.ts'
import { exactUsage, leftWords, usageOf } from './words.ts'

/** Share of the lookups from which the meter warns. */
const NEAR = 0.9

function meterClass({ issued, remaining }: Term): string {
  if (remaining <= 0) return 'gp-meter gp-meter-full'
  return issued - remaining >= NEAR * issued ? 'gp-meter gp-meter-near' : 'gp-meter'
}

/** How many lookups of a term are used and left, as a bar and in words; the exact figures below if there is room. */
export function LookupsMeter({ term, isExact }: { term: Term; isExact?: boolean }) {
  const { used, share } = usageOf(term)
  const words = exactUsage(term)
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
    </span>
  )
}
