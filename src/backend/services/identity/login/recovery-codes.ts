import { and, count, eq } from 'drizzle-orm'
import { recoveryCodes } from '#backend/modules/people/public.ts'
import { hashSecret } from '#kernel/access/secret-box.ts'
import { CODE_ALPHABET, groupCode, normalizeCode } from '#kernel/access/typed-code.ts'
import { randomInt } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { RECOVERY_CODE_COUNT } from '../limits.ts'

// Sixteen characters out of 32 hold 80 random bits: too many for brute force, even against the hashes, so these need
// no salt and no stretching.
const LENGTH = 16

/** Replaces all recovery codes of a person and returns the new ones. The plain codes are not stored. */
export async function replaceRecoveryCodes(db: Queries, userId: string): Promise<string[]> {
  await deleteRecoveryCodes(db, userId)
  const codes = Array.from({ length: RECOVERY_CODE_COUNT }, createCode)
  await db.insert(recoveryCodes).values(codes.map(code => ({ userId, codeHash: hashOf(code) })))
  return codes
}

/** Whether the code is one of the person's; this uses it up. */
export async function spendRecoveryCode(db: Queries, userId: string, code: string): Promise<boolean> {
  const spent = await db
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, hashOf(code))))
    .returning({ userId: recoveryCodes.userId })
  return spent.length > 0
}

export async function countRecoveryCodes(db: Queries, userId: string): Promise<number> {
  const [counted] = await db
    .select({ total: count() })
    .from(recoveryCodes)
    .where(eq(recoveryCodes.userId, userId))
  return counted?.total ?? 0
}

export async function deleteRecoveryCodes(db: Queries, userId: string): Promise<void> {
  await db.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
}

function createCode(): string {
  return groupCode(
    Array.from({ length: LENGTH }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join(''),
  )
}

const hashOf = (code: string) => hashSecret(normalizeCode(code))
