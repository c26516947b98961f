import { listDocumentsQuery } from '#generated/billing/parameters/listDocuments.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

const { page_size: _pageSize, ...parameters } = listDocumentsQuery

/** What the address holds of the list, by the names of the operation's parameters. */
export const documentParameters = parameters

export type DocumentSearch = SearchOf<typeof documentParameters>

const isDay = (text: string | undefined) => text !== undefined && /^\d{4}-\d\d-\d\d$/.test(text)

export function readDocumentSearch(raw: Record<string, unknown>): DocumentSearch {
  const { start, end, ...search } = readSearch(documentParameters, raw)
  return { ...search, start: isDay(start) ? start : undefined, end: isDay(end) ? end : undefined }
}
