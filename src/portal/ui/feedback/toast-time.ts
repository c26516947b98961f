/** How long a toast stays, in milliseconds (account-portal §8, storefront-and-session §9, decision U6). */
export const TOAST_TIMES = {
  /** Any text. */
  text: 5000,
  /** On top of it for every 120 words. */
  perWords: 1000,
  words: 120,
  /** Anything but text. */
  other: 6000,
  cartRemoval: 6000,
} as const

/**
 * How long a toast stays, in milliseconds: the explicit time, otherwise by the number of words. A toast with
 * an action stays until it is closed.
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
