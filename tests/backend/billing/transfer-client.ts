import { randomUUID } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { balanceOf } from '#backend/modules/ledger/public.ts'
import { entries } from '#backend/modules/ledger/tables.ts'
import { ORDER_MAIL_INTERVAL, orderMailJob } from '#backend/services/billing/mails/order-mails.ts'
import { cancelUnpaidOrder } from '#generated/billing/operations/cancelUnpaidOrder.ts'
import { processTransfer } from '#generated/billing/operations/processTransfer.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { placeOrder } from '#generated/sales/operations/placeOrder.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import type { Backend, Person } from '../../support/backend.ts'
import { PROVO, REASON, withKey } from '../../support/orders.ts'
import { giveCard } from '../../support/payments.ts'
import { send } from '../client.ts'
import { orderClient } from '../sales/order-client.ts'

export const TOTAL = 57_915

export interface Buyer {
  caller: Person
  /** The address that gets the documents. */
  accountant: string
  orderId: number
  accountId: number
}

/** What tests of transfers do, on the backend that `of` returns. */
export function transferClient(of: () => Backend) {
  const { staff } = orderClient(of)
  let made = 0
  /** A customer with an order that they pay by transfer, and the accountant who gets its documents. */
  async function buyer(body: { plans?: number[]; purchase_order?: string | null } = {}): Promise<Buyer> {
    const accountant = `invoices-${++made}@client.example`
    const caller = await of().person({
      label: 'Northwind Traders',
      taxableAddress: PROVO,
      contacts: [{ email: accountant, topics: ['receipts'] }],
    })
    const placing = { plans: [3120], payment_form: 'transfer' as const, ...body }
    const { body: order } = await send(of(), placeOrder, { caller, headers: withKey(), body: placing })
    return { caller, accountant, orderId: order.order_id, accountId: order.account_id }
  }

  const today = () => of().clock.now().toISOString().slice(0, 10)

  async function record(
    { orderId, accountId }: Pick<Buyer, 'orderId' | 'accountId'>,
    { by, amount = TOTAL, key = randomUUID() }: { by?: Person; amount?: number; key?: string } = {},
  ) {
    const transfer = { amount, received_on: today(), reference: `GP-${orderId} NORTHWIND`, reason: REASON }
    return send(of(), processTransfer, {
      caller: by ?? (await staff()),
      headers: withKey(key),
      body: { account_id: accountId, order_id: orderId, ...transfer },
    })
  }

  const payByCard = async ({ caller, orderId }: Buyer, card?: string) =>
    send(of(), processPayment, {
      caller,
      headers: withKey(),
      body: {
        order_id: orderId,
        amount: TOTAL,
        payment_method_id: card ?? (await giveCard(of(), caller.accountId)),
      },
    })

  const cancel = ({ caller, orderId }: Buyer) =>
    send(of(), cancelUnpaidOrder, { caller, params: { id: orderId } })

  const mailed = async (to: string) => {
    of().clock.advance(ORDER_MAIL_INTERVAL)
    await runWorkers(of().kernel, [orderMailJob(of().kernel)])
    return (await of().mails(to)).map(({ subject }) => subject).toReversed()
  }

  const owed = (orderId: number) => balanceOf(of().db, 'receivable', { orderId })
  const offlineOf = (orderId: number) => balanceOf(of().db, 'offline', { orderId })
  const paidEntries = (orderId: number) =>
    of().db.$count(entries, and(eq(entries.orderId, orderId), eq(entries.kind, 'paid')))

  return { today, buyer, record, payByCard, cancel, mailed, owed, offlineOf, paidEntries }
}

/** The text of a PDF. */
export async function textOf(content: Uint8Array): Promise<string> {
  const { text } = await extractText(await getDocumentProxy(content), { mergePages: true })
  return text.replace(/\s+/g, ' ')
}
