import { useEffect, useState } from 'react'
import { useExactTimes } from '#portal/ui/data/exact-times.ts'
import { absoluteTimeText, relativeTimeText } from '#portal/ui/data/relative-time-text.ts'
import { Tooltip } from '#portal/ui/overlay/tooltip.tsx'

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
  const [now, setNow] = useState(() => new Date())
  const [isExact, toggle] = useExactTimes()
  const date = new Date(value)

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])

  const absolute = absoluteTimeText(date)
  const relative = relativeTimeText(date, now)
  return (
    <Tooltip text={isExact ? relative : absolute}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the user menu has the same switch */}
      <time dateTime={value} className="cursor-default whitespace-nowrap" onClick={toggle}>
        {label && <span className="sm:hidden">{label} </span>}
        {isExact ? absolute : relative}
      </time>
    </Tooltip>
  )
}
