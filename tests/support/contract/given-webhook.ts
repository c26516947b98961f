import { asc, desc, eq } from 'drizzle-orm'
import type { SeedInput } from '#backend/dev/seeds.ts'
import { deliveries, endpoints } from '#backend/services/webhooks/tables.ts'
import type { World } from './world.ts'

/** The endpoint and the event of the examples. */
const EXAMPLE = '0193f2c1-4d20-7a55-9b3e-71c7d0a94e55'
const EXAMPLE_EVENT = '0193f2d1-77aa-7c00-9d11-5b2e8f3a6c01'

type Seeded = NonNullable<SeedInput['webhooks']>[number]

/** A call by a new person for the endpoint that they have. */
export async function withWebhook(world: World, seeded: Seeded = {}) {
  const caller = await world.person({ webhooks: [seeded] })
  const id = await world.given(EXAMPLE, async ({ db }) => {
    const [endpoint] = await db
      .select({ id: endpoints.endpointId })
      .from(endpoints)
      .where(eq(endpoints.accountId, caller.accountId ?? 0))
      .orderBy(desc(endpoints.created))
      .limit(1)
    return endpoint?.id ?? ''
  })
  return { caller, params: { id } }
}

/** The same for the first delivery of the endpoint. */
export async function withDelivery(world: World, seeded: Seeded) {
  const { caller, params } = await withWebhook(world, seeded)
  const event_id = await world.given(EXAMPLE_EVENT, async ({ db }) => {
    const [delivery] = await db
      .select({ id: deliveries.eventId })
      .from(deliveries)
      .where(eq(deliveries.endpointId, params.id))
      .orderBy(asc(deliveries.sequence))
      .limit(1)
    return delivery?.id ?? ''
  })
  return { caller, params: { ...params, event_id } }
}
