import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orders, taxExemptions } from '#backend/services/sales/tables.ts'
import { DAY } from '#domain/time/durations.ts'
import { approveOrder } from '#generated/sales/operations/approveOrder.ts'
import { declareTaxExemption } from '#generated/sales/operations/declareTaxExemption.ts'
import { listEndingTaxExemptions } from '#generated/sales/operations/listEndingTaxExemptions.ts'
import { listWaitingOrders } from '#generated/sales/operations/listWaitingOrders.ts'
import { revokeTaxExemption } from '#generated/sales/operations/revokeTaxExemption.ts'
import type { operations } from '#generated/sales/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { insertManyOrders } from '../../support/order-rows.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'

const PLAN = 3120
const ORDERS = scaled(1_500, 5_000)
type State = operations['listWaitingOrders']['parameters']['query']['state']
const STATES: readonly State[] = ['to-approve', 'in-grace-period', 'renewal-failed']

let backend: Backend
let staff: Person
let customer: Person
let abandoned: Person
let unpaid: Person
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  staff = await backend.person({ roles: ['internal-admin'] })
  ;[abandoned, unpaid] = [await backend.person(), await backend.person()]
  for (const person of [abandoned, unpaid, await backend.person(), await backend.person()])
    await insertManyOrders(backend, person, ORDERS)
  await backend.db.update(orders).set({ processed: backend.clock.now(), gracePeriodEnd: null })
  customer = await backend.person({
    label: 'Harbor Foods',
    orders: [
      { planId: PLAN, state: 'pending', daysAgo: 2 },
      { planId: PLAN, state: 'pending', daysAgo: 9 },
      { planId: PLAN, state: 'grace-period', daysAgo: 1 },
      { planId: PLAN, state: 'grace-period', daysAgo: 5 },
      { planId: PLAN, state: 'grace-ended', daysAgo: 20 },
      { planId: PLAN, state: 'paid' },
    ],
  })
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

const list = async (state: State) =>
  (await send(backend, listWaitingOrders, { caller: staff, query: { state } })).body
const daysAgo = (time: string) => Math.round((backend.clock.now().getTime() - Date.parse(time)) / DAY)

describe('orders wait for staff', () => {
  test('to be approved, the oldest first, until they are', async () => {
    const { orders, total } = await list('to-approve')
    expect(orders.map(({ placed }) => daysAgo(placed))).toEqual([9, 2])
    expect([total, orders[0]?.account_label]).toEqual([2, 'Harbor Foods'])
    const params = { id: orders[0]?.order_id ?? 0 }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const body = { reason: 'Pays by bank transfer' }
    expect((await send(backend, approveOrder, { caller: staff, params, headers, body })).status).toBe(200)
    expect((await list('to-approve')).total).toBe(1)
  })

  test('in their grace period, the nearest end first, and no longer once it has ended', async () => {
    const { orders } = await list('in-grace-period')
    expect(orders.map(({ placed }) => daysAgo(placed))).toEqual([5, 1])
  })

  test('as a renewal in a list of their own', async () => {
    const orderId = (await list('in-grace-period')).orders[0]?.order_id ?? 0
    await backend.db.update(orders).set({ origin: 'renewal' }).where(eq(orders.orderId, orderId))
    expect((await list('renewal-failed')).orders).toMatchObject([{ order_id: orderId, origin: 'renewal' }])
    expect((await list('in-grace-period')).total).toBe(1)
  })
})

describe('when thousands of orders wait among others', () => {
  beforeAll(async () => {
    const many = { processed: null, approved: null }
    const { db, clock } = backend
    await db
      .update(orders)
      .set(many)
      .where(eq(orders.accountId, Number(abandoned.accountId)))
    const gracePeriodEnd = new Date(clock.now().getTime() + DAY)
    await db
      .update(orders)
      .set({ ...many, gracePeriodEnd })
      .where(eq(orders.accountId, Number(unpaid.accountId)))
    await db.execute('analyze sales.orders')
  })

  test.each(STATES)('%s: the database reads them off an index, in its order', async state => {
    const statements = await backend.statementsOf(() => list(state))
    const plans = await Promise.all(statements.map(statement => planOf(backend, statement)))
    const steps = plans.flatMap(stepsOf)
    const ofOrders = steps.filter(step => step['Relation Name'] === 'orders')
    expect(ofOrders.length).toBeGreaterThan(0)
    expect(ofOrders.map(step => step['Node Type'])).not.toContain('Seq Scan')
    const index = state === 'to-approve' ? 'orders_unapproved' : 'orders_grace'
    expect(steps.map(step => step['Index Name'])).toContain(index)
  })
})

test('exemptions that end within 60 days are listed, unless they were revoked', async () => {
  const declare = async (days: number) => {
    const { accountId } = await backend.person()
    const at = (when: number) => new Date(backend.clock.now().getTime() + when * DAY).toISOString()
    const params = { id: Number(accountId) }
    const body = { timestamp: at(-700), expiration: at(days), note: 'Resale certificate on file' }
    expect((await send(backend, declareTaxExemption, { caller: staff, params, body })).status).toBe(201)
    return params
  }
  const [late, soon, revoked] = [await declare(59), await declare(3), await declare(10)]
  await declare(61)
  await declare(-1)
  await send(backend, revokeTaxExemption, { caller: staff, params: revoked, query: { reason: 'Expired' } })
  const { body } = await send(backend, listEndingTaxExemptions, { caller: staff })
  expect(body.tax_exemptions.map(({ account_id }) => account_id)).toEqual([soon.id, late.id])
  expect(body.total).toBe(2)

  const now = backend.clock.now()
  await backend.db.insert(taxExemptions).values(
    Array.from({ length: 2_000 }, (_, index) => ({
      accountId: Number(customer.accountId),
      timestamp: now,
      expiration: new Date(now.getTime() + (100 + index) * DAY),
      declared: now,
      declaredBy: staff.userId,
    })),
  )
  await backend.db.execute('analyze sales.tax_exemptions')
  const statements = await backend.statementsOf(() =>
    send(backend, listEndingTaxExemptions, { caller: staff }),
  )
  const plans = await Promise.all(statements.map(statement => planOf(backend, statement)))
  const ofExemptions = plans.flatMap(stepsOf).filter(step => step['Relation Name'] === 'tax_exemptions')
  expect(ofExemptions.map(step => step['Node Type'])).not.toContain('Seq Scan')
})
