import { z } from 'zod'
import { DAY, MINUTE, SECOND } from '#domain/time/durations.ts'
import type { ChosenEventType, EventType, OrderWebhookEvent } from '#generated/webhooks/types.ts'
import { newId } from '#kernel/random.ts'
import { defineSeed, type SeedContext } from '#kernel/seeds.ts'
import { newSecret } from './secrets.ts'
import { streamSeeds } from './streams/seeds.ts'
import { attempts, deliveries, endpoints, events } from './tables.ts'

/** `retrying`: it waits, and has failed once. */
const STATES = ['waiting', 'retrying', 'succeeded', 'failed'] as const
const EVENT_TYPES = ['order.paid', 'order.payment_failed', 'key.created', 'activity.recorded'] as const

const input = z.strictObject({
  url: z.string().optional(),
  description: z.string().optional(),
  eventTypes: z.array(z.enum(EVENT_TYPES)).optional(),
  paused: z.enum(['person', 'failures']).optional(),
  /** A secret before this one signs until tomorrow. */
  rotating: z.boolean().optional(),
  /** States of deliveries of paid orders, the last one the newest. Those that wait are due in a day. */
  deliveries: z.array(z.enum(STATES)).optional(),
})
type EndpointInput = z.output<typeof input>

export const seeds = {
  /** Endpoints, the last one the newest. */
  webhooks: defineSeed(z.array(input), async (context, inputs) => {
    const ids: string[] = []
    for (const [index, each] of inputs.entries())
      ids.push(await seedEndpoint(context, each, (inputs.length - index) * 10 * MINUTE))
    return ids
  }),
  ...streamSeeds,
}

async function seedEndpoint(
  { db, kernel, now, accountId }: SeedContext,
  input: EndpointInput,
  age: number,
): Promise<string> {
  const created = new Date(now.getTime() - age)
  const endpointId = newId(created)
  const { url = 'https://hooks.northwind.example/gatepost', description = 'Books orders in our ERP' } = input
  const eventTypes: ChosenEventType[] = input.eventTypes ?? ['order.paid', 'order.payment_failed']
  const states = input.deliveries ?? []
  const isFailing = input.paused === 'failures'
  await db.insert(endpoints).values({
    endpointId,
    accountId,
    url,
    description,
    eventTypes,
    created,
    sealedSecret: kernel.secretBox.close(newSecret()),
    ...(input.rotating && {
      sealedPrevious: kernel.secretBox.close(newSecret()),
      rotated: created,
      previousEnds: new Date(now.getTime() + 24 * 60 * MINUTE),
    }),
    pausedAt: input.paused ? created : null,
    pausedBy: input.paused ?? null,
    lastSuccess: states.includes('succeeded') ? created : null,
    lastFailure: isFailing || states.includes('failed') ? created : null,
    failingSince: isFailing ? created : null,
  })
  for (const [index, state] of states.entries())
    await seedDelivery(
      { db, accountId, endpointId, url },
      { state, index, at: new Date(created.getTime() + index * SECOND) },
    )
  return endpointId
}

async function seedDelivery(
  {
    db,
    accountId,
    endpointId,
    url,
  }: Pick<SeedContext, 'db' | 'accountId'> & { endpointId: string; url: string },
  { state, index, at }: { state: (typeof STATES)[number]; index: number; at: Date },
): Promise<void> {
  const orderId = 700_431 + index
  const type = 'order.paid' satisfies EventType
  const object = `order:${orderId}`
  const data: OrderWebhookEvent['data'] = { order_id: orderId, amount: 5616, decline_reason: null }
  const eventId = newId(at)
  await db.insert(events).values({
    eventId,
    accountId,
    type,
    object,
    payload: JSON.stringify({ type, timestamp: at.toISOString(), account_id: accountId, data }),
    created: at,
  })
  const isTried = state !== 'waiting'
  const isWaiting = state === 'waiting' || state === 'retrying'
  const status = state === 'succeeded' ? 200 : 500
  const [row] = await db
    .insert(deliveries)
    .values({
      endpointId,
      eventId,
      type,
      object,
      state: isWaiting ? 'waiting' : state,
      attempts: isTried ? 1 : 0,
      nextAttempt: isWaiting ? new Date(at.getTime() + DAY) : null,
      status: isTried ? status : null,
      created: at,
    })
    .returning()
  if (!row || !isTried) return
  await db.insert(attempts).values({
    sequence: row.sequence,
    attempted: at,
    duration: 84,
    url,
    timestamp: Math.floor(at.getTime() / 1000),
    signature: 'v1,K5oZfzN95Z9UVu1EsfQmfVNQhnkZ2pj9o9NDN/H/pI4=',
    status,
    responseHeaders: [{ name: 'content-type', value: 'text/plain' }],
    responseBody: status === 200 ? 'OK' : 'Internal Server Error',
    failure: null,
  })
}

type OwnSeeds = typeof seeds
declare module '#kernel/seeds.ts' {
  interface Seeds extends OwnSeeds {}
}
