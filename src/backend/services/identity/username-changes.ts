import { and, eq, isNull, ne } from 'drizzle-orm'
import { lockPerson, type Person, people, usernameChanges } from '#backend/modules/people/public.ts'
import { openTrialAccount, requireTrial } from '#backend/services/subscription/public.ts'
import { CONFIRMATION_LIFETIME } from '#generated/durations.ts'
import type { Confirmation, ConfirmEmailBody } from '#generated/identity/types.ts'
import { hashSecret, randomSecret } from '#kernel/access/secret-box.ts'
import { endSessionsOf } from '#kernel/access/sessions.ts'
import type { Context } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import { createMailedLink, endLinkCode } from '#kernel/mail/link-codes.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accountLabelOf } from './account-label.ts'
import { lastConfirmation } from './confirmations.ts'
import {
  addressChangeAsked,
  addressChanged,
  addressInUse,
  newAddressConfirmation,
} from './mails/addresses.ts'
import { originOf } from './mails/origin.ts'
import { confirmations, passwordResets } from './tables.ts'
import { trialHolderOf } from './trial-holder.ts'

export type UsernameChange = typeof usernameChanges.$inferSelect

/** The address change that a person has not confirmed yet, unless it has expired. */
export async function pendingChange(
  db: Queries,
  userId: string,
  now: Date,
): Promise<UsernameChange | undefined> {
  const [change] = await db
    .select()
    .from(usernameChanges)
    .where(and(eq(usernameChanges.userId, userId), isNull(usernameChanges.used)))
  return change && change.expiration > now ? change : undefined
}

/** Cancels an unconfirmed change; its link stops working. Returns whether there was one. */
export async function takeBackChange(db: Queries, userId: string): Promise<boolean> {
  const taken = await db
    .delete(usernameChanges)
    .where(and(eq(usernameChanges.userId, userId), isNull(usernameChanges.used)))
    .returning({ userId: usernameChanges.userId })
  // Also where there was none: the work must not show whether an address is taken.
  await endLinkCode(db, codeOf(userId))
  return taken.length > 0
}

/**
 * Begins an address change for a person, who must be locked: sends a link to the new address and a notice to
 * the current one. Replaces an earlier change. An address that belongs to another person looks the same to the caller,
 * because no one should learn who has a login: that person is notified, and the link is never sent.
 */
export async function askForAddress(
  context: Pick<Context, 'kernel' | 'now' | 'request'>,
  db: Queries,
  {
    person,
    username,
    passwordHash = null,
  }: { person: Person; username: string; passwordHash?: string | null },
): Promise<void> {
  const { kernel, now } = context
  const [holder] = await db
    .select()
    .from(people)
    .where(and(eq(people.username, username), ne(people.userId, person.userId)))
  await takeBackChange(db, person.userId)
  const token = randomSecret()
  const { userId } = person
  const expiration = new Date(now.getTime() + CONFIRMATION_LIFETIME)
  await db.insert(usernameChanges).values({
    tokenHash: hashSecret(token),
    userId,
    username,
    passwordHash,
    created: now,
    expiration,
  })
  const link = await createMailedLink(db, kernel, {
    subject: codeOf(userId),
    address: username,
    path: `/confirm-email?user_id=${userId}#token=${token}`,
    expiration,
  })
  const mail = newAddressConfirmation.to(username, { link }, kernel)
  // A person who never proved that the address is theirs can't keep it from someone who does.
  await queueMail(db, holder?.confirmed ? addressInUse.to(username, {}, kernel) : mail, now)
  await queueMail(
    db,
    addressChangeAsked.to(person.username, { newAddress: username, ...originOf(context) }, kernel),
    now,
  )
}

/**
 * Confirms an address change with the token of its link. Returns undefined when no link has this token.
 * Throws when the link is too old, or when another person has taken the address since.
 */
export async function confirmUsernameChange(
  context: Pick<
    Context<{ id: string }, unknown, ConfirmEmailBody>,
    'db' | 'params' | 'body' | 'kernel' | 'now' | 'request' | 'recordActivity'
  >,
): Promise<Confirmation | undefined> {
  const { db, params, body, kernel, now, recordActivity } = context
  const isThis = and(
    eq(usernameChanges.tokenHash, hashSecret(body.token)),
    eq(usernameChanges.userId, params.id),
  )
  return db.transaction(async transaction => {
    const person = await lockPerson(transaction, params.id)
    // Read again under the person's lock: by now, the change may have been canceled or replaced.
    const [change] = await transaction.select().from(usernameChanges).where(isThis)
    if (!change || !person) return undefined
    const { username, passwordHash } = change
    if (change.used && person.username === username)
      return { status: 'already-confirmed', account_opened: false, username }
    if (change.used || change.expiration <= now) throw problem('confirmation-link-invalid')

    await recordActivity(person.userId, { db: transaction, userId: person.userId })
    await releaseAddress(transaction, username, now)
    await moveTo(transaction, person, { username, passwordHash, now })
    await transaction.update(usernameChanges).set({ used: now }).where(isThis)
    await endLinkCode(transaction, codeOf(person.userId))
    // Links that went to the old address no longer work.
    await transaction.delete(passwordResets).where(eq(passwordResets.userId, person.userId))
    const account_opened =
      !person.confirmed && (await finishSignUp(transaction, { ...person, username, confirmed: now }, now))
    if (person.username !== username)
      await queueMail(
        transaction,
        addressChanged.to(person.username, { newAddress: username, ...originOf(context) }, kernel),
        now,
      )
    return { status: 'confirmed', account_opened, username }
  })
}

const codeOf = (userId: string) => `username-change:${userId}`

/** A person who signed up with the address and never confirmed it loses it to the one who has. */
async function releaseAddress(db: Queries, username: string, now: Date): Promise<void> {
  const released = await db
    .delete(people)
    .where(and(eq(people.username, username), isNull(people.confirmed)))
    .returning({ userId: people.userId })
  for (const { userId } of released) {
    await db.delete(confirmations).where(eq(confirmations.userId, userId))
    await endSessionsOf(db, userId, now)
  }
}

async function moveTo(
  db: Queries,
  { userId, confirmed }: Person,
  { username, passwordHash, now }: { username: string; passwordHash: string | null; now: Date },
): Promise<void> {
  const password = passwordHash && { passwordHash, passwordSet: now, passwordLastUsed: null }
  try {
    await db
      .update(people)
      .set({ username, confirmed: confirmed ?? now, ...password })
      .where(eq(people.userId, userId))
  } catch (error) {
    // Two people wanted the address, and the other one confirmed it first.
    if (isTaken(error)) throw problem('confirmation-link-invalid')
    throw error
  }
}

/** PostgreSQL's code for a violated unique constraint. */
function isTaken(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string } }
  return cause?.code === '23505'
}

/** Opens the account for a person who mistyped the address at sign-up. */
async function finishSignUp(db: Queries, person: Person, now: Date): Promise<boolean> {
  const { userId } = person
  const last = await lastConfirmation(db, userId)
  await db.delete(confirmations).where(eq(confirmations.userId, userId))
  if (!last?.confirmation.openAccount) return false
  const trial = requireTrial(last.confirmation.trialPlanId)
  await openTrialAccount(db, { holder: trialHolderOf(person), label: accountLabelOf(person), trial, now })
  return true
}
