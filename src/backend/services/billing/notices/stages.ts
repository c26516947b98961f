import type { RenewalState } from '#domain/subscription/renewal.ts'
import { HOUR } from '#domain/time/durations.ts'

export const DAY = 24 * HOUR

/** Percent of the lookups of a term that people can hear of; those of the topics. */
export const THRESHOLDS = [25, 50, 70, 90, 100] as const

/**
 * How long after the end of a term that should have renewed people hear that it has stopped: the renewal may be late.
 */
export const RENEWAL_GRACE = HOUR

/** When a term runs. */
export interface Span {
  start: Date
  expiration: Date | null
}

/** The highest threshold that a term has passed; undefined for none, and for a term without a limit. */
export function thresholdOf({
  issued,
  remaining,
}: {
  issued: number
  remaining: number
}): (typeof THRESHOLDS)[number] | undefined {
  if (issued <= 0) return undefined
  return THRESHOLDS.findLast(percent => (issued - remaining) * 100 >= percent * issued)
}

/** How many days before its end people hear of a term, the earliest first. */
export function stagesOf(span: Span, does: 'renew' | 'expire'): number[] {
  const stages =
    does === 'renew'
      ? [
          { before: 30, from: 180 },
          { before: 7, from: 28 },
        ]
      : [
          { before: 30, from: 90 },
          { before: 7, from: 0 },
          { before: 1, from: 0 },
        ]
  return stages
    .filter(({ from, before }) => lengthOf(span) >= from && lengthOf(span) > before)
    .map(({ before }) => before)
}

/** The stage that a running term is in, in days before its end; undefined before the first one, and after its end. */
export function stageAt(span: Span, does: 'renew' | 'expire', now: Date): number | undefined {
  const { expiration } = span
  if (!expiration || expiration <= now) return undefined
  const left = (expiration.getTime() - now.getTime()) / DAY
  return stagesOf(span, does).findLast(before => left <= before)
}

/** When to look at a term next; undefined if nothing more can come. */
export function nextLook(span: Span, state: RenewalState, now: Date): Date | undefined {
  const { start, expiration } = span
  const end = expiration?.getTime()
  const days = [...stagesOf(span, 'renew'), ...stagesOf(span, 'expire')]
  const looks = [
    start.getTime(),
    ...(end === undefined ? [] : [...days.map(before => end - before * DAY), end]),
    ...(end !== undefined && state === 'on' ? [end + RENEWAL_GRACE] : []),
  ]
  const next = Math.min(...looks.filter(look => look > now.getTime()))
  return Number.isFinite(next) ? new Date(next) : undefined
}

/** In days; zero for a term without an end, which has no stages. */
function lengthOf({ start, expiration }: Span): number {
  return expiration ? (expiration.getTime() - start.getTime()) / DAY : 0
}
