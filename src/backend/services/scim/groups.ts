import { and, eq, ne } from 'drizzle-orm'
import {
  applyRoleMapping,
  areMapped,
  findProvisionedOrganization,
  type IgnoredValue,
  type OrganizationRow,
  recordIgnoredValues,
  scimGroups,
  scimMembers,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults, ScimGroup } from '#generated/scim/types.ts'
import type { Context, Kernel, MemberChange } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { scimProblem } from './errors.ts'
import { namedMembers } from './group-changes.ts'
import {
  areDifferent,
  type GroupRow,
  memberIdsOf,
  membersOf,
  readMembers,
  setMembers,
  toMember,
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
  async listScimGroups(context) {
    const { db, client, query, kernel, ended } = context
    const { organizationId } = await findProvisionedOrganization(db, client)
    const page = await kernel.slices.run(ended, () =>
      readPage(db, scimGroups, groupSource(kernel), { organizationId, query }),
    )
    // A group can have ten thousand members, so a list has them only for callers that name them.
    const hasMembers = isReturned(groupSchema, 'members', query, { byDefault: false })
    const rows = hasMembers ? await withFewMembers(db, page.rows) : page.rows
    const found = hasMembers ? (await readMembers(db, rows, context)).flat() : []
    const members = Map.groupBy(found, ({ groupId }) => groupId)
    const groups = rows.map(row => ({
      ...toGroup(kernel, row),
      ...(hasMembers && { members: (members.get(row.id) ?? []).map(toMember) }),
    }))
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
    const members: MemberChange[] = []
    await setMembers(db, organization, { groupId: id, before: new Set(), values, ignored: [], members })
    await recordIgnoredValues(context, { operationId: 'createScimGroup', ignored: leftOutOf(body) })
    const facts = { display_name: row.displayName }
    await recordActivity(id, { accountId: client.accountId, facts, members })
    const { list } = wholeGroup(context, row)
    const headers = { location: locationOf(kernel, `/Groups/${id}`), etag: etagOf(row) }
    return { status: 201, list, headers }
  },

  async getScimGroup(context) {
    const { db, client, params, query, kernel } = context
    const row = await findGroup(db, await findProvisionedOrganization(db, client), params.id)
    if (isKnown(context, row)) return { status: 304 }
    if (isReturned(groupSchema, 'members', query)) return { status: 200, ...wholeGroup(context, row, query) }
    const group = toGroup(kernel, row)
    return { status: 200, body: project(groupSchema, group, query), headers: { etag: etagOf(row) } }
  },

  async updateScimGroup(context) {
    const { db, body, params, client, now, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findGroup(db, organization, params.id)
    requireVersion(context, row)
    const values = readResource(groupSchema, body)
    const ignored = [...leftOutOf(body)]
    const before = new Set(await memberIdsOf(db, row.id))
    const members: MemberChange[] = []
    const after = await store(db, organization, { row, before, values, now, ignored, members })
    await recordIgnoredValues(context, { operationId: 'updateScimGroup', ignored })
    const facts = { display_name: after.displayName }
    await recordActivity(row.id, { accountId: client.accountId, facts, members })
    return { status: 200, ...wholeGroup(context, after) }
  },

  async changeScimGroup(context) {
    const { db, body, params, client, now, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findGroup(db, organization, params.id)
    requireVersion(context, row)
    // Most changes name a few members of many, and concern no others.
    const members = await membersOf(db, row, namedMembers(body))
    const before = new Set(members.map(({ value }) => value))
    const values: Values = new Map<string, unknown>([
      ['displayName', row.displayName],
      ['externalId', row.externalId ?? undefined],
      ['members', members],
    ])
    const ignored = [...leftOutOf(body), ...applyPatch(groupSchema, values, body)]
    requireComplete(groupSchema, values)
    const changed: MemberChange[] = []
    const after = await store(db, organization, { row, before, values, now, ignored, members: changed })
    await recordIgnoredValues(context, { operationId: 'changeScimGroup', ignored })
    const facts = { display_name: after.displayName }
    await recordActivity(row.id, { accountId: client.accountId, facts, members: changed })
    return { status: 200, ...wholeGroup(context, after) }
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
    const members: MemberChange[] = []
    await applyRoleMapping(
      db,
      organization,
      members,
      left.map(({ memberId }) => memberId),
    )
    const facts = { display_name: row.displayName }
    await recordActivity(row.id, { accountId: client.accountId, facts, members })
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
  {
    row,
    before,
    values,
    now,
    ignored,
    members,
  }: {
    row: GroupRow
    before: ReadonlySet<string>
    values: Values
    now: Date
    ignored: IgnoredValue[]
    members: MemberChange[]
  },
): Promise<GroupRow> {
  const columns = columnsOf(values)
  const isTaken = and(
    eq(scimGroups.organizationId, organization.organizationId),
    eq(scimGroups.groupKey, columns.groupKey),
    ne(scimGroups.id, row.id),
  )
  if (await db.$count(scimGroups, isTaken)) throw scimProblem('group-exists')
  const isRenamed = columns.displayName !== row.displayName
  if (!isRenamed && columns.externalId === row.externalId && !areDifferent(before, values)) return row
  const [after] = await db
    .update(scimGroups)
    .set({ ...columns, modified: now, version: row.version + 1 })
    .where(eq(scimGroups.id, row.id))
    .returning()
  if (!after) throw new Error('a locked group is gone')
  const areRolesChanged =
    isRenamed && (await areMapped(db, organization, [row.displayName, after.displayName]))
  await setMembers(db, organization, {
    groupId: row.id,
    before,
    values,
    ignored,
    members,
    areRolesChanged,
  })
  return after
}

/** A group without its members, who are in a table of their own. */
function toGroup(kernel: Pick<Kernel, 'publicUrl'>, row: GroupRow): ScimGroup {
  const { id, displayName, externalId, created, modified } = row
  return {
    schemas: [groupSchema.urn],
    id,
    displayName,
    ...(externalId !== null && { externalId }),
    meta: {
      resourceType: 'Group',
      created: created.toISOString(),
      lastModified: modified.toISOString(),
      location: locationOf(kernel, `/Groups/${id}`),
      version: etagOf(row),
    },
  }
}

/** A response with a group and all of its members, who are read once the transaction of a change has committed. */
function wholeGroup(
  context: Pick<Context, 'kernel' | 'ended'>,
  row: GroupRow,
  query: Parameters<typeof project>[2] = {},
) {
  const { kernel } = context
  const group = toGroup(kernel, row)
  const list = async () => {
    const read = await readMembers(kernel.queries, [row], context)
    const slices = {
      *[Symbol.iterator]() {
        for (const rows of read)
          yield project(groupSchema, { ...group, members: rows.map(toMember) }, query).members ?? []
      },
    }
    const length = read.reduce((sum, rows) => sum + rows.length, 0)
    return { in: 'members' as const, rest: project(groupSchema, group, query), length, slices }
  }
  return { list, headers: { etag: etagOf(row) } }
}
