import { useSyncExternalStore } from 'react'
import { clientErrors } from './errors/client-errors.ts'

const OFFLINE = 'You’re offline. You can read what has loaded, but not change it.'

const state = {
  /** No server has responded since the page was opened, which shows what the last visit has read. */
  isAway: false,
  /** A change was rejected because there is no network. */
  isChangeRejected: false,
  /** What the banner says, other than of a change. */
  text: OFFLINE,
}
const listeners = new Set<() => void>()

/** Notes what the banner of an offline page is about. */
export function noteConnection(news: Partial<typeof state>): void {
  Object.assign(state, news)
  for (const listener of listeners) listener()
}

/** Notes that a change was not sent, for the banner. */
export function noteRejectedChange(): void {
  noteConnection({ isChangeRejected: true })
}

const forgetChange = () => noteConnection({ isChangeRejected: false })

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  // One function for all counts once.
  addEventListener('online', forgetChange)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('offline', listener)
  }
}

/** What an offline page says; undefined while there is a network. */
export function useOfflineText(): string | undefined {
  return useSyncExternalStore(subscribe, offlineText, () => undefined)
}

function offlineText(): string | undefined {
  if (navigator.onLine && !state.isAway) return undefined
  return state.isChangeRejected ? clientErrors.offline : state.text
}
