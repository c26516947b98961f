import {
  and,
  arrayContains,
  asc,
  desc,
  eq,
  gt,
  ilike,
  isNotNull,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { CustomerRole, operations, TeamMember, TeamMemberPage } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { invitations } from './tables.ts'

type TeamQuery = NonNullable<operations['listTeamMembers']['parameters']['query']>
type PageQuery = TeamQuery & { page: number; page_size: number }

/**
 * One page of the members and invitations of an account, with the counts, in one statement. It reads the
 * whole team, which has no index of addresses, but nothing beyond it.
 */
export async function readTeamPage(
  db: Queries,
  { accountId, query, now }: { accountId: number; query: PageQuery; now: Date },
): Promise<TeamMemberPage> {
  const team = teamOf(db, accountId)
  const kept = filterOf(team, query, now)
  const counts = db
    .select({
      members: countOf(isNull(team.expiration)).as('members'),
      invited: countOf(gt(team.expiration, now)).as('invited'),
      total: countOf(kept).as('total'),
    })
    .from(team)
    .as('counts')
  const page = db
    .select()
    .from(team)
    .where(kept)
    .orderBy(...orderOf(team, query))
    .limit(query.page_size)
    .offset((query.page - 1) * query.page_size)
    .as('page')
  // A page past the last one still has a row, with the counts.
  const rows = await db
    .with(team)
    .select()
    .from(counts)
    .leftJoin(page, sql`true`)
    .orderBy(...orderOf(page, query))
  const identities = rows.flatMap(({ page: entry }) => (entry ? toWire(entry) : []))
  const { members, invited, total } = rows[0]?.counts ?? { members: 0, invited: 0, total: 0 }
  return { identities, total, page: query.page, page_size: query.page_size, members, invited }
}

/**
 * The members and those who were invited. The addresses of invitations are not looked up: an account may
 * invite any address, and must not learn which have a login.
 */
function teamOf(db: Queries, accountId: number) {
  // Person by person: a join lets the database read the people of all accounts.
  const person = db
    .select({ username: people.username })
    .from(people)
    .where(eq(people.userId, memberships.userId))
    .limit(1)
    .as('person')
  const members = db
    .select({
      userId: memberships.userId,
      emailAddress: person.username,
      roles: memberships.roles,
      joined: sql<Date | null>`${memberships.created}`.mapWith(memberships.created).as('joined'),
      expiration: sql<Date | null>`null::timestamptz`.mapWith(invitations.expiration).as('expiration'),
    })
    .from(memberships)
    .crossJoinLateral(person)
    .where(eq(memberships.accountId, accountId))
  const invited = db
    .select({
      userId: invitations.invitationId,
      emailAddress: invitations.emailAddress,
      roles: invitations.roles,
      joined: sql<Date | null>`null::timestamptz`.mapWith(memberships.created).as('joined'),
      expiration: sql<Date | null>`${invitations.expiration}`
        .mapWith(invitations.expiration)
        .as('expiration'),
    })
    .from(invitations)
    .where(and(eq(invitations.accountId, accountId), isNull(invitations.accepted)))
  return db.$with('team').as(unionAll(members, invited))
}

type Team = ReturnType<typeof teamOf>

const countOf = (which: SQL | undefined) => sql<number>`count(*) filter (where ${which ?? sql`true`})::int`

function filterOf(team: Team, { search, role, state }: TeamQuery, now: Date): SQL | undefined {
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  return and(
    pattern
      ? or(ilike(team.emailAddress, pattern), eq(sql`${team.userId}::text`, search.toLowerCase()))
      : undefined,
    role && arrayContains(team.roles, [role]),
    state && STATES[state](team, now),
  )
}

const STATES = {
  member: (team: Team) => isNull(team.expiration),
  invited: (team: Team, now: Date) => gt(team.expiration, now),
  expired: (team: Team, now: Date) => and(isNotNull(team.expiration), lte(team.expiration, now)),
}

type Sortable = Record<'emailAddress' | 'userId' | 'joined', SQLWrapper>

function orderOf(team: Sortable, { sort, direction }: TeamQuery): SQL[] {
  const order = direction === 'desc' ? desc : asc
  // An expired invitation may have the address of a member.
  const byAddress = [order(team.emailAddress), order(team.userId)]
  return sort === 'joined' ? [order(team.joined), ...byAddress] : byAddress
}

/** The date that marks an invitation as not accepted yet (account-portal §3). */
const NEVER = '0001-01-01T00:00:00Z'

interface Entry {
  userId: string
  emailAddress: string
  roles: string[]
  joined: Date | null
  expiration: Date | null
}

export function toWire({ userId, emailAddress, roles, joined, expiration }: Entry): TeamMember {
  return {
    user_id: userId,
    email_address: emailAddress,
    roles: roles as CustomerRole[],
    invitation_accepted: joined?.toISOString() ?? NEVER,
    expiration: expiration?.toISOString() ?? null,
  }
}

/** A member of a team, or someone with an open invitation. */
export interface TeamSettings {
  /** Of the person, or of the invitation. */
  id: string
  email: string
  roles: CustomerRole[]
  isInvited: boolean
}

/** The team of an account, without invitations that have expired, in the order of addresses. */
export async function teamSettingsOf(db: Queries, accountId: number, now: Date): Promise<TeamSettings[]> {
  const members = await db
    .select({ id: memberships.userId, email: people.username, roles: memberships.roles })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(eq(memberships.accountId, accountId))
  const invited = await db
    .select({ id: invitations.invitationId, email: invitations.emailAddress, roles: invitations.roles })
    .from(invitations)
    .where(
      and(
        eq(invitations.accountId, accountId),
        isNull(invitations.accepted),
        gt(invitations.expiration, now),
      ),
    )
  const addresses = new Set(members.map(({ email }) => email))
  return [
    ...members.map(member => ({ ...member, isInvited: false })),
    // Someone who joined by their organization may have an invitation too.
    ...invited.filter(({ email }) => !addresses.has(email)).map(each => ({ ...each, isInvited: true })),
  ]
    .map(each => ({ ...each, roles: each.roles as CustomerRole[] }))
    .toSorted((a, b) => (a.email < b.email ? -1 : 1))
}
