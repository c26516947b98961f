import { and, arrayContains, asc, eq, inArray } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import { people, recoveryObstacles, withPasswordAndSecondFactor } from '#backend/modules/people/public.ts'
import type { RecoveryOwners } from '#generated/authorization/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accountsBy } from './organization-store.ts'
import { identityProviders, organizationAccounts, organizations, ssoLogins } from './tables.ts'

/** The role that governs organization, provider and recovery; a restricted owner does not have it. */
const OWNER = 'account-owner'

/** As many as the contract lists. */
const OWNERS_SHOWN = 500

/**
 * Throws 403 for members of an organization whose identity provider is active: they log in there. Every way
 * to log in except single sign-on itself calls it, after the person has proved who they are.
 */
export async function rejectSsoMembers(db: Queries, { userId }: { userId: string }): Promise<void> {
  if ((await ssoOrganizationOf(db, { userId })) !== undefined) throw problem('sso-required')
}

/**
 * Name of the organization that a person must log in through: its provider is active and the person is on one of
 * its accounts. Owners with a password and a second factor are exempt, so someone can always log in.
 */
export async function ssoOrganizationOf(
  db: Queries,
  person: { userId: string },
): Promise<string | undefined> {
  return (await governingOrganization(db, person))?.name
}

/**
 * The same for someone whom its provider lets in. A person who is on other accounts too has to prove once who they are
 * (`findMember`): until then, a password is of use to them, also a first one.
 */
export async function ssoOrganizationThatAdmits(
  db: Queries,
  person: { userId: string },
): Promise<string | undefined> {
  const governing = await governingOrganization(db, person)
  if (!governing) return undefined
  const { organizationId, name } = governing
  const { outside } = await accountsBy(db, person.userId, organizationId)
  return outside && !(await hasProvenLogin(db, person.userId, organizationId)) ? undefined : name
}

async function hasProvenLogin(db: Queries, userId: string, organizationId: string): Promise<boolean> {
  const [proven] = await db
    .select({ idpId: ssoLogins.idpId })
    .from(ssoLogins)
    .innerJoin(identityProviders, eq(identityProviders.idpId, ssoLogins.idpId))
    .where(
      and(
        eq(ssoLogins.userId, userId),
        eq(ssoLogins.proven, true),
        eq(identityProviders.organizationId, organizationId),
      ),
    )
    .limit(1)
  return proven !== undefined
}

async function governingOrganization(
  db: Queries,
  { userId }: { userId: string },
): Promise<{ organizationId: string; name: string } | undefined> {
  const rows = await db
    .select({
      organizationId: organizations.organizationId,
      name: organizations.name,
      roles: memberships.roles,
    })
    .from(memberships)
    .innerJoin(organizationAccounts, eq(organizationAccounts.accountId, memberships.accountId))
    .innerJoin(organizations, eq(organizations.organizationId, organizationAccounts.organizationId))
    .innerJoin(identityProviders, eq(identityProviders.organizationId, organizationAccounts.organizationId))
    .where(and(eq(memberships.userId, userId), eq(identityProviders.active, true)))
  if (!rows.length) return undefined
  for (const own of Map.groupBy(rows, row => row.organizationId).values()) if (!isExempt(own)) return own[0]
  return (await withPasswordAndSecondFactor(db, [userId])).has(userId) ? undefined : rows[0]
}

/**
 * Whether someone with these memberships in accounts of one organization may keep using a password, if they have
 * one and a second factor: an owner of any of them.
 */
export function isExempt(own: readonly { roles: readonly string[] }[]): boolean {
  return own.some(({ roles }) => roles.includes(OWNER))
}

/** Throws unless each of these accounts has an owner who can log in without the identity provider. */
export async function requireRecoveryOwners(db: Queries, accountIds: readonly number[]): Promise<void> {
  if (!(await recoveryOwners(db, accountIds)).ready) throw problem('recovery-owner-required')
}

/** The owners of these accounts, by address, and whether each account has one who can log in without the provider. */
export async function recoveryOwners(db: Queries, accountIds: readonly number[]): Promise<RecoveryOwners> {
  const rows = await db
    .select({ accountId: memberships.accountId, userId: memberships.userId, username: people.username })
    .from(memberships)
    .innerJoin(people, eq(people.userId, memberships.userId))
    .where(and(inArray(memberships.accountId, [...accountIds]), arrayContains(memberships.roles, [OWNER])))
    .orderBy(asc(people.username), asc(memberships.accountId))
  const obstacles = await recoveryObstacles(db, [...new Set(rows.map(({ userId }) => userId))])
  const owners = rows.map(({ accountId, userId, username }) => ({
    user_id: userId,
    username,
    account_id: accountId,
    obstacle: obstacles.get(userId) ?? null,
  }))
  const covered = new Set(owners.filter(({ obstacle }) => obstacle === null).map(owner => owner.account_id))
  return {
    ready: accountIds.every(accountId => covered.has(accountId)),
    owners: owners.slice(0, OWNERS_SHOWN),
  }
}

/** The people of an organization who can't log in without its provider once it is active. */
export async function membersWhoNeedSso(
  db: Queries,
  { organizationId }: { organizationId: string },
): Promise<string[]> {
  const rows = await db
    .select({ userId: memberships.userId, roles: memberships.roles })
    .from(memberships)
    .innerJoin(organizationAccounts, eq(organizationAccounts.accountId, memberships.accountId))
    .where(eq(organizationAccounts.organizationId, organizationId))
  const people = Map.groupBy(rows, ({ userId }) => userId)
  const secured = await withPasswordAndSecondFactor(db, [...people.keys()])
  return [...people]
    .filter(([userId, own]) => !secured.has(userId) || !isExempt(own))
    .map(([userId]) => userId)
}

/** Whether the person is an owner of the account. */
export async function isOwnerOf(db: Queries, userId: string, accountId: number): Promise<boolean> {
  const [membership] = await db
    .select({ roles: memberships.roles })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.accountId, accountId)))
  return membership?.roles.includes(OWNER) ?? false
}
