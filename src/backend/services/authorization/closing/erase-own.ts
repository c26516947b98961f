import { and, eq, isNotNull, ne, sql } from 'drizzle-orm'
import { type ErasureFacts, eraseRows, inTurn, reduceRows } from '#backend/modules/accounts/public.ts'
import { organizationAccounts, organizationNames } from '#backend/modules/single-sign-on/public.ts'
import {
  activities,
  deprecatedUses,
  idempotentResponses,
  linkCodes,
  sessions,
} from '#kernel/storage/tables.ts'
import { accountNotes, actings, apiTokens, authorizationCodes, invitations, setUpLinks } from '../tables.ts'

const ERASED = 'The account is erased'

/** Erases invitations, API tokens, notes, the activity log, and what the kernel keeps by account. */
export function eraseTeam(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const codes = sql`${linkCodes.subject} in (
    select 'invitation:' || ${invitations.invitationId} from ${invitations}
    where ${eq(invitations.accountId, accountId)})`
  return inTurn(limit, [
    left => eraseRows(db, linkCodes, { which: codes, limit: left }),
    ...[
      invitations,
      setUpLinks,
      authorizationCodes,
      accountNotes,
      organizationAccounts,
      activities,
      deprecatedUses,
    ].map(
      table => (left: number) => eraseRows(db, table, { which: eq(table.accountId, accountId), limit: left }),
    ),
    left =>
      eraseRows(db, organizationNames, {
        which: eq(organizationNames.ownerAccountId, accountId),
        limit: left,
      }),
    // Tokens of people for other accounts too lose this one.
    left =>
      eraseRows(db, apiTokens, {
        which: sql`${apiTokens.accountIds} = array[${accountId}::int]`,
        limit: left,
      }),
    left =>
      reduceRows(db, apiTokens, sql`account_ids = array_remove(account_ids, ${accountId}::int)`, {
        which: sql`${accountId}::int = any(${apiTokens.accountIds})`,
        limit: left,
      }),
    // The scope ends with the account.
    left =>
      eraseRows(db, idempotentResponses, {
        which: sql`${idempotentResponses.scope} like ${`% ${accountId}`}`,
        limit: left,
      }),
    left =>
      reduceRows(db, sessions, sql`account_id = null`, {
        which: eq(sessions.accountId, accountId),
        limit: left,
      }),
    // That staff acted as someone stays known, without what about.
    left =>
      reduceRows(db, actings, sql`reason = ${ERASED}`, {
        which: and(
          eq(actings.accountId, accountId),
          ne(actings.reason, ERASED),
          isNotNull(actings.accountId),
        ),
        limit: left,
      }),
  ])
}
