import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import {
  applyRoleMapping,
  findProvisionedOrganization,
  type OrganizationRow,
  scimGroups,
  scimMembers,
  scimUsers,
} from '#backend/sso/public.ts'
import type { operations, QueryDefaults, ScimGroup } from '#generated/scim/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { scimProblem } from './errors.ts'
import { MAX_GROUPS } from './limits.ts'
import { project, toPage } from './lists.ts'
import { applyPatch, readResource, requireComplete, type Values } from './patch.ts'
import { groupSchema } from './schema.ts'
import { locationOf, lockOrganization, requireUuid } from './user-store.ts'
import { etagOf, isKnown, requireVersion } from './versions.ts'

type GroupRow = typeof scimGroups.$inferSelect
type Member = NonNullable<ScimGroup['members']>[number]
type MembersOfGroups = ReadonlyMap<string, Member[]>

/** Handlers of `openapi/scim/groups.yaml`. */
export const groupHandlers = {
  async listScimGroups({ db, client, query, kernel }) {
    const { organizationId } = await findProvisionedOrganization(db, client)
    const rows = await db
      .select()
      .from(scimGroups)
      .where(eq(scimGroups.organizationId, organizationId))
      .orderBy(asc(scimGroups.created), asc(scimGroups.id))
    const members = await membersOf(db, rows)
    const groups = rows.map(row => toGroup(kernel, row, members))
    return { status: 200, body: toPage(groupSchema, groups, query) }
  },

  async createScimGroup(context) {
    const { db, body, client, kernel, now, recordActivity } = context
    const values = readResource(groupSchema, body)
    const organization = await lockOrganization(context)
    const { organizationId } = organization
    const count = await db.$count(scimGroups, eq(scimGroups.organizationId, organizationId))
    if (count >= MAX_GROUPS) throw scimProblem('too-many-resources')
    const id = newId(now)
    const [row] = await db
      .insert(scimGroups)
      .values({ id, organizationId, ...columnsOf(values), created: now, modified: now })
      .onConflictDoNothing()
      .returning()
    if (!row) throw scimProblem('group-exists')
    await setMembers(db, organization, { groupId: id, before: new Set(), values })
    await recordActivity(id, { accountId: client.accountId, facts: { display_name: row.displayName } })
    const group = toGroup(kernel, row, await membersOf(db, [row]))
    return { status: 201, body: group, headers: { location: group.meta?.location ?? '', etag: etagOf(row) } }
  },

  async getScimGroup(context) {
    const { db, client, params, query, kernel } = context
    const row = await findGroup(db, await findProvisionedOrganization(db, client), params.id)
    if (isKnown(context, row)) return { status: 304 }
    const group = toGroup(kernel, row, await membersOf(db, [row]))
    return { status: 200, body: project(groupSchema, group, query), headers: { etag: etagOf(row) } }
  },

  async updateScimGroup(context) {
    const { db, body, params, client, kernel, now, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findGroup(db, organization, params.id)
    requireVersion(context, row)
    const values = readResource(groupSchema, body)
    const after = await store(db, organization, { row, values, now })
    await recordActivity(row.id, { accountId: client.accountId, facts: { display_name: after.displayName } })
    const group = toGroup(kernel, after, await membersOf(db, [row]))
    return { status: 200, body: group, headers: { etag: etagOf(after) } }
  },

  async changeScimGroup(context) {
    const { db, body, params, client, kernel, now, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findGroup(db, organization, params.id)
    requireVersion(context, row)
    const members = (await membersOf(db, [row])).get(row.id) ?? []
    const values: Values = new Map<string, unknown>([
      ['displayName', row.displayName],
      ['externalId', row.externalId ?? undefined],
      ['members', members],
    ])
    applyPatch(groupSchema, values, body)
    const after = await store(db, organization, { row, values: requireComplete(groupSchema, values), now })
    await recordActivity(row.id, { accountId: client.accountId, facts: { display_name: after.displayName } })
    const group = toGroup(kernel, after, await membersOf(db, [row]))
    return { status: 200, body: group, headers: { etag: etagOf(after) } }
  },

  async deleteScimGroup(context) {
    const { db, params, client, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findGroup(db, organization, params.id)
    requireVersion(context, row)
    const left = await db
      .delete(scimMembers)
      .where(eq(scimMembers.groupId, row.id))
      .returning({ memberId: scimMembers.memberId })
    await db.delete(scimGroups).where(eq(scimGroups.id, row.id))
    await applyRoleMapping(
      db,
      organization,
      left.map(({ memberId }) => memberId),
    )
    await recordActivity(row.id, { accountId: client.accountId, facts: { display_name: row.displayName } })
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  | 'listScimGroups'
  | 'createScimGroup'
  | 'getScimGroup'
  | 'updateScimGroup'
  | 'changeScimGroup'
  | 'deleteScimGroup'
>

async function findGroup(db: Queries, { organizationId }: OrganizationRow, id: string): Promise<GroupRow> {
  const [row] = await db
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.id, requireUuid(id)), eq(scimGroups.organizationId, organizationId)))
  if (!row) throw problem('not-found')
  return row
}

function columnsOf(values: Values) {
  const displayName = String(values.get('displayName'))
  const externalId = values.get('externalId')
  return {
    displayName,
    groupKey: displayName.toLowerCase(),
    externalId: typeof externalId === 'string' && externalId ? externalId : null,
  }
}

/** Stores the changed values of a group, and gives the people who joined or left it their roles. */
async function store(
  db: Queries,
  organization: OrganizationRow,
  { row, values, now }: { row: GroupRow; values: Values; now: Date },
): Promise<GroupRow> {
  const columns = columnsOf(values)
  const isTaken = and(
    eq(scimGroups.organizationId, organization.organizationId),
    eq(scimGroups.groupKey, columns.groupKey),
    ne(scimGroups.id, row.id),
  )
  if (await db.$count(scimGroups, isTaken)) throw scimProblem('group-exists')
  const rows = await db
    .select({ memberId: scimMembers.memberId })
    .from(scimMembers)
    .where(eq(scimMembers.groupId, row.id))
  const before = new Set(rows.map(({ memberId }) => memberId))
  const isRenamed = columns.displayName !== row.displayName || columns.externalId !== row.externalId
  const areMembersChanged = await areDifferent(before, values)
  if (!isRenamed && !areMembersChanged) return row
  const [after] = await db
    .update(scimGroups)
    .set({ ...columns, modified: now, version: row.version + 1 })
    .where(eq(scimGroups.id, row.id))
    .returning()
  if (!after) throw new Error('a locked group is gone')
  await setMembers(db, organization, { groupId: row.id, before, values, isRenamed })
  return after
}

async function areDifferent(before: ReadonlySet<string>, values: Values): Promise<boolean> {
  const wanted = memberIds(values)
  return wanted.size !== before.size || [...wanted].some(id => !before.has(id))
}

function memberIds(values: Values): Set<string> {
  const members = (values.get('members') ?? []) as { value: string }[]
  return new Set(members.map(({ value }) => value.toLowerCase()))
}

/** Members in one statement. */
const BATCH = 500

async function setMembers(
  db: Queries,
  organization: OrganizationRow,
  {
    groupId,
    before,
    values,
    isRenamed = false,
  }: { groupId: string; before: ReadonlySet<string>; values: Values; isRenamed?: boolean },
): Promise<void> {
  const wanted = memberIds(values)
  const joined = [...wanted].filter(id => !before.has(id))
  const left = [...before].filter(id => !wanted.has(id))
  await requireUsers(db, organization, joined)
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

/** Throws 400 for a member who is not a user of the organization. */
async function requireUsers(
  db: Queries,
  { organizationId }: OrganizationRow,
  ids: readonly string[],
): Promise<void> {
  const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
  if (!ids.every(id => UUID.test(id))) throw scimProblem('unknown-member')
  for (let at = 0; at < ids.length; at += BATCH) {
    const some = ids.slice(at, at + BATCH)
    const found = await db.$count(
      scimUsers,
      and(eq(scimUsers.organizationId, organizationId), inArray(scimUsers.id, some)),
    )
    if (found < some.length) throw scimProblem('unknown-member')
  }
}

async function membersOf(db: Queries, groups: readonly GroupRow[]): Promise<MembersOfGroups> {
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

function toGroup(kernel: Pick<Kernel, 'publicUrl'>, row: GroupRow, members: MembersOfGroups): ScimGroup {
  const { id, displayName, externalId, created, modified } = row
  return {
    schemas: [groupSchema.urn],
    id,
    displayName,
    ...(externalId !== null && { externalId }),
    members: members.get(id) ?? [],
    meta: {
      resourceType: 'Group',
      created: created.toISOString(),
      lastModified: modified.toISOString(),
      location: locationOf(kernel, `/Groups/${id}`),
      version: etagOf(row),
    },
  }
}
