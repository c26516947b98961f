import type { Query, Source, Suggestion } from './types.ts'

/** Milliseconds without a key press before a request, because each request is a lookup. */
export const PAUSE = 250
/** Queries whose suggestions are kept, so that deleting a letter makes no request. */
const KEPT = 50

export interface Suggester {
  /** Requests suggestions after a pause. What an earlier query returns from then on is dropped. */
  search(query: Query, options?: { pause: number }): void
  /** Makes no requests for so many seconds. */
  rest(seconds: number): void
  stop(): void
}

/** `onSuggestions` gets undefined for a query that isn't sent. */
export function createSuggester({
  source,
  onSuggestions,
  onError,
}: {
  source: Source
  onSuggestions: (suggestions: readonly Suggestion[] | undefined) => void
  onError: (error: unknown) => void
}): Suggester {
  const kept = new Map<string, readonly Suggestion[]>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let current: AbortController | undefined
  let restsUntil = 0

  function stop() {
    clearTimeout(timer)
    current?.abort()
  }

  async function request(query: Query, key: string) {
    current = new AbortController()
    const { signal } = current
    try {
      const suggestions = await source.suggest(query, signal)
      // A source that ignores the signal responds late.
      if (signal.aborted) return
      kept.set(key, suggestions)
      for (const oldest of kept.keys()) if (kept.size > KEPT) kept.delete(oldest)
      onSuggestions(suggestions)
    } catch (error) {
      if (signal.aborted) return
      onSuggestions(undefined)
      onError(error)
    }
  }

  return {
    stop,
    rest(seconds) {
      restsUntil = performance.now() + seconds * 1000
    },
    search(query, { pause } = { pause: PAUSE }) {
      stop()
      const { shortest, longest } = source.lengths(query)
      const text = query.text.trim()
      const isSent =
        text.length >= shortest && query.text.length <= longest && performance.now() >= restsUntil
      const key = JSON.stringify(query)
      const found = kept.get(key)
      if (found || !isSent) return onSuggestions(found)
      timer = setTimeout(() => void request(query, key), pause)
    },
  }
}
