import { randomUUID } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { buildServer } from '#backend/build-server.ts'
import { createSeeding, type SeededPerson } from '#backend/dev/seeds.ts'
import { readConfig, services } from '#backend/services.ts'
import type { Transaction } from '#generated/payment/types.ts'
import type { PlacedOrder } from '#generated/sales/types.ts'
import { openDatabase } from '#kernel/storage/database.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { type RunningServer, startServer } from '../../../scripts/lib/processes/server.ts'
import { fillDataFolder } from '../../support/empty-database.ts'
import { CARDS } from '../../support/payments.ts'

const ORIGIN = 'http://localhost:3000'
/** A year of a plan that costs something. */
const PLANS = [3120]

const folder = mkdtempSync(join(tmpdir(), 'gatepost-killed-payment-'))
const servers: RunningServer[] = []
afterEach(async () => {
  await Promise.all(servers.splice(0).map(server => server.end('SIGKILL')))
  rmSync(folder, { recursive: true, force: true })
})

const env = {
  APP_ENV: 'development',
  DATA_DIR: folder,
  PUBLIC_URL: ORIGIN,
  LOG_LEVEL: 'error',
  RATE_LIMIT_FACTOR: '1000',
  // As long as the first call waits for the response that gets lost.
  PAYMENT_VENDOR_TIMEOUT: String(scaledTimeout(2_000) / 1000),
}

/** The embedded database in the folder, whatever database the rest of the suite runs on. */
async function start(): Promise<RunningServer> {
  const server = await startServer({ ...env, DATABASE_URL: undefined })
  servers.push(server)
  return server
}

async function send<Body>(
  server: RunningServer,
  [method, path]: [string, string],
  body: unknown,
  headers: Record<string, string> = {},
): Promise<{ status: number; body: Body; cookie: string }> {
  const response = await fetch(`${server.origin}${path}`, {
    method,
    headers: { origin: ORIGIN, 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  const cookie = response.headers.getSetCookie().map(text => text.split(';')[0])
  return { status: response.status, body: (await response.json()) as Body, cookie: cookie.join('; ') }
}

/** Someone with a card whose charges succeed while their responses get lost, made before a server runs. */
async function plantPayer(): Promise<SeededPerson> {
  const database = await openDatabase({ folder })
  const { app, kernel } = await buildServer({ config: readConfig(env), database, services })
  const person = await createSeeding(kernel, services)?.seed({
    roles: ['billing-viewer', 'billing-editor'],
    taxableAddress: {},
    cards: [{ number: CARDS.losesTheResponse }],
  })
  await app.close()
  await database.close()
  if (!person) throw new Error('no service has people')
  return person
}

async function signIn(server: RunningServer, { username, password }: SeededPerson) {
  const login = await send(server, ['POST', '/api/identity/identities/login'], { username, password })
  const { body } = await send<{ access_token: string }>(
    server,
    ['POST', '/api/authorization/token'],
    {},
    { cookie: login.cookie },
  )
  return { authorization: `Bearer ${body.access_token}` }
}

/** What the vendor has charged, from its own store. */
function chargesAtTheVendor(): Map<string, string> {
  const lines = readFileSync(join(folder, 'test-vendor.jsonl'), 'utf8').trimEnd().split('\n')
  const charges = lines.flatMap(line => {
    const { charge } = JSON.parse(line) as { charge?: { chargeId: string; outcome: string } }
    return charge ? [[charge.chargeId, charge.outcome] as const] : []
  })
  return new Map(charges)
}

test(
  'a server that is killed after a charge finds the same order and the same charge again',
  async () => {
    await fillDataFolder(folder)
    const payer = await plantPayer()
    const first = await start()
    const headers = await signIn(first, payer)
    const card = payer.made.cards?.[0]?.paymentMethodId
    const place = (server: RunningServer, intent: string) =>
      send<PlacedOrder>(
        server,
        ['PUT', '/api/sales/orders'],
        { plans: PLANS },
        { ...headers, 'idempotency-key': intent },
      )
    const pay = (server: RunningServer, { order_id, total_amount }: PlacedOrder, key: string) =>
      send<Transaction>(
        server,
        ['PUT', '/api/payment/payments'],
        { order_id, amount: total_amount, payment_method_id: card },
        { ...headers, 'idempotency-key': key },
      )
    const [intent, key] = [randomUUID(), randomUUID()]
    const placed = await place(first, intent)
    expect(placed.status).toBe(201)
    expect((await pay(first, placed.body, key)).status).toBe(502)
    await first.end('SIGKILL')

    const second = await start()
    const again = await place(second, intent)
    expect(again.body.order_id).toBe(placed.body.order_id)
    const paid = await pay(second, again.body, key)
    expect(paid.status).toBe(201)
    expect([...chargesAtTheVendor()]).toEqual([[paid.body.gateway_id, 'succeeded']])
    expect(await pay(second, again.body, randomUUID())).toMatchObject({
      status: 409,
      body: [{ name: 'order-already-paid' }],
    })
  },
  scaledTimeout(90_000),
)
