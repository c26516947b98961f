import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { listPendingOrders } from '#generated/billing/operations/listPendingOrders.ts'
import type { operations } from '#generated/billing/types.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { isFullRun, scaled } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { APPROVED, insertManyOrders, insertOrder, PAID, PENDING, TRIAL } from '../../support/order-rows.ts'
import { planOf, stepsOf } from '../../support/query-plan.ts'
import { send } from '../client.ts'

const ORDERS = scaled(1_500, 5_000)
const OTHERS = 6

let backend: Backend
let large: Person
let small: Person
const numbers: Record<string, number> = {}
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'silent' } })
  large = await backend.person()
  await insertManyOrders(backend, large, ORDERS)
  for (let index = 0; index < OTHERS; index++) await insertManyOrders(backend, await backend.person(), ORDERS)
  small = await backend.person()
  for (const [name, input] of Object.entries({ TRIAL, PAID, APPROVED, PENDING }))
    numbers[name] = await insertOrder(backend, small, input)
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

type Query = NonNullable<operations['listOrders']['parameters']['query']>

const list = async (caller: Person, query: Query) => {
  const { status, body } = await send(backend, listOrders, { caller, query })
  expect(status).toBe(200)
  return body
}
const found = async (query: Query) =>
  (await list(small, query)).orders.map(
    ({ order_id: id }) => Object.entries(numbers).find(([, number]) => number === id)?.[0],
  )

describe('orders are found', () => {
  test('by the beginning of their number, with or without a number sign', async () => {
    const number = String(numbers.PAID)
    expect(await found({ search: number })).toEqual(['PAID'])
    expect(await found({ search: `#${number}` })).toEqual(['PAID'])
    expect(await found({ search: number.slice(0, -1) })).toContain('PAID')
    expect(await found({ search: number.slice(1) })).toEqual([])
  })

  test('by the name of a product, in any case', async () => {
    expect(await found({ search: 'address VERIFICATION, plus' })).toEqual(['PAID', 'TRIAL'])
    expect(await found({ search: 'international' })).toEqual(['PENDING', 'APPROVED'])
    expect(await found({ search: '%' })).toEqual([])
  })

  test('by their state', async () => {
    expect(await found({ state: 'pending' })).toEqual(['PENDING'])
    expect(await found({ state: 'processed' })).toEqual(['PAID', 'TRIAL'])
    expect(await found({ state: 'approved' })).toEqual(['APPROVED'])
  })

  test('by days of UTC, the first and the last included', async () => {
    expect(await found({ start: '2026-09-14', end: '2026-09-14' })).toEqual(['PAID'])
    expect(await found({ start: '2026-09-15' })).toEqual(['PENDING', 'APPROVED'])
    expect(await found({ end: '2026-07-28' })).toEqual(['TRIAL'])
  })

  test('sorted by total, equal ones by number', async () => {
    expect(await found({ sort: 'total', direction: 'asc' })).toEqual(['TRIAL', 'APPROVED', 'PENDING', 'PAID'])
  })
})

describe('of thousands of orders', () => {
  /** The statement that reads the page, and the steps that it takes. */
  async function stepsOfPage(query: Query) {
    const statements = await backend.statementsOf(() => list(large, query))
    const page = statements.find(({ text }) => text.includes('"orders"') && text.includes('limit'))
    if (!page) throw new Error('no statement reads a page')
    return stepsOf(await planOf(backend, page))
  }

  test.each(['placed', 'total'] as const)('a page by %s is read by its index alone', async sort => {
    const steps = await stepsOfPage({ sort, page: 10, page_size: 25 })
    const indexes = steps.flatMap(step => step['Index Name'] ?? [])
    expect(indexes).toEqual([sort === 'placed' ? 'orders_list' : 'orders_total'])
    const types = steps.map(step => step['Node Type'])
    expect(types).not.toContain('Sort')
    expect(types).not.toContain('Seq Scan')
  })

  test('the page of a search or of a time reads no other account', async () => {
    for (const query of [{ search: 'international' }, { start: '2024-03-01', end: '2024-03-31' }] as const) {
      const steps = await stepsOfPage({ ...query, page_size: 25 })
      const scanned = steps.filter(step => step['Node Type'] === 'Seq Scan')
      expect(scanned.map(step => step['Relation Name'])).not.toContain('orders')
    }
  })

  test('every page together holds each order once', async () => {
    const seen = new Set<number>()
    for (let page = 1; page <= ORDERS / 100; page++) {
      const { orders, total } = await list(large, { page, page_size: 100 })
      expect(total).toBe(ORDERS)
      for (const { order_id } of orders) seen.add(order_id)
    }
    expect(seen.size).toBe(ORDERS)
  })

  test('pages and files find the ids of their orders first, so that no one reads and sorts all of them whole', async () => {
    for (const query of [{ page: 2, page_size: 100 }, { format: 'csv' }] as const) {
      const statements = await backend.statementsOf(() => send(backend, listOrders, { caller: large, query }))
      const ordered = statements.filter(({ text }) => / from "sales"."orders" .*order by/s.test(text))
      expect(ordered.length).toBeGreaterThan(0)
      for (const { text } of ordered) expect(text).not.toContain('"address"')
      if ('format' in query) for (const { text } of ordered) expect(text).not.toContain('offset')
    }
  })

  test.each(['placed', 'total'] as const)('a file by %s has each order once, in that order', async sort => {
    for (const direction of ['asc', 'desc'] as const) {
      const query = { sort, direction, format: 'csv' } as const
      const { text } = await send(backend, listOrders, { caller: large, query })
      const [head = '', ...lines] = text
        .trim()
        .split('\n')
        .map(line => line.split(','))
      expect(new Set(lines.map(([number]) => number)).size).toBe(ORDERS)
      const column = head.indexOf(sort)
      const keys = lines.map(line =>
        sort === 'total' ? Number(line.at(-1)) : Date.parse(line[column] ?? ''),
      )
      const sorted = keys.toSorted((a, b) => (direction === 'asc' ? a - b : b - a))
      expect(keys).toEqual(sorted)
    }
  })

  test('the file has each one that the filters keep', async () => {
    const search = 'International'
    const { total } = await list(large, { search })
    expect(total).toBeGreaterThan(ORDERS / 5)
    const { text } = await send(backend, listOrders, { caller: large, query: { search, format: 'csv' } })
    const lines = text.trim().split('\n')
    expect(lines).toHaveLength(total + 1)
    expect(lines.slice(1).every(line => line.includes('International Address Verification'))).toBe(true)
  })

  test.runIf(isFullRun)('the pending ones are a hundred at most', async () => {
    const { body } = await send(backend, listPendingOrders, { caller: large })
    expect(body.orders).toHaveLength(100)
    expect(body.orders.every(({ processed, approved }) => !processed && !approved)).toBe(true)
  })
})
