import type { Options } from 'minisearch'
import type { SiteArea } from '#portal/content/page.ts'

/** The page of results. */
export const SEARCH_PAGE = '/search'

/** Where the build puts the index (`scripts/build/search-index.ts`). Browsers ask each time whether it is another. */
export const INDEX_ADDRESS = '/search-index.json'

/** What results are grouped by: the areas of the site, the errors, and the pages behind the login. */
export type SearchArea = SiteArea | 'errors' | 'account'

/** A page as the index has it. */
export interface SearchDocument {
  id: number
  to: string
  area: SearchArea
  title: string
  /** What the page is for, in a sentence. */
  line: string
  /** Names and numbers that a page is looked up by. They are never meant approximately. */
  codes: string
  headings: string
  text: string
}

/** What a result shows. */
export type StoredDocument = Pick<SearchDocument, 'to' | 'area' | 'title' | 'line'>

/** Stop words, which nearly every page has. */
const COMMON = new Set(
  'a an and are as at be by can for from how in is it its of on or that the this to what with you your'.split(
    ' ',
  ),
)
const NUMBER = /^\d+$/

/**
 * How the index is made and read. The build and the browser must use the same. A word may have a typo from four
 * letters on, and may be the beginning of another; a number is meant as it is written.
 */
export const indexOptions: Options<SearchDocument> = {
  fields: ['title', 'codes', 'headings', 'line', 'text'],
  storeFields: ['to', 'area', 'title', 'line'] satisfies (keyof StoredDocument)[],
  tokenize: wordsOf,
  processTerm: word => (COMMON.has(word) ? null : word),
  searchOptions: {
    combineWith: 'AND',
    boost: { title: 6, codes: 10, headings: 2, line: 2 },
    prefix: word => !NUMBER.test(word),
    fuzzy: word => (word.length > 3 && !NUMBER.test(word) ? 0.25 : false),
    // There are many, and a word of their messages is rarely what a visitor means.
    boostDocument: (_id, _word, stored) => (stored?.area === 'errors' ? 0.5 : 1),
  },
}

/** The words of a text, in small letters. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}
