import type { Rhythm } from '#backend/security/rhythm.ts'
import type { Caller } from './callers.ts'

/** How busy a rhythm is at a given time; the average hour of a workday is about 1. */
export function busyness({ hours, days, timeZone }: Rhythm, moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'short',
    hour: 'numeric',
    hourCycle: 'h23',
  })
  const of = (type: string) => parts.formatToParts(moment).find(part => part.type === type)?.value ?? ''
  const day = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(of('weekday'))
  return (hours[Number(of('hour'))] ?? 0) * (days[day] ?? 0)
}

/** Picks a caller, weighted by its calls at that time; `dice` is from 0 to 1. Undefined when all rest. */
export function chooseCaller(callers: readonly Caller[], moment: Date, dice: number): Caller | undefined {
  const weights = callers.map(({ weight, rhythm }) => weight * busyness(rhythm, moment))
  let left = dice * weights.reduce((total, weight) => total + weight, 0)
  return callers.find((_, index) => {
    left -= weights[index] ?? 0
    return left < 0
  })
}

/** How busy all of them are together, relative to their average. */
export function loadOf(callers: readonly Caller[], moment: Date): number {
  const total = callers.reduce((sum, { weight }) => sum + weight, 0)
  return callers.reduce((sum, { weight, rhythm }) => sum + weight * busyness(rhythm, moment), 0) / total
}
