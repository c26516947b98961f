import { useSyncExternalStore } from 'react'

/** `unchanged`: offline, and a change was rejected because of it. */
export type Connection = 'online' | 'offline' | 'unchanged'

let isChangeRejected = false
const listeners = new Set<() => void>()

/** Notes that a change was not sent, for the banner. */
export function noteRejectedChange(): void {
  isChangeRejected = true
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  const online = () => {
    isChangeRejected = false
    listener()
  }
  listeners.add(listener)
  addEventListener('online', online)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', online)
    removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network. */
export function useConnection(): Connection {
  return useSyncExternalStore(
    subscribe,
    () => (navigator.onLine ? 'online' : isChangeRejected ? 'unchanged' : 'offline'),
    () => 'online',
  )
}
