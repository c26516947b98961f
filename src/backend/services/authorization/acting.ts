import { and, eq, isNull } from 'drizzle-orm'
import { holdsInternalRole } from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { ActingAccess } from '#domain/contract/operation.ts'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import type { operations } from '#generated/authorization/types.ts'
import { ACTING_LIFETIME, ACTING_RECENT_LOGIN } from '#generated/durations.ts'
import { sessionOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import { Problem, problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type Acting, openActing } from './access-rules.ts'
import { actings } from './tables.ts'

type Create = operations['createToken']
type CreateContext = Context<
  unknown,
  unknown,
  NonNullable<Create['requestBody']>['content']['application/json'] | undefined
>
type TokenBody = Create['responses'][200]['content']['application/json']

/** Whom a staff member's session acts as from now on; undefined when it acts as no one else. */
export async function resolveActing(context: CreateContext): Promise<Acting | undefined> {
  const { db, body, caller, now } = context
  const open = await openActing(db, sessionOf(caller), now)
  if (body?.user_id === undefined) return open
  if (body.user_id === caller.userId) {
    await stopActing(context)
    return undefined
  }
  if (!caller.roles.includes(INTERNAL_ROLE)) throw problem(...missingRoleError([INTERNAL_ROLE]))
  if (open?.subjectUserId === body.user_id) return changeAccess(context, open, body.access ?? open.access)
  return begin(context, body.user_id)
}

async function begin(context: CreateContext, subjectUserId: string): Promise<Acting> {
  const { db, body, caller, now, recordActivity } = context
  const { access = 'read-only', reason } = body ?? {}
  if (!reason) throw new Problem([fieldError('reason', { name: 'required' })])
  if (!(await findPerson(db, subjectUserId))) throw problem('not-found', { fields: ['user_id'] })
  if (await holdsInternalRole(db, subjectUserId)) throw problem('acting-as-staff', { fields: ['user_id'] })
  if (access === 'full') expectRecentLogin(context)
  await stopActing(context)
  const [acting] = await db
    .insert(actings)
    .values({
      actingId: newId(now),
      sessionId: sessionOf(caller),
      staffUserId: caller.userId,
      subjectUserId,
      reason,
      access,
      started: now,
      until: new Date(now.getTime() + ACTING_LIFETIME),
    })
    .returning()
  if (!acting) throw new Error('the acting was not inserted')
  await recordActivity(acting.actingId, { ...partiesOf(acting), reason, facts: { access } })
  return acting
}

/** Raises or lowers the access of an acting, without extending it. */
async function changeAccess(context: CreateContext, acting: Acting, access: ActingAccess): Promise<Acting> {
  if (access === acting.access) return acting
  if (access === 'full') expectRecentLogin(context)
  const { db, recordActivity } = context
  await db.update(actings).set({ access }).where(eq(actings.actingId, acting.actingId))
  await recordActivity(acting.actingId, {
    ...partiesOf(acting),
    reason: context.body?.reason ?? acting.reason,
    facts: { access },
  })
  return { ...acting, access }
}

function expectRecentLogin({ caller, now }: Pick<Context, 'caller' | 'now'>): void {
  if (now.getTime() - caller.authenticated.getTime() > ACTING_RECENT_LOGIN)
    throw problem('recent-login-required')
}

/** Ends whatever acting the session has. */
/** Returns whether there was one. */
export async function stopActing({
  db,
  caller,
  now,
  recordActivity,
}: Pick<Context, 'db' | 'caller' | 'now' | 'recordActivity'>): Promise<boolean> {
  const open = await openActing(db, sessionOf(caller), now)
  await endActing(db, sessionOf(caller), now)
  if (open) await recordActivity(open.actingId, partiesOf(open))
  return open !== undefined
}

/** Marks any acting of a session as ended, even an expired one. */
async function endActing(db: Queries, sessionId: string, now: Date): Promise<void> {
  await db
    .update(actings)
    .set({ ended: now })
    .where(and(eq(actings.sessionId, sessionId), isNull(actings.ended)))
}

/** The activity log shows it under the person, done by the staff member. */
function partiesOf({ subjectUserId, staffUserId, accountId }: Acting) {
  return { userId: subjectUserId, actorUserId: staffUserId, accountId }
}

/** What the token's answer says about the acting. */
export async function describeActing(db: Queries, acting: Acting): Promise<TokenBody['acting']> {
  const subject = await findPerson(db, acting.subjectUserId)
  const staff = await findPerson(db, acting.staffUserId)
  if (!subject || !staff) throw new Error('staff or person is gone')
  return {
    user_id: subject.userId,
    username: subject.username,
    access: acting.access,
    until: acting.until.toISOString(),
    staff_username: staff.username,
  }
}
