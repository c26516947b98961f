import { DAY, HOUR } from '#domain/time/durations.ts'
import type { PlanOfModel, Term, Told, Track } from './tracks.ts'

const UNLIMITED = 1_000_000_000_000
const THRESHOLDS = [25, 50, 70, 90, 100]

export const untold = (): Told => ({
  usage: new Set(),
  endings: new Set(),
  hasPassed: false,
  isPlain: true,
})

const passed = (issued: number, remaining: number) =>
  THRESHOLDS.filter(percent => (issued - remaining) * 100 >= percent * issued).length

/** Lookups were taken from a term that had `before` left. */
export function wasUsed({ issued, remaining, told }: Term, before: number): void {
  if (issued < UNLIMITED && passed(issued, remaining) > passed(issued, before)) told.hasPassed = true
}

/** What the hour brings to tell: thresholds that were passed, and endings that are near. */
export function lookAt(term: Term, track: Track, plan: PlanOfModel, now: number): void {
  const { told, issued, remaining, start, end, stopped } = term
  const isSilent = stopped !== null || track.suspended
  if (isSilent) told.isPlain = false
  const isRunning = start <= now && (end === null || end > now)
  if (told.hasPassed && isRunning && !isSilent) {
    const percent = THRESHOLDS[passed(issued, remaining) - 1] ?? 0
    if (Math.max(0, ...told.usage) < percent) told.usage.add(percent)
  }
  told.hasPassed = false
  if (end === null || isSilent) return
  const isUsedUp = issued > 0 && issued < UNLIMITED && remaining <= 0
  const stages = stagesOf(term, end)
  const isLook = [start, ...[...stages.renew, ...stages.expire].map(before => end - before * DAY)].some(
    at => at <= now && at > now - HOUR,
  )
  const isLast = term === track.terms.at(-1)
  const renews = plan.renewable && term.renews
  if (isLook && isRunning && isLast && (!isUsedUp || plan.ongoing_free || renews)) {
    const left = (end - now) / DAY
    const stage = (renews ? stages.renew : stages.expire).findLast(before => left <= before)
    if (stage !== undefined) told.endings.add(`${renews ? 'renewal' : 'expiring'}:${stage}`)
  }
  if (end <= now && end > now - HOUR && isLast && !isUsedUp && !renews) told.endings.add('stopped')
  // One that should have renewed may only be late.
  if (end <= now - HOUR && end > now - 2 * HOUR && isLast && !isUsedUp && renews) told.endings.add('stopped')
}

/** Days before the end of a term at which people hear of it. */
function stagesOf({ start }: Term, end: number): { renew: number[]; expire: number[] } {
  const days = (end - start) / DAY
  const isLong = (before: number, from: number) => days >= from && days > before
  return {
    renew: [...(isLong(30, 180) ? [30] : []), ...(isLong(7, 28) ? [7] : [])],
    expire: [...(isLong(30, 90) ? [30] : []), ...[7, 1].filter(before => isLong(before, 0))],
  }
}

export type Status = 'terminated' | 'suspended' | 'depleted' | 'prepaid' | 'expired' | 'active'

export function statusOf(term: Term, { suspended }: Track, now: number): Status {
  if (term.stopped !== null) return 'terminated'
  if (suspended) return 'suspended'
  if (term.issued > 0 && term.remaining <= 0) return 'depleted'
  if (term.start > now) return 'prepaid'
  return term.end !== null && term.end <= now ? 'expired' : 'active'
}

export function currentOf(track: Track, now: number): Term | undefined {
  const latest = track.terms.toSorted((a, b) => b.start - a.start)
  return latest.find(term => statusOf(term, track, now) === 'active') ?? latest[0]
}
