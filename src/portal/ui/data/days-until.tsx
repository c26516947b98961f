import { useEffect, useState } from 'react'
import { RelativeTime } from '#portal/ui/data/relative-time.tsx'

const DAY = 24 * 60 * 60_000
/** Below this, hours say more than days. */
const FEW = 2 * DAY

/** How many whole days are left until a deadline: "in 29 days", where a round "in 4 weeks" would mislead. */
export function DaysUntil({ value }: { value: string }) {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 60_000)
    return () => clearInterval(timer)
  }, [])
  const left = Date.parse(value) - now
  if (left < FEW) return <RelativeTime value={value} />
  return <time dateTime={value}>in {Math.floor(left / DAY)} days</time>
}
