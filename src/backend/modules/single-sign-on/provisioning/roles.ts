import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { replaceMemberRoles } from '#backend/modules/accounts/public.ts'
import type { operations, RoleMapping } from '#generated/authorization/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type OrganizationRow, organizationOf, ownOrganization } from '../organization-store.ts'
import { roleMappings, scimGroups, scimMembers, scimUsers } from './tables.ts'

export type RoleMappingRow = Omit<typeof roleMappings.$inferSelect, 'organizationId'>

const NO_MAPPING: RoleMappingRow = { joinsAtLogin: false, defaultRoles: [], groups: [] }

/** Handlers of `openapi/authorization/provisioning.yaml` for roles. */
export const roleMappingHandlers = {
  async getRoleMapping({ db, caller }) {
    const organization = await organizationOf(db, caller.accountId)
    if (!organization) throw problem('not-found')
    if (organization.ownerAccountId !== caller.accountId) throw problem('organization-owner-required')
    return { status: 200, body: toWire(await roleMappingOf(db, organization.organizationId)) }
  },

  async setRoleMapping({ db, body, caller, recordActivity, nothingChanged }) {
    const organization = await ownOrganization(db, caller.accountId)
    const { organizationId } = organization
    const names = body.groups.map(({ group }) => keyOf(group))
    if (new Set(names).size < names.length) throw problem('group-mapped-twice', { fields: ['groups'] })
    const mapping: RoleMappingRow = {
      joinsAtLogin: body.joins_at_login,
      defaultRoles: [...new Set(body.default_roles)],
      groups: body.groups.map(({ group, roles }) => ({ group, roles: [...new Set(roles)] })),
    }
    const before = await roleMappingOf(db, organizationId)
    await db
      .insert(roleMappings)
      .values({ organizationId, ...mapping })
      .onConflictDoUpdate({ target: roleMappings.organizationId, set: mapping })
    await applyRoleMapping(db, organization)
    if (JSON.stringify(toWire(before)) === JSON.stringify(toWire(mapping))) nothingChanged()
    else await recordActivity(organizationId)
    return { status: 200, body: toWire(mapping) }
  },
} satisfies Pick<Handlers<operations>, 'getRoleMapping' | 'setRoleMapping'>

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
  const keys = new Set(names.map(keyOf))
  const own = groups.filter(({ group }) => keys.has(keyOf(group)))
  return own.length ? [...new Set(own.flatMap(({ roles }) => roles))] : undefined
}

/**
 * Gives the active users of an organization, or some of them, the roles of their groups. Without mapped groups,
 * people keep the roles that they have. Owners always do.
 */
export async function applyRoleMapping(
  db: Queries,
  { organizationId, ownerAccountId }: OrganizationRow,
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
  for (const [roles, those] of bySet)
    await replaceMemberRoles(db, {
      accountId: ownerAccountId,
      userIds: those.flatMap(({ userIds }) => userIds),
      roles: JSON.parse(roles),
    })
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
  const keys = new Set(mapping.groups.map(({ group }) => keyOf(group)))
  const rows = await db
    .select({ id: scimGroups.id, name: scimGroups.displayName })
    .from(scimGroups)
    .where(eq(scimGroups.organizationId, organizationId))
  return new Map(rows.filter(({ name }) => keys.has(keyOf(name))).map(({ id, name }) => [id, name]))
}

function keyOf(group: string): string {
  return group.trim().toLowerCase()
}

function toWire({ joinsAtLogin, defaultRoles, groups }: RoleMappingRow): RoleMapping {
  return {
    joins_at_login: joinsAtLogin,
    default_roles: defaultRoles as RoleMapping['default_roles'],
    groups: groups.map(({ group, roles }) => ({ group, roles })) as RoleMapping['groups'],
  }
}
