import { and, eq, gt, isNull } from 'drizzle-orm'
import { accountsOf, CLOSING_ROLE, holdsInternalRole, rolesOf } from '#backend/modules/accounts/public.ts'
import { isTwoStepLogin } from '#backend/services/identity/public.ts'
import { actingNeedOf, isAllowedWhileClosing, requirementsOf } from '#domain/contract/operation.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { AccessRules } from '#kernel/access/rules.ts'
import type { ContractOperation } from '#kernel/contract/contract.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { findApiToken } from './api-tokens/find.ts'
import { findSetUpLink } from './set-up-links/find.ts'
import { actings } from './tables.ts'

export type Acting = typeof actings.$inferSelect

/**
 * Whom the member of staff of a session acts as. It ends when stopped, after sixty minutes, and when the
 * actor is no longer staff or the person has become staff.
 */
export async function openActing(
  db: Queries,
  sessionId: string,
  now: Date,
  lock?: 'share',
): Promise<Acting | undefined> {
  const open = db
    .select()
    .from(actings)
    .where(and(eq(actings.sessionId, sessionId), isNull(actings.ended), gt(actings.until, now)))
  const [acting] = lock ? await open.for(lock) : await open
  if (!acting) return undefined
  const [isStaff, isSubjectStaff] = [
    await holdsInternalRole(db, acting.staffUserId),
    await holdsInternalRole(db, acting.subjectUserId),
  ]
  return isStaff && !isSubjectStaff ? acting : undefined
}

/** A login in the same browser starts another session, which keeps acting as the same person. */
async function moveActing(db: Queries, from: string, to: string): Promise<void> {
  await db
    .update(actings)
    .set({ sessionId: to })
    .where(and(eq(actings.sessionId, from), isNull(actings.ended)))
}

/** Throws when staff who act as a person call an operation they are not allowed to. Everyone else passes. */
function checkActing(operation: ContractOperation, method: string, { actor }: Caller): void {
  if (!actor) return
  const need = actingNeedOf({
    method,
    roles: requirementsOf(operation.security).roles,
    recentLogin: operation['x-recent-login'],
    acting: operation['x-acting'],
  })
  if (need === 'never') throw problem('acting-rejected')
  if (need === 'raised' && actor.access === 'read-only') throw problem('acting-read-only')
}

/** Throws when the caller's account is being closed and the operation would change it. */
function checkAccount(
  operation: ContractOperation,
  method: string,
  { roles: held }: Pick<Caller, 'roles'>,
): void {
  if (!held.includes(CLOSING_ROLE)) return
  const { 'x-while-closing': whileClosing, 'x-acting': acting } = operation
  const { roles } = requirementsOf(operation.security)
  if (
    !isAllowedWhileClosing({
      method,
      roles,
      ...(acting && { acting }),
      ...(whileClosing && { whileClosing }),
    })
  )
    throw problem('account-closing')
}

export const accessRules: AccessRules = {
  rolesOf,
  accountsOf: async (db, userId) => (await accountsOf(db, userId)).map(({ accountId }) => accountId),
  hasTwoSteps: isTwoStepLogin,
  openActing,
  moveActing,
  findApiToken: (db, which, now, lock) =>
    'tokenHash' in which || ('tokenId' in which && which.kind !== 'set-up')
      ? findApiToken(db, which, now, lock)
      : findSetUpLink(db, which, now, lock),
  checkActing,
  checkAccount,
}
