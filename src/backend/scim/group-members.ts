import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import {
  applyRoleMapping,
  type IgnoredValue,
  type OrganizationRow,
  type scimGroups,
  scimMembers,
  scimUsers,
} from '#backend/sso/public.ts'
import type { ScimGroup } from '#generated/scim/types.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { scimProblem } from './errors.ts'
import { MEMBERS_OF_PAGE } from './limits.ts'
import type { Values } from './values.ts'

export type GroupRow = typeof scimGroups.$inferSelect
type Member = NonNullable<ScimGroup['members']>[number]
export type MembersOfGroups = ReadonlyMap<string, Member[]>

export async function areDifferent(before: ReadonlySet<string>, values: Values): Promise<boolean> {
  const wanted = memberIds(values)
  return wanted.size !== before.size || [...wanted].some(id => !before.has(id))
}

function memberIds(values: Values): Set<string> {
  const members = (values.get('members') ?? []) as { value: string }[]
  return new Set(members.map(({ value }) => value.toLowerCase()))
}

/** Members in one statement. */
const BATCH = 500

export async function setMembers(
  db: Queries,
  organization: OrganizationRow,
  {
    groupId,
    before,
    values,
    ignored,
    isRenamed = false,
  }: {
    groupId: string
    before: ReadonlySet<string>
    values: Values
    ignored: IgnoredValue[]
    isRenamed?: boolean
  },
): Promise<void> {
  const wanted = memberIds(values)
  const left = [...before].filter(id => !wanted.has(id))
  const unknown = await unknownAmong(
    db,
    organization,
    [...wanted].filter(id => !before.has(id)),
  )
  // Someone who leaves loses roles, even if someone else in the same call can't join.
  if (unknown.length && !left.length) throw scimProblem('unknown-member')
  for (const id of unknown) {
    wanted.delete(id)
    ignored.push({ name: 'members', value: id, reason: UNKNOWN_MEMBER })
  }
  const joined = [...wanted].filter(id => !before.has(id))
  for (let at = 0; at < joined.length; at += BATCH)
    await db
      .insert(scimMembers)
      .values(joined.slice(at, at + BATCH).map(memberId => ({ groupId, memberId })))
      .onConflictDoNothing()
  if (left.length)
    await db
      .delete(scimMembers)
      .where(and(eq(scimMembers.groupId, groupId), inArray(scimMembers.memberId, left)))
  // Another name may be mapped to other roles, for all who are in the group.
  await applyRoleMapping(db, organization, isRenamed ? [...wanted, ...left] : [...joined, ...left])
}

const UNKNOWN_MEMBER = 'members: One is not a user of this organization.'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of some ids, those that no user of the organization has. */
async function unknownAmong(
  db: Queries,
  { organizationId }: OrganizationRow,
  ids: readonly string[],
): Promise<string[]> {
  const known = new Set<string>()
  const valid = ids.filter(id => UUID.test(id))
  for (let at = 0; at < valid.length; at += BATCH) {
    const isOneOf = inArray(scimUsers.id, valid.slice(at, at + BATCH))
    const rows = await db
      .select({ id: scimUsers.id })
      .from(scimUsers)
      .where(and(eq(scimUsers.organizationId, organizationId), isOneOf))
    for (const { id } of rows) known.add(id)
  }
  return ids.filter(id => !known.has(id))
}

/** The first of some groups, as many as have so few members that one response can list them. */
export async function withFewMembers(db: Queries, groups: readonly GroupRow[]): Promise<GroupRow[]> {
  if (!groups.length) return []
  const ids = groups.map(({ id }) => id)
  const counts = await db
    .select({ groupId: scimMembers.groupId, members: sql<number>`count(*)::int` })
    .from(scimMembers)
    .where(inArray(scimMembers.groupId, ids))
    .groupBy(scimMembers.groupId)
  const countOf = new Map(counts.map(({ groupId, members }) => [groupId, members]))
  let members = 0
  return groups.filter(({ id }, index) => {
    members += countOf.get(id) ?? 0
    return index === 0 || members <= MEMBERS_OF_PAGE
  })
}

export async function membersOf(db: Queries, groups: readonly GroupRow[]): Promise<MembersOfGroups> {
  if (!groups.length) return new Map()
  const ids = groups.map(({ id }) => id)
  const rows = await db
    .select({ groupId: scimMembers.groupId, value: scimUsers.id, attributes: scimUsers.attributes })
    .from(scimMembers)
    .innerJoin(scimUsers, eq(scimUsers.id, scimMembers.memberId))
    .where(inArray(scimMembers.groupId, ids))
    .orderBy(asc(scimUsers.userKey))
  const byGroup = Map.groupBy(rows, ({ groupId }) => groupId)
  const toMember = ({ value, attributes }: (typeof rows)[number]): Member => ({
    value,
    display: attributes.displayName ?? attributes.userName,
    type: 'User',
  })
  return new Map([...byGroup].map(([id, own]) => [id, own.map(toMember)]))
}
