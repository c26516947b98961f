import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import {
  applyRoleMapping,
  type IgnoredValue,
  type OrganizationRow,
  type scimGroups,
  scimMembers,
  scimUsers,
} from '#backend/modules/single-sign-on/public.ts'
import type { ScimGroup } from '#generated/scim/types.ts'
import type { Context, MemberChange } from '#kernel/contract/context.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { scimProblem } from './errors.ts'
import { MEMBERS_OF_PAGE } from './limits.ts'
import type { Values } from './values.ts'

export type GroupRow = typeof scimGroups.$inferSelect
type Member = NonNullable<ScimGroup['members']>[number]

/** Whether the members that a change leaves are others than those before it. */
export function areDifferent(before: ReadonlySet<string>, values: Values): boolean {
  const wanted = memberIds(values)
  return wanted.size !== before.size || [...wanted].some(id => !before.has(id))
}

function memberIds(values: Values): Set<string> {
  const members = (values.get('members') ?? []) as { value: string }[]
  return new Set(members.map(({ value }) => value.toLowerCase()))
}

/** Ids as one parameter, however many they are. */
const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param(ids)}::uuid[])`

/**
 * Stores who joined a group and who left it, and gives them their roles. `before` needs to have no members but those
 * that the change is about.
 */
export async function setMembers(
  db: Queries,
  organization: OrganizationRow,
  {
    groupId,
    before,
    values,
    ignored,
    members,
    areRolesChanged = false,
  }: {
    groupId: string
    before: ReadonlySet<string>
    values: Values
    ignored: IgnoredValue[]
    /** Notes who has other roles. */
    members: MemberChange[]
    /** Whether the group has another name, which is mapped to other roles for all who are in it. */
    areRolesChanged?: boolean
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
  if (joined.length)
    await db.execute(sql`
      insert into ${scimMembers} (group_id, member_id)
      select ${groupId}::uuid, unnest(${sql.param(joined)}::uuid[]) on conflict do nothing`)
  if (left.length)
    await db
      .delete(scimMembers)
      .where(and(eq(scimMembers.groupId, groupId), sql`${scimMembers.memberId} = ${anyOf(left)}`))
  const others = areRolesChanged ? await memberIdsOf(db, groupId) : joined
  await applyRoleMapping(db, organization, members, [...others, ...left])
}

const UNKNOWN_MEMBER = 'members: One is not a user of this organization.'
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** Of some ids, those that no user of the organization has. */
async function unknownAmong(
  db: Queries,
  { organizationId }: OrganizationRow,
  ids: readonly string[],
): Promise<string[]> {
  const valid = ids.filter(id => UUID.test(id))
  if (!valid.length) return [...ids]
  const [found] = await db
    .select({ ids: sql<string[]>`coalesce(json_agg(${scimUsers.id}), '[]')` })
    .from(scimUsers)
    .where(and(eq(scimUsers.organizationId, organizationId), sql`${scimUsers.id} = ${anyOf(valid)}`))
  const known = new Set(found?.ids)
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

/** The ids of the members of a group, in one value: ten thousand rows take several times as long. */
export async function memberIdsOf(db: Queries, groupId: string): Promise<string[]> {
  const [found] = await db
    .select({ ids: sql<string[]>`coalesce(json_agg(${scimMembers.memberId}), '[]')` })
    .from(scimMembers)
    .where(eq(scimMembers.groupId, groupId))
  return found?.ids ?? []
}

/** Members that one turn reads; the embedded database takes some 10 ms for them. */
const SLICE = 500

interface MemberRow extends Member {
  groupId: string
}

/** The members of some groups, slice by slice, in turns with other long lists. */
export async function readMembers(
  db: Queries,
  groups: readonly Pick<GroupRow, 'id'>[],
  { kernel: { slices }, ended }: Pick<Context, 'ended'> & { kernel: Pick<Context['kernel'], 'slices'> },
): Promise<MemberRow[][]> {
  const read: MemberRow[][] = []
  for (let last: MemberRow | undefined; groups.length; ) {
    const rows = await slices.run(ended, () => membersAfter(db, groups, { last, limit: SLICE }))
    if (rows.length) read.push(rows)
    last = rows.at(-1)
    if (rows.length < SLICE) break
  }
  return read
}

/** The members of a group: all of them, or those among some ids. */
export async function membersOf(
  db: Queries,
  group: Pick<GroupRow, 'id'>,
  ids?: readonly string[],
): Promise<Member[]> {
  const rows = await membersAfter(db, [group], { ids })
  return rows.map(toMember)
}

export function toMember({ groupId: _, ...member }: MemberRow): Member {
  return member
}

/** In an order that no change of a person moves them in, and that an index has. */
async function membersAfter(
  db: Queries,
  groups: readonly Pick<GroupRow, 'id'>[],
  { last, ids, limit }: { last?: MemberRow | undefined; ids?: readonly string[] | undefined; limit?: number },
): Promise<MemberRow[]> {
  const isAfter =
    last && sql`(${scimMembers.groupId}, ${scimMembers.memberId}) > (${last.groupId}, ${last.value})`
  const isOneOf = ids && sql`${scimMembers.memberId} = ${anyOf(ids.filter(id => UUID.test(id)))}`
  const isOfGroups = inArray(
    scimMembers.groupId,
    groups.map(({ id }) => id),
  )
  const rows = db
    .select({
      groupId: scimMembers.groupId,
      value: scimMembers.memberId,
      display: sql<string>`coalesce(${scimUsers.attributes} ->> 'displayName', ${scimUsers.attributes} ->> 'userName')`,
    })
    .from(scimMembers)
    .innerJoin(scimUsers, eq(scimUsers.id, scimMembers.memberId))
    .where(and(isOfGroups, isAfter, isOneOf))
    .orderBy(asc(scimMembers.groupId), asc(scimMembers.memberId))
  const found = await (limit === undefined ? rows : rows.limit(limit))
  return found.map(row => ({ ...row, type: 'User' as const }))
}
