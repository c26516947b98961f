import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { countOf } from '#domain/text/amounts.ts'
import { listAccountOwners } from '#generated/authorization/operations/listAccountOwners.ts'
import { listInvitations } from '#generated/authorization/operations/listInvitations.ts'
import { listRoles } from '#generated/authorization/operations/listRoles.ts'
import { listTeamMembers } from '#generated/authorization/operations/listTeamMembers.ts'
import type { CustomerRole, TeamMember, TeamMemberPage } from '#generated/authorization/types.ts'
import { getMaxUsers } from '#generated/subscription/operations/getMaxUsers.ts'
import type { MaxUsers } from '#generated/subscription/types.ts'
import { query } from '#portal/api/call.ts'
import { fetchList, listQuery } from '#portal/kit/list/queries.ts'
import type { ListSearch } from './search.ts'

/** A person on the team, or an invitation that was not accepted yet (account-portal §3). */
export interface Member {
  /** Of the person, or of the invitation until it is accepted. */
  id: string
  email: string
  roles: CustomerRole[]
  /** When the person joined; null before that. */
  dateAccepted: string | null
  /** When the link of the invitation stops working; null for a person on the team. */
  expiration: string | null
}

export type MemberState = 'member' | 'invited' | 'expired'

/** The entity of a wire object; the only place where its names change. */
export function toMember(wire: TeamMember): Member {
  return {
    id: wire.user_id,
    email: wire.email_address,
    roles: wire.roles,
    dateAccepted: momentOf(wire.invitation_accepted),
    expiration: momentOf(wire.expiration),
  }
}

export function stateOf({ dateAccepted, expiration }: Member, now: number): MemberState {
  if (dateAccepted) return 'member'
  return expiration && Date.parse(expiration) <= now ? 'expired' : 'invited'
}

/** A zero date stands for none (decision S4). */
function momentOf(value: string | null): string | null {
  return value && Date.parse(value) > 0 ? value : null
}

/** How many seats the account has, and what uses them (decision R8). */
export interface Seats {
  members: number
  /** Invitations that can still be accepted. */
  invited: number
  max: number
  sources: readonly SeatSource[]
}

/** What brings seats, as the API returns it. */
type SeatSource = MaxUsers['sources'][number]

export const seatsUsed = ({ members, invited }: Pick<Seats, 'members' | 'invited'>) => members + invited
export const seatsLeft = (seats: Omit<Seats, 'sources'>) => Math.max(0, seats.max - seatsUsed(seats))

/** "3 of 5 (1 pending)" */
export function seatWords(seats: Omit<Seats, 'sources'>): string {
  const pending = seats.invited ? ` (${seats.invited.toLocaleString('en')} pending)` : ''
  return `${seatsUsed(seats).toLocaleString('en')} of ${seats.max.toLocaleString('en')}${pending}`
}

/** "25 seats from US Address Verification, Plus and 5 seats from Multi-User Access." */
export function sourceWords(sources: readonly SeatSource[]): string {
  const parts = sources.map(({ license_label: license, seats }) =>
    license ? `${countOf(seats, 'seat')} from ${license}` : `${countOf(seats, 'seat')} without a paid plan`,
  )
  return `${new Intl.ListFormat('en').format(parts)}.`
}

/** The roles that only an owner may give and take (decision R4). */
export const OWNER_ROLES: readonly CustomerRole[] = ['account-owner', 'account-owner-restricted']

export const isOwnerRole = (role: CustomerRole) => OWNER_ROLES.includes(role)

/** Whether no one else owns the account; `owners` are the addresses of all owners. */
export function isLastOwner({ roles, email }: Member, owners: readonly string[]): boolean {
  return roles.includes('account-owner') && owners.length === 1 && owners[0] === email
}

/** Roles in a few words: an editor is named without its viewer, which it implies. */
export function shownRoles(roles: readonly CustomerRole[]): CustomerRole[] {
  return roles.filter(role => !roles.some(other => other !== role && other === editorOf(role)))
}

const editorOf = (role: string) => role.replace(/-viewer$/, '-editor')

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

/** How many members and open invitations there are, from the same response. */
const countsQuery = (search: ListSearch) =>
  queryOptions({
    ...query(listTeamMembers, { query: search }),
    select: ({ members, invited }: TeamMemberPage) => ({ members, invited }),
  })

/** One person by their id, or one invitation by its own, wherever the list has it; null if it has not. */
export const memberQuery = (id: string) =>
  queryOptions({
    ...query(listTeamMembers, { query: { search: id } }),
    select: (page: TeamMemberPage) => toMembers(page).find(member => member.id === id) ?? null,
  })

const maxUsersQuery = query(getMaxUsers)

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

/** The seats of the account, from the response of the list that the page shows; undefined until it is there. */
export function useSeats(search: ListSearch): Seats | undefined {
  const { data: counts } = useQuery({ ...countsQuery(search), placeholderData: keepPreviousData })
  const { data: most } = useQuery(maxUsersQuery)
  return counts && most && { ...counts, max: most.max_users, sources: most.sources }
}
