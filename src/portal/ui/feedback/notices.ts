import type { ReactNode } from 'react'

export type ToastTone = 'success' | 'info' | 'error'

/** A passing notice that was shown, to be read again. */
export interface Notice {
  id: number
  tone: ToastTone
  content: ReactNode
  /** ISO 8601. */
  at: string
}

/** How many of the newest are kept, only in memory: a reload clears them. */
const KEPT = 50

let notices: readonly Notice[] = []
let count = 0
const listeners = new Set<() => void>()

function change(next: readonly Notice[]): void {
  notices = next
  for (const listener of listeners) listener()
}

/** Keeps the text of a toast. */
export function noteNotice(tone: ToastTone, content: ReactNode): void {
  count += 1
  change([{ id: count, tone, content, at: new Date().toISOString() }, ...notices].slice(0, KEPT))
}

/** Clears all, because the next person must not see them. */
export function clearNotices(): void {
  if (notices.length) change([])
}

/** Newest first; the same list until something changes. */
export const readNotices = (): readonly Notice[] => notices

/** Calls back after each change. Returns a function that stops it. */
export function onNotices(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
