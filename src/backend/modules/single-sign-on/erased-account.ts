import { eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { organizationAccounts, organizations } from './tables.ts'

const NAMELESS = 'an erased account'

/** The account that governs the organization that another one has joined: a part of a query. */
export const governingAccount = (accountId: number): SQL => sql`(
  select ${organizations.ownerAccountId} from ${organizations}
  join ${organizationAccounts} on ${eq(organizationAccounts.organizationId, organizations.organizationId)}
  where ${eq(organizationAccounts.accountId, accountId)})`

/**
 * What the log of that account says of the other one and of its keys, once without their names: whether a summary has the
 * name, and what it becomes. The summaries are those of the operations about keys of organizations.
 */
export function withoutName(summary: PgColumn | SQL, label: string): { isNamed: SQL; text: SQL } {
  const of = ` of ${label}`
  const place = sql`position(${of}::text in ${summary})`
  const key = sql`position('the key ' in ${summary})`
  return {
    // Not as the beginning of another name.
    isNamed: sql`(right(${summary}, ${of.length}) = ${of} or position(${`${of} from the account `}::text in ${summary}) > 0
      or position(${`${of} to `}::text in ${summary}) > 0)`,
    text: sql`case when ${key} between 1 and ${place}
      then left(${summary}, ${key} - 1) || ${`a key of ${NAMELESS}`}::text || substr(${summary}, ${place} + ${of.length})
      else replace(${summary}, ${of}, ${` of ${NAMELESS}`}) end`,
  }
}
