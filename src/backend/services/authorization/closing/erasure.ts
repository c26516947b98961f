import { and, asc, eq, gt, inArray, isNull, lte, sql } from 'drizzle-orm'
import {
  accountCloses,
  accountErased,
  accountLabelOf,
  accounts,
  type ClosingRow,
  closings,
  lockAccount,
  memberships,
} from '#backend/modules/accounts/public.ts'
import { memberAddressesOf } from '#backend/modules/people/public.ts'
import { organizationAccounts } from '#backend/modules/single-sign-on/public.ts'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { CLOSING_REMINDER } from '#generated/durations.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { nextDue } from '#kernel/jobs/queue.ts'
import type { Worker } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { mails } from '#kernel/storage/tables.ts'
import { accountErasedSoon, accountIsErased } from './mails.ts'
import { addressesOf } from './recipients.ts'

/** Rows that one transaction erases, so that none is long. */
const BATCH = 1_000
/** Accounts that one run looks at. */
const AT_ONCE = 50
/** For so long after its erasure, what a process still had in memory about an account is erased too. */
const LATE = HOUR

type Work = Pick<Kernel, 'publicUrl' | 'queries' | 'clock' | 'log'>

const isOpen = and(isNull(closings.restored), isNull(closings.erased), isNull(closings.held))

/**
 * Reminds owners and contacts, and erases accounts whose grace period is over, a batch in each transaction. A process
 * that stops leaves an account as far as it has come, and the next run continues.
 */
export const erasureJob = (work: Work): Worker => ({
  name: 'erase-accounts',
  every: 5 * MINUTE,
  hasOwnTransactions: true,
  next: (db, now) => nextDue(db, { table: closings, due: closings.erasedFrom, isWaiting: isOpen }, now),
  async run(_db, now, stopping) {
    let count = await remind(work, now)
    const due = await work.queries
      .select({ closingId: closings.closingId, accountId: closings.accountId })
      .from(closings)
      .where(and(isOpen, lte(closings.erasedFrom, now)))
      .orderBy(asc(closings.erasedFrom))
      .limit(AT_ONCE)
    for (const closing of due) {
      if (stopping?.aborted) break
      count += await erase(work, closing, stopping)
    }
    const late = await work.queries
      .select({ accountId: closings.accountId })
      .from(closings)
      .where(gt(closings.erased, new Date(now.getTime() - LATE)))
    for (const { accountId } of late) count += await eraseLate(work, accountId, stopping)
    return count
  },
})

async function remind({ queries, publicUrl }: Work, now: Date): Promise<number> {
  return queries.transaction(async db => {
    const due = await db
      .select()
      .from(closings)
      .where(
        and(
          isOpen,
          isNull(closings.reminded),
          isNull(closings.erasing),
          lte(closings.erasedFrom, new Date(now.getTime() + CLOSING_REMINDER)),
        ),
      )
      .limit(AT_ONCE)
      .for('update', { skipLocked: true })
    for (const { accountId, closingId, erasedFrom } of due) {
      const facts = { accountId, account: await accountLabelOf(db, accountId), erasedFrom }
      const parts = await accountCloses.emit(db, { accountId, now, isClosed: false })
      for (const to of await addressesOf(db, accountId, parts))
        await queueMail(db, accountErasedSoon.to(to, facts, { publicUrl }), now)
      await db.update(closings).set({ reminded: now }).where(eq(closings.closingId, closingId))
    }
    return due.length
  })
}

/** Erases an account as far as the process gets, and returns how many rows that were. */
async function erase(
  work: Work,
  closing: Pick<ClosingRow, 'closingId' | 'accountId'>,
  stopping: AbortSignal | undefined,
): Promise<number> {
  const { queries, clock, log } = work
  const { closingId, accountId } = closing
  if (!(await begin(work, closing))) return 0
  for (let count = 1; !stopping?.aborted; ) {
    const now = clock.now()
    const batch = await queries.transaction(async db => {
      // One process at a time, if one takes longer than the interval.
      const [row] = await db.select().from(closings).where(eq(closings.closingId, closingId)).for('update')
      if (!row || row.erased) return undefined
      const rows = await eraseBatch(db, accountId, now)
      if (rows === 0) await finish(db, closing, now)
      return rows
    })
    if (!batch) {
      log.info({ accountId }, 'an account is erased')
      return count
    }
    count += batch
  }
  return 0
}

/** Erases what was written about an account after its erasure, such as calls that waited for their place in the log. */
async function eraseLate(
  { queries, clock }: Work,
  accountId: number,
  stopping: AbortSignal | undefined,
): Promise<number> {
  let count = 0
  while (!stopping?.aborted) {
    const rows = await queries.transaction(db => eraseBatch(db, accountId, clock.now()))
    if (rows === 0) break
    count += rows
  }
  return count
}

/** Erases some rows of an account in each service, and returns how many. */
async function eraseBatch(db: Queries, accountId: number, now: Date): Promise<number> {
  const parts = await accountErased.emit(db, { accountId, limit: BATCH, now })
  return parts.reduce((sum, part) => sum + part, 0)
}

/** Takes the account from its members, after which nothing can restore it. False if it was restored or held meanwhile. */
function begin(
  { queries, clock, publicUrl }: Work,
  { closingId, accountId }: Pick<ClosingRow, 'closingId' | 'accountId'>,
): Promise<boolean> {
  return queries.transaction(async db => {
    const now = clock.now()
    await lockAccount(db, accountId)
    const isDue = and(eq(closings.closingId, closingId), isOpen, lte(closings.erasedFrom, now))
    const [row] = await db.select().from(closings).where(isDue).for('update')
    if (!row) return false
    if (row.erasing) return true
    const account = await accountLabelOf(db, accountId)
    const parts = await accountCloses.emit(db, { accountId, now, isClosed: false })
    const addresses = await addressesOf(db, accountId, parts)
    const members = await memberAddressesOf(db, [accountId])
    await forgetMails(db, {
      accountId,
      account,
      recipients: [
        ...addresses,
        ...parts.flatMap(part => part.addresses ?? []).map(address => address.toLowerCase()),
        ...members.map(({ username }) => username),
      ],
    })
    for (const to of addresses) await queueMail(db, accountIsErased.to(to, { account }, { publicUrl }), now)
    await db.delete(memberships).where(eq(memberships.accountId, accountId))
    await db.update(closings).set({ erasing: now }).where(eq(closings.closingId, closingId))
    return true
  })
}

/** Deletes emails about the account, sent or not, from the outbox. */
async function forgetMails(
  db: Queries,
  { accountId, account, recipients }: { accountId: number; account: string; recipients: string[] },
): Promise<void> {
  if (!recipients.length) return
  const isAbout = sql`(position(${account} in ${mails.subject} || ${mails.body}) > 0
    or ${mails.body} ~ ${`account_id=${accountId}([^0-9]|$)`})`
  await db.delete(mails).where(and(inArray(sql`lower(${mails.recipient})`, recipients), isAbout))
}

/** What is left of an account is its number. Until now, others could find what they say of it by its organization. */
async function finish(
  db: Queries,
  { closingId, accountId }: Pick<ClosingRow, 'closingId' | 'accountId'>,
  now: Date,
): Promise<void> {
  await db
    .update(accounts)
    .set({ label: `Closed account ${accountId}`, seatsChange: null })
    .where(eq(accounts.accountId, accountId))
  await db.delete(organizationAccounts).where(eq(organizationAccounts.accountId, accountId))
  await db.update(closings).set({ erased: now, requestedBy: null }).where(eq(closings.closingId, closingId))
  // Also what was restored before: it names a person.
  await db
    .update(closings)
    .set({ requestedBy: null, holdReason: null })
    .where(eq(closings.accountId, accountId))
}
