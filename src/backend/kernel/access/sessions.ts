import { and, asc, desc, eq, gte, isNull, ne } from 'drizzle-orm'
import { SESSION_IDLE_LIFETIME, SESSION_LIFETIME } from '#generated/durations.ts'
import type { Context, RecordOptions } from '../contract/context.ts'
import { newId } from '../random.ts'
import type { Queries } from '../storage/database.ts'
import { type LoginMethod, sessions } from '../storage/tables.ts'
import { sessionOf } from './access.ts'
import { hashSecret, randomSecret } from './secret-box.ts'

/** Starts a session and returns the secret for its cookie, which is not stored. */
export async function startSession(
  db: Queries,
  session: {
    userId: string
    accountId: number | null
    now: Date
    address: string
    userAgent: string
    method: LoginMethod
    mustChangePassword?: boolean
  },
): Promise<{ sessionId: string; secret: string }> {
  const secret = randomSecret()
  const sessionId = newId(session.now)
  await db.insert(sessions).values({
    sessionId,
    userId: session.userId,
    secretHash: hashSecret(secret),
    accountId: session.accountId,
    created: session.now,
    authenticated: session.now,
    lastUsed: session.now,
    address: session.address,
    userAgent: session.userAgent.slice(0, 400),
    method: session.method,
    mustChangePassword: session.mustChangePassword ?? false,
  })
  return { sessionId, secret }
}

/** Ends the session of a cookie, or all of its person; returns it unless there was none. */
export async function endSession(
  db: Queries,
  secret: string,
  { now, everywhere = false }: { now: Date; everywhere?: boolean },
): Promise<{ sessionId: string; userId: string; accountId: number | null } | undefined> {
  const { sessionId, userId, accountId } = sessions
  const columns = { sessionId, userId, accountId }
  const isOpen = and(eq(sessions.secretHash, hashSecret(secret)), isNull(sessions.revoked))
  if (!everywhere) {
    const [ended] = await db.update(sessions).set({ revoked: now }).where(isOpen).returning(columns)
    return ended
  }
  const [own] = await db.select(columns).from(sessions).where(isOpen)
  if (own) await endSessionsOf(db, own.userId, now)
  return own
}

/** The person of a cookie's session, if it is still valid. */
export async function sessionOwner(db: Queries, secret: string, now: Date): Promise<string | undefined> {
  const [session] = await db
    .select()
    .from(sessions)
    .where(and(eq(sessions.secretHash, hashSecret(secret)), isNull(sessions.revoked)))
  if (!session) return undefined
  const idle = now.getTime() - session.lastUsed.getTime()
  const age = now.getTime() - session.created.getTime()
  return idle > SESSION_IDLE_LIFETIME || age > SESSION_LIFETIME ? undefined : session.userId
}

/**
 * Ends every session of a person except the one to keep. Returns how many there were. It waits for the calls of these
 * sessions that are about to commit, so whatever it is to undo of them is deleted after it.
 */
export async function endSessionsOf(
  db: Queries,
  userId: string,
  now: Date,
  options: { except?: string } = {},
): Promise<number> {
  const { except } = options
  // In one order, and the one to keep too, so that two sessions that end each other take turns.
  await db
    .select({ sessionId: sessions.sessionId })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), isNull(sessions.revoked)))
    .orderBy(asc(sessions.sessionId))
    .for('update')
  const ended = await db
    .update(sessions)
    .set({ revoked: now })
    .where(
      and(
        eq(sessions.userId, userId),
        isNull(sessions.revoked),
        ...(except ? [ne(sessions.sessionId, except)] : []),
      ),
    )
    .returning({ sessionId: sessions.sessionId })
  return ended.length
}

/** Records that the person of a session has chosen a password and is no longer restricted. */
export async function releaseSession(db: Queries, sessionId: string): Promise<void> {
  await db.update(sessions).set({ mustChangePassword: false }).where(eq(sessions.sessionId, sessionId))
}

/** Maximum number of sessions in a list. */
const LIST_LIMIT = 100

/** The open sessions of a person, most recently used first. */
export async function listSessions(
  db: Queries,
  userId: string,
  now: Date,
): Promise<(typeof sessions.$inferSelect)[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.userId, userId), standsAt(now)))
    .orderBy(desc(sessions.lastUsed), desc(sessions.sessionId))
    .limit(LIST_LIMIT)
}

/** Ends one session of a person. Returns whether there was one. */
export async function endSessionById(
  db: Queries,
  { sessionId, userId, now }: { sessionId: string; userId: string; now: Date },
): Promise<boolean> {
  const ended = await db
    .update(sessions)
    .set({ revoked: now })
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.userId, userId), standsAt(now)))
    .returning({ sessionId: sessions.sessionId })
  return ended.length > 0
}

/** Not ended, not idle, and not too old, as in `access.ts` for calls. */
function standsAt(now: Date) {
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds)
  return and(
    isNull(sessions.revoked),
    gte(sessions.lastUsed, ago(SESSION_IDLE_LIFETIME)),
    gte(sessions.created, ago(SESSION_LIFETIME)),
  )
}

/**
 * Records that a person has just confirmed their identity. The cookie gets another secret, so that a copy of
 * the old one is useless. A call without this session's cookie leaves the cookie as it is.
 */
export async function renewSession(
  db: Queries,
  { cookie, caller, now, recordActivity }: Pick<Context, 'cookie' | 'caller' | 'now' | 'recordActivity'>,
): Promise<void> {
  const sessionId = sessionOf(caller)
  await db.update(sessions).set({ authenticated: now }).where(eq(sessions.sessionId, sessionId))
  await recordActivity(sessionId, { db })
  if (!cookie.session) return
  const secret = randomSecret()
  const renewed = await db
    .update(sessions)
    .set({ secretHash: hashSecret(secret) })
    .where(and(eq(sessions.sessionId, sessionId), eq(sessions.secretHash, hashSecret(cookie.session))))
    .returning({ sessionId: sessions.sessionId })
  if (renewed.length) cookie.setSession(secret)
}

/**
 * Logs a person in: starts a session, sets its cookie, and records it with the facts. Every login starts a new session, which prevents
 * session fixation. The browser's earlier session ends, and its account carries over.
 */
export async function logInAs(
  db: Queries,
  {
    cookie,
    now,
    request,
    recordActivity,
    kernel,
  }: Pick<Context, 'cookie' | 'now' | 'request' | 'recordActivity' | 'kernel'>,
  userId: string,
  method: LoginMethod,
  {
    facts,
    members,
    ...options
  }: { mustChangePassword?: boolean } & Pick<RecordOptions, 'facts' | 'members'> = {},
): Promise<void> {
  const before = cookie.session ? await endSession(db, cookie.session, { now }) : undefined
  const accountId = before?.userId === userId ? before.accountId : null
  const { address, userAgent } = request
  const begun = { userId, accountId, now, address, userAgent, method, ...options }
  const session = await startSession(db, begun)
  if (before?.userId === userId) await kernel.accessRules.moveActing(db, before.sessionId, session.sessionId)
  await recordActivity(session.sessionId, {
    db,
    userId,
    ...(facts && { facts }),
    ...(members && { members }),
  })
  cookie.setSession(session.secret)
}
