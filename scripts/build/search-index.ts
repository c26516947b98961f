import MiniSearch from 'minisearch'
import { indexOptions, type SearchDocument } from '../../src/portal/site/search/index-shape.ts'

/** The index that browsers search, as JSON. */
export function searchIndex(documents: readonly SearchDocument[]): string {
  const index = new MiniSearch<SearchDocument>(indexOptions)
  index.addAll(documents)
  return JSON.stringify(index)
}
