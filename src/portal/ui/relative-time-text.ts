const steps: [Intl.RelativeTimeFormatUnit, number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const words = new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' })
const absolute = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeStyle: 'short' })

/** The time between `date` and `now`, in the largest whole unit: "3 hours ago", "in 2 days", "just now". */
export function relativeTimeText(date: Date, now: Date) {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const step = steps.find(([, length]) => Math.abs(seconds) >= length)
  return step ? words.format(Math.trunc(seconds / step[1]), step[0]) : 'just now'
}

export function absoluteTimeText(date: Date) {
  return absolute.format(date)
}
