import { and, eq, isNull } from 'drizzle-orm'
import {
  accountCloses,
  accountLabelOf,
  type ClosingRow,
  closingOf,
  closings,
  lockAccount,
  markClosed,
  memberships,
} from '#backend/modules/accounts/public.ts'
import { findPerson } from '#backend/modules/people/public.ts'
import type { Closing, ClosingPreview, operations } from '#generated/authorization/types.ts'
import { CLOSING_GRACE } from '#generated/durations.ts'
import { accountOf } from '#kernel/access/access.ts'
import { assertAllRead, type Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { accountRestored, accountCloses as closesMail } from './mails.ts'
import { addressesOf } from './recipients.ts'

/** Orders and addresses that a preview lists, as the contract says. */
const ORDERS_LISTED = 100
const ADDRESSES_LISTED = 50

/** Handlers of `openapi/authorization/closing.yaml` for members. */
export const closingHandlers = {
  async getClosing({ db, caller }) {
    const row = caller.accountId === null ? undefined : await closingOf(db, caller.accountId)
    return { status: 200, body: { closing: row ? await closingWire(db, row) : null } }
  },

  async getClosingPreview({ db, caller, now }) {
    const accountId = accountOf(caller)
    const parts = await accountCloses.emit(db, { accountId, now, isClosed: false })
    const addresses = await addressesOf(db, accountId, parts)
    const sum = (name: 'keys' | 'lists' | 'unusedAmount') =>
      parts.reduce((total, { [name]: part = 0 }) => total + part, 0)
    const body: ClosingPreview = {
      account_label: await accountLabelOf(db, accountId),
      erased_from: endOfGrace(now).toISOString(),
      key_count: sum('keys'),
      subscriptions: parts
        .flatMap(part => part.subscriptions ?? [])
        .map(({ license, expiration, left }) => ({
          license_label: license,
          expiration: expiration?.toISOString() ?? null,
          lookups_left: left,
        })),
      unused_amount: sum('unusedAmount'),
      open_orders: parts
        .flatMap(part => part.openOrders ?? [])
        .slice(0, ORDERS_LISTED)
        .map(({ orderId, totalAmount, placed }) => ({
          order_id: orderId,
          total_amount: totalAmount,
          placed: placed.toISOString(),
        })),
      list_count: sum('lists'),
      member_count: await db.$count(memberships, eq(memberships.accountId, accountId)),
      notified: addresses.slice(0, ADDRESSES_LISTED),
      notified_total: addresses.length,
      obstacles: parts.flatMap(part => part.obstacles ?? []),
    }
    return { status: 200, body }
  },

  async closeAccount({ db, body, caller, now, kernel, sendMail, nothingChanged, checkCallerNow }) {
    const { account_label: typed, ...rest } = body
    assertAllRead(rest)
    const accountId = accountOf(caller)
    const account = await lockAccount(db, accountId)
    const open = await closingOf(db, accountId)
    if (open) {
      nothingChanged()
      return { status: 200, body: await closingWire(db, open) }
    }
    if (typed !== account.label) throw problem('closing-name-differs', { fields: ['account_label'] })
    const parts = await requireClosable(db, accountId, now)
    // Read before its own change takes the right to it.
    await checkCallerNow()
    await markClosed(db, accountId, now)
    // A payment may have begun until its call ended, which the lock of the memberships has waited for.
    await requireClosable(db, accountId, now)
    const [row] = await db
      .insert(closings)
      .values({
        closingId: newId(now),
        accountId,
        requested: now,
        requestedBy: caller.userId,
        erasedFrom: endOfGrace(now),
      })
      .returning()
    if (!row) throw new Error('the closing was not inserted')
    const person = await findPerson(db, caller.userId)
    const facts = {
      accountId,
      account: account.label,
      by: person?.username ?? '',
      erasedFrom: row.erasedFrom,
    }
    for (const to of await addressesOf(db, accountId, parts)) await sendMail(closesMail.to(to, facts, kernel))
    return { status: 200, body: await closingWire(db, row) }
  },

  async restoreAccount({ db, caller, now, kernel, sendMail, nothingChanged, checkCallerNow }) {
    const accountId = accountOf(caller)
    const account = await lockAccount(db, accountId)
    // An erasure that has begun has taken the membership, for which this has waited.
    await checkCallerNow()
    const row = await closingOf(db, accountId, { lock: true })
    if (!row) {
      nothingChanged()
      return { status: 204 }
    }
    await db.update(closings).set({ restored: now }).where(eq(closings.closingId, row.closingId))
    await markClosed(db, accountId, null)
    const person = await findPerson(db, caller.userId)
    const parts = await accountCloses.emit(db, { accountId, now, isClosed: false })
    const facts = { accountId, account: account.label, by: person?.username ?? '' }
    for (const to of await addressesOf(db, accountId, parts))
      await sendMail(accountRestored.to(to, facts, kernel))
    return { status: 204 }
  },
} satisfies Pick<Handlers<operations>, 'getClosing' | 'getClosingPreview' | 'closeAccount' | 'restoreAccount'>

/** Throws 409 while something has to be settled first. */
async function requireClosable(db: Queries, accountId: number, now: Date) {
  const parts = await accountCloses.emit(db, { accountId, now, isClosed: true })
  if (parts.some(({ obstacles = [] }) => obstacles.length)) throw problem('closing-blocked')
  return parts
}

const endOfGrace = (now: Date) => new Date(now.getTime() + CLOSING_GRACE)

/** A closing as every member sees it: staff's hold is not theirs to know. */
async function closingWire(db: Queries, row: ClosingRow): Promise<Closing> {
  return {
    requested: row.requested.toISOString(),
    requested_by: await requesterOf(db, row),
    erased_from: row.erasedFrom.toISOString(),
  }
}

export async function requesterOf(db: Queries, { requestedBy }: ClosingRow): Promise<string | null> {
  const person = requestedBy === null ? undefined : await findPerson(db, requestedBy)
  return person?.username ?? null
}

/** From when on an account is erased; undefined for one that isn't being closed. */
export async function endOf(db: Queries, accountId: number): Promise<Date | undefined> {
  const [row] = await db
    .select({ erasedFrom: closings.erasedFrom })
    .from(closings)
    .where(and(eq(closings.accountId, accountId), isNull(closings.restored)))
  return row?.erasedFrom
}
