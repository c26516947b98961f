import { sql } from 'drizzle-orm'
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSchema,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import type { ProvisioningFailureReason, SentValue } from '#generated/authorization/types.ts'
import { timestampColumn } from '#kernel/storage/tables.ts'

/** Settings are in the schema of authorization, whose contract describes them; resources in that of SCIM. */
const authorization = pgSchema('authorization')
export const scim = pgSchema('scim')

/** What identity providers call the SCIM service with. Only the hash of a token is stored. */
export const provisioningTokens = authorization.table(
  'provisioning_tokens',
  {
    tokenId: uuid('token_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    tokenHash: text('token_hash').notNull().unique(),
    /** Its last four characters, to tell two tokens apart. */
    suffix: text('suffix').notNull(),
    created: timestampColumn('created').notNull(),
    expiration: timestampColumn('expiration'),
    lastUsed: timestampColumn('last_used'),
  },
  table => [index('provisioning_tokens_organization').on(table.organizationId)],
)

/** Roles of people who join through the identity provider of an organization. */
export const roleMappings = authorization.table('role_mappings', {
  organizationId: text('organization_id').primaryKey(),
  /** Whether people without an invitation join at their first login. */
  joinsAtLogin: boolean('joins_at_login').notNull(),
  defaultRoles: text('default_roles').array().notNull(),
  groups: jsonb('groups').$type<{ group: string; roles: string[] }[]>().notNull(),
})

/** What a provider says of a person, apart from whether they are active. */
export interface UserAttributes {
  userName: string
  externalId?: string
  displayName?: string
  title?: string
  name?: { formatted?: string; givenName?: string; familyName?: string }
  emails?: { value: string; type?: string; primary?: boolean }[]
}

/** People whom the identity provider of an organization provisions. */
export const scimUsers = scim.table(
  'users',
  {
    id: uuid('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** userName in lower case. */
    userKey: text('user_key').notNull(),
    attributes: jsonb('attributes').$type<UserAttributes>().notNull(),
    active: boolean('active').notNull(),
    /** The person; null for a user who has never been active. */
    userId: uuid('user_id'),
    created: timestampColumn('created').notNull(),
    modified: timestampColumn('modified').notNull(),
    /** Counts changes, for ETags. */
    version: integer('version').notNull().default(1),
  },
  table => [
    uniqueIndex('scim_users_key').on(table.organizationId, table.userKey),
    uniqueIndex('scim_users_person')
      .on(table.organizationId, table.userId)
      .where(sql`${table.userId} is not null`),
    index('scim_users_user').on(table.userId),
    index('scim_users_created').on(table.organizationId, table.created, table.id),
    // What Entra ID looks people up by.
    index('scim_users_external').on(table.organizationId, sql`(${table.attributes} ->> 'externalId')`),
  ],
)

/** Groups of the identity provider of an organization. */
export const scimGroups = scim.table(
  'groups',
  {
    id: uuid('id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** displayName in lower case. */
    groupKey: text('group_key').notNull(),
    displayName: text('display_name').notNull(),
    externalId: text('external_id'),
    created: timestampColumn('created').notNull(),
    modified: timestampColumn('modified').notNull(),
    version: integer('version').notNull().default(1),
  },
  table => [
    uniqueIndex('scim_groups_key').on(table.organizationId, table.groupKey),
    index('scim_groups_created').on(table.organizationId, table.created, table.id),
  ],
)

export const scimMembers = scim.table(
  'members',
  {
    groupId: uuid('group_id').notNull(),
    /** Id of the user as a resource, which is not that of the person. */
    memberId: uuid('member_id').notNull(),
  },
  table => [
    primaryKey({ columns: [table.groupId, table.memberId] }),
    index('scim_members_member').on(table.memberId),
  ],
)

/**
 * Rejected calls of identity providers, for the owners of the organization. What identifies a person is only in the
 * sealed call.
 */
export const provisioningFailures = scim.table(
  'failures',
  {
    failureId: uuid('failure_id').primaryKey(),
    organizationId: text('organization_id').notNull(),
    /** The token may be deleted since. */
    tokenId: uuid('token_id').notNull(),
    suffix: text('suffix').notNull(),
    operation: text('operation').notNull(),
    status: integer('status').notNull(),
    failure: text('failure').$type<ProvisioningFailureReason>().notNull(),
    detail: text('detail').notNull(),
    sent: jsonb('sent').$type<SentValue[]>().notNull(),
    /** The call, to replay it; null if it can't be replayed, or has been. */
    sealedCall: text('sealed_call'),
    /** When a replay was applied. */
    replayed: timestampColumn('replayed'),
    created: timestampColumn('created').notNull(),
  },
  table => [
    index('scim_failures_organization').on(table.organizationId, table.created, table.failureId),
    index('scim_failures_token').on(table.tokenId, table.created, table.failureId),
  ],
)
