import { useSyncExternalStore } from 'react'

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
