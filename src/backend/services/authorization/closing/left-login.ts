import { and, asc, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { closings, eraseRows, inTurn, internalRoles, reduceRows } from '#backend/modules/accounts/public.ts'
import type { LoginDeletionPart, loginDeletes, PersonErasure } from '#backend/modules/people/public.ts'
import { actings, apiTokens, authorizationCodes, invitations, setUpLinks } from '../tables.ts'

type Deletion = Parameters<Parameters<typeof loginDeletes.subscribe>[0]>

const ERASED = 'The login is erased'

/** The API tokens of a person, which are revoked, and their service accounts, which stop as their maker leaves. */
export async function tokensThatStop(
  ...[db, { userId, now, isDeleted }]: Deletion
): Promise<LoginDeletionPart> {
  const isTheirs = and(eq(apiTokens.userId, userId), isNull(apiTokens.revoked))
  const isPersonal = and(isTheirs, isNull(apiTokens.accountId))
  const made = await db
    .select({ accountId: apiTokens.accountId, name: apiTokens.name })
    .from(apiTokens)
    .where(and(isTheirs, isNotNull(apiTokens.accountId)))
    .orderBy(asc(apiTokens.accountId), asc(sql`lower(${apiTokens.name})`))
  const tokens = await db.$count(apiTokens, isPersonal)
  if (isDeleted) await db.update(apiTokens).set({ revoked: now }).where(isPersonal)
  return {
    tokens,
    serviceAccounts: made.flatMap(({ accountId, name }) => (accountId === null ? [] : { accountId, name })),
  }
}

/** Erases a person's API tokens, the invitations that they accepted, and what names them in what staff did. */
export function eraseMember(...[db, { userId, limit }]: PersonErasure): Promise<number> {
  return inTurn([
    () =>
      eraseRows(db, apiTokens, {
        which: and(eq(apiTokens.userId, userId), isNull(apiTokens.accountId)),
        limit,
      }),
    ...[setUpLinks, authorizationCodes].map(
      table => () => eraseRows(db, table, { which: eq(table.userId, userId), limit }),
    ),
    () => eraseRows(db, invitations, { which: eq(invitations.userId, userId), limit }),
    () => eraseRows(db, internalRoles, { which: eq(internalRoles.userId, userId), limit }),
    () =>
      reduceRows(db, closings, sql`requested_by = null`, {
        which: eq(closings.requestedBy, userId),
        limit,
      }),
    // That staff acted as someone stays known, without what about.
    () =>
      reduceRows(db, actings, sql`reason = ${ERASED}`, {
        which: and(eq(actings.subjectUserId, userId), ne(actings.reason, ERASED)),
        limit,
      }),
  ])
}
