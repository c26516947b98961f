import { DAY } from '#domain/time/durations.ts'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'
import { absoluteTimeText, relativeTimeText, useExactTimes, useNow } from './times.ts'

/**
 * How long ago, or how soon; the date itself on hover. A press switches all of them to dates and back, as the
 * user menu does by keyboard, so that a list of times is no list of tab stops.
 */
export function RelativeTime({
  value,
  label,
}: {
  /** ISO 8601. */
  value: string
  /** What happened then, for a card that has no heading for it: "Last used". */
  label?: string
}) {
  const now = useNow()
  const [isExact, toggle] = useExactTimes()
  const date = new Date(value)
  const absolute = absoluteTimeText(date)
  const relative = relativeTimeText(date, now)
  return (
    <Tooltip text={isExact ? relative : absolute} isDescription={false}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the user menu has the same switch */}
      <time dateTime={value} className="cursor-default whitespace-nowrap" onClick={toggle}>
        {label && <span className="sm:hidden">{label} </span>}
        {isExact ? absolute : relative}
      </time>
    </Tooltip>
  )
}

/** Below this, hours say more than days. */
const FEW = 2 * DAY

/** How many days are left until a deadline, to the nearest: "in 30 days", where a round "in 4 weeks" would mislead. */
export function DaysUntil({ value }: { value: string }) {
  const left = Date.parse(value) - useNow().getTime()
  if (left < FEW) return <RelativeTime value={value} />
  return <time dateTime={value}>in {Math.round(left / DAY)} days</time>
}
