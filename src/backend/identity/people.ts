import { eq } from 'drizzle-orm'
import type { Caller } from '#kernel/access/access.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { people } from './tables.ts'

export type Person = typeof people.$inferSelect

/** Upper and lower case mean the same in an e-mail address, for all that a login is concerned. */
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

/** The person, whom no other transaction changes until this one ends. */
export async function lockPerson(db: Queries, userId: string): Promise<Person | undefined> {
  const [person] = await db.select().from(people).where(eq(people.userId, userId)).for('update')
  return person
}

/** The person of a session, who is always there. */
export async function callingPerson(db: Queries, { userId }: Caller): Promise<Person> {
  const person = await findPerson(db, userId)
  if (!person) throw new Error('a session of nobody')
  return person
}

/** Notes that the address of a person is theirs, as a link that was mailed there has proved. */
export async function confirmAddress(db: Queries, userId: string, now: Date): Promise<void> {
  await db.update(people).set({ confirmed: now }).where(eq(people.userId, userId))
}

/** Throws 403 for somebody whose login staff have switched off. To be asked once they proved who they are. */
export function refuseDisabled({ disabled }: Person): void {
  if (disabled) throw problem('user-disabled')
}

/** The same for the person of a session, who is there as long as the session is. */
export async function lockOwn(db: Queries, userId: string): Promise<Person> {
  const person = await lockPerson(db, userId)
  if (!person) throw new Error('a session of nobody')
  return person
}
