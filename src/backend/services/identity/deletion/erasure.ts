import { and, asc, eq, gt, isNull, lte, sql } from 'drizzle-orm'
import { memberships } from '#backend/modules/accounts/public.ts'
import {
  findPerson,
  type LoginDeletionRow,
  lockPerson,
  loginDeletions,
  people,
  personErased,
  removeLoginMethods,
} from '#backend/modules/people/public.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { LOGIN_DELETION_REMINDER } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { nextDue } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { mails, sessions } from '#kernel/storage/tables.ts'
import { loginErased, loginErasedSoon } from './mails.ts'

/** Rows that one transaction erases, so that none is long. */
const BATCH = 1_000
/** Logins that one run looks at. */
const AT_ONCE = 50

type Work = Pick<Kernel, 'publicUrl' | 'queries' | 'clock' | 'log'>
type Login = Pick<LoginDeletionRow, 'userId'>

/** Once it has begun, nothing holds it. */
const isOpen = isNull(loginDeletions.held)

/**
 * Reminds people, and erases logins whose grace period is over: the login itself at once, then the rest in batches. The
 * next run continues where a process has stopped.
 */
export const loginErasureJob = (work: Work): Worker => ({
  name: 'erase-logins',
  every: 5 * MINUTE,
  hasOwnTransactions: true,
  next: (db, now) =>
    nextDue(db, { table: loginDeletions, due: loginDeletions.erasedFrom, isWaiting: isOpen }, now),
  async run(_db, now, stopping) {
    let count = await remind(work, now)
    const due = await work.queries
      .select({ userId: loginDeletions.userId })
      .from(loginDeletions)
      .where(and(isOpen, lte(loginDeletions.erasedFrom, now)))
      .orderBy(asc(loginDeletions.erasedFrom))
      .limit(AT_ONCE)
    for (const login of due) {
      if (stopping?.aborted) break
      count += await erase(work, login, stopping)
    }
    return count
  },
})

/** Sends those an email whose login is erased soon, once. Returns how many they were. */
function remind({ queries, publicUrl }: Work, now: Date): Promise<number> {
  return queries.transaction(async db => {
    const due = await db
      .select()
      .from(loginDeletions)
      .where(
        and(
          isOpen,
          isNull(loginDeletions.reminded),
          isNull(loginDeletions.erasing),
          gt(loginDeletions.erasedFrom, now),
          lte(loginDeletions.erasedFrom, new Date(now.getTime() + LOGIN_DELETION_REMINDER)),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { userId, erasedFrom } of due) {
      // Not the address of the deletion: it may have changed since.
      const person = await findPerson(db, userId)
      if (person) await queueMail(db, loginErasedSoon.to(person.username, { erasedFrom }, { publicUrl }), now)
      await db.update(loginDeletions).set({ reminded: now }).where(eq(loginDeletions.userId, userId))
    }
    return due.length
  })
}

/** Erases a login as far as the process gets, and returns how many rows that were. */
async function erase(work: Work, login: Login, stopping: AbortSignal | undefined): Promise<number> {
  if (!(await begin(work, login))) return 0
  for (let count = 1; !stopping?.aborted; ) {
    const batch = await eraseBatch(work, login)
    if (!batch) {
      work.log.info({ userId: login.userId }, 'a login is erased')
      return count
    }
    count += batch
  }
  return 0
}

/** Erases a batch. Returns 0 once nothing is left. */
function eraseBatch({ queries }: Work, { userId }: Login): Promise<number> {
  return queries.transaction(async db => {
    // One process at a time, if one takes longer than the interval.
    const isThis = eq(loginDeletions.userId, userId)
    const [row] = await db.select().from(loginDeletions).where(isThis).for('update')
    if (!row) return 0
    const { username, accountIds } = row
    const parts = await personErased.emit(db, { userId, username, accountIds, limit: BATCH })
    const rows = parts.reduce((sum, part) => sum + part, 0)
    if (rows === 0) await db.delete(loginDeletions).where(isThis)
    return rows
  })
}

/**
 * Erases the person with every way to log in, after which nothing can restore them and the address is free. False if the
 * login was restored or held meanwhile.
 */
function begin({ queries, clock, publicUrl }: Work, { userId }: Login): Promise<boolean> {
  return queries.transaction(async db => {
    const now = clock.now()
    const person = await lockPerson(db, userId)
    const isDue = and(eq(loginDeletions.userId, userId), isOpen, lte(loginDeletions.erasedFrom, now))
    const [row] = await db.select().from(loginDeletions).where(isDue).for('update')
    if (!row) return false
    if (!person || row.erasing) return true
    const { username } = person
    // Also a link to confirm another address, which has the person's id.
    const isAbout = sql`lower(${mails.recipient}) = ${username} or position(${userId} in ${mails.body}) > 0`
    await db.delete(mails).where(isAbout)
    await queueMail(db, loginErased.to(username, {}, { publicUrl }), now)
    await removeLoginMethods(db, userId, now)
    await db.delete(sessions).where(eq(sessions.userId, userId))
    await db.delete(memberships).where(eq(memberships.userId, userId))
    await db.delete(people).where(eq(people.userId, userId))
    // The address may have changed in the meantime.
    await db.update(loginDeletions).set({ erasing: now, username }).where(eq(loginDeletions.userId, userId))
    return true
  })
}
