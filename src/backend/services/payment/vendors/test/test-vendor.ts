import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import type { Kernel } from '#kernel/contract/context.ts'
import { randomBytes } from '#kernel/random.ts'
import type { DeclineReason, PaymentVendor } from '../vendor.ts'
import { type Bank, createBank } from './bank.ts'
import { createVendorClient } from './client.ts'
import { openJournal } from './journal.ts'
import { ownAddress } from './own-address.ts'
import { createVendorServer } from './server.ts'

/** Hands an event over to us, and resolves with the status of the response. */
export type Deliver = (raw: string, headers: Record<string, string>) => Promise<number>

export interface TestVendor {
  /** Our side of it. */
  vendor: PaymentVendor
  /** The vendor itself, for seeds and tests. */
  bank: Bank
  /** Listens at its port, if it does not yet, and resolves with its origin. */
  listen(): Promise<string>
  /** Its origin, once it listens. */
  origin(): string | undefined
  /** Where events go. */
  deliverTo(deliver: Deliver): void
  /** Resolves once all events so far have been delivered or put off. */
  delivered(): Promise<void>
  close(): Promise<void>
}

/** Declines every card, whatever its number says. */
export const CARDS_SWITCH = 'cards'
export const DECLINES = [
  ['declined', 'Declined by the bank'],
  ['insufficient-funds', 'Insufficient funds'],
  ['expired-card', 'Expired card'],
  ['authentication-failed', 'Authentication failed'],
] as const satisfies readonly (readonly [DeclineReason, string])[]

type Server = Pick<Kernel, 'config' | 'clock' | 'publicUrl' | 'log' | 'switches'>

/** Milliseconds before an event that was not taken is sent again. */
const RETRIES = [1_000, 10_000, 60_000]

/** The test vendor of a server: another port of the same process, with a store of its own. */
export function createTestVendor({ config, clock, publicUrl, log, switches }: Server): TestVendor {
  const secret = randomBytes(32).toString('base64url')
  const isInMemory = config.DATA_DIR === ':memory:'
  const deliveries = new Set<Promise<void>>()
  let deliver: Deliver | undefined
  let app: FastifyInstance | undefined
  let listening: Promise<string> | undefined
  let origin: string | undefined
  let isClosed = false

  const send = async (raw: string, headers: Record<string, string>, attempt = 0): Promise<void> => {
    if (isClosed) return
    const status = await deliver?.(raw, headers).catch(() => 0)
    const pause = RETRIES[attempt]
    if ((status !== undefined && status >= 200 && status < 300) || pause === undefined) return
    log.debug({ status, attempt }, 'an event of the test vendor was not taken')
    setTimeout(() => publish(raw, headers, attempt + 1), pause).unref()
  }
  const publish = (raw: string, headers: Record<string, string>, attempt = 0) => {
    const delivery = send(raw, headers, attempt).finally(() => deliveries.delete(delivery))
    deliveries.add(delivery)
  }

  const listen = () => {
    listening ??= start()
    return listening
  }
  const bank = createBank({
    journal: openJournal(secret, isInMemory ? undefined : join(config.DATA_DIR, 'test-vendor.jsonl')),
    clock,
    origin: listen,
    declining: () => DECLINES.find(([reason]) => reason === switches.get(CARDS_SWITCH))?.[0],
    // Not before the response that it is about.
    publish: (raw, headers) => void setImmediate(() => publish(raw, headers)),
  })

  async function start(): Promise<string> {
    app = createVendorServer({
      bank,
      secret,
      parentOrigin: publicUrl,
      hasList: config.APP_ENV !== 'production',
      now: () => clock.now(),
    })
    await listenOn(app)
    // An idle vendor keeps no process alive; our own server does.
    app.server.unref()
    origin = config.TEST_VENDOR_URL ?? originBeside(publicUrl(), app.server.address() as AddressInfo)
    return origin
  }

  /** The default port follows ours and may be taken; then any free one will do. A port that was set has to be free. */
  async function listenOn(server: FastifyInstance) {
    const port = portOf(config)
    try {
      await server.listen({ port, host: config.HOST })
    } catch (error) {
      const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE'
      if (!isTaken || config.TEST_VENDOR_PORT !== undefined) throw error
      await server.listen({ port: 0, host: config.HOST })
    }
  }

  /** Where our server reaches it, whatever proxy is in front of it. */
  const reach = async () => {
    await listen()
    return (app && ownAddress(app.server)) ?? ''
  }

  return {
    vendor: createVendorClient({
      origin: reach,
      secret,
      timeLimit: config.PAYMENT_VENDOR_TIMEOUT * 1000,
      readEvent: bank.readEvent,
    }),
    bank,
    listen,
    origin: () => origin,
    deliverTo(next) {
      deliver = next
    },
    async delivered() {
      await new Promise(resolve => setImmediate(resolve))
      await Promise.all(deliveries)
    },
    async close() {
      isClosed = true
      await app?.close()
      await Promise.all(deliveries)
    },
  }
}

/** In tests every server has a port of its own. */
function portOf({ TEST_VENDOR_PORT, PORT, APP_ENV }: Kernel['config']): number {
  return TEST_VENDOR_PORT ?? (PORT === 0 || APP_ENV === 'test' ? 0 : PORT + 1)
}

/** By another name of this machine than our pages, so that the frame belongs to another site as well. */
function originBeside(publicUrl: string, { port }: AddressInfo): string {
  const { hostname } = new URL(publicUrl)
  return `http://${hostname === 'localhost' ? '127.0.0.1' : 'localhost'}:${port}`
}
