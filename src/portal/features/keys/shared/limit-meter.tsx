import { countOf, exactAmount, shortAmount } from '#domain/text/amounts.ts'
import { shareOf } from './limit-forecast.ts'
import type { KeyLimit } from './model.ts'

/** Share of a limit from which its meter warns. */
const NEAR = 0.8

function meterClass({ limitReached, lookupsUsed, maxLookups }: KeyLimit): string {
  if (limitReached) return 'gp-meter gp-meter-full'
  return lookupsUsed >= NEAR * maxLookups ? 'gp-meter gp-meter-near' : 'gp-meter'
}

/** How much of a limit is used, as a bar and in words. */
export function LimitMeter({ limit, isWide }: { limit: KeyLimit; isWide?: boolean }) {
  const { maxLookups, lookupsUsed, limitReached } = limit
  const share = shareOf(limit)
  const words = `${exactAmount(lookupsUsed)} of ${countOf(maxLookups, 'lookup')} used`
  return (
    <span className={isWide ? 'flex flex-col gap-2' : 'flex min-w-24 flex-col gap-1'} title={words}>
      <span className="flex items-baseline justify-between gap-3 text-xs whitespace-nowrap text-muted tabular-nums">
        <span>
          {shortAmount(lookupsUsed)} of {shortAmount(maxLookups)}
        </span>
        <span className={limitReached ? 'font-medium text-danger' : undefined}>{share}</span>
      </span>
      <meter
        aria-label="Limit used"
        aria-valuetext={`${words}, ${share}`}
        min={0}
        max={maxLookups}
        value={Math.min(lookupsUsed, maxLookups)}
        className={meterClass(limit)}
      />
    </span>
  )
}
