import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Seats } from '../shared/model.ts'
import { countsQuery, maxUsersQuery } from '../shared/queries.ts'
import type { ListSearch } from './list-search.ts'

/** The seats of the account, out of the answer of the list that the page shows; undefined until it is there. */
export function useSeats(search: ListSearch): Seats | undefined {
  const { data: counts } = useQuery({ ...countsQuery(search), placeholderData: keepPreviousData })
  const { data: most } = useQuery(maxUsersQuery)
  return counts && most && { ...counts, max: most.max_users, sources: most.sources }
}
