import { useState, useSyncExternalStore } from 'react'
import { MINUTE } from '#domain/time/durations.ts'
import { clockTime } from './zone.ts'

// Without `Intl`, whose first use takes 17 ms of processor time, a tenth of what a page of keys needs. The
// tests compare these texts with those of `Intl`.

const steps: [unit: string, seconds: number][] = [
  ['year', 31_536_000],
  ['month', 2_592_000],
  ['week', 604_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
]

const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The time between `date` and `now`, in the largest whole unit: "3 hours ago", "in 2 days", "just now". */
export function relativeTimeText(date: Date, now: Date) {
  const seconds = (date.getTime() - now.getTime()) / 1000
  const step = steps.find(([, length]) => Math.abs(seconds) >= length)
  if (!step) return 'just now'
  const [unit, length] = step
  const count = Math.trunc(Math.abs(seconds) / length)
  if (count === 1 && unit === 'day') return seconds < 0 ? 'yesterday' : 'tomorrow'
  if (count === 1 && unit !== 'hour' && unit !== 'minute') return `${seconds < 0 ? 'last' : 'next'} ${unit}`
  const amount = `${count} ${unit}${count === 1 ? '' : 's'}`
  return seconds < 0 ? `${amount} ago` : `in ${amount}`
}

/** Date and time in the chosen zone: "November 22, 2026 at 4:05 PM". */
export function absoluteTimeText(date: Date) {
  const clock = clockTime(date)
  const hours = clock.getUTCHours()
  const time = `${hours % 12 || 12}:${String(clock.getUTCMinutes()).padStart(2, '0')} ${hours < 12 ? 'AM' : 'PM'}`
  return `${months[clock.getUTCMonth()]} ${clock.getUTCDate()}, ${clock.getUTCFullYear()} at ${time}`
}

const followers = new Set<() => void>()
let ticking: ReturnType<typeof setInterval> | undefined
/** In ms; 0 before the first. */
let lastTick = 0

/** The time now, which moves on every minute. All times of a page share one timer. */
export function useNow(): Date {
  const [mounted] = useState(Date.now)
  const tick = useSyncExternalStore(
    followTicks,
    () => lastTick,
    () => 0,
  )
  return new Date(Math.max(mounted, tick))
}

function followTicks(follower: () => void): () => void {
  followers.add(follower)
  ticking ??= setInterval(() => {
    lastTick = Date.now()
    for (const each of followers) each()
  }, MINUTE)
  return () => {
    followers.delete(follower)
    if (followers.size) return
    clearInterval(ticking)
    ticking = undefined
  }
}

const KEY = 'times'
const watchers = new Set<() => void>()
let isExact = read()

/** Whether the person wants dates instead of "3 hours ago", in all of the portal, and a switch between both. */
export function useExactTimes(): [isExact: boolean, toggle: () => void] {
  const current = useSyncExternalStore(
    watcher => {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    () => isExact,
    () => false,
  )
  return [current, toggle]
}

function toggle(): void {
  isExact = !isExact
  for (const watcher of watchers) watcher()
  try {
    if (isExact) localStorage.setItem(KEY, 'exact')
    else localStorage.removeItem(KEY)
  } catch {
    // Storage can be blocked. The choice then lasts as long as the page.
  }
}

function read(): boolean {
  try {
    return localStorage.getItem(KEY) === 'exact'
  } catch {
    return false
  }
}
