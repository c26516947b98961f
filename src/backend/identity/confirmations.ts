import { and, desc, eq } from 'drizzle-orm'
import { requireTrial } from '#backend/subscription/public.ts'
import { TRIAL_DAYS } from '#domain/subscription/trial-days.ts'
import { hashSecret, randomSecret } from '#kernel/access/seal.ts'
import type { Kernel } from '#kernel/contract/handlers.ts'
import type { Mail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { CONFIRMATION_COOL_DOWN, CONFIRMATION_LIFETIME } from './limits.ts'
import type { Person } from './people.ts'
import { confirmations } from './tables.ts'

export type Confirmation = typeof confirmations.$inferSelect

/**
 * Creates a confirmation link and returns its mail. The password belongs to the link: confirming a link sets
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
  await db.insert(confirmations).values({
    tokenHash: hashSecret(token),
    userId: person.userId,
    passwordHash,
    openAccount,
    trialPlanId,
    browserHash: browser ? hashSecret(browser) : null,
    created: now,
    expiration: new Date(now.getTime() + CONFIRMATION_LIFETIME),
  })
  const { product } = requireTrial(trialPlanId)
  // The token is in the fragment, which browsers never send, so it can't end up in a log or a Referer.
  const link = `${kernel.publicUrl()}/confirm-email?user_id=${person.userId}#token=${token}`
  return {
    to: person.username,
    subject: 'Confirm your e-mail address',
    body: [
      'Welcome to Gatepost.',
      '',
      openAccount
        ? `Confirm your e-mail address to open your account, with ${TRIAL_DAYS} days of ${product} to try:`
        : 'Confirm your e-mail address:',
      link,
      '',
      'The link works for 24 hours. If you did not sign up, delete this mail; without the link nothing happens.',
    ].join('\n'),
  }
}

/** Sent when someone signs up with an address that already has an account. */
export function alreadyRegisteredMail(person: Person, kernel: Kernel): Mail {
  return {
    to: person.username,
    subject: 'You already have a Gatepost account',
    body: [
      'Somebody, probably you, has just signed up at Gatepost with this e-mail address.',
      '',
      'You already have an account, so there is nothing to confirm. Log in here:',
      `${kernel.publicUrl()}/login`,
      '',
      'If it was not you, delete this mail; nothing has changed.',
    ].join('\n'),
  }
}

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

/** The newest link of a person, and when another mail may be sent. */
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
