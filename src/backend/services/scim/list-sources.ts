import { type SQL, sql } from 'drizzle-orm'
import { scimGroups, scimMembers, scimUsers } from '#backend/modules/single-sign-on/public.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { groupSchema, type ResourceSchema, userSchema } from './schema.ts'
import { locationOf } from './user-store.ts'

/** The values of an attribute that has several. */
export interface Rows {
  /** A query with a column for each part, named like it, in the order of the values. */
  query: SQL
  /** The condition of a value that equals a text, where an index can find it. */
  equals?: (part: string, text: string) => SQL | undefined
}

/** Where the database has what a filter or an order names. */
export interface Source {
  schema: ResourceSchema
  /** Values by `name` or `name.part`: a text, a boolean, or a time. */
  values: Readonly<Record<string, SQL>>
  rows: Readonly<Record<string, Rows>>
  /** The condition of a value that equals a text, by path, where an index can find it. */
  equals: Readonly<Record<string, (text: string) => SQL>>
  /** Conditions of attributes with parts that have any value. */
  present: Readonly<Record<string, SQL>>
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

type Table = typeof scimUsers | typeof scimGroups

function common(kernel: Pick<Kernel, 'publicUrl'>, { urn, name, endpoint }: ResourceSchema, table: Table) {
  return {
    values: {
      id: sql`${table.id}::text`,
      'meta.resourceType': sql`${name}::text`,
      'meta.created': sql`${table.created}`,
      'meta.lastModified': sql`${table.modified}`,
      'meta.location': sql`${locationOf(kernel, `${endpoint}/`)}::text || ${table.id}::text`,
      'meta.version': sql`'W/"' || ${table.version}::text || '"'`,
    },
    rows: { schemas: { query: sql`select ${urn}::text as "value"` } },
    equals: { id: (text: string) => (UUID.test(text) ? sql`${table.id} = ${text}` : sql`false`) },
    present: { meta: sql`true` },
  }
}

/** A text of the attributes of a user. The index of external ids is over the same expression. */
const attribute = (...path: [string] | [string, string]) =>
  sql.raw(
    path.length === 1
      ? `"scim"."users"."attributes" ->> '${path[0]}'`
      : `"scim"."users"."attributes" -> '${path[0]}' ->> '${path[1]}'`,
  )

export function userSource(kernel: Pick<Kernel, 'publicUrl'>): Source {
  const { values, rows, equals, present } = common(kernel, userSchema, scimUsers)
  const emails = sql`${scimUsers.attributes} -> 'emails'`
  return {
    schema: userSchema,
    values: {
      ...values,
      userName: attribute('userName'),
      externalId: attribute('externalId'),
      displayName: attribute('displayName'),
      title: attribute('title'),
      'name.formatted': attribute('name', 'formatted'),
      'name.givenName': attribute('name', 'givenName'),
      'name.familyName': attribute('name', 'familyName'),
      active: sql`${scimUsers.active}`,
    },
    rows: {
      ...rows,
      emails: {
        query: sql`select each ->> 'value' as "value", each ->> 'type' as "type",
          (each ->> 'primary')::boolean as "primary" from jsonb_array_elements(${emails}) as each`,
      },
      groups: {
        query: sql`select ${scimGroups.id}::text as "value", ${scimGroups.displayName} as "display"
          from ${scimMembers} join ${scimGroups} on ${scimGroups.id} = ${scimMembers.groupId}
          where ${scimMembers.memberId} = ${scimUsers.id} order by ${scimGroups.groupKey}`,
      },
    },
    equals: {
      ...equals,
      userName: text => sql`${scimUsers.userKey} = ${text.toLowerCase()}`,
      externalId: text => sql`${attribute('externalId')} = ${text}`,
    },
    present: {
      ...present,
      name: sql`${scimUsers.attributes} ? 'name'`,
    },
  }
}

export function groupSource(kernel: Pick<Kernel, 'publicUrl'>): Source {
  const { values, rows, equals, present } = common(kernel, groupSchema, scimGroups)
  const isOfGroup = sql`${scimMembers.groupId} = ${scimGroups.id}`
  return {
    schema: groupSchema,
    values: {
      ...values,
      displayName: sql`${scimGroups.displayName}`,
      externalId: sql`${scimGroups.externalId}`,
    },
    rows: {
      ...rows,
      members: {
        query: sql`select ${scimUsers.id}::text as "value", 'User'::text as "type",
          coalesce(${attribute('displayName')}, ${attribute('userName')}) as "display"
          from ${scimMembers} join ${scimUsers} on ${scimUsers.id} = ${scimMembers.memberId}
          where ${isOfGroup} order by ${scimUsers.userKey}`,
        equals: (part, text) => {
          if (part !== 'value') return undefined
          if (!UUID.test(text)) return sql`false`
          return sql`exists (select 1 from ${scimMembers} where ${isOfGroup} and ${scimMembers.memberId} = ${text})`
        },
      },
    },
    equals: {
      ...equals,
      displayName: text => sql`${scimGroups.groupKey} = ${text.toLowerCase()}`,
    },
    present,
  }
}
