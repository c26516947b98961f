import { eq } from 'drizzle-orm'
import type { Caller } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { people } from './tables.ts'

export type Person = typeof people.$inferSelect

/** A login ignores case in an email address. */
export function normalizeUsername(username: string): string {
  return username.toLowerCase()
}

export async function findByUsername(db: Queries, username: string): Promise<Person | undefined> {
  const [person] = await db
    .select()
    .from(people)
    .where(eq(people.username, normalizeUsername(username)))
  return person
}

export async function findPerson(db: Queries, userId: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.userId, userId))
  return person
}

/** The person, locked against changes by other transactions until this one ends. */
export async function lockPerson(db: Queries, userId: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.userId, userId)).for('update')
  return person
}

/** The person of a session, who always exists. */
export async function callingPerson(db: Queries, { userId }: Caller): Promise<Person> {
  const person = await findPerson(db, userId)
  if (!person) throw new Error('a session without a person')
  return person
}

/** Records that the address belongs to the person, as a link mailed to it has proved. */
export async function confirmAddress(db: Queries, userId: string, now: Date): Promise<void> {
  await db.update(people).set({ confirmed: now }).where(eq(people.userId, userId))
}

/**
 * Throws 403 for a person whose address is not confirmed. A stranger may have signed up with it; what they set up must
 * not remain for its owner.
 */
export function requireConfirmed({ confirmed }: Person): void {
  if (!confirmed) throw problem('email-not-confirmed')
}

/** Throws 403 for a person whose login staff have disabled. Call it after they have proved who they are. */
export function rejectDisabled({ disabled }: Person): void {
  if (disabled) throw problem('user-disabled')
}

/** The same for the person of a session, who exists as long as the session does. */
export async function lockOwn(db: Queries, userId: string): Promise<Person> {
  const person = await lockPerson(db, userId)
  if (!person) throw new Error('a session without a person')
  return person
}
