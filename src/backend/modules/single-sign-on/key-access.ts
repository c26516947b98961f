import { and, asc, eq, sql } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import type { OrganizationKeyAccess } from '#generated/authorization/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { OrganizationRow } from './organization-store.ts'
import { organizationAccounts } from './tables.ts'

type Organization = Pick<OrganizationRow, 'organizationId' | 'ownerAccountId'>

/** The accounts of an organization, by label, with what each lets its owners do with its keys. */
export async function keyAccessIn(
  db: Queries,
  { organizationId, ownerAccountId }: Organization,
): Promise<{ accountId: number; label: string; keyAccess: OrganizationKeyAccess }[]> {
  const rows = await db
    .select({
      accountId: accounts.accountId,
      label: accounts.label,
      keyAccess: organizationAccounts.keyAccess,
    })
    .from(accounts)
    .innerJoin(organizationAccounts, eq(organizationAccounts.accountId, accounts.accountId))
    .where(eq(organizationAccounts.organizationId, organizationId))
    .orderBy(asc(sql`lower(${accounts.label})`), asc(accounts.accountId))
    .limit(1000)
  return rows.map(row => (row.accountId === ownerAccountId ? { ...row, keyAccess: 'manage' } : row))
}

/**
 * What an account lets the owners of an organization do with its keys: unchanged until the transaction ends. `none` for
 * one that does not belong to it.
 */
export async function lockKeyAccess(
  db: Queries,
  { organizationId, ownerAccountId }: Organization,
  accountId: number,
): Promise<OrganizationKeyAccess> {
  if (accountId === ownerAccountId) return 'manage'
  const [row] = await db
    .select({ keyAccess: organizationAccounts.keyAccess })
    .from(organizationAccounts)
    .where(
      and(
        eq(organizationAccounts.accountId, accountId),
        eq(organizationAccounts.organizationId, organizationId),
      ),
    )
    .for('share')
  return row?.keyAccess ?? 'none'
}
