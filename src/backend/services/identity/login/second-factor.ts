import { and, eq, isNull } from 'drizzle-orm'
import { lockOwn, requireConfirmed, secondFactors } from '#backend/modules/people/public.ts'
import { SECOND_FACTOR_SETUP_LIFETIME } from '#generated/durations.ts'
import type { operations } from '#generated/identity/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { recoveryCodesNew, secondFactorOff, secondFactorOn } from '../mails/factors.ts'
import { originOf } from '../mails/origin.ts'
import {
  authenticator,
  findSecondFactor,
  newFactorSecret,
  type SecondFactor,
  stepOf,
} from './factor-check.ts'
import { countRecoveryCodes, deleteRecoveryCodes, replaceRecoveryCodes } from './recovery-codes.ts'

/** Handlers of `openapi/identity/second-factor.yaml`. */
export const secondFactorHandlers = {
  async getSecondFactor({ db, caller }) {
    const factor = await findSecondFactor(db, caller.userId)
    return {
      status: 200,
      body: {
        enabled: factor?.confirmed?.toISOString() ?? null,
        last_used: factor?.lastUsed?.toISOString() ?? null,
        recovery_code_count: factor ? await countRecoveryCodes(db, caller.userId) : 0,
      },
    }
  },

  async createSecondFactor({ db, caller, kernel, now, recordActivity }) {
    const person = await lockOwn(db, caller.userId)
    requireConfirmed(person)
    const { userId, username } = person
    if (await findSecondFactor(db, userId)) throw problem('second-factor-exists')
    const secret = newFactorSecret()
    const fresh = { sealedSecret: kernel.secretBox.close(secret), created: now }
    await db
      .insert(secondFactors)
      .values({ userId, ...fresh })
      .onConflictDoUpdate({ target: secondFactors.userId, set: fresh })
    await recordActivity(userId)
    const expiration = new Date(now.getTime() + SECOND_FACTOR_SETUP_LIFETIME).toISOString()
    return { status: 201, body: { secret, uri: authenticator(secret, username).toString(), expiration } }
  },

  async confirmSecondFactor(context) {
    const { db, body, caller, kernel, now, sendMail, recordActivity } = context
    const person = await lockOwn(db, caller.userId)
    const { userId } = person
    if (await findSecondFactor(db, userId)) throw problem('second-factor-exists')
    const begun = await findBegun(db, userId, now)
    if (!begun) throw problem('second-factor-not-begun')
    const step = stepOf(kernel.secretBox.open(begun.sealedSecret), body.code, now)
    if (step === undefined) throw problem('code-incorrect', { fields: ['code'] })
    // The code that confirmed the setup is used up: it can't be used to log in.
    await db
      .update(secondFactors)
      .set({ confirmed: now, lastStep: step })
      .where(eq(secondFactors.userId, userId))
    const codes = await replaceRecoveryCodes(db, userId)
    await recordActivity(userId)
    await sendMail(secondFactorOn.to(person.username, originOf(context), kernel))
    return { status: 200, body: { recovery_codes: codes } }
  },

  async removeSecondFactor(context) {
    const { db, caller, kernel, sendMail, recordActivity, nothingChanged } = context
    const person = await lockOwn(db, caller.userId)
    const { userId } = person
    const hadOne = await findSecondFactor(db, userId)
    await db.delete(secondFactors).where(eq(secondFactors.userId, userId))
    await deleteRecoveryCodes(db, userId)
    if (hadOne) {
      await recordActivity(userId)
      await sendMail(secondFactorOff.to(person.username, originOf(context), kernel))
    } else nothingChanged()
    return { status: 204 }
  },

  async createRecoveryCodes(context) {
    const { db, caller, kernel, sendMail, recordActivity } = context
    const person = await lockOwn(db, caller.userId)
    if (!(await findSecondFactor(db, person.userId))) throw problem('second-factor-missing')
    const codes = await replaceRecoveryCodes(db, person.userId)
    await recordActivity(person.userId)
    await sendMail(recoveryCodesNew.to(person.username, originOf(context), kernel))
    return { status: 201, body: { recovery_codes: codes } }
  },
} satisfies Pick<
  Handlers<operations>,
  | 'getSecondFactor'
  | 'createSecondFactor'
  | 'confirmSecondFactor'
  | 'removeSecondFactor'
  | 'createRecoveryCodes'
>

/** The secret that awaits its first code, unless the time for that is over. */
async function findBegun(db: Queries, userId: string, now: Date): Promise<SecondFactor | undefined> {
  const [begun] = await db
    .select()
    .from(secondFactors)
    .where(and(eq(secondFactors.userId, userId), isNull(secondFactors.confirmed)))
  return begun && now.getTime() - begun.created.getTime() < SECOND_FACTOR_SETUP_LIFETIME ? begun : undefined
}
