import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { services } from '#backend/services.ts'
import { MINUTE } from '#domain/time/durations.ts'
import { processPayment } from '#generated/payment/operations/processPayment.ts'
import { measureWorkers } from '#kernel/jobs/job-metrics.ts'
import { runWorkers, workersOf } from '#kernel/jobs/worker.ts'
import { queueMail } from '#kernel/mail/mail.ts'
import { mailWorkers } from '#kernel/mail/sender.ts'
import { startMetricsServer } from '#kernel/metrics/metrics-server.ts'
import { jobs } from '#kernel/storage/tables.ts'
import { type Backend, startBackend } from '../../../support/backend.ts'
import { basic, makeKey } from '../../../support/gateway.ts'
import { type CardBehavior, giveCard, giveOrder } from '../../../support/payments.ts'
import { send } from '../../client.ts'

const ENV = {
  METRICS_PORT: '0',
  SMTP_URL: 'smtp://127.0.0.1:9',
  LOOKUP_UPSTREAM_TIMEOUT: '0.2',
}
let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: ENV })
})
afterAll(() => backend.close())

/** The samples of a page, by name and labels as they are written. */
async function samplesOf({ kernel }: Pick<Backend, 'kernel'> = backend): Promise<Map<string, number>> {
  const page = await kernel.metrics?.page()
  const lines = (page?.text ?? '').split('\n').filter(line => line && !line.startsWith('#'))
  return new Map(
    lines.map(line => {
      const space = line.lastIndexOf(' ')
      return [line.slice(0, space), Number(line.slice(space + 1))]
    }),
  )
}

const lookUp = (key: { keyId: string; token: string }, { kernel, inject } = backend) => {
  expect(kernel.metrics).toBeDefined()
  return inject({
    method: 'GET',
    url: '/api/gateway/us-street?street=48%20West%20Center%20Street&zipcode=84601',
    headers: basic(key),
  })
}

test('requests are counted by operation and status, without any word of a path or a query', async () => {
  const key = await makeKey(backend)
  expect((await lookUp(key)).statusCode).toBe(200)
  expect((await lookUp({ ...key, token: 'wrong' })).statusCode).toBe(401)
  await backend.inject({ method: 'GET', url: '/no/such/page?word=hush' })
  const samples = await samplesOf()
  const requests = (service: string, operation: string, status: number) =>
    samples.get(
      `gatepost_request_duration_seconds_count{service="${service}",operation="${operation}",status="${status}"}`,
    )
  expect(requests('gateway', 'verifyUsAddress', 200)).toBe(1)
  expect(requests('gateway', 'verifyUsAddress', 401)).toBe(1)
  expect(requests('none', 'none', 404)).toBe(1)
  expect(samples.get('gatepost_lookups_total{result="answered"}')).toBe(1)
  expect(samples.get('gatepost_lookups_total{result="rejected"}')).toBe(1)
  const text = [...samples.keys()].join('\n')
  for (const word of ['no/such', 'hush', 'Center', key.keyId, key.token]) expect(text).not.toContain(word)
})

test('two servers of a process measure themselves, and one without METRICS_PORT nothing', async () => {
  const other = await startBackend({ env: ENV })
  onTestFinished(() => other.close())
  await other.inject({ method: 'GET', url: '/healthz' })
  const samples = await samplesOf(other)
  const pages = 'gatepost_request_duration_seconds_count{service="none",operation="none",status="200"}'
  expect(samples.get(pages)).toBe(1)
  expect([...samples.keys()].filter(name => name.includes('verifyUsAddress'))).toEqual([])
  const silent = await startBackend()
  onTestFinished(() => silent.close())
  expect(silent.kernel.metrics).toBeUndefined()
})

test('the page is on a port of its own, at one address', async () => {
  const server = await startMetricsServer(backend.kernel)
  onTestFinished(() => server?.close())
  const url = server?.url ?? ''
  expect(url).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/metrics$/)
  const page = await fetch(url)
  expect(page.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
  expect(await page.text()).toContain('# TYPE gatepost_lookups_total counter')
  expect((await fetch(`${url}/more`)).status).toBe(404)
  expect((await fetch(url, { method: 'POST' })).status).toBe(404)
  expect((await backend.inject({ method: 'GET', url: '/metrics' })).statusCode).toBe(404)
})

test('a port that is taken is named by its variable', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await new Promise(resolve => taken.once('listening', resolve))
  onTestFinished(() => void taken.close())
  const { port } = taken.address() as AddressInfo
  const config = { ...backend.kernel.config, METRICS_PORT: port }
  await expect(startMetricsServer({ ...backend.kernel, config })).rejects.toThrow(
    `METRICS_PORT: cannot listen on 127.0.0.1:${port} (EADDRINUSE)`,
  )
})

test('a failing provider of lookups is counted apart from rejected calls', async () => {
  const failing = await startBackend({
    env: {
      ...ENV,
      LOOKUP_UPSTREAM: 'http://127.0.0.1:9/api',
      LOOKUP_UPSTREAM_KEY: 'id:token',
      OUTBOUND_LOOPBACK: 'allowed',
    },
  })
  onTestFinished(() => failing.close())
  expect((await lookUp(await makeKey(failing), failing)).statusCode).toBe(502)
  const samples = await samplesOf(failing)
  expect(samples.get('gatepost_lookups_total{result="failed"}')).toBe(1)
  expect(samples.get('gatepost_vendor_calls_total{vendor="lookups",result="failed"}')).toBe(1)
})

describe('background work', () => {
  beforeAll(() =>
    measureWorkers(backend.kernel, [
      ...mailWorkers(backend.kernel),
      ...workersOf(backend.kernel, services),
      { name: 'late-job', run: async () => 0 },
    ]),
  )

  test('each run is timed, by result', async () => {
    await runWorkers(backend.kernel, [
      { name: 'good-job', run: async () => 1 },
      {
        name: 'bad-job',
        perProcess: true,
        run: async () => {
          throw new Error('no')
        },
      },
    ])
    const samples = await samplesOf()
    const runs = (worker: string, result: string) =>
      samples.get(`gatepost_worker_duration_seconds_count{worker="${worker}",result="${result}"}`)
    expect([runs('good-job', 'succeeded'), runs('good-job', 'failed')]).toEqual([1, undefined])
    expect([runs('bad-job', 'succeeded'), runs('bad-job', 'failed')]).toEqual([undefined, 1])
  })

  test('work that has not run yet is shown with no run, so that the first failure is an increase', async () => {
    const samples = await samplesOf()
    const runs = 'gatepost_worker_duration_seconds_count{worker="late-job",result="failed"}'
    expect(samples.get(runs)).toBe(0)
  })

  test('a job that no replica has run is overdue; one that no release has any more is left out', async () => {
    const due = new Date(backend.clock.now().getTime() - 20 * MINUTE)
    await backend.db.insert(jobs).values([
      { name: 'late-job', due },
      { name: 'job-of-an-old-release', due },
    ])
    const samples = await samplesOf()
    expect(samples.get('gatepost_worker_overdue_seconds{worker="late-job"}')).toBe(20 * 60)
    expect(samples.has('gatepost_worker_overdue_seconds{worker="job-of-an-old-release"}')).toBe(false)
  })

  test('an email that waits is counted with its age', async () => {
    const queue = async (name: string) => (await samplesOf()).get(`gatepost_queue_${name}{queue="mails"}`)
    const before = await queue('rows')
    const mail = { kind: 'test', to: 'dana@northwind.example', subject: 'Hello', text: 'Hi', html: '' }
    await queueMail(backend.db, mail as never, new Date(backend.clock.now().getTime() - 5 * MINUTE))
    expect(await queue('rows')).toBe((before ?? 0) + 1)
    expect(await queue('age_seconds')).toBeGreaterThanOrEqual(5 * 60)
    expect(await queue('overdue_seconds')).toBeGreaterThanOrEqual(5 * 60)
    expect((await samplesOf()).get('gatepost_queue_rows{queue="renewal-charges"}')).toBe(0)
  })
})

test('money is what the books say of the last hour: orders, charges, declined ones, and refunds', async () => {
  const caller = await backend.person({ roles: ['billing-viewer', 'billing-editor'] })
  const { orderId, totalAmount } = await giveOrder(backend, caller.accountId)
  const pay = async (behavior: CardBehavior) =>
    send(backend, processPayment, {
      caller,
      headers: { 'idempotency-key': randomUUID() },
      body: {
        order_id: orderId,
        amount: totalAmount,
        payment_method_id: await giveCard(backend, caller.accountId, behavior),
      },
    })
  expect((await pay('isDeclined')).status).toBe(402)
  expect((await pay('succeeds')).status).toBe(201)
  const samples = await samplesOf()
  const of = (name: string) => samples.get(`gatepost_${name}`)
  expect(of('ledger_entries_last_hour{kind="placed"}')).toBe(1)
  expect(of('ledger_cents_last_hour{kind="placed",currency="USD"}')).toBe(totalAmount)
  expect(of('ledger_cents_last_hour{kind="paid",currency="USD"}')).toBe(totalAmount)
  expect(of('charges_last_hour{result="approved"}')).toBe(1)
  expect(of('charges_cents_last_hour{result="declined",currency="USD"}')).toBe(totalAmount)
})

test('the pool of connections is measured where there is one', async () => {
  const samples = await samplesOf()
  const hasPool = process.env.DATABASE_URL !== undefined
  expect(samples.get('gatepost_database_connections_limit')).toBe(hasPool ? 10 : 0)
  expect(samples.has('gatepost_database_connections{state="waiting"}')).toBe(hasPool)
})

describe('what is read from the database', () => {
  /** A gauge that is read as a function says, on a server of its own. */
  async function startReading(name: string, read: (set: () => void) => Promise<void>) {
    const server = await startBackend({ env: ENV })
    onTestFinished(() => server.close())
    const gauge = server.kernel.metrics?.gauge({ name, help: 'For this test.', labelNames: ['of'] })
    if (gauge) server.kernel.metrics?.read([gauge], () => read(() => gauge.set({ of: 'test' }, 7)))
    return async () => {
      const samples = await samplesOf(server)
      return { samples, value: samples.get(`${name}{of="test"}`) }
    }
  }

  test('has no values while the database fails, and the page has all others', async () => {
    let answers = true
    const scrape = await startReading('gatepost_test_failing', async set => {
      if (!answers) throw new Error('the database is gone')
      set()
    })
    expect((await scrape()).value).toBe(7)
    answers = false
    const { value, samples } = await scrape()
    expect(value).toBeUndefined()
    expect(samples.get('gatepost_database_readable')).toBe(0)
    expect(samples.has('nodejs_eventloop_lag_p99_seconds')).toBe(true)
    answers = true
    expect((await scrape()).value).toBe(7)
  })

  test('is waited for two seconds, and not asked for again while it hangs', async () => {
    let calls = 0
    const scrape = await startReading('gatepost_test_hanging', async () => {
      calls++
      await new Promise(() => {})
    })
    expect((await scrape()).samples.get('gatepost_database_readable')).toBe(0)
    expect((await scrape()).samples.has('process_cpu_seconds_total')).toBe(true)
    expect(calls).toBe(1)
  })

  test('is whole for two who ask at once', async () => {
    const scrape = await startReading('gatepost_test_slow', async set => {
      set()
      await new Promise(resolve => setTimeout(resolve, 50))
    })
    const first = scrape()
    await new Promise(resolve => setTimeout(resolve, 20))
    expect((await Promise.all([first, scrape()])).map(({ value }) => value)).toEqual([7, 7])
  })
})
