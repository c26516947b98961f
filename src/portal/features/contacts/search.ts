import { listContactsQuery } from '#generated/notification/parameters/listContacts.ts'
import { readSearch, type SearchOf } from '#portal/api/search.ts'

// Apart from the rest: every page of the portal loads what reads addresses.

/** The list parameters in the address, with the names of the operation's. Of page sizes, the page offers two. */
export const contactParameters = {
  ...listContactsQuery,
  page_size: { type: 'integer', enum: [25, 50], default: 25 },
} as const
export type ContactSearch = SearchOf<typeof contactParameters>

export const readContactSearch = (raw: Record<string, unknown>) => readSearch(contactParameters, raw)
