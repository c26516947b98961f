import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import {
  accountLabelOf,
  accountSteps,
  type ErasureFacts,
  eraseRows,
  inTurn,
  reduceRows,
} from '#backend/modules/accounts/public.ts'
import { governingAccount, organizationNames, withoutName } from '#backend/modules/single-sign-on/public.ts'
import type { operations as Security } from '#generated/security/types.ts'
import {
  activities,
  deprecatedUses,
  idempotentResponses,
  linkCodes,
  sessions,
} from '#kernel/storage/tables.ts'
import { accountNotes, actings, apiTokens, authorizationCodes, invitations, setUpLinks } from '../tables.ts'

const ERASED = 'The account is erased'

/** Those that name an account in the log of another one. */
const ABOUT_OTHERS: (keyof Security | 'setOrganizationKeyAccess')[] = [
  'setOrganizationKeyAccess',
  'pauseOrganizationKeys',
  'resumeOrganizationKeys',
  'setOrganizationKeyLimits',
  'startOrganizationKeyRotations',
]

/** Erases invitations, API tokens, notes, the activity log, and what the kernel keeps by account. */
export async function eraseTeam(...[db, { accountId, limit }]: ErasureFacts): Promise<number> {
  const codes = sql`${linkCodes.subject} in (
    select 'invitation:' || ${invitations.invitationId} from ${invitations}
    where ${eq(invitations.accountId, accountId)})`
  const { isNamed, text } = withoutName(activities.summary, await accountLabelOf(db, accountId))
  return inTurn([
    () => eraseRows(db, linkCodes, { which: codes, limit }),
    ...accountSteps(db, { accountId, limit }, [
      invitations,
      setUpLinks,
      authorizationCodes,
      accountNotes,
      activities,
      deprecatedUses,
    ]),
    () =>
      eraseRows(db, organizationNames, {
        which: eq(organizationNames.ownerAccountId, accountId),
        limit,
      }),
    // Tokens of people for other accounts too lose this one.
    () =>
      eraseRows(db, apiTokens, {
        which: sql`${apiTokens.accountIds} = array[${accountId}::int]`,
        limit,
      }),
    () =>
      reduceRows(db, apiTokens, sql`account_ids = array_remove(account_ids, ${accountId}::int)`, {
        which: sql`${accountId}::int = any(${apiTokens.accountIds})`,
        limit,
      }),
    // In the log of the account that governs its organization.
    () =>
      reduceRows(db, activities, sql`summary = ${text}`, {
        which: and(
          eq(activities.accountId, governingAccount(accountId)),
          inArray(activities.operation, ABOUT_OTHERS),
          isNamed,
        ),
        limit,
      }),
    // The scope ends with the account.
    () =>
      eraseRows(db, idempotentResponses, {
        which: sql`${idempotentResponses.scope} like ${`% ${accountId}`}`,
        limit,
      }),
    () =>
      reduceRows(db, sessions, sql`account_id = null`, {
        which: eq(sessions.accountId, accountId),
        limit,
      }),
    // That staff acted as someone stays known, without what about.
    () =>
      reduceRows(db, actings, sql`reason = ${ERASED}`, {
        which: and(
          eq(actings.accountId, accountId),
          ne(actings.reason, ERASED),
          isNotNull(actings.accountId),
        ),
        limit,
      }),
  ])
}
