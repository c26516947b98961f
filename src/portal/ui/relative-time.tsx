import { useEffect, useState } from 'react'
import { absoluteTimeText, relativeTimeText } from '#portal/ui/relative-time-text.ts'
import { Tooltip } from '#portal/ui/tooltip.tsx'

/** How long ago, or how soon; the date itself on hover and focus. `value` is an ISO 8601 moment. */
export function RelativeTime({ value }: { value: string }) {
  const [now, setNow] = useState(() => new Date())
  const date = new Date(value)

  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])

  return (
    <Tooltip text={absoluteTimeText(date)}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the date itself must be within reach of the keyboard */}
      <time dateTime={value} tabIndex={0} className="rounded-xs whitespace-nowrap">
        {relativeTimeText(date, now)}
      </time>
    </Tooltip>
  )
}
