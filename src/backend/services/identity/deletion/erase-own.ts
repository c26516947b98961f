import { and, eq, like, not, or, type SQL, sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import { eraseRows, inTurn, reduceRows } from '#backend/modules/accounts/public.ts'
import type { PersonErasure } from '#backend/modules/people/public.ts'
import { scimUsers, ssoLogins, ssoRecords } from '#backend/modules/single-sign-on/public.ts'
import { activities, deprecatedUses, idempotentResponses, linkCodes } from '#kernel/storage/tables.ts'
import { confirmations, passwordResets } from '../tables.ts'

/** What the activity log says in place of the address of a person who is gone. */
const SOMEONE = 'someone who deleted their login'

/** The network of an address, which the log shows anyway. */
const network = sql`host(network(set_masklen(${activities.address}::inet,
  case family(${activities.address}::inet) when 4 then 24 else 64 end)))`

/**
 * Erases links, logins by an organization, what the kernel keeps of a person, and the part of the activity log that is only
 * theirs. What they did in accounts stays there: without a name, and without the browser and the whole address.
 */
export function eraseLogin(...[db, { userId, username, accountIds, limit }]: PersonErasure): Promise<number> {
  const { subject } = linkCodes
  // Those of invitations and contacts belong to accounts.
  const ownCodes = and(
    or(eq(linkCodes.address, username), like(subject, `%${userId}%`)),
    not(like(subject, 'invitation:%')),
    not(like(subject, 'contact:%')),
  )
  const named = asWholeAddress(username)
  const isTheirs = eq(activities.userId, userId)
  const identifying = sql`${activities.accountId} is not null
    and (${activities.userAgent} <> '' or ${activities.sessionId} is not null or ${activities.address} <> ${network})`
  const steps: [PgTable, SQL | undefined][] = [
    [linkCodes, ownCodes],
    [confirmations, eq(confirmations.userId, userId)],
    [passwordResets, eq(passwordResets.userId, userId)],
    [ssoLogins, eq(ssoLogins.userId, userId)],
    [ssoRecords, eq(ssoRecords.userId, userId)],
    [idempotentResponses, like(idempotentResponses.scope, `% ${userId}%`)],
    [deprecatedUses, and(eq(deprecatedUses.sender, 'person'), eq(deprecatedUses.senderId, userId))],
    [activities, and(isTheirs, sql`${activities.accountId} is null`)],
  ]
  return inTurn([
    ...steps.map(
      ([table, which]) =>
        () =>
          eraseRows(db, table, { which, limit }),
    ),
    () =>
      reduceRows(db, ssoRecords, sql`started_by = null`, {
        which: eq(ssoRecords.startedBy, userId),
        limit,
      }),
    () => reduceRows(db, scimUsers, sql`user_id = null`, { which: eq(scimUsers.userId, userId), limit }),
    () =>
      reduceRows(db, activities, sql`user_agent = '', session_id = null, address = ${network}`, {
        which: and(isTheirs, identifying),
        limit,
      }),
    ...(accountIds.length
      ? [
          () =>
            reduceRows(db, activities, sql`summary = regexp_replace(summary, ${named}, ${SOMEONE}, 'g')`, {
              which: and(
                sql`${activities.accountId} = any(${sql.param(accountIds)}::int[])`,
                sql`${activities.summary} ~ ${named}`,
              ),
              limit,
            }),
        ]
      : []),
  ])
}

/** A pattern for an address that is no part of a longer one. */
const asWholeAddress = (address: string) =>
  `(?<![\\w.+-])${address.replace(/[^\w@]/g, character => `\\${character}`)}(?![\\w-])`
