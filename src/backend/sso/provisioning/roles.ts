import { and, eq, inArray, isNotNull } from 'drizzle-orm'
import { replaceMemberRoles } from '#backend/authorization/public.ts'
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
  const rows = await db
    .select({ userId: scimUsers.userId, group: scimGroups.displayName })
    .from(scimUsers)
    .leftJoin(scimMembers, eq(scimMembers.memberId, scimUsers.id))
    .leftJoin(scimGroups, eq(scimGroups.id, scimMembers.groupId))
    .where(
      and(
        eq(scimUsers.organizationId, organizationId),
        eq(scimUsers.active, true),
        isNotNull(scimUsers.userId),
        onlyIds && inArray(scimUsers.id, [...onlyIds]),
      ),
    )
  const byPerson = Map.groupBy(rows, ({ userId }) => userId ?? '')
  const bySet = Map.groupBy(byPerson, ([, own]) =>
    JSON.stringify(
      rolesFor(
        mapping,
        own.flatMap(({ group }) => group ?? []),
      ).toSorted(),
    ),
  )
  for (const [roles, those] of bySet)
    await replaceMemberRoles(db, {
      accountId: ownerAccountId,
      userIds: those.map(([userId]) => userId),
      roles: JSON.parse(roles),
    })
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
