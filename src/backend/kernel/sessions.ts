import { and, eq, isNull } from 'drizzle-orm'
import { v7 as uuidv7 } from 'uuid'
import type { Queries } from './database.ts'
import { hashSecret, randomSecret } from './seal.ts'
import { sessions } from './tables.ts'

/** Starts a session and returns the secret for its cookie, which is kept nowhere. */
export async function startSession(
  db: Queries,
  session: { userId: string; accountId: number | null; now: Date; address: string; userAgent: string },
): Promise<{ sessionId: string; secret: string }> {
  const secret = randomSecret()
  const sessionId = uuidv7({ msecs: session.now.getTime() })
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
  })
  return { sessionId, secret }
}

/** Ends the session of a cookie; returns it unless there was none. */
export async function endSession(
  db: Queries,
  secret: string,
  now: Date,
): Promise<{ sessionId: string; userId: string; accountId: number | null } | undefined> {
  const [ended] = await db
    .update(sessions)
    .set({ revoked: now })
    .where(and(eq(sessions.secretHash, hashSecret(secret)), isNull(sessions.revoked)))
    .returning({
      sessionId: sessions.sessionId,
      userId: sessions.userId,
      accountId: sessions.accountId,
    })
  return ended
}

/** Ends every session of a person, as a change of the password must. */
export async function endSessionsOf(db: Queries, userId: string, now: Date): Promise<void> {
  await db
    .update(sessions)
    .set({ revoked: now })
    .where(and(eq(sessions.userId, userId), isNull(sessions.revoked)))
}
