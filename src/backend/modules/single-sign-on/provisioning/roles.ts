import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { replaceMemberRoles } from '#backend/modules/accounts/public.ts'
import type { MemberChange } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { OrganizationRow } from '../organization-store.ts'
import { roleMappings, scimGroups, scimMembers, scimUsers } from './tables.ts'

export type RoleMappingRow = Omit<typeof roleMappings.$inferSelect, 'organizationId'>

const NO_MAPPING: RoleMappingRow = { joinsAtLogin: false, defaultRoles: [], groups: [] }

/** How an organization gives roles; nothing is mapped until an owner says so. */
export async function roleMappingOf(db: Queries, organizationId: string): Promise<RoleMappingRow> {
  const [row] = await db.select().from(roleMappings).where(eq(roleMappings.organizationId, organizationId))
  return row ?? NO_MAPPING
}

/** The roles of a person who joins with these groups: those of the mapped ones, or the default ones. */
export function rolesFor(mapping: RoleMappingRow, groups: readonly string[]): string[] {
  return mappedRoles(mapping, groups) ?? mapping.defaultRoles
}

/** The roles of the mapped ones among these groups; undefined when none is mapped. */
export function mappedRoles({ groups }: RoleMappingRow, names: readonly string[]): string[] | undefined {
  const keys = new Set(names.map(groupKeyOf))
  const own = groups.filter(({ group }) => keys.has(groupKeyOf(group)))
  return own.length ? [...new Set(own.flatMap(({ roles }) => roles))] : undefined
}

/**
 * Gives the active users of an organization, or some of them, the roles of their groups. Without mapped groups,
 * people keep the roles that they have. Owners always do. Notes who has other roles.
 */
export async function applyRoleMapping(
  db: Queries,
  { organizationId, ownerAccountId: accountId }: OrganizationRow,
  members: MemberChange[],
  onlyIds?: readonly string[],
): Promise<void> {
  const mapping = await roleMappingOf(db, organizationId)
  if (!mapping.groups.length || onlyIds?.length === 0) return
  const named = await groupsMappedBy(db, organizationId, mapping)
  const mapped = [...named.keys()]
  const groups = sql`coalesce((
    select array_agg(${scimMembers.groupId} order by ${scimMembers.groupId}) from ${scimMembers}
    where ${scimMembers.memberId} = ${scimUsers.id} and ${scimMembers.groupId} = any(${sql.param(mapped)}::uuid[])
  ), '{}')`
  const isOneOf = onlyIds && sql`${scimUsers.id} = any(${sql.param(onlyIds)}::uuid[])`
  const people = db
    .select({ userId: scimUsers.userId, groups: groups.as('groups') })
    .from(scimUsers)
    .where(
      and(
        eq(scimUsers.organizationId, organizationId),
        eq(scimUsers.active, true),
        isNotNull(scimUsers.userId),
        isOneOf,
      ),
    )
    .as('people')
  // One row for all who are in the same groups: ten thousand would be read for as long as others wait.
  const rows = await db
    .select({
      groups: sql<string[]>`to_json(${people.groups})`,
      userIds: sql<string[]>`json_agg(${people.userId})`,
    })
    .from(people)
    .groupBy(people.groups)
  const bySet = Map.groupBy(rows, row =>
    JSON.stringify(
      rolesFor(
        mapping,
        row.groups.flatMap(id => named.get(id) ?? []),
      ).toSorted(),
    ),
  )
  for (const [roles, those] of bySet) {
    const userIds = those.flatMap(({ userIds: own }) => own)
    const changed = await replaceMemberRoles(db, { accountId, userIds, roles: JSON.parse(roles) })
    for (const userId of changed) members.push({ accountId, userId, change: 'changed' })
  }
}

/** Whether the role mapping of an organization names one of some groups. */
export async function areMapped(
  db: Queries,
  { organizationId }: OrganizationRow,
  names: readonly string[],
): Promise<boolean> {
  return mappedRoles(await roleMappingOf(db, organizationId), names) !== undefined
}

/** The names of the groups that a mapping is about, by id. */
async function groupsMappedBy(
  db: Queries,
  organizationId: string,
  mapping: RoleMappingRow,
): Promise<Map<string, string>> {
  const keys = new Set(mapping.groups.map(({ group }) => groupKeyOf(group)))
  const rows = await db
    .select({ id: scimGroups.id, name: scimGroups.displayName })
    .from(scimGroups)
    .where(eq(scimGroups.organizationId, organizationId))
  return new Map(rows.filter(({ name }) => keys.has(groupKeyOf(name))).map(({ id, name }) => [id, name]))
}

/** What names of groups are compared by. */
export function groupKeyOf(group: string): string {
  return group.trim().toLowerCase()
}
