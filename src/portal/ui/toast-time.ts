import { TOAST_TIMES } from '#domain/text/toast-times.ts'

/**
 * How long a toast stays, in milliseconds: what was asked for, else by the words a person has to
 * read. Something that offers an act stays until it is closed.
 */
export function toastTime(
  content: unknown,
  { ms, hasAction = false }: { ms?: number; hasAction?: boolean } = {},
) {
  if (ms !== undefined) return ms
  if (hasAction) return false
  if (typeof content !== 'string') return TOAST_TIMES.other
  const words = content.trim().split(/\s+/).filter(Boolean).length
  return TOAST_TIMES.text + TOAST_TIMES.perWords * Math.floor(words / TOAST_TIMES.words)
}
