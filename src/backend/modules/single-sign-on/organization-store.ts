import { and, asc, eq, gt, inArray, isNull, lte, or, sql } from 'drizzle-orm'
import { accounts, memberships } from '#backend/modules/accounts/public.ts'
import { ORGANIZATION_NAME_KEPT } from '#generated/durations.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { identityProviders, organizationAccounts, organizationNames, organizations } from './tables.ts'

export type OrganizationRow = typeof organizations.$inferSelect
export type ProviderRow = typeof identityProviders.$inferSelect

/**
 * The organization of an account, locked when its owner is about to change it. With `share`, it can't be changed or
 * deleted until the transaction ends.
 */
export async function organizationOf(
  db: Queries,
  accountId: number | null,
  lock?: 'lock' | 'share',
): Promise<OrganizationRow | undefined> {
  if (accountId === null) return undefined
  const joined = db
    .select({ organizationId: organizationAccounts.organizationId })
    .from(organizationAccounts)
    .where(eq(organizationAccounts.accountId, accountId))
  const found = db.select().from(organizations).where(inArray(organizations.organizationId, joined))
  const [row] = await (lock ? found.for(lock === 'share' ? 'share' : 'update') : found)
  return row
}

/** Names of the organizations of accounts, by account. */
export async function organizationNamesOf(
  db: Queries,
  accountIds: readonly number[],
): Promise<Map<number, string>> {
  if (!accountIds.length) return new Map()
  const rows = await db
    .select({ accountId: organizationAccounts.accountId, name: organizations.name })
    .from(organizationAccounts)
    .innerJoin(organizations, eq(organizations.organizationId, organizationAccounts.organizationId))
    .where(inArray(organizationAccounts.accountId, [...accountIds]))
  return new Map(rows.map(({ accountId, name }) => [accountId, name]))
}

/** The organization that an account registered, locked. Throws 404 without one, 403 for one it only joined. */
export async function ownOrganization(db: Queries, accountId: number | null): Promise<OrganizationRow> {
  return requireOwn(await organizationOf(db, accountId, 'lock'), accountId)
}

/** The same, unchanged until the transaction ends; without one, as it is now. */
export async function readOwnOrganization(
  db: Queries,
  accountId: number | null,
  lock?: 'share',
): Promise<OrganizationRow> {
  return requireOwn(await organizationOf(db, accountId, lock), accountId)
}

function requireOwn(organization: OrganizationRow | undefined, accountId: number | null): OrganizationRow {
  if (!organization) throw problem('not-found')
  if (organization.ownerAccountId !== accountId) throw problem('organization-owner-required')
  return organization
}

/** The organization whose provisioning token a provider calls with. */
export async function findProvisionedOrganization(
  db: Queries,
  { accountId }: { accountId: number },
): Promise<OrganizationRow> {
  const organization = await organizationOf(db, accountId)
  if (!organization) throw problem('not-authenticated')
  return organization
}

/** The organization that has this name, or had it in the last ninety days. */
export async function organizationByName(
  db: Queries,
  name: string,
  now: Date,
): Promise<OrganizationRow | undefined> {
  const [row] = await db
    .select({ organization: organizations })
    .from(organizationNames)
    .innerJoin(organizations, eq(organizations.organizationId, organizationNames.organizationId))
    .where(
      and(
        eq(organizationNames.name, name),
        or(isNull(organizationNames.until), gt(organizationNames.until, now)),
      ),
    )
  return row?.organization
}

export async function providerOf(db: Queries, organizationId: string): Promise<ProviderRow | undefined> {
  const [provider] = await db
    .select()
    .from(identityProviders)
    .where(eq(identityProviders.organizationId, organizationId))
  return provider
}

/** The accounts of an organization, by label. */
export function accountsIn(
  db: Queries,
  organizationId: string,
): Promise<{ accountId: number; label: string }[]> {
  return db
    .select({ accountId: accounts.accountId, label: accounts.label })
    .from(accounts)
    .innerJoin(organizationAccounts, eq(organizationAccounts.accountId, accounts.accountId))
    .where(eq(organizationAccounts.organizationId, organizationId))
    .orderBy(asc(sql`lower(${accounts.label})`), asc(accounts.accountId))
    .limit(1000)
}

/** Gives an organization a name, unless another one has it or had it recently. */
export async function claimName(
  db: Queries,
  claim: { name: string; organizationId: string; ownerAccountId: number; now: Date },
): Promise<void> {
  const { name, organizationId, ownerAccountId, now } = claim
  const isFree = or(
    lte(organizationNames.until, now),
    and(eq(organizationNames.ownerAccountId, ownerAccountId), sql`${organizationNames.until} is not null`),
  )
  const claimed = await db
    .insert(organizationNames)
    .values({ name, organizationId, ownerAccountId, until: null })
    .onConflictDoUpdate({
      target: organizationNames.name,
      set: { organizationId, ownerAccountId, until: null },
      ...(isFree && { setWhere: isFree }),
    })
    .returning({ name: organizationNames.name })
  if (!claimed.length) throw problem('organization-name-taken', { fields: ['organization_name'] })
}

/** Whether `claimName` would give the account this name for its organization now. */
export async function isNameFree(
  db: Queries,
  { name, accountId, now }: { name: string; accountId: number | null; now: Date },
): Promise<boolean> {
  const [row] = await db.select().from(organizationNames).where(eq(organizationNames.name, name))
  return !row || row.ownerAccountId === accountId || (row.until !== null && row.until <= now)
}

/** Reserves the name for ninety days; until then it leads to the organization, if that still exists. */
export async function releaseName(db: Queries, name: string, now: Date): Promise<void> {
  const until = new Date(now.getTime() + ORGANIZATION_NAME_KEPT)
  await db.update(organizationNames).set({ until }).where(eq(organizationNames.name, name))
}

/** The accounts of a person: their ids, whether one belongs to the organization, and whether another one does not. */
export async function accountsBy(
  db: Queries,
  userId: string,
  organizationId: string,
): Promise<{ ids: number[]; inside: boolean; outside: boolean }> {
  const rows = await db
    .select({ accountId: memberships.accountId, organizationId: organizationAccounts.organizationId })
    .from(memberships)
    .leftJoin(organizationAccounts, eq(organizationAccounts.accountId, memberships.accountId))
    .where(eq(memberships.userId, userId))
  return {
    ids: rows.map(({ accountId }) => accountId),
    inside: rows.some(row => row.organizationId === organizationId),
    outside: rows.some(row => row.organizationId !== organizationId),
  }
}
