import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  areOwnersOf,
  lockAccount,
  memberships,
  requireAnotherOwner,
} from '#backend/modules/accounts/public.ts'
import { people } from '#backend/modules/people/public.ts'
import type { operations, QueryDefaults, TeamMember } from '#generated/authorization/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { removedFromTeam } from './mails.ts'
import { requireOwnerFor } from './owners.ts'
import { readTeamPage, toWire } from './team-list.ts'

/** The most people that a list without pages holds. */
const WHOLE = 1000

/** Handlers of `openapi/authorization/team.yaml`. */
export const teamHandlers = {
  async listTeamMembers({ db, caller, query, now }) {
    return { status: 200, body: await readTeamPage(db, { accountId: accountOf(caller), query, now }) }
  },

  async listTeamMembersOfAccounts({ db, body, caller, now }) {
    const owned = await db
      .select({ accountId: memberships.accountId, roles: memberships.roles })
      .from(memberships)
      .where(and(eq(memberships.userId, caller.userId), inArray(memberships.accountId, body.account_ids)))
      .orderBy(asc(memberships.accountId))
    const accounts = []
    for (const { accountId, roles } of owned) {
      if (!roles.some(role => role === 'account-owner' || role === 'account-owner-restricted')) continue
      const query = { page: 1, page_size: WHOLE }
      const { total, identities } = await readTeamPage(db, { accountId, query, now })
      accounts.push({ account_id: accountId, total, identities })
    }
    return { status: 200, body: { accounts } }
  },

  async listAccountOwners({ db, caller }) {
    if (caller.accountId === null) return { status: 200, body: { owners: [] } }
    const owners = await db
      .select({ email_address: people.username })
      .from(memberships)
      .innerJoin(people, eq(people.userId, memberships.userId))
      .where(areOwnersOf(caller.accountId))
      .orderBy(asc(people.username))
      .limit(WHOLE)
    return { status: 200, body: { owners } }
  },

  async removeTeamMember({ db, params, caller, kernel, sendMail, recordActivity, checkCallerNow }) {
    const account = await lockAccount(db, accountOf(caller))
    const member = await findMember(db, account.accountId, params.id)
    if (member.userId === caller.userId) await checkCallerNow()
    else requireOwnerFor(caller, member.roles)
    if (member.roles.includes('account-owner'))
      await requireAnotherOwner(db, account.accountId, member.userId)
    await db.delete(memberships).where(isMember(account.accountId, member.userId))
    const { accountId } = account
    await recordActivity(member.userId, {
      facts: { email_address: member.emailAddress },
      members: [{ accountId, userId: member.userId, change: 'removed' }],
    })
    await sendMail(removedFromTeam.to(member.emailAddress, { account: account.label }, kernel))
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
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
  return toWire({ ...member, roles, joined: member.created, expiration: null })
}
