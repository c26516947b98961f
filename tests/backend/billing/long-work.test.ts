import { setImmediate } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { receiptPdf } from '#backend/services/billing/receipts/receipt-pdf.ts'
import { downloadReceipt } from '#generated/billing/operations/downloadReceipt.ts'
import { listOrders } from '#generated/billing/operations/listOrders.ts'
import { runWorkers } from '#kernel/jobs/worker.ts'
import { statisticsJob } from '#kernel/storage/statistics.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { isFullRun } from '../../../scripts/lib/test-scope.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { toRequest } from '../../support/contract/world.ts'
import { insertManyOrders, insertOrder, PAID } from '../../support/order-rows.ts'
import { send } from '../client.ts'

const AT_ONCE = 20
const ORDERS = 1_000

let backend: Backend
let caller: Person
let id: number
beforeAll(async () => {
  backend = await startBackend({ env: { LOG_LEVEL: 'error' } })
  caller = await backend.person()
  id = await insertOrder(backend, caller, PAID)
  await insertManyOrders(backend, caller, ORDERS)
  await runWorkers(backend.kernel, [statisticsJob])
})
afterAll(() => backend.close())

const download = () => send(backend, downloadReceipt, { caller, params: { id } })
const exportOrders = () => send(backend, listOrders, { caller, query: { format: 'csv' } })

/**
 * Milliseconds of processor time that this thread takes for some work, at best: the first time, code is compiled, and
 * what else runs on a core slows it down.
 */
async function processorTimeOf(work: () => Promise<unknown>): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < 3; round++) {
    const before = process.threadCpuUsage()
    await work()
    const { user, system } = process.threadCpuUsage(before)
    times.push((user + system) / 1000)
  }
  return Math.min(...times)
}
const many = (work: () => Promise<{ status: number }>) => async () => {
  for (const { status } of await Promise.all(Array.from({ length: AT_ONCE }, work))) expect(status).toBe(200)
}

describe('twenty receipts at once', () => {
  test.runIf(isFullRun)('are not drawn by the thread that responds others', async () => {
    await download()
    const { document } = await issued()
    await receiptPdf(document)
    const drawn = await processorTimeOf(
      many(async () => ({ status: (await receiptPdf(document)) ? 200 : 0 })),
    )
    const answered = await processorTimeOf(many(download))
    expect(answered).toBeLessThan(drawn / 2)
  })

  test('are not drawn for callers who have gone away', async () => {
    const run = vi.spyOn(backend.kernel.threads, 'run')
    const origin = await backend.app.listen({ host: '127.0.0.1', port: 0 })
    const { url, headers } = toRequest(downloadReceipt, { caller, params: { id } })
    const gone = new AbortController()
    const abandoned = Array.from({ length: AT_ONCE }, () =>
      fetch(`${origin}${url}`, { headers, signal: gone.signal }),
    )
    await vi.waitFor(() => expect(run).toHaveBeenCalledTimes(AT_ONCE), { timeout: scaledTimeout(60_000) })
    gone.abort()
    await Promise.allSettled(abandoned)
    const drawn = await Promise.allSettled(run.mock.results.map(({ value }) => value))
    expect(drawn.filter(({ status }) => status === 'rejected').length).toBeGreaterThan(AT_ONCE / 2)
    run.mockRestore()
    expect(await download()).toMatchObject({ status: 200 })
    expect(backend.log.filter(line => line.includes('request failed'))).toEqual([])
  })

  const issued = async () => {
    const { rows } = (await backend.db.execute(
      sql`select document from billing.receipts where order_id = ${id}`,
    )) as unknown as { rows: { document: Parameters<typeof receiptPdf>[0] }[] }
    const [row] = rows
    if (!row) throw new Error('the receipt was not issued')
    return row
  }
})

describe('twenty exports at once', () => {
  const MARK = 'select 7 as small_read'

  test('let a small read pass after a few of their statements', async () => {
    let isDone = false
    const statements = await backend.statementsOf(async () => {
      const exporting = many(exportOrders)().finally(() => {
        isDone = true
      })
      while (!isDone) {
        await backend.db.execute(sql.raw(MARK))
        await setImmediate()
      }
      await exporting
    })
    const between: number[] = [0]
    for (const { text } of statements)
      if (text === MARK) between.push(0)
      else between.push((between.pop() ?? 0) + 1)
    // Two slices of a few statements each, however many exports there are, and what their calls read to begin with.
    expect(between.slice(2).toSorted((a, b) => b - a)[AT_ONCE] ?? 0).toBeLessThan(AT_ONCE / 2)
    expect(statements.filter(({ text }) => text === MARK).length).toBeGreaterThan(AT_ONCE)
  })

  test('are read slice by slice', async () => {
    const slices = vi.spyOn(backend.kernel.slices, 'run')
    expect(await exportOrders()).toMatchObject({ status: 200 })
    expect(slices.mock.calls.length).toBeGreaterThan(ORDERS / 250)
    slices.mockRestore()
  })

  test('read only what the file has, and the names of products once', async () => {
    const statements = await backend.statementsOf(async () => {
      expect(await exportOrders()).toMatchObject({ status: 200 })
    })
    const selects = statements.filter(({ text }) => /^select/i.test(text))
    const ofOrders = selects.filter(({ text }) => text.includes('from "sales"."orders"'))
    expect(ofOrders.length).toBeGreaterThan(ORDERS / 250)
    expect(ofOrders.filter(({ text }) => text.includes('"address"'))).toEqual([])
    const ofPlans = selects.filter(({ text }) => text.includes('from "subscription"."plans"'))
    expect(ofPlans).toHaveLength(1)
  })

  test('end when their callers go away', async () => {
    const origin = await backend.app.listen({ host: '127.0.0.1', port: 0 }).catch(() => addressOf())
    const { url, headers } = toRequest(listOrders, { caller, query: { format: 'csv' } })
    const slices = vi.spyOn(backend.kernel.slices, 'run')
    const gone = new AbortController()
    const abandoned = Array.from({ length: AT_ONCE }, () =>
      fetch(`${origin}${url}`, { headers, signal: gone.signal }),
    )
    await vi.waitFor(() => expect(slices.mock.calls.length).toBeGreaterThan(2), {
      timeout: scaledTimeout(60_000),
    })
    gone.abort()
    await Promise.allSettled(abandoned)
    expect(await exportOrders()).toMatchObject({ status: 200 })
    const whole = Math.floor(ORDERS / 200) + 1
    expect(slices.mock.calls.length).toBeLessThan((AT_ONCE * whole) / 2)
    slices.mockRestore()
    expect(backend.log.filter(line => line.includes('request failed'))).toEqual([])
  })

  const addressOf = () => {
    const address = backend.app.server.address()
    return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`
  }
})
