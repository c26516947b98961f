import { z } from 'zod'
import { openAccount } from '#backend/modules/accounts/public.ts'
import { findByUsername, secondFactors, people as table } from '#backend/modules/people/public.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed, type People } from '#kernel/seeds.ts'
import { newFactorSecret } from './login/factor-check.ts'
import { replaceRecoveryCodes } from './login/recovery-codes.ts'

/** The people of tests and of the demo. */
export const people: People = {
  async make(db, { username, passwordHash, label, confirmed, maxUsers, now }) {
    const userId = newId(now)
    await db.insert(table).values({
      userId,
      username,
      passwordHash,
      passwordSet: now,
      created: now,
      confirmed: confirmed ? now : null,
    })
    return { userId, accountId: confirmed ? await openAccount(db, { userId, label, now, maxUsers }) : null }
  },

  async isKnown(db, username) {
    return (await findByUsername(db, username)) !== undefined
  },
}

export const seeds = {
  /** Two-step verification of the person, already turned on. Returns the secret of the app. */
  secondFactor: defineSeed(z.literal(true), async ({ kernel, db, userId, now }) => {
    const secret = newFactorSecret()
    await db
      .insert(secondFactors)
      .values({ userId, sealedSecret: kernel.secretBox.close(secret), created: now, confirmed: now })
    await replaceRecoveryCodes(db, userId)
    return secret
  }),
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
