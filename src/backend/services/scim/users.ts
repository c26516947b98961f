import { and, eq, ne } from 'drizzle-orm'
import {
  addOrganizationMember,
  applyRoleMapping,
  findAddressRejection,
  findProvisionedOrganization,
  type IgnoredValue,
  type OrganizationRow,
  personBehind,
  recordIgnoredValues,
  removeOrganizationMember,
  roleMappingOf,
  rolesFor,
  scimMembers,
  scimUsers,
  type UserAttributes,
} from '#backend/modules/single-sign-on/public.ts'
import type { operations, QueryDefaults } from '#generated/scim/types.ts'
import type { Context, MemberChange } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { addressOf, namesOf } from './address.ts'
import { scimProblem } from './errors.ts'
import { leftOutOf } from './lenient.ts'
import { MAX_USERS } from './limits.ts'
import { userSource } from './list-sources.ts'
import { isReturned, project, readPage, toListResponse } from './lists.ts'
import { applyPatch } from './patch.ts'
import { userSchema } from './schema.ts'
import {
  attributesOf,
  findUser,
  groupsOf,
  lockOrganization,
  toUser,
  type UserRow,
  valuesOf,
} from './user-store.ts'
import { readResource, requireComplete, type Values } from './values.ts'
import { etagOf, isKnown, requireVersion } from './versions.ts'

/** Handlers of `openapi/scim/users.yaml`. */
export const userHandlers = {
  async listScimUsers({ db, client, query, kernel, ended }) {
    const { organizationId } = await findProvisionedOrganization(db, client)
    const page = await kernel.slices.run(ended, () =>
      readPage(db, scimUsers, userSource(kernel), { organizationId, query }),
    )
    const ids = page.rows.map(({ id }) => id)
    const groups = isReturned(userSchema, 'groups', query) ? await groupsOf(db, ids) : new Map()
    const users = page.rows.map(row => toUser(kernel, row, groups))
    return { status: 200, body: toListResponse(userSchema, page, users, query) }
  },

  async createScimUser(context) {
    const { db, body, kernel, now, client, recordActivity } = context
    const values = readResource(userSchema, body)
    const organization = await lockOrganization(context)
    const { organizationId } = organization
    const active = values.get('active') !== false
    const attributes = attributesOf(values)
    const userKey = attributes.userName.toLowerCase()
    const count = await db.$count(scimUsers, eq(scimUsers.organizationId, organizationId))
    if (count >= MAX_USERS) throw scimProblem('too-many-resources')
    await requireFree(db, { organizationId, userKey })
    const members: MemberChange[] = []
    const userId = active ? await bringIn(db, organization, { attributes, groups: [], members, now }) : null
    const id = newId(now)
    const [row] = await db
      .insert(scimUsers)
      .values({ id, organizationId, userKey, attributes, active, userId, created: now, modified: now })
      .onConflictDoNothing()
      .returning()
    // Another user stands for the same person.
    if (!row) throw scimProblem('user-exists')
    const facts = { user_name: attributes.userName }
    await recordActivity(id, { accountId: client.accountId, facts, members })
    await recordIgnoredValues(context, { operationId: 'createScimUser', ignored: leftOutOf(body) })
    const user = toUser(kernel, row, new Map())
    return { status: 201, body: user, headers: { location: user.meta?.location ?? '', etag: etagOf(row) } }
  },

  async getScimUser(context) {
    const { db, client, params, query, kernel } = context
    const organization = await findProvisionedOrganization(db, client)
    const row = await findUser(db, organization, params.id)
    if (isKnown(context, row)) return { status: 304 }
    const user = toUser(kernel, row, await groupsOf(db, [row.id]))
    return { status: 200, body: project(userSchema, user, query), headers: { etag: etagOf(row) } }
  },

  async updateScimUser(context) {
    const { db, body, params, client, kernel, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findUser(db, organization, params.id)
    requireVersion(context, row)
    const values = readResource(userSchema, body)
    const ignored = [...leftOutOf(body)]
    const before = valuesOf(row)
    // What is left out of a user means none, but says nothing about whether the person may come in.
    for (const name of ['active', ...ignored.map(each => each.name)])
      if (!values.has(name) && before.has(name)) values.set(name, before.get(name))
    const members: MemberChange[] = []
    const after = await store(context, organization, { row, values, ignored, members })
    await recordIgnoredValues(context, { operationId: 'updateScimUser', ignored })
    const facts = { user_name: after.attributes.userName }
    await recordActivity(row.id, { accountId: client.accountId, facts, members })
    const user = toUser(kernel, after, await groupsOf(db, [row.id]))
    return { status: 200, body: user, headers: { etag: etagOf(after) } }
  },

  async changeScimUser(context) {
    const { db, body, params, client, kernel, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findUser(db, organization, params.id)
    requireVersion(context, row)
    const values = valuesOf(row)
    const ignored = [...leftOutOf(body), ...applyPatch(userSchema, values, body)]
    const members: MemberChange[] = []
    const after = await store(context, organization, { row, values, ignored, members })
    await recordIgnoredValues(context, { operationId: 'changeScimUser', ignored })
    const facts = { user_name: after.attributes.userName }
    await recordActivity(row.id, { accountId: client.accountId, facts, members })
    const user = toUser(kernel, after, await groupsOf(db, [row.id]))
    return { status: 200, body: user, headers: { etag: etagOf(after) } }
  },

  async deleteScimUser(context) {
    const { db, params, client, recordActivity } = context
    const organization = await lockOrganization(context)
    const row = await findUser(db, organization, params.id)
    requireVersion(context, row)
    const members: MemberChange[] = []
    if (row.active && row.userId) await removeOrganizationMember(context, organization, row.userId, members)
    await db.delete(scimMembers).where(eq(scimMembers.memberId, row.id))
    await db.delete(scimUsers).where(eq(scimUsers.id, row.id))
    const facts = { user_name: row.attributes.userName }
    await recordActivity(row.id, { accountId: client.accountId, facts, members })
    return { status: 204 }
  },
} satisfies Pick<
  Handlers<operations, QueryDefaults>,
  'listScimUsers' | 'createScimUser' | 'getScimUser' | 'updateScimUser' | 'changeScimUser' | 'deleteScimUser'
>

/** Stores the changed values of a user, and lets the person in or out as `active` says, which `members` notes. */
async function store(
  context: Pick<Context, 'db' | 'kernel' | 'now'>,
  organization: OrganizationRow,
  {
    row,
    values,
    ignored,
    members,
  }: { row: UserRow; values: Values; ignored: IgnoredValue[]; members: MemberChange[] },
): Promise<UserRow> {
  const { db, now } = context
  const { organizationId } = organization
  const active = values.get('active') !== false
  const { attributes, userKey } = await attributesToStore(db, organizationId, { row, values, ignored })
  let { userId } = row
  if (active && !row.active) {
    const groups = (await groupsOf(db, [row.id])).get(row.id) ?? []
    userId = await bringIn(db, organization, {
      attributes,
      groups: groups.map(({ display }) => display),
      members,
      now,
    })
    const isHeld = and(eq(scimUsers.organizationId, organizationId), eq(scimUsers.userId, userId))
    if (await db.$count(scimUsers, and(isHeld, ne(scimUsers.id, row.id)))) throw scimProblem('user-exists')
  }
  if (active && row.active && userId) {
    const address = addressOf(attributes)
    if (address && address !== addressOf(row.attributes)) {
      const rejection = await findAddressRejection(db, organization, { userId, address, now })
      if (rejection) throw scimProblem(rejection)
    }
  }
  if (!active && row.active && userId) await removeOrganizationMember(context, organization, userId, members)
  const isSame =
    active === row.active && JSON.stringify(sorted(attributes)) === JSON.stringify(sorted(row.attributes))
  if (isSame) return row
  const [after] = await db
    .update(scimUsers)
    .set({ userKey, attributes, active, userId, modified: now, version: row.version + 1 })
    .where(eq(scimUsers.id, row.id))
    .returning()
  if (!after) throw new Error('a locked user is gone')
  if (active && !row.active) await applyRoleMapping(db, organization, members, [row.id])
  return after
}

/** What is stored of a user. Someone whose access ends keeps what can't be changed, which is noted. */
async function attributesToStore(
  db: Queries,
  organizationId: string,
  { row, values, ignored }: { row: UserRow; values: Values; ignored: IgnoredValue[] },
): Promise<Pick<UserRow, 'attributes' | 'userKey'>> {
  try {
    const attributes = attributesOf(requireComplete(userSchema, values))
    const userKey = attributes.userName.toLowerCase()
    if (userKey !== row.userKey) await requireFree(db, { organizationId, userKey, exceptId: row.id })
    return { attributes, userKey }
  } catch (error) {
    if (!(error instanceof Problem) || values.get('active') !== false) throw error
    const reason = error.items[0]?.message ?? ''
    ignored.push({ name: 'userName', value: values.get('userName'), reason })
    return row
  }
}

function sorted(attributes: UserAttributes): [string, unknown][] {
  return Object.entries(attributes).toSorted(([a], [b]) => (a < b ? -1 : 1))
}

/** Makes the person behind a user a member, with the roles of their groups. Returns the person. */
async function bringIn(
  db: Queries,
  organization: OrganizationRow,
  {
    attributes,
    groups,
    members,
    now,
  }: { attributes: UserAttributes; groups: readonly string[]; members: MemberChange[]; now: Date },
): Promise<string> {
  const address = addressOf(attributes)
  if (!address) throw scimProblem('no-address')
  const person = await personBehind(db, organization, { address, ...namesOf(attributes), now })
  if (typeof person === 'string') throw scimProblem(person)
  const roles = rolesFor(await roleMappingOf(db, organization.organizationId), groups)
  await addOrganizationMember(db, organization, person, { roles, members, now })
  return person.userId
}

async function requireFree(
  db: Queries,
  { organizationId, userKey, exceptId }: { organizationId: string; userKey: string; exceptId?: string },
): Promise<void> {
  const isHeld = and(eq(scimUsers.organizationId, organizationId), eq(scimUsers.userKey, userKey))
  const others = exceptId === undefined ? isHeld : and(isHeld, ne(scimUsers.id, exceptId))
  if (await db.$count(scimUsers, others)) throw scimProblem('user-exists')
}
