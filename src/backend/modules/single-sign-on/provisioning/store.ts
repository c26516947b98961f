import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '#kernel/storage/database.ts'
import {
  provisioningFailures,
  provisioningTokens,
  roleMappings,
  scimGroups,
  scimMembers,
  scimUsers,
} from './tables.ts'

/** Ends the provisioning of an organization that is deleted. Its people stay members. */
export async function deleteProvisioning(db: Queries, organizationId: string): Promise<void> {
  const groups = db
    .select({ id: scimGroups.id })
    .from(scimGroups)
    .where(eq(scimGroups.organizationId, organizationId))
  await db.delete(scimMembers).where(inArray(scimMembers.groupId, groups))
  for (const table of [scimGroups, scimUsers, roleMappings, provisioningFailures, provisioningTokens])
    await db.delete(table).where(eq(table.organizationId, organizationId))
}

/**
 * Ends what organizations provision of a person who has deleted their login, so that the next login at a provider does not
 * bring them back. One who is provisioned again after the login is erased is someone new.
 */
export async function endProvisioningOf(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(scimUsers)
    .set({ active: false, modified: now, version: sql`${scimUsers.version} + 1` })
    .where(and(eq(scimUsers.userId, userId), eq(scimUsers.active, true)))
}
