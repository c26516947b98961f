import { useSyncExternalStore } from 'react'
import { SEARCHES } from '#portal/api/session/session-hint.ts'

/** The newest search and this many before it (storefront-and-session §9). */
export const EARLIER_SEARCHES = 5
const NONE: readonly string[] = []

/** Returns the searches with one moved or added to the front. Empty texts are ignored. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim()
  if (!search) return searches
  return [search, ...withoutSearch(searches, search)].slice(0, 1 + EARLIER_SEARCHES)
}

/** Returns the searches without one, ignoring case. */
export function withoutSearch(searches: readonly string[], text: string): readonly string[] {
  const search = text.trim().toLowerCase()
  return searches.filter(other => other.toLowerCase() !== search)
}

/** What storage holds, as far as it is a list of searches. */
export function readSearchesText(text: string | null): readonly string[] {
  try {
    const kept: unknown = JSON.parse(text ?? '[]')
    if (!Array.isArray(kept)) return NONE
    return kept.filter(each => typeof each === 'string').reduceRight<readonly string[]>(withSearch, NONE)
  } catch {
    return NONE
  }
}

const listeners = new Set<() => void>()
let known: { text: string | null; searches: readonly string[] } = { text: null, searches: NONE }

function read(): readonly string[] {
  try {
    const text = localStorage.getItem(SEARCHES)
    if (text !== known.text) known = { text, searches: readSearchesText(text) }
  } catch {
    // Storage can be blocked; then the list lasts as long as the page.
  }
  return known.searches
}

/** Replaces the list of this browser by what `change` makes of it. */
export function changeSearches(change: (searches: readonly string[]) => readonly string[]): void {
  const searches = change(read())
  const text = searches.length ? JSON.stringify(searches) : null
  known = { text, searches }
  try {
    if (text) localStorage.setItem(SEARCHES, text)
    else localStorage.removeItem(SEARCHES)
  } catch {
    // As above.
  }
  for (const listener of listeners) listener()
}

function listen(listener: () => void): () => void {
  const follow = ({ key }: StorageEvent) => {
    if (key === SEARCHES || key === null) listener()
  }
  listeners.add(listener)
  addEventListener('storage', follow)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', follow)
  }
}

/** The searches of this browser, the newest first. None while a page is built, for it is built for everybody. */
export function useSearches(): readonly string[] {
  return useSyncExternalStore(listen, read, () => NONE)
}
