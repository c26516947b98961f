import { asc, eq, sql } from 'drizzle-orm'
import { type ErasureFacts, eraseRows, inTurn, type PreviewFacts } from '#backend/modules/accounts/public.ts'
import { linkCodes } from '#kernel/storage/tables.ts'
import { isReached } from './contacts/rows.ts'
import { contacts, deliveries, mailings, notices } from './tables.ts'

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

/** Erases contacts, and what the account was told. */
export function eraseNotices(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const isOfAccount = eq(contacts.accountId, accountId)
  const codes = sql`${linkCodes.subject} in (
    select 'contact:' || ${contacts.contactId} from ${contacts} where ${isOfAccount})`
  return inTurn(limit, [
    left => eraseRows(db, linkCodes, { which: codes, limit: left }),
    ...[deliveries, notices, mailings, contacts].map(
      table => (left: number) => eraseRows(db, table, { which: eq(table.accountId, accountId), limit: left }),
    ),
  ])
}
