import { and, asc, eq, inArray } from 'drizzle-orm'
import { people } from '#backend/identity/public.ts'
import type { CustomerRole, operations, TeamMember } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { memberships } from '#kernel/storage/tables.ts'
import { pendingMembers } from './invitation-rows.ts'
import { isOwnerOf, requireAnotherOwner, requireOwnerFor } from './owners.ts'
import { lockAccount } from './seats.ts'

/** Handlers of `openapi/authorization/team.yaml`. */
export const teamHandlers = {
  async listTeamMembers({ db, caller }) {
    return { status: 200, body: { identities: await teamOf(db, accountOf(caller)) } }
  },

  async listTeamMembersOfAccounts({ db, body, caller }) {
    const owned = await db
      .select({ accountId: memberships.accountId, roles: memberships.roles })
      .from(memberships)
      .where(and(eq(memberships.userId, caller.userId), inArray(memberships.accountId, body.account_ids)))
      .orderBy(asc(memberships.accountId))
    const accounts = []
    for (const { accountId, roles } of owned)
      if (roles.some(role => role === 'account-owner' || role === 'account-owner-restricted'))
        accounts.push({ account_id: accountId, identities: await teamOf(db, accountId) })
    return { status: 200, body: { accounts } }
  },

  async listAccountOwners({ db, caller }) {
    if (caller.accountId === null) return { status: 200, body: { owners: [] } }
    const owners = await db
      .select({ email_address: people.username })
      .from(memberships)
      .innerJoin(people, eq(people.userId, memberships.userId))
      .where(isOwnerOf(caller.accountId))
      .orderBy(asc(people.username))
    return { status: 200, body: { owners } }
  },

  async removeTeamMember({ db, params, caller, sendMail, recordActivity }) {
    const account = await lockAccount(db, accountOf(caller))
    const member = await findMember(db, account.accountId, params.id)
    if (member.userId !== caller.userId) requireOwnerFor(caller, member.roles)
    if (member.roles.includes('account-owner'))
      await requireAnotherOwner(db, account.accountId, member.userId)
    await db.delete(memberships).where(isMember(account.accountId, member.userId))
    await recordActivity(member.userId, { facts: { email_address: member.emailAddress } })
    await sendMail({
      to: member.emailAddress,
      subject: `You are no longer on ${account.label}`,
      body: [
        `You were removed from the account ${account.label} at Gatepost.`,
        '',
        'Your login stays as it is, and so do your other accounts.',
        'If you think that this is a mistake, ask an owner of the account.',
      ].join('\n'),
    })
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations>,
  'listTeamMembers' | 'listTeamMembersOfAccounts' | 'listAccountOwners' | 'removeTeamMember'
>

interface Member {
  userId: string
  emailAddress: string
  roles: string[]
  created: Date
}

const columns = {
  userId: memberships.userId,
  emailAddress: people.username,
  roles: memberships.roles,
  created: memberships.created,
}

function isMember(accountId: number, userId: string) {
  return and(eq(memberships.accountId, accountId), eq(memberships.userId, userId))
}

/** A member of the account. Throws 404 for anyone else, including people who have not accepted yet. */
export async function findMember(db: Queries, accountId: number, userId: string): Promise<Member> {
  const [member] = await db
    .select(columns)
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(isMember(accountId, userId))
  if (!member) throw problem('not-found')
  return member
}

/** Replaces the roles of a member and returns the member. */
export async function changeRoles(
  db: Queries,
  accountId: number,
  member: Member,
  roles: string[],
): Promise<TeamMember> {
  await db.update(memberships).set({ roles }).where(isMember(accountId, member.userId))
  return toWire({ ...member, roles })
}

async function teamOf(db: Queries, accountId: number): Promise<TeamMember[]> {
  const members = await db
    .select(columns)
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(eq(memberships.accountId, accountId))
    .orderBy(asc(people.username))
    .limit(1000)
  const pending = await pendingMembers(db, accountId)
  return [...members.map(toWire), ...pending.map(toWire)].toSorted((a, b) =>
    a.email_address < b.email_address ? -1 : 1,
  )
}

/** The date that marks an invitation as not accepted yet (account-portal §3). */
const NEVER = '0001-01-01T00:00:00Z'

function toWire({
  userId,
  emailAddress,
  roles,
  created,
}: Omit<Member, 'created'> & { created: Date | null }) {
  return {
    user_id: userId,
    email_address: emailAddress,
    roles: roles as CustomerRole[],
    invitation_accepted: created?.toISOString() ?? NEVER,
  }
}
