import { roleNames } from '#domain/authorization/role-names.ts'
import { getRoleMapping } from '#generated/authorization/operations/getRoleMapping.ts'
import type { CustomerRole, RoleMapping as RoleMappingWire } from '#generated/authorization/types.ts'
import { query } from '#portal/api/call.ts'

export interface GroupRoles {
  group: string
  roles: CustomerRole[]
}

/** Which roles people get who join through the identity provider. */
export interface RoleMapping {
  /** Whether people without an invitation join at their first login. */
  joinsAtLogin: boolean
  /** Roles of people in no mapped group. */
  defaultRoles: RoleMappingWire['default_roles']
  groups: GroupRoles[]
}

export function toRoleMapping({ joins_at_login, default_roles, groups }: RoleMappingWire): RoleMapping {
  return { joinsAtLogin: joins_at_login, defaultRoles: default_roles, groups }
}

export const roleMappingQuery = { ...query(getRoleMapping), select: toRoleMapping }

export const roleMappingQueries = [getRoleMapping]

/** Roles in the words of the team page; a person without one can only see their own profile. */
export function rolesText(roles: readonly CustomerRole[]): string {
  return roles.length ? roles.map(role => roleNames[role]).join(', ') : 'No roles'
}
