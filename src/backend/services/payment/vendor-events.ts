import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import type { FastifyInstance } from 'fastify'
import type { Kernel } from '#kernel/contract/context.ts'
import { problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import type { Unapplied } from './charges/events.ts'
import { vendorEvents } from './tables.ts'
import { dropFailedEvent, recordNotice } from './vendor-notices.ts'
import { ownAddress } from './vendors/test/own-address.ts'
import type { VendorEvent } from './vendors/vendor.ts'
import { testVendorOf, vendorOf } from './vendors/vendors.ts'

/** Where the vendor posts its events. */
const EVENTS_PATH = '/api/payment/vendor-events'

/** Maximum bytes of an event. */
const EVENT_LIMIT = 256 * 1024

/** A vendor that has something to say has a lot to say; the signature is cheap to check. */
const EVENT_RATE = {
  operationId: 'postVendorEvent',
  responses: {},
  'x-rate-limit': { calls: 1200, seconds: 60, by: ['address' as const] },
}

/** How many events one round takes up. */
const BATCH = 50

/**
 * Acts upon an event. It can be called again for the same event, also by another replica, and must do nothing
 * twice then. What it throws is logged, and the event comes again. It returns what it could not apply, which staff see.
 */
export type VendorEventHandler = (kernel: Kernel, event: VendorEvent) => Promise<Unapplied | undefined>

/**
 * The route of the vendor's events. It is outside of the contract, because the vendor defines the body, and
 * signs its bytes. An event is stored by its id before anything is done about it, so a second copy of it only
 * gets the response that it has arrived.
 */
export function registerVendorEvents(
  app: FastifyInstance,
  { kernel, rateLimits, handle }: { kernel: Kernel; rateLimits: RateLimits; handle: VendorEventHandler },
): void {
  app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: EVENT_LIMIT }, (_request, body, done) =>
      done(null, body),
    )
    scope.post(EVENTS_PATH, { bodyLimit: EVENT_LIMIT }, async (request, reply) => {
      await rateLimits.countAddress(EVENT_RATE, request.ip)
      const raw = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      const headers = Object.fromEntries(
        Object.entries(request.headers).map(([name, value]) => [name, [value].flat()[0]]),
      )
      const event = vendorOf(kernel).readEvent(raw, headers, kernel.clock.now())
      if (!event) {
        request.log.warn('an event with a wrong or old signature was refused')
        throw problem('not-authenticated')
      }
      if (await storeEvent(kernel, event)) await action(kernel, event, handle)
      return reply.send({})
    })
  })
  const test = testVendorOf(kernel)
  test?.deliverTo((raw, headers) => deliverHere(app, raw, headers))
  app.addHook('onClose', async () => test?.close())
}

/** Acts upon stored events that were not acted upon, because that failed or the process died. */
export async function catchUpOnEvents(kernel: Kernel, handle: VendorEventHandler): Promise<void> {
  const { queries, clock } = kernel
  const minuteAgo = new Date(clock.now().getTime() - 60_000)
  const open = await queries
    .select()
    .from(vendorEvents)
    .where(
      and(
        eq(vendorEvents.vendor, vendorOf(kernel).name),
        isNull(vendorEvents.processed),
        // A newer one is in the hands of the request that stored it.
        lte(vendorEvents.received, minuteAgo),
      ),
    )
    .orderBy(asc(vendorEvents.received))
    .limit(BATCH)
  for (const { event } of open)
    await action(kernel, { ...event, created: new Date(String(event.created)) } as VendorEvent, handle)
}

/** Stores an event. False if it is stored already. */
async function storeEvent(kernel: Kernel, event: VendorEvent): Promise<boolean> {
  const stored = await kernel.queries
    .insert(vendorEvents)
    .values({
      vendor: vendorOf(kernel).name,
      eventId: event.eventId,
      event: { ...event },
      received: kernel.clock.now(),
    })
    .onConflictDoNothing()
    .returning({ eventId: vendorEvents.eventId })
  return stored.length > 0
}

/** A failure is no business of the vendor: the event has arrived, and the next round tries again. */
async function action(kernel: Kernel, event: VendorEvent, handle: VendorEventHandler): Promise<void> {
  const { queries, clock, log } = kernel
  const { eventId, kind } = event
  const vendor = vendorOf(kernel).name
  const of = { vendor, event: { eventId, type: event.type ?? kind } }
  try {
    const unapplied = await handle(kernel, event)
    await queries.transaction(async db => {
      const now = clock.now()
      if (unapplied) await recordNotice(db, { ...of, ...unapplied, now })
      await dropFailedEvent(db, { vendor, eventId })
      await db
        .update(vendorEvents)
        .set({ processed: now })
        .where(and(eq(vendorEvents.vendor, vendor), eq(vendorEvents.eventId, eventId)))
    })
  } catch (error) {
    log.error({ eventId, kind, err: error }, 'an event of the card vendor could not be acted upon')
    await recordNotice(queries, { ...of, kind: 'failed-event', subject: eventId, now: clock.now() })
  }
}

/** By the network if the server listens, and otherwise, in tests, in the same way without one. */
async function deliverHere(
  app: FastifyInstance,
  raw: string,
  headers: Record<string, string>,
): Promise<number> {
  const origin = ownAddress(app.server)
  if (!origin) {
    const response = await app.inject({ method: 'POST', url: EVENTS_PATH, headers, payload: raw })
    return response.statusCode
  }
  const options = { method: 'POST', headers, body: raw, redirect: 'error' } as const
  return (await fetch(`${origin}${EVENTS_PATH}`, options)).status
}
