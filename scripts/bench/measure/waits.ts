import { setTimeout as sleep } from 'node:timers/promises'

/** Milliseconds between two calls. */
const PAUSE = 5

/**
 * Calls a URL repeatedly, one call at a time. The returned function stops the calls and returns how long the
 * slowest one took, in milliseconds.
 */
export function watchWaits(url: string, headers: Record<string, string> = {}): () => Promise<number> {
  let isWatching = true
  const watch = async () => {
    let longest = 0
    while (isWatching) {
      const start = performance.now()
      const response = await fetch(url, { headers })
      await response.text()
      longest = Math.max(longest, performance.now() - start)
      await sleep(PAUSE)
    }
    return longest
  }
  const watching = watch()
  return () => {
    isWatching = false
    return watching
  }
}
