import { findOrder, type OrderRow } from '#backend/services/sales/public.ts'
import type { operations, QueryDefaults } from '#generated/billing/types.ts'
import type { Context } from '#kernel/contract/context.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { problem } from '#kernel/http/problem.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { ownOrder } from '../account-order.ts'
import { receiptMail } from '../mails/receipt-mail.ts'
import { drawReceipt } from './draw-receipt.ts'
import { receiptOf } from './receipt-of.ts'

/** Handlers of `openapi/billing/receipts.yaml`. */
export const receiptHandlers = {
  async downloadReceipt(context) {
    const order = await ownOrder(context.db, context.caller, context.params.id)
    const receipt = await issued(context, order)
    const content = await drawReceipt(context.kernel, receipt, context.ended)
    return { status: 200, file: { type: 'application/pdf', name: fileName(order), content } }
  },

  async sendReceipt(context) {
    const { invoiceId: orderId, email } = context.query
    const order = await findOrder(context.db, { orderId })
    if (!order) throw problem('not-found')
    const { accountId } = order
    const letter = await receiptMail(await issued(context, order), accountId, context.kernel)
    // The specification makes it a GET, which runs without a transaction of its own.
    await context.db.transaction(async db => {
      await queueMail(db, { ...letter, to: email }, context.now)
      await context.recordActivity(String(orderId), { db, accountId, facts: { order_id: orderId } })
    })
    return { status: 202, body: { order_id: orderId, email } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

const issued = ({ db, kernel: { config }, now }: Pick<Context, 'db' | 'kernel' | 'now'>, order: OrderRow) =>
  receiptOf({ db, config, now }, order)

const fileName = ({ orderId }: OrderRow) => `receipt-${orderId}.pdf`
