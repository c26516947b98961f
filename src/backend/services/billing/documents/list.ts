import { and, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import { type OrderRow, orders } from '#backend/services/sales/public.ts'
import { DAY } from '#domain/time/durations.ts'
import { checkEndDate } from '#domain/validation/choices.ts'
import type { Document } from '#generated/billing/types.ts'
import { problem } from '#kernel/http/problem.ts'
import type { Queries } from '#kernel/storage/database.ts'

export type DocumentKind = Document['kind']

/** What a list of documents keeps. */
export interface DocumentFilters {
  kind?: DocumentKind | undefined
  /** Days by UTC; the list has both. */
  start?: string | undefined
  end?: string | undefined
}

/** A document of a list: whose it is, and when it was issued. */
export interface Listed {
  kind: DocumentKind
  orderId: number
}

/** When each kind of document is issued: a receipt with the payment, an invoice with the order. */
const ISSUED = { receipt: orders.processed, invoice: orders.placed } as const

/** The orders of an account that have a document of a kind. Throws `end-before-start`. */
function withDocument(
  accountId: number,
  kind: DocumentKind,
  { start, end }: DocumentFilters,
): SQL | undefined {
  if (start && end && checkEndDate(start, end)) throw problem('end-before-start', { fields: ['end'] })
  const issued = ISSUED[kind]
  return and(
    eq(orders.accountId, accountId),
    isNotNull(kind === 'receipt' ? orders.processed : orders.transferDue),
    start ? gte(issued, new Date(start)) : undefined,
    end ? lt(issued, new Date(Date.parse(end) + DAY)) : undefined,
  )
}

function selectionOf(db: Queries, accountId: number, kind: DocumentKind, filters: DocumentFilters) {
  return db
    .select({
      kind: sql<DocumentKind>`${sql.raw(`'${kind}'`)}`.as('kind'),
      orderId: orders.orderId,
      issued: sql<Date>`${ISSUED[kind]}`.as('issued'),
    })
    .from(orders)
    .where(withDocument(accountId, kind, filters))
}

/** Documents of an account, the latest first, of both kinds unless the filters choose one. */
export async function listDocuments(
  db: Queries,
  accountId: number,
  filters: DocumentFilters,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<Listed[]> {
  const { kind } = filters
  const [receipts, invoices] = [
    selectionOf(db, accountId, 'receipt', filters),
    selectionOf(db, accountId, 'invoice', filters),
  ]
  const all =
    kind === 'receipt' ? receipts : kind === 'invoice' ? invoices : unionAll(receipts, invoices).$dynamic()
  const rows = await all
    .orderBy(desc(sql`issued`), desc(sql`order_id`), desc(sql`kind`))
    .limit(limit)
    .offset(offset)
  return rows.map(({ kind, orderId }) => ({ kind, orderId }))
}

/** How many documents the filters keep. */
export async function countDocuments(
  db: Queries,
  accountId: number,
  filters: DocumentFilters,
): Promise<number> {
  const { kind } = filters
  const count = (of: DocumentKind) =>
    kind === undefined || kind === of ? db.$count(orders, withDocument(accountId, of, filters)) : 0
  return (await count('receipt')) + (await count('invoice'))
}

/** The orders of listed documents, by number. */
export async function ordersOfDocuments(
  db: Queries,
  listed: readonly Listed[],
): Promise<Map<number, OrderRow>> {
  if (!listed.length) return new Map()
  const ids = [...new Set(listed.map(({ orderId }) => orderId))]
  const rows = await db.select().from(orders).where(inArray(orders.orderId, ids))
  return new Map(rows.map(row => [row.orderId, row]))
}

/** A document as the API lists it. */
export function documentWire({ kind }: Listed, row: OrderRow): Document {
  const { processed, approved, canceled } = row
  const issued = kind === 'receipt' ? (processed ?? row.placed) : row.placed
  const isOpen = !processed && !approved && !canceled
  return {
    kind,
    order_id: row.orderId,
    issued_at: issued.toISOString(),
    total_amount: row.totalAmount,
    purchase_order: row.purchaseOrder,
    state: isOpen ? 'due' : canceled ? 'canceled' : processed ? 'paid' : 'approved',
    due: kind === 'invoice' ? (row.transferDue?.toISOString() ?? null) : null,
  }
}
