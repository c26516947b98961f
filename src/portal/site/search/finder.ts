import type MiniSearch from 'minisearch'
import {
  INDEX_ADDRESS,
  indexOptions,
  type SearchArea,
  type SearchDocument,
  type StoredDocument,
  wordsOf,
} from './index-shape.ts'

/** A search result, with the words to highlight. */
export interface Found extends StoredDocument {
  words: ReadonlySet<string>
}

export interface FoundGroup {
  area: SearchArea
  pages: readonly Found[]
}

/** Finds pages by a text, the best first. */
export type Finder = (text: string) => Found[]

export function finderOf(index: MiniSearch<SearchDocument>): Finder {
  return text => {
    const all = index.search(text)
    // If no page has all words, pages with some of them match.
    const found = all.length ? all : index.search(text, { combineWith: 'OR' })
    return found.map(({ to, area, title, line, terms }) => ({ to, area, title, line, words: new Set(terms) }))
  }
}

let loading: Promise<Finder> | undefined

/** The index of this site, loaded on first use with the code that reads it. */
export function loadFinder(): Promise<Finder> {
  loading ??= load()
  // A failed load is not cached, so search works when the network is back.
  loading.catch(() => {
    loading = undefined
  })
  return loading
}

async function load(): Promise<Finder> {
  const [{ default: MiniSearch }, response] = await Promise.all([import('minisearch'), fetch(INDEX_ADDRESS)])
  if (!response.ok) throw new Error(`the search index answers ${response.status}`)
  return finderOf(MiniSearch.loadJS<SearchDocument>(await response.json(), indexOptions))
}

/** Results by area: the area of the best result first, and in each the best first. At most `each` of an area. */
export function grouped(found: readonly Found[], each = Number.POSITIVE_INFINITY): FoundGroup[] {
  return [...Map.groupBy(found, ({ area }) => area)].map(([area, pages]) => ({
    area,
    pages: pages.slice(0, each),
  }))
}

/** A text in pieces, each with where it starts. Some are words that were meant. */
export function marked(
  text: string,
  words: ReadonlySet<string>,
): { start: number; text: string; isMeant: boolean }[] {
  return Array.from(text.matchAll(/[\p{L}\p{N}]+|[^\p{L}\p{N}]+/gu), ({ 0: piece, index: start }) => ({
    start,
    text: piece,
    isMeant: words.has(wordsOf(piece)[0] ?? ''),
  }))
}
