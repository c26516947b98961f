import { sql } from 'drizzle-orm'
import { transactions } from '#backend/services/payment/charges/tables.ts'
import { cards } from '#backend/services/payment/tables.ts'
import { orderEvents, orderItems, orders } from '#backend/services/sales/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { newId } from '#kernel/random.ts'
import type { Backend, Person } from './backend.ts'
import type { World } from './contract/world.ts'
import { PROVO } from './orders.ts'

/** An order of the contracts' examples, as a row. */
export interface OrderInput {
  planId: number
  lookups: number
  amount: number
  taxAmount: number
  placed: string
  processed?: string
  approved?: string
  gracePeriodEnd?: string
  /** To be paid by bank transfer until then. */
  transferDue?: string
  purchaseOrder?: string
  canceled?: string
  /** Paid by check or transfer. */
  isOffline?: boolean
  /** How many attempts were declined before. */
  declined?: number
  /** Cents that went back. */
  refunded?: number
}

export const PENDING: OrderInput = {
  planId: 3705,
  lookups: 10_000,
  amount: 12_000,
  taxAmount: 870,
  placed: '2026-11-01T08:58:00Z',
  gracePeriodEnd: '2026-11-15T08:58:00Z',
}
export const PAID: OrderInput = {
  planId: 3120,
  lookups: 500_000,
  amount: 54_000,
  taxAmount: 3_915,
  placed: '2026-09-14T08:38:00Z',
  processed: '2026-09-14T08:40:00Z',
}
export const TRIAL: OrderInput = {
  planId: 3101,
  lookups: 1_000,
  amount: 0,
  taxAmount: 0,
  placed: '2026-07-28T10:00:00Z',
  processed: '2026-07-28T10:00:00Z',
}
/** To be paid by transfer. */
export const INVOICED: OrderInput = {
  planId: 3120,
  lookups: 500_000,
  amount: 54_000,
  taxAmount: 3_915,
  placed: '2026-11-02T09:12:00Z',
  transferDue: '2026-11-16T09:12:00Z',
  purchaseOrder: 'PO-2026-0117',
}
export const APPROVED: OrderInput = {
  ...PENDING,
  approved: '2026-11-02T09:15:00Z',
}

/** Puts an order into an account, as its tables have it, and returns its number. */
export async function insertOrder(
  { db }: Pick<Backend, 'db'>,
  { accountId }: Pick<Person, 'accountId'>,
  input: OrderInput,
): Promise<number> {
  const { planId, lookups, amount, taxAmount } = input
  const toDate = (iso: string | undefined) => (iso === undefined ? null : new Date(iso))
  const [order] = await db
    .insert(orders)
    .values({
      accountId: Number(accountId),
      placed: new Date(input.placed),
      processed: toDate(input.processed),
      approved: toDate(input.approved),
      canceled: toDate(input.canceled),
      purchaseOrder: input.purchaseOrder ?? null,
      transferDue: toDate(input.transferDue),
      transferEnds: input.transferDue ? new Date(Date.parse(input.transferDue) + 14 * DAY) : null,
      gracePeriodEnd: input.processed || input.approved ? null : toDate(input.gracePeriodEnd),
      amount,
      unitAmount: amount,
      taxAmount,
      saasTaxRate: taxAmount ? 72_500 : 0,
      address: PROVO,
    })
    .returning()
  if (!order) throw new Error('the order was not inserted')
  const { orderId } = order
  await db
    .insert(orderItems)
    .values({ orderId, position: 0, planId, lookups, amount, unitAmount: amount, taxAmount })
  const total = amount + taxAmount
  if (input.processed && total) await insertPayments({ db }, Number(accountId), orderId, total, input)
  const of = { orderId, accountId: Number(accountId), amount: total, mail: 'none' } as const
  await db.insert(orderEvents).values([
    { ...of, kind: 'placed', at: new Date(input.placed) },
    ...Array.from({ length: input.declined ?? 0 }, () => ({
      ...of,
      kind: 'payment-failed' as const,
      at: new Date(input.placed),
      reason: 'insufficient-funds',
    })),
    ...(input.transferDue ? [{ ...of, kind: 'invoiced' as const, at: new Date(input.placed) }] : []),
    ...(input.processed ? [{ ...of, kind: 'paid' as const, at: new Date(input.processed) }] : []),
    ...(input.refunded
      ? [{ ...of, kind: 'refunded' as const, at: new Date(input.processed ?? ''), amount: input.refunded }]
      : []),
    ...(input.approved ? [{ ...of, kind: 'approved' as const, at: new Date(input.approved) }] : []),
  ])
  return orderId
}

/** The payment that has settled an order, with its card, after those that were declined. */
async function insertPayments(
  { db }: Pick<Backend, 'db'>,
  accountId: number,
  orderId: number,
  amount: number,
  { processed = '', isOffline = false, declined = 0, refunded = 0 }: OrderInput,
): Promise<void> {
  const created = new Date(processed)
  const paymentMethodId = isOffline ? null : newId()
  if (paymentMethodId)
    await db.insert(cards).values({
      ...{ paymentMethodId, accountId, vendor: 'test', network: 'visa', mask: '4242', expiration: '2031-04' },
      ...{ cardToken: paymentMethodId, fingerprint: paymentMethodId, formTokenHash: paymentMethodId },
      ...{ street: '85 Mill Street', city: 'Provo', state: 'UT', zipCode: '84601', countryCode: 'USA' },
      created,
    })
  const of = { orderId, accountId, amount, paymentMethodId, created } as const
  const form = isOffline
    ? ({ paymentForm: 'offline' } as const)
    : ({ paymentForm: 'card', vendor: 'test' } as const)
  const charge = (gatewayResponse: 'approved' | 'declined') =>
    isOffline ? {} : { gatewayResponse, gatewayId: newId(), gatewayMessage: gatewayResponse }
  for (let attempt = 1; attempt <= declined; attempt++)
    await db.insert(transactions).values({
      ...of,
      ...form,
      ...charge('declined'),
      transactionId: newId(),
      created: new Date(created.getTime() - attempt * 60_000),
    })
  await db.insert(transactions).values({
    ...of,
    ...form,
    ...charge('approved'),
    transactionId: newId(),
    refundedAmount: refunded,
  })
}

/** A customer with orders, and their numbers; on the mock those of the examples. */
export async function withOrders(world: World, ...inputs: OrderInput[]) {
  const caller = await world.person({ label: 'Northwind Traders' })
  const numbers = await world.given(inputs.map(exampleNumber), async backend => {
    const made: number[] = []
    for (const input of inputs) made.push(await insertOrder(backend, caller, input))
    return made
  })
  return { caller, numbers }
}

/** A customer with one order, as the parameter of a call. */
export async function withOrder(world: World, input: OrderInput) {
  const { caller, numbers } = await withOrders(world, input)
  return { caller, params: { id: Number(numbers[0]) } }
}

const exampleNumber = ({ planId }: OrderInput) => ({ 3705: 560_340, 3120: 560_218 })[planId] ?? 551_907

/** A plan of orders in turn, a moment apart, and what they cost. */
const PLAN = sql.raw('(array[3120, 3705, 3311])[1 + n % 3]')
const PRICE = sql.raw('(n % 50) * 100 + 1000')

/** Puts so many orders into an account, all at once; every fortieth is pending. */
export async function insertManyOrders(
  { db }: Pick<Backend, 'db'>,
  { accountId }: Pick<Person, 'accountId'>,
  count: number,
): Promise<void> {
  await db.execute(sql`
    with made as (
      insert into ${orders} (account_id, placed, processed, amount, unit_amount, tax_amount)
      select ${accountId}, '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 hour',
        case when n % 40 = 0 then null else '2024-01-01T00:00:00Z'::timestamptz + n * interval '1 hour' end,
        ${PRICE}, ${PRICE}, 0
      from generate_series(1, ${count}::int) n
      returning order_id, amount
    ), numbered as (
      select order_id, amount, row_number() over (order by order_id) as n from made
    )
    insert into ${orderItems} (order_id, position, plan_id, lookups, amount, unit_amount, tax_amount)
    select order_id, 0, ${PLAN}, 10000, amount, amount, 0 from numbered`)
}
