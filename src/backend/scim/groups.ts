import { and, eq, ne } from 'drizzle-orm'
import {
  applyRoleMapping,
  findProvisionedOrganization,
  type IgnoredValue,
  type OrganizationRow,
  recordIgnoredValues,
  scimGroups,
  scimMembers,
} from '#backend/sso/public.ts'
import type { operations, QueryDefaults, ScimGroup } from '#generated/scim/types.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { scimProblem } from './errors.ts'
import {
  areDifferent,
  type GroupRow,
  type MembersOfGroups,
  membersOf,
  setMembers,
  withFewMembers,
} from './group-members.ts'
import { leftOutOf } from './lenient.ts'
import { MAX_GROUPS } from './limits.ts'
import { groupSource } from './list-sources.ts'
import { isReturned, project, readPage, toListResponse } from './lists.ts'
import { applyPatch } from './patch.ts'
import { groupSchema } from './schema.ts'
import { locationOf, lockOrganization, requireUuid } from './user-store.ts'
import { readResource, requireComplete, type Values } from './values.ts'
import { etagOf, isKnown, requireVersion } from './versions.ts'

/** Handlers of `openapi/scim/groups.yaml`. */
export const groupHandlers = {
  async listScimGroups({ db, client, query, kernel, ended }) {
    const { organizationId } = await findProvisionedOrganization(db, client)
    const page = await kernel.slices.run(ended, () =>
      readPage(db, scimGroups, groupSource(kernel), { organizationId, query }),
    )
    // A group can have ten thousand members, so a list has them only for callers that name them.
    const hasMembers = isReturned(groupSchema, 'members', query, { byDefault: false })
    const rows = hasMembers ? await withFewMembers(db, page.rows) : page.rows
    const members = hasMembers ? await membersOf(db, rows) : undefined
    const groups = rows.map(row => toGroup(kernel, row, members))
    return { status: 200, body: toListResponse(groupSchema, page, groups, query) }
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
    await setMembers(db, organization, { groupId: id, before: new Set(), values, ignored: [] })
    await recordIgnoredValues(context, { operationId: 'createScimGroup', ignored: leftOutOf(body) })
    await recordActivity(id, { accountId: client.accountId, facts: { display_name: row.displayName } })
    const group = toGroup(kernel, row, await membersOf(db, [row]))
    return { status: 201, body: group, headers: { location: group.meta?.location ?? '', etag: etagOf(row) } }
  },

  async getScimGroup(context) {
    const { db, client, params, query, kernel } = context
    const row = await findGroup(db, await findProvisionedOrganization(db, client), params.id)
    if (isKnown(context, row)) return { status: 304 }
    const members = isReturned(groupSchema, 'members', query) ? await membersOf(db, [row]) : undefined
    const group = toGroup(kernel, row, members)
    return { status: 200, body: project(groupSchema, group, query), headers: { etag: etagOf(row) } }
  },

  async updateScimGroup(context) {
    const { db, body, params, client, kernel, now, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findGroup(db, organization, params.id)
    requireVersion(context, row)
    const values = readResource(groupSchema, body)
    const ignored = [...leftOutOf(body)]
    const after = await store(db, organization, { row, values, now, ignored })
    await recordIgnoredValues(context, { operationId: 'updateScimGroup', ignored })
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
    const ignored = [...leftOutOf(body), ...applyPatch(groupSchema, values, body)]
    requireComplete(groupSchema, values)
    const after = await store(db, organization, { row, values, now, ignored })
    await recordIgnoredValues(context, { operationId: 'changeScimGroup', ignored })
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
  { row, values, now, ignored }: { row: GroupRow; values: Values; now: Date; ignored: IgnoredValue[] },
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
  await setMembers(db, organization, { groupId: row.id, before, values, ignored, isRenamed })
  return after
}

/** A group with its members, if they were read. */
function toGroup(
  kernel: Pick<Kernel, 'publicUrl'>,
  row: GroupRow,
  members: MembersOfGroups | undefined,
): ScimGroup {
  const { id, displayName, externalId, created, modified } = row
  return {
    schemas: [groupSchema.urn],
    id,
    displayName,
    ...(externalId !== null && { externalId }),
    ...(members && { members: members.get(id) ?? [] }),
    meta: {
      resourceType: 'Group',
      created: created.toISOString(),
      lastModified: modified.toISOString(),
      location: locationOf(kernel, `/Groups/${id}`),
      version: etagOf(row),
    },
  }
}
