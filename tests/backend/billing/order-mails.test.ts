import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accounts } from '#backend/modules/accounts/public.ts'
import { dateNoticeJobs, GRACE_NOTICE } from '#backend/services/billing/mails/date-notices.ts'
import {
  ORDER_MAIL_INTERVAL,
  orderMailJob,
  PAYING_TIME,
} from '#backend/services/billing/mails/order-mails.ts'
import { cards } from '#backend/services/payment/tables.ts'
import { lockOrder, recordFailedPayment, recordRefund, settleOrder } from '#backend/services/sales/public.ts'
import { orderEvents } from '#backend/services/sales/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { getAccountOrder } from '#generated/billing/operations/getAccountOrder.ts'
import { processOrder } from '#generated/billing/operations/processOrder.ts'
import { sendReceipt } from '#generated/billing/operations/sendReceipt.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { insertOrder, type OrderInput, PAID, PENDING } from '../../support/order-rows.ts'
import { send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend()
})
afterAll(() => backend.close())

let made = 0
/** A customer with an order, and someone who gets their receipts and reminders. */
async function customer(input: OrderInput) {
  const to = `books-${++made}@client.example`
  const person = await backend.person({
    label: 'Northwind Traders',
    contacts: [{ email: to, topics: ['receipts', 'renewal'] }],
  })
  const orderId = await insertOrder(backend, person, input)
  return { to, person, orderId, accountId: Number(person.accountId) }
}

const mailJob = () => orderMailJob(backend.kernel)
const tell = async () => {
  backend.clock.advance(ORDER_MAIL_INTERVAL)
  await runWorkers(backend.kernel, [mailJob()])
}
const notify = async () => {
  backend.clock.advance(60 * 60_000)
  await runWorkers(backend.kernel, dateNoticeJobs(backend.kernel))
}
const subjects = async (to: string) => (await backend.mails(to)).map(({ subject }) => subject)

/** Marks what has happened to an order as not told yet, which the seeds do not. */
const untold = ({ orderId }: { orderId: number }) =>
  backend.db
    .update(orderEvents)
    .set({ mail: 'due', at: backend.clock.now() })
    .where(eq(orderEvents.orderId, orderId))

async function pay({ orderId, accountId }: { orderId: number; accountId: number }) {
  await backend.db.transaction(async db => {
    const order = await lockOrder(db, { orderId, accountId })
    if (!order) throw new Error('no order')
    const paid = { amount: order.totalAmount, transactionId: crypto.randomUUID(), vendor: 'test' }
    await settleOrder(db, { order, paid: { ...paid, at: backend.clock.now() } })
  })
}

async function decline({ orderId, accountId }: { orderId: number; accountId: number }, reason: string) {
  const failure = { amount: 12_870, reason, at: backend.clock.now() }
  await recordFailedPayment(backend.db, { order: { orderId, accountId }, failure })
}

describe('an email about an order', () => {
  test('tells that it is to be paid, once there was time to pay it', async () => {
    const { to, orderId, accountId } = await customer(PENDING)
    await untold({ orderId })
    await tell()
    expect(await subjects(to)).toEqual([])
    backend.clock.advance(PAYING_TIME)
    await tell()
    const [mail] = await backend.mails(to)
    expect(mail?.subject).toBe(`Order ${orderId}: $128.70 to pay`)
    expect(mail?.text).toContain('International Address Verification, 10,000 lookups a month: $120.00')
    expect(mail?.text).toContain('Tax: $8.70')
    expect(mail?.text).toContain(
      `http://localhost:3000/account/billing/orders/${orderId}?account_id=${accountId}`,
    )
    await tell()
    expect(await subjects(to)).toHaveLength(1)
  })

  test('does not ask for a payment that has come in the meantime, and brings the receipt', async () => {
    const { to, orderId, accountId, person } = await customer(PENDING)
    await untold({ orderId })
    await decline({ orderId, accountId }, 'insufficient-funds')
    await pay({ orderId, accountId })
    backend.clock.advance(PAYING_TIME)
    await tell()
    const mails = await backend.mails(to)
    expect(mails.map(({ subject }) => subject)).toEqual([`Receipt for order ${orderId}: $128.70 paid`])
    const [file] = mails[0]?.files ?? []
    expect(file?.name).toBe(`receipt-${orderId}.pdf`)
    const document = await getDocumentProxy(new Uint8Array(file?.content ?? []))
    const { text } = await extractText(document, { mergePages: true })
    expect(text).toContain('$128.70 paid on')
    const path = `/api/billing/v1/account/orders/${orderId}/receipt`
    const { rawPayload } = await backend.inject({ url: path, headers: person.bearer })
    expect(rawPayload.equals(file?.content ?? Buffer.alloc(0)), 'the same bytes as the download').toBe(true)
  })

  test('tells of a declined card once, however many tries there were', async () => {
    const { to, orderId, accountId } = await customer(PENDING)
    for (const reason of ['card-declined', 'expired-card', 'insufficient-funds'])
      await decline({ orderId, accountId }, reason)
    backend.clock.advance(PAYING_TIME)
    await tell()
    const mails = await backend.mails(to)
    expect(mails.map(({ subject }) => subject)).toEqual([`The payment of order ${orderId} failed`])
    expect(mails[0]?.text).toContain('the card had insufficient funds')
  })

  test('tells of a refund', async () => {
    const { to, orderId, accountId } = await customer(PAID)
    const refund = {
      amount: 10_000,
      transactionId: crypto.randomUUID(),
      vendor: 'test',
      at: backend.clock.now(),
    }
    await backend.db.transaction(db => recordRefund(db, { order: { orderId, accountId }, refund }))
    await tell()
    expect(await subjects(to)).toEqual([`$100.00 refunded for order ${orderId}`])
  })

  test('is sent once by two replicas, and not lost when one of them dies', async () => {
    const { to, orderId, accountId } = await customer(PENDING)
    await pay({ orderId, accountId })
    const now = backend.clock.now()
    const died = backend.db.transaction(async db => {
      await mailJob().run(db, now)
      throw new Error('the process is killed before it commits')
    })
    await expect(died).rejects.toThrow('killed')
    expect(await subjects(to)).toEqual([])
    const replica = () => backend.db.transaction(db => mailJob().run(db, now))
    await Promise.all([replica(), replica(), replica()])
    expect(await subjects(to)).toEqual([`Receipt for order ${orderId}: $128.70 paid`])
  })
})

describe('a receipt', () => {
  const receiptOf = async (person: Person, id: number) =>
    (await send(backend, getAccountOrder, { caller: person, params: { id } })).body.receipt

  test('stays as it was issued, whatever the account is called later', async () => {
    const { person, orderId, accountId } = await customer(PAID)
    const before = await receiptOf(person, orderId)
    await backend.db.update(accounts).set({ label: 'Southwind' }).where(eq(accounts.accountId, accountId))
    await backend.db.delete(cards).where(eq(cards.accountId, accountId))
    expect(before?.buyer.name).toBe('Northwind Traders')
    expect(await receiptOf(person, orderId)).toEqual(before)
    const { body } = await send(backend, getAccountOrder, { caller: person, params: { id: orderId } })
    expect(body.payments[0]?.card, 'of a card that was deleted').toEqual({ network: 'visa', mask: '4242' })
  })

  test('says in its PDF what the order says', async () => {
    const { person, orderId } = await customer(PAID)
    const receipt = await receiptOf(person, orderId)
    const path = `/api/billing/v1/account/orders/${orderId}/receipt`
    const { rawPayload, headers } = await backend.inject({ url: path, headers: person.bearer })
    expect(headers['content-disposition']).toBe(`attachment; filename="receipt-${orderId}.pdf"`)
    expect(headers['content-type']).toBe('application/pdf')
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(rawPayload)), {
      mergePages: true,
    })
    const said = text.replace(/\s+/g, ' ')
    for (const words of [
      String(orderId),
      ...(receipt?.buyer.address ?? []),
      'Visa ending in 4242',
      '$579.15',
    ])
      expect(said).toContain(words)
  })

  test('goes to whom staff send it, which the account can see', async () => {
    const { orderId } = await customer(PAID)
    const staff = await backend.person({ roles: ['internal-admin'] })
    const to = `auditor-${orderId}@client.example`
    const query = { invoiceId: orderId, email: to }
    expect((await send(backend, sendReceipt, { caller: staff, query })).status).toBe(202)
    const [mail] = await backend.mails(to)
    expect(mail?.files.map(({ name }) => name)).toEqual([`receipt-${orderId}.pdf`])
  })

  test('comes once an order is paid without a card', async () => {
    const { to, orderId, accountId, person } = await customer(PENDING)
    const rejected = await send(backend, downloadReceipt, { caller: person, params: { id: orderId } })
    expect(rejected.errors[0]?.name).toBe('order-not-paid')
    const staff = await backend.person({ roles: ['internal-admin'] })
    const call = { body: { account_id: accountId, order_id: orderId, reason: 'The check arrived' } }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect((await send(backend, processOrder, { caller: staff, ...call, headers })).status).toBe(200)
    await tell()
    expect((await receiptOf(person, orderId))?.payment).toEqual({
      form: 'offline',
      card: null,
      transfer: null,
    })
    expect((await backend.mails(to))[0]?.text).toContain('(Check or transfer)')
  })
})

describe('a notice of a date', () => {
  test('tells once that a grace period is about to end', async () => {
    const end = new Date(backend.clock.now().getTime() + GRACE_NOTICE + 3 * 60 * 60_000)
    const { to, orderId } = await customer({ ...PENDING, gracePeriodEnd: end.toISOString() })
    await notify()
    expect(await subjects(to)).toEqual([])
    for (let hour = 0; hour < 4; hour++) await notify()
    const [mail, ...more] = await backend.mails(to)
    expect(mail?.subject).toMatch(new RegExp(`^Pay order ${orderId} by \\w+ \\d+, \\d{4}$`))
    expect(more).toEqual([])
  })

  test('tells once that a card expires, thirty days before', async () => {
    const { to, accountId } = await customer(PAID)
    const month = new Date(backend.clock.now().getTime() + 90 * DAY)
    const expiration = month.toISOString().slice(0, 7)
    await backend.db.update(cards).set({ expiration, isPrimary: true }).where(eq(cards.accountId, accountId))
    await notify()
    expect(await subjects(to)).toEqual([])
    for (let day = 0; day < 92; day += 2) {
      backend.clock.advance(2 * DAY)
      await notify()
    }
    const mails = await backend.mails(to)
    expect(mails).toHaveLength(1)
    expect(mails[0]?.subject).toMatch(/^Visa ending in 4242 expires at the end of \w+ \d{4}$/)
    expect(mails[0]?.text).toContain('This is the primary card')
    expect(mails[0]?.text).toContain(`/account/billing?account_id=${accountId}`)
  })
})
