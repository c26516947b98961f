import { listActivity, listTeamMembers } from '#generated/authorization/operations.ts'
import { query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import { type ActivitySearch, startOfDays } from './activity-search.ts'
import { toEntry } from './model.ts'

/** The most that the contract allows, for a file. */
const WHOLE = 500

/** One page of the activity log, as a query and for a file. */
export const activityQuery = (search: ActivitySearch) => listQuery(listActivity, inputOf(search), toEntries)
export const fetchActivity = (search: ActivitySearch, cursor: string | undefined) =>
  fetchList(listActivity, inputOf({ ...search, cursor }, WHOLE), toEntries)

const toEntries = ({ activity }: { activity: Parameters<typeof toEntry>[0][] }) => activity.map(toEntry)

function inputOf({ time, ...search }: ActivitySearch, page_size?: number) {
  const start = time && startOfDays(time, new Date())
  return { query: { ...search, ...(start && { start }), ...(page_size && { page_size }) } }
}

/** More people are found by typing. */
export const IN_A_MENU = 25
const SUGGESTED = 8

/** The people of the account, to filter by; only owners may see them. */
export const teamQuery = query(listTeamMembers, { query: { state: 'member', page_size: IN_A_MENU } })
/** Those with a text in their address, or with an id. */
export const peopleQuery = (text: string) =>
  query(listTeamMembers, { query: { state: 'member', text, page_size: SUGGESTED } })
