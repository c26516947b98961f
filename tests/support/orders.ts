import { sql } from 'drizzle-orm'
import { orderEvents, orderItems, orders } from '#backend/sales/tables.ts'
import type { Backend, Person } from './backend.ts'
import type { World } from './world.ts'

/** An order of the contracts' examples, as a row. */
export interface OrderWish {
  planId: number
  lookups: number
  amount: number
  taxAmount: number
  placed: string
  processed?: string
  approved?: string
  gracePeriodEnd?: string
  label?: string
}

export const PENDING: OrderWish = {
  planId: 3705,
  lookups: 10_000,
  amount: 12_000,
  taxAmount: 870,
  placed: '2026-11-01T08:58:00Z',
  gracePeriodEnd: '2026-11-15T08:58:00Z',
}
export const PAID: OrderWish = {
  planId: 3120,
  lookups: 500_000,
  amount: 54_000,
  taxAmount: 3_915,
  placed: '2026-09-14T08:38:00Z',
  processed: '2026-09-14T08:40:00Z',
}
export const TRIAL: OrderWish = {
  planId: 3101,
  lookups: 1_000,
  amount: 0,
  taxAmount: 0,
  placed: '2026-07-28T10:00:00Z',
  processed: '2026-07-28T10:00:00Z',
}
export const APPROVED: OrderWish = {
  ...PENDING,
  approved: '2026-11-02T09:15:00Z',
}

/** The addresses of the examples. */
const PROVO = {
  thoroughfare: '85 Mill Street',
  locality: 'Provo',
  administrative_area: 'UT',
  postal_code: '84601',
  country_iso3: 'USA',
}

/** Puts an order into an account, as its tables have it, and returns its number. */
export async function insertOrder(
  { db }: Pick<Backend, 'db'>,
  { accountId }: Pick<Person, 'accountId'>,
  wish: OrderWish,
): Promise<number> {
  const { planId, lookups, amount, taxAmount } = wish
  const moment = (iso: string | undefined) => (iso === undefined ? null : new Date(iso))
  const [order] = await db
    .insert(orders)
    .values({
      accountId: Number(accountId),
      placed: new Date(wish.placed),
      processed: moment(wish.processed),
      approved: moment(wish.approved),
      gracePeriodEnd: wish.processed || wish.approved ? null : moment(wish.gracePeriodEnd),
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
  const of = { orderId, accountId: Number(accountId), amount: total, mail: 'none' } as const
  await db
    .insert(orderEvents)
    .values([
      { ...of, kind: 'placed', at: new Date(wish.placed) },
      ...(wish.processed ? [{ ...of, kind: 'paid' as const, at: new Date(wish.processed) }] : []),
      ...(wish.approved ? [{ ...of, kind: 'approved' as const, at: new Date(wish.approved) }] : []),
    ])
  return orderId
}

/** A customer with orders, and their numbers; on the mock those of the examples. */
export async function withOrders(world: World, ...wishes: OrderWish[]) {
  const caller = await world.person({ label: 'Northwind Traders' })
  const numbers = await world.given(wishes.map(exampleNumber), async backend => {
    const made: number[] = []
    for (const wish of wishes) made.push(await insertOrder(backend, caller, wish))
    return made
  })
  return { caller, numbers }
}

/** A customer with one order, as the parameter of a call. */
export async function withOrder(world: World, wish: OrderWish) {
  const { caller, numbers } = await withOrders(world, wish)
  return { caller, params: { id: Number(numbers[0]) } }
}

const exampleNumber = ({ planId }: OrderWish) => ({ 3705: 560_340, 3120: 560_218 })[planId] ?? 551_907

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
