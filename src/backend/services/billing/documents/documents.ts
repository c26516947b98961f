import { recipientsOf } from '#backend/services/notification/public.ts'
import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import { accountOf } from '#kernel/access/access.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { drawInvoice, drawReceipt } from '../receipts/draw-receipt.ts'
import { invoiceOf } from '../receipts/invoice-of.ts'
import { receiptOf } from '../receipts/receipt-of.ts'
import { type ArchivedFile, zipOf } from './archive.ts'
import { countDocuments, documentWire, type Listed, listDocuments, ordersOfDocuments } from './list.ts'

/** Documents in one archive: drawing takes the processor for some 20 ms each. */
const MOST_ARCHIVED = 1000
const MOST_RECIPIENTS = 50
/** Orders that are read at once. */
const SLICE = 50

/** Handlers of `openapi/billing/documents.yaml`. */
export const documentHandlers = {
  async listDocuments({ db, query, caller }) {
    const accountId = accountOf(caller)
    const { page, page_size, ...filters } = query
    const listed = await listDocuments(db, accountId, filters, {
      limit: page_size,
      offset: (page - 1) * page_size,
    })
    const rows = await ordersOfDocuments(db, listed)
    return {
      status: 200,
      body: {
        documents: listed.flatMap(document => {
          const row = rows.get(document.orderId)
          return row ? [documentWire(document, row)] : []
        }),
        recipients: (await recipientsOf(db, accountId, 'receipts')).slice(0, MOST_RECIPIENTS),
        total: await countDocuments(db, accountId, filters),
        page,
        page_size,
      },
    }
  },

  async downloadDocuments(context) {
    const { db, query, caller } = context
    const { year, kind } = query
    const filters = { kind, start: `${year}-01-01`, end: `${year}-12-31` }
    const listed = await listDocuments(db, accountOf(caller), filters, { limit: MOST_ARCHIVED + 1 })
    if (!listed.length) throw problem('no-documents', { fields: ['year'] })
    if (listed.length > MOST_ARCHIVED)
      throw problem('too-many-documents', { fields: ['year'], values: { limit: MOST_ARCHIVED } })
    const content = zipOf(filesOf(context, listed.toReversed()))
    return { status: 200, file: { type: 'application/zip', name: `documents-${year}.zip`, content } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** The files of documents, each drawn when it is its turn; none any more once the caller has left. */
async function* filesOf(
  { kernel, now, ended }: Pick<Context, 'kernel' | 'now' | 'ended'>,
  listed: readonly Listed[],
): AsyncGenerator<ArchivedFile> {
  // The response outlives the connection of its call.
  const { queries: db, config } = kernel
  for (let at = 0; at < listed.length; at += SLICE) {
    const slice = listed.slice(at, at + SLICE)
    const rows = await ordersOfDocuments(db, slice)
    for (const { kind, orderId } of slice) {
      ended.throwIfAborted()
      const order = rows.get(orderId)
      if (!order) continue
      const of = { db, config, now }
      const name = `${kind}-${orderId}.pdf`
      yield kind === 'receipt'
        ? {
            name,
            content: await drawReceipt(kernel, await receiptOf(of, order)),
            at: order.processed ?? now,
          }
        : { name, content: await drawInvoice(kernel, await invoiceOf(of, order)), at: order.placed }
    }
  }
}
