import { eq, inArray } from 'drizzle-orm'
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
