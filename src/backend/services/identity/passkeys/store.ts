import { and, asc, count, eq, gt, isNull } from 'drizzle-orm'
import { passkeyChallenges, passkeys } from '#backend/modules/people/public.ts'
import { PASSKEY_CHALLENGE_LIFETIME } from '#generated/durations.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Queries } from '#kernel/storage/database.ts'

export type Passkey = typeof passkeys.$inferSelect

export async function listPasskeys(db: Queries, userId: string): Promise<Passkey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.passkeyId))
}

/** Whether a passkey is still there, which it then is until the transaction ends. */
export async function lockPasskey(db: Queries, passkeyId: string): Promise<boolean> {
  const rows = await db
    .select({ passkeyId: passkeys.passkeyId })
    .from(passkeys)
    .where(eq(passkeys.passkeyId, passkeyId))
    .for('share')
  return rows.length > 0
}

/** Whose device has the passkey with this id, whether or not it proves that. */
export async function ownerOfCredential(db: Queries, credentialId: string): Promise<string | undefined> {
  const [passkey] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return passkey?.userId
}

export async function countPasskeys(db: Queries, userId: string): Promise<number> {
  const [counted] = await db.select({ total: count() }).from(passkeys).where(eq(passkeys.userId, userId))
  return counted?.total ?? 0
}

/** Creates a challenge for a login, or for a person who adds a passkey. */
export async function createChallenge(db: Queries, userId: string | null, now: Date): Promise<string> {
  const challenge = randomSecret()
  const expiration = new Date(now.getTime() + PASSKEY_CHALLENGE_LIFETIME)
  await db.insert(passkeyChallenges).values({ challengeHash: hashSecret(challenge), userId, expiration })
  return challenge
}

/**
 * The challenge that a browser claims to have signed, if it is a valid one of ours for this purpose. This
 * uses it up, whether or not the signature is valid.
 */
export async function takeChallenge(
  db: Queries,
  clientData: string,
  userId: string | null,
  now: Date,
): Promise<string | undefined> {
  const challenge = challengeIn(clientData)
  if (challenge === undefined) return undefined
  const taken = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashSecret(challenge)),
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        gt(passkeyChallenges.expiration, now),
      ),
    )
    .returning({ hash: passkeyChallenges.challengeHash })
  return taken.length ? challenge : undefined
}

function challengeIn(clientData: string): string | undefined {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))
    const challenge = (data as { challenge?: unknown } | null)?.challenge
    return typeof challenge === 'string' ? challenge : undefined
  } catch {
    return undefined
  }
}
