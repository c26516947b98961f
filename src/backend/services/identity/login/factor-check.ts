import { and, eq, isNotNull, lt, sql } from 'drizzle-orm'
import { Secret, TOTP } from 'otpauth'
import { findPerson, type Person, secondFactors } from '#backend/modules/people/public.ts'
import { SECOND } from '#domain/time/durations.ts'
import { SECOND_FACTOR_PERIOD } from '#generated/durations.ts'
import type { Context, Kernel } from '#kernel/contract/context.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { randomBytes } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import type { LoginMethod } from '#kernel/storage/tables.ts'
import { WRONG_CODES_BEFORE_NOTICE } from '../limits.ts'
import { wrongCodes } from '../mails/factors.ts'
import { originOf } from '../mails/origin.ts'
import { spendRecoveryCode } from './recovery-codes.ts'

export type SecondFactor = typeof secondFactors.$inferSelect

/** The defaults of authenticator apps (RFC 6238), with our name for the list in the app. */
const ISSUER = 'Gatepost'
const PERIOD = SECOND_FACTOR_PERIOD / SECOND
/** Also accepts the codes of the thirty seconds before and after: clocks differ, and people are slow. */
const WINDOW = 1

/** Bytes of a secret: the length of the hash that uses it (RFC 4226, section 4). */
const SECRET_SIZE = 20

export function newFactorSecret(): string {
  return new Secret({ buffer: new Uint8Array(randomBytes(SECRET_SIZE)).buffer }).base32
}

export function authenticator(secret: string, label: string): TOTP {
  return new TOTP({
    issuer: ISSUER,
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: PERIOD,
    secret: Secret.fromBase32(secret),
  })
}

/** The number of the code's thirty-second step, counted from 1970; undefined for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | undefined {
  const timestamp = now.getTime()
  const token = code.replace(/\s/g, '')
  const delta = authenticator(secret, '').validate({ token, timestamp, window: WINDOW })
  return delta === null ? undefined : Math.floor(timestamp / 1000 / PERIOD) + delta
}

/** The second factor that a login requires; undefined when it doesn't exist or isn't confirmed. */
export async function findSecondFactor(db: Queries, userId: string): Promise<SecondFactor | undefined> {
  const [factor] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNotNull(secondFactors.confirmed)))
  return factor
}

/**
 * Whether a login had two steps. With a second factor, each login with a password asks for it; a passkey is a device and
 * what unlocks it. What others ask for when they log a person in is not known.
 */
export async function isTwoStepLogin(
  db: Queries,
  { userId, method }: { userId: string; method: LoginMethod },
): Promise<boolean> {
  if (method === 'passkey') return true
  return method === 'password' && (await findSecondFactor(db, userId)) !== undefined
}

/** Whether a person can log in without another service, with a password and a second factor. */
export async function hasPasswordAndSecondFactor(db: Queries, userId: string): Promise<boolean> {
  const [person, factor] = [await findPerson(db, userId), await findSecondFactor(db, userId)]
  return Boolean(person?.passwordHash && factor)
}

/**
 * Checks the code of a person whose password was correct. This uses up a correct code, whatever happens next:
 * each code works once. Call it outside of a transaction, so that wrong codes are counted.
 */
export async function checkCode(
  context: Pick<Context, 'kernel' | 'now' | 'request'>,
  person: Person,
  code: string | undefined,
): Promise<'not-needed' | 'missing' | 'wrong' | 'code' | 'recovery-code'> {
  const { kernel, now } = context
  const db = kernel.queries
  const factor = await findSecondFactor(db, person.userId)
  if (!factor) return 'not-needed'
  if (code === undefined) return 'missing'
  if (await spend(db, kernel, factor, code, now)) return isOfApp(code) ? 'code' : 'recovery-code'
  await countFailure(context, person)
  return 'wrong'
}

/** A recovery code has letters. */
const isOfApp = (code: string) => /^[\d\s]+$/.test(code)

async function spend(
  db: Queries,
  kernel: Kernel,
  factor: SecondFactor,
  code: string,
  now: Date,
): Promise<boolean> {
  const { userId } = factor
  const used = { lastUsed: now, failures: 0 }
  if (!isOfApp(code)) {
    if (!(await spendRecoveryCode(db, userId, code))) return false
    await db.update(secondFactors).set(used).where(eq(secondFactors.userId, userId))
    return true
  }
  const step = stepOf(kernel.secretBox.open(factor.sealedSecret), code, now)
  if (step === undefined) return false
  // The update itself compares the step: of two calls with the same code, only one succeeds.
  const spent = await db
    .update(secondFactors)
    .set({ ...used, lastStep: step })
    .where(and(eq(secondFactors.userId, userId), lt(secondFactors.lastStep, step)))
    .returning({ userId: secondFactors.userId })
  return spent.length > 0
}

/** Wrong codes lock no one out, because a stranger could cause that; but the person is notified. */
async function countFailure(
  context: Pick<Context, 'kernel' | 'now' | 'request'>,
  person: Person,
): Promise<void> {
  const { kernel, now } = context
  const db = kernel.queries
  const [counted] = await db
    .update(secondFactors)
    .set({ failures: sql`${secondFactors.failures} + 1` })
    .where(eq(secondFactors.userId, person.userId))
    .returning({ failures: secondFactors.failures })
  if (counted?.failures === WRONG_CODES_BEFORE_NOTICE)
    await queueMail(db, wrongCodes.to(person.username, originOf(context), kernel), now)
}
