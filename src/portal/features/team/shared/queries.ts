import { queryOptions } from '@tanstack/react-query'
import {
  listAccountOwners,
  listInvitations,
  listRoles,
  listTeamMembers,
} from '#generated/authorization/operations.ts'
import type { CustomerRole, TeamMemberPage } from '#generated/authorization/types.ts'
import { getMaxUsers } from '#generated/subscription/operations.ts'
import { query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import type { ListSearch } from '../list/list-search.ts'
import { type Member, toMember } from './model.ts'

/** While the page is in view: an invitation can be accepted, or a role changed, by someone else. */
const REFRESH = 10_000

const toMembers = ({ identities }: TeamMemberPage): Member[] => identities.map(toMember)

/** One page of the members and invitations, as a query and for a file. */
export const teamQuery = (search: ListSearch) => ({
  ...listQuery(listTeamMembers, { query: search }, toMembers),
  refetchInterval: REFRESH,
})
export const fetchTeam = (search: ListSearch & { page_size: number }) =>
  fetchList(listTeamMembers, { query: search }, toMembers)

/** How many members and open invitations there are, out of the same answer. */
export const countsQuery = (search: ListSearch) =>
  queryOptions({
    ...query(listTeamMembers, { query: search }),
    select: ({ members, invited }: TeamMemberPage) => ({ members, invited }),
  })

/** One person by their id, or one invitation by its own, wherever the list has it; null if it has not. */
export const memberQuery = (id: string) =>
  queryOptions({
    ...query(listTeamMembers, { query: { text: id } }),
    select: (page: TeamMemberPage) => toMembers(page).find(member => member.id === id) ?? null,
  })

export const maxUsersQuery = query(getMaxUsers)

/** The addresses of the account's owners. */
export const ownersQuery = queryOptions({
  ...query(listAccountOwners),
  select: ({ owners }) => owners.map(({ email_address }) => email_address),
})

/** What a member may do now. */
export const rolesQuery = (id: string) =>
  queryOptions({
    ...query(listRoles, { path: { id } }),
    select: ({ roles }) =>
      roles.filter((role): role is CustomerRole => role !== 'self' && role !== 'internal-admin'),
  })

/** Every operation that reads the team: its data is out of date once the team has changed. */
export const teamQueries = [listTeamMembers, listInvitations, listAccountOwners, listRoles]
