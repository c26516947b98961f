import { and, desc, eq } from 'drizzle-orm'
import type { Person } from '#backend/modules/people/public.ts'
import { requireTrial } from '#backend/services/subscription/public.ts'
import { CONFIRMATION_LIFETIME } from '#generated/durations.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { createMailedLink } from '#kernel/mail/link-codes.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { CONFIRMATION_COOL_DOWN } from './limits.ts'
import { emailConfirmation } from './mails/sign-up.ts'
import { confirmations } from './tables.ts'

export type Confirmation = typeof confirmations.$inferSelect

/**
 * Creates a confirmation link and returns its email. The password belongs to the link: confirming a link sets
 * the password that was typed for it, so the owner's own link discards a password that a stranger planted
 * before the owner signed up. `browser` is the secret of the browser that signed up.
 */
export async function createConfirmation(
  db: Queries,
  kernel: Kernel,
  {
    person,
    passwordHash,
    openAccount,
    trialPlanId,
    browser,
    now,
  }: {
    person: Person
    passwordHash: string
    openAccount: boolean
    /** The trial that the account opens with; null for the default one. */
    trialPlanId: number | null
    browser: string | undefined
    now: Date
  },
): Promise<Mail> {
  const token = randomSecret()
  const { userId, username } = person
  const tokenHash = hashSecret(token)
  const expiration = new Date(now.getTime() + CONFIRMATION_LIFETIME)
  await db.insert(confirmations).values({
    tokenHash,
    userId,
    passwordHash,
    openAccount,
    trialPlanId,
    browserHash: browser ? hashSecret(browser) : null,
    created: now,
    expiration,
  })
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(tokenHash),
    address: username,
    path: `/confirm-email?user_id=${userId}#token=${token}`,
    expiration,
  })
  const trial = openAccount ? requireTrial(trialPlanId).product : null
  return emailConfirmation.to(username, { link, trial }, kernel)
}

/** The code of a link. Several sign-ups for an address each have their own. */
export const codeOf = (tokenHash: string) => `confirmation:${tokenHash}`

/** The link that a token belongs to, unless it belongs to another person. */
export async function findConfirmation(
  db: Queries,
  { userId, token }: { userId: string; token: string },
): Promise<Confirmation | undefined> {
  const [confirmation] = await db
    .select()
    .from(confirmations)
    .where(and(eq(confirmations.tokenHash, hashSecret(token)), eq(confirmations.userId, userId)))
  return confirmation
}

/** The newest link of a person, and when another email may be sent. */
export async function lastConfirmation(
  db: Queries,
  userId: string,
): Promise<{ confirmation: Confirmation; resendAvailable: Date } | undefined> {
  const [confirmation] = await db
    .select()
    .from(confirmations)
    .where(eq(confirmations.userId, userId))
    .orderBy(desc(confirmations.created))
    .limit(1)
  if (!confirmation) return undefined
  return {
    confirmation,
    resendAvailable: new Date(confirmation.created.getTime() + CONFIRMATION_COOL_DOWN),
  }
}

/** Deletes only the links with this password: the other links may belong to the owner of the address. */
export async function deleteLinks(db: Queries, userId: string, passwordHash: string): Promise<void> {
  await db
    .delete(confirmations)
    .where(and(eq(confirmations.userId, userId), eq(confirmations.passwordHash, passwordHash)))
}
