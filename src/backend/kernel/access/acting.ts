import { and, eq, gt, isNull } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { actingNeedOf, requirementsOf } from '#domain/contract/operation.ts'
import type { ContractOperation } from '../contract/contract.ts'
import { problem } from '../http/problem.ts'
import type { Queries } from '../storage/database.ts'
import { actings, internalRoles } from '../storage/tables.ts'
import type { Caller } from './access.ts'

export type Acting = typeof actings.$inferSelect

/**
 * Whom the member of staff of a session acts as. It ends when stopped, after sixty minutes, and when the
 * actor is no longer staff or the person has become staff.
 */
export async function openActing(db: Queries, sessionId: string, now: Date): Promise<Acting | undefined> {
  const [acting] = await db
    .select()
    .from(actings)
    .where(and(eq(actings.sessionId, sessionId), isNull(actings.ended), gt(actings.until, now)))
  if (!acting) return undefined
  const [isStaff, isSubjectStaff] = [
    await holdsInternalRole(db, acting.staffUserId),
    await holdsInternalRole(db, acting.subjectUserId),
  ]
  return isStaff && !isSubjectStaff ? acting : undefined
}

export async function holdsInternalRole(db: Queries, userId: string): Promise<boolean> {
  const rows = await db
    .select()
    .from(internalRoles)
    .where(and(eq(internalRoles.userId, userId), eq(internalRoles.role, INTERNAL_ROLE)))
  return rows.length > 0
}

/** A login in the same browser starts another session, which keeps acting as the same person. */
export async function moveActing(db: Queries, from: string, to: string): Promise<void> {
  await db
    .update(actings)
    .set({ sessionId: to })
    .where(and(eq(actings.sessionId, from), isNull(actings.ended)))
}

/** Throws when staff who act as a person call an operation they are not allowed to. Everyone else passes. */
export function checkActing(operation: ContractOperation, method: string, { actor }: Caller): void {
  if (!actor) return
  const need = actingNeedOf({
    method,
    roles: requirementsOf(operation.security).roles,
    recentLogin: operation['x-recent-login'],
    acting: operation['x-acting'],
  })
  if (need === 'never') throw problem('acting-refused')
  if (need === 'raised' && actor.access === 'read-only') throw problem('acting-read-only')
}
