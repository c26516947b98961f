import { and, asc, eq, sql } from 'drizzle-orm'
import {
  accountLabelOf,
  accountSteps,
  type ErasureFacts,
  eraseRows,
  inTurn,
  type PreviewFacts,
  reduceRows,
} from '#backend/modules/accounts/public.ts'
import type { PersonErasure } from '#backend/modules/people/public.ts'
import { governingAccount, withoutName } from '#backend/modules/single-sign-on/public.ts'
import { linkCodes } from '#kernel/storage/tables.ts'
import { isReached } from './contacts/rows.ts'
import { contacts, deliveries, mailings, notices, profiles, profileTopics } from './tables.ts'

/** The contacts who get an email. */
export async function contactsToNotify(...[db, { accountId }]: PreviewFacts) {
  const reached = sql<boolean>`coalesce(${isReached()}, false)`
  const rows = await db
    .select({ email: contacts.email, reached })
    .from(contacts)
    .where(eq(contacts.accountId, accountId))
    .orderBy(asc(contacts.contactId))
  return {
    contacts: rows.filter(row => row.reached).map(({ email }) => email),
    addresses: rows.map(({ email }) => email),
  }
}

/** Erases contacts, what the account was told, and its name in what the account that governs its organization was told. */
export async function eraseNotices(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const isOfAccount = eq(contacts.accountId, accountId)
  const codes = sql`${linkCodes.subject} in (
    select 'contact:' || ${contacts.contactId} from ${contacts} where ${isOfAccount})`
  const summary = sql`(${notices.facts} ->> 'summary')`
  const { isNamed, text } = withoutName(summary, await accountLabelOf(db, accountId))
  return inTurn([
    () => eraseRows(db, linkCodes, { which: codes, limit }),
    ...accountSteps(db, { accountId, limit }, [deliveries, notices, mailings, contacts]),
    () =>
      reduceRows(db, notices, sql`facts = jsonb_set(facts, '{summary}', to_jsonb((${text})::text))`, {
        which: and(eq(notices.accountId, governingAccount(accountId)), isNamed),
        limit,
      }),
  ])
}

/** Erases what a person has chosen, and which notices they got as a member. Contacts with their address are of the account. */
export function eraseReader(
  ...[db, { userId, username, accountIds, limit }]: PersonErasure
): Promise<number> {
  const isOfAccounts = (table: typeof deliveries | typeof mailings) =>
    and(
      sql`${table.accountId} = any(${sql.param(accountIds)}::int[])`,
      eq(table.recipient, username),
      sql`not exists (select from ${contacts} c
        where c.account_id = ${table.accountId} and lower(c.email) = ${username})`,
    )
  return inTurn([
    ...[profileTopics, profiles].map(
      table => () => eraseRows(db, table, { which: eq(table.userId, userId), limit }),
    ),
    // What an account was told of someone, in words.
    ...(accountIds.length
      ? [
          () =>
            reduceRows(
              db,
              notices,
              sql`facts = replace(facts::text, ${username}, 'someone who deleted their login')::jsonb`,
              {
                which: sql`${notices.accountId} = any(${sql.param(accountIds)}::int[])
                  and position(${username} in ${notices.facts}::text) > 0`,
                limit,
              },
            ),
        ]
      : []),
    ...(accountIds.length ? [deliveries, mailings] : []).map(
      table => () => eraseRows(db, table, { which: isOfAccounts(table), limit }),
    ),
  ])
}
