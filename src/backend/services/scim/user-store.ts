import { and, asc, eq, inArray } from 'drizzle-orm'
import {
  type OrganizationRow,
  ownOrganization,
  scimGroups,
  scimMembers,
  scimUsers,
  type UserAttributes,
} from '#backend/modules/single-sign-on/public.ts'
import { isUuid } from '#domain/validation/uuid.ts'
import type { ScimUser } from '#generated/scim/types.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { userSchema } from './schema.ts'
import type { Values } from './values.ts'
import { etagOf } from './versions.ts'

export type UserRow = typeof scimUsers.$inferSelect

/** Ids are UUIDs; anything else is the id of nothing. */
export function requireUuid(id: string): string {
  if (!isUuid(id)) throw problem('not-found')
  return id.toLowerCase()
}

/**
 * The organization of the calling provider, locked: its changes are made one after the other, so that two calls can't
 * create one user twice or take the same seat.
 */
export function lockOrganization({ db, client }: Pick<Context, 'db' | 'client'>): Promise<OrganizationRow> {
  return ownOrganization(db, client.accountId)
}

/** A user of the organization. Throws 404 for any other one. */
export async function findUser(
  db: Queries,
  { organizationId }: Pick<OrganizationRow, 'organizationId'>,
  id: string,
): Promise<UserRow> {
  const [row] = await db
    .select()
    .from(scimUsers)
    .where(and(eq(scimUsers.id, requireUuid(id)), eq(scimUsers.organizationId, organizationId)))
  if (!row) throw problem('not-found')
  return row
}

type GroupsOfUsers = ReadonlyMap<string, { value: string; display: string }[]>

/** The groups of some users, by the id of the user. */
export async function groupsOf(db: Queries, ids: readonly string[]): Promise<GroupsOfUsers> {
  if (!ids.length) return new Map()
  const rows = await db
    .select({ memberId: scimMembers.memberId, value: scimGroups.id, display: scimGroups.displayName })
    .from(scimMembers)
    .innerJoin(scimGroups, eq(scimGroups.id, scimMembers.groupId))
    .where(inArray(scimMembers.memberId, [...ids]))
    .orderBy(asc(scimGroups.groupKey))
  const byUser = Map.groupBy(rows, ({ memberId }) => memberId)
  return new Map([...byUser].map(([id, own]) => [id, own.map(({ value, display }) => ({ value, display }))]))
}

export function locationOf({ publicUrl }: Pick<Kernel, 'publicUrl'>, path: string): string {
  return `${publicUrl('scim')}/api/scim/v2${path}`
}

export function toUser(kernel: Pick<Kernel, 'publicUrl'>, row: UserRow, groups: GroupsOfUsers): ScimUser {
  const { id, attributes, active, created, modified } = row
  return {
    schemas: [userSchema.urn],
    id,
    ...attributes,
    active,
    groups: groups.get(id) ?? [],
    meta: {
      resourceType: 'User',
      created: created.toISOString(),
      lastModified: modified.toISOString(),
      location: locationOf(kernel, `/Users/${id}`),
      version: etagOf(row),
    },
  }
}

/** The attributes of a user as a change sees them. */
export function valuesOf({ attributes, active }: UserRow): Values {
  return new Map<string, unknown>([...Object.entries(attributes), ['active', active]])
}

/** What is stored of values, which were read by their schema. Those without anything in them are left out. */
export function attributesOf(values: Values): UserAttributes {
  const stored = [...values].filter(([name, value]) => name !== 'active' && !isEmpty(value))
  return Object.fromEntries(stored) as unknown as UserAttributes
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  return typeof value === 'object' && Object.keys(value).length === 0
}
