import { getContact, getPrimaryProfile, listContacts } from '#generated/notification/operations.ts'
import type { ContactPage, PrimaryProfile } from '#generated/notification/types.ts'
import { query } from '#portal/api/call.ts'
import { operationQuery } from '#portal/kit/action/send-operation.ts'
import { fetchList, listedQuery, listQuery } from '#portal/kit/list/queries.ts'
import type { ListSearch } from '../list/list-search.ts'
import { toContact } from './model.ts'

/** Every operation that reads contacts: its data is out of date once a contact has changed. */
export const contactReaders = [listContacts, getContact, getPrimaryProfile]

const toContacts = ({ contacts }: ContactPage) => contacts.map(toContact)

/** How often a list looks for a confirmation that may come any moment, in milliseconds. */
const LOOK_EVERY = 5_000
/** For how long after a mail that is likely, in milliseconds. */
const LIKELY_FOR = 10 * 60_000

/** One page of the contacts, as a query and for a file. */
export const contactsQuery = (search: ListSearch) => ({
  ...listQuery(listContacts, { query: search }, toContacts),
  // The owner sees at once that the person on the phone has followed the link.
  refetchInterval: ({ state }: { state: { data?: ContactPage | undefined } }) =>
    state.data?.contacts.some(isExpected) ? LOOK_EVERY : (false as const),
})
export const fetchContacts = (search: ListSearch) => fetchList(listContacts, { query: search }, toContacts)

function isExpected({ confirmation_sent: sent }: ContactPage['contacts'][number]): boolean {
  return sent !== null && Date.now() - Date.parse(sent) < LIKELY_FOR
}

/** Which of the notices that matter most no one follows: a part of the same answer. */
export const topicsWithoutRecipientsQuery = (search: ListSearch) => ({
  ...operationQuery(listContacts, { query: search }),
  select: ({ unheard }: ContactPage) => unheard,
})

/** One contact. */
export const contactQuery = (id: number) =>
  listedQuery(getContact, { path: { id } }, toContact, {
    list: listContacts,
    matches: thing => thing.id === id,
  })

/** The primary contact, or null. */
export const primaryQuery = {
  ...query(getPrimaryProfile),
  select: ({ contact }: PrimaryProfile) => contact && toContact(contact),
}
