import { and, desc, eq, isNull, notInArray, sql } from 'drizzle-orm'
import { accounts } from '#backend/modules/accounts/public.ts'
import type { operations, QueryDefaults, VendorNotice } from '#generated/payment/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { newId } from '#kernel/random.ts'
import type { Queries } from '#kernel/storage/database.ts'
import { type NoticeKind, vendorNotices } from './tables.ts'
import type { VendorName } from './vendors/vendor.ts'

/** How many notices of one kind are kept; the contract says so. */
const MOST = 500

type NoticeRow = typeof vendorNotices.$inferSelect

export interface Notice {
  kind: NoticeKind
  vendor: VendorName
  subject: string
  /** The event that said so, if one did. */
  event?: { eventId: string; type: string }
  orderId?: number
  accountId?: number
  /** Cents. */
  amount?: number
  now: Date
}

/** Keeps a notice for staff. The same again is counted, and stays seen. */
export async function recordNotice(
  db: Queries,
  { kind, vendor, subject, event, orderId, accountId, amount, now }: Notice,
): Promise<void> {
  const [row] = await db
    .insert(vendorNotices)
    .values({
      ...{ noticeId: newId(now), vendor, kind, subject: subject.slice(0, 200), first: now, latest: now },
      ...{ orderId, accountId, amount, eventId: event?.eventId, eventType: event?.type.slice(0, 100) },
    })
    .onConflictDoUpdate({
      target: [vendorNotices.vendor, vendorNotices.kind, vendorNotices.subject],
      set: {
        latest: now,
        eventId: sql`excluded.event_id`,
        eventType: sql`excluded.event_type`,
        // An event that is tried again is one.
        count: sql`${vendorNotices.count} + (${vendorNotices.eventId} is distinct from excluded.event_id)::int`,
      },
    })
    .returning()
  if (row?.first.getTime() === now.getTime()) await prune(db, kind)
}

/** Takes back the notice that an event could not be acted upon. */
export async function dropFailedEvent(
  db: Queries,
  { vendor, eventId }: { vendor: VendorName; eventId: string },
): Promise<void> {
  await db
    .delete(vendorNotices)
    .where(
      and(
        eq(vendorNotices.vendor, vendor),
        eq(vendorNotices.kind, 'failed-event'),
        eq(vendorNotices.subject, eventId),
      ),
    )
}

/** Someone who sends us everything must not fill the database, nor push out notices of another kind. */
async function prune(db: Queries, kind: NoticeKind): Promise<void> {
  const newest = db
    .select({ noticeId: vendorNotices.noticeId })
    .from(vendorNotices)
    .where(eq(vendorNotices.kind, kind))
    .orderBy(desc(vendorNotices.latest), desc(vendorNotices.noticeId))
    .limit(MOST)
  await db
    .delete(vendorNotices)
    .where(and(eq(vendorNotices.kind, kind), notInArray(vendorNotices.noticeId, newest)))
}

/** Handlers of `openapi/payment/vendor-notices.yaml`. */
export const vendorNoticeHandlers = {
  async listVendorNotices({ db, query: { page, page_size } }) {
    const where = isNull(vendorNotices.seen)
    const rows = await db
      .select({ notice: vendorNotices, label: accounts.label })
      .from(vendorNotices)
      .leftJoin(accounts, eq(accounts.accountId, vendorNotices.accountId))
      .where(where)
      .orderBy(desc(vendorNotices.latest), desc(vendorNotices.noticeId))
      .limit(page_size)
      .offset((page - 1) * page_size)
    const notices = rows.map(({ notice, label }) => noticeWire(notice, label))
    return { status: 200, body: { notices, total: await db.$count(vendorNotices, where), page, page_size } }
  },

  async dismissVendorNotice({ db, params, now }) {
    const matches = eq(vendorNotices.noticeId, params.id)
    await db
      .update(vendorNotices)
      .set({ seen: now })
      .where(and(matches, isNull(vendorNotices.seen)))
    const [row] = await db
      .select({ notice: vendorNotices, label: accounts.label })
      .from(vendorNotices)
      .leftJoin(accounts, eq(accounts.accountId, vendorNotices.accountId))
      .where(matches)
    if (!row) throw problem('not-found')
    return { status: 200, body: noticeWire(row.notice, row.label) }
  },
} satisfies Pick<Handlers<operations, QueryDefaults>, 'listVendorNotices' | 'dismissVendorNotice'>

function noticeWire(row: NoticeRow, label: string | null): VendorNotice {
  return {
    notice_id: row.noticeId,
    kind: row.kind,
    subject: row.subject,
    event_type: row.eventType,
    order_id: row.orderId,
    account_id: row.accountId,
    account_label: label,
    amount: row.amount,
    count: row.count,
    first: row.first.toISOString(),
    latest: row.latest.toISOString(),
    seen: row.seen?.toISOString() ?? null,
  }
}
