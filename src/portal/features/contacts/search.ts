import { listContactsQuery } from '#generated/notification/parameters.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

/** The list parameters in the address of the contacts page; their names are those of the operation. */
export const listParameters = listContactsQuery
export type ListSearch = SearchOf<typeof listParameters>

/** Pages that the list offers. */
export const PAGE_SIZES = [25, 50] as const

export function readListSearch(raw: Record<string, unknown>): ListSearch {
  const search = readSearch(listParameters, raw)
  const { page_size: size } = search
  return { ...search, page_size: PAGE_SIZES.find(each => each === size) }
}
