import { desc, eq } from 'drizzle-orm'
import type { SeedInput } from '#backend/dev/seeds.ts'
import { logStreams } from '#backend/services/webhooks/streams/tables.ts'
import type { World } from '../contract/world.ts'
import { type LogDestination, startEndpoint } from './destinations.ts'

/** The stream of the examples, and where it leads. */
const EXAMPLE = '0193f2e1-6a10-7c55-9b3e-71c7d0a94e61'
const EXAMPLE_URL = 'https://logs.northwind.example/gatepost'

/** What each responds with. */
const RESPONSES = { taking: 200, rejecting: 403, empty: 404, failing: 500 } as const
const destinations = new Map<keyof typeof RESPONSES, Promise<LogDestination>>()

/** The address of a destination, which takes records or does not. One server of each is enough for all cases. */
export const destinationUrl = (world: World, which: keyof typeof RESPONSES | 'absent') =>
  world.given(EXAMPLE_URL, async () => {
    // Nothing listens on this port.
    if (which === 'absent') return 'http://127.0.0.1:2/logs'
    const started = destinations.get(which) ?? startEndpoint({}, () => RESPONSES[which])
    destinations.set(which, started)
    return (await started).url
  })

type Seeded = NonNullable<SeedInput['logStreams']>[number]

/** A call by a new person for the log stream that they have. */
export async function withLogStream(world: World, seeded: Seeded = {}) {
  const caller = await world.person({ logStreams: [seeded] })
  const id = await world.given(EXAMPLE, async ({ db }) => {
    const [stream] = await db
      .select({ id: logStreams.streamId })
      .from(logStreams)
      .where(eq(logStreams.accountId, caller.accountId ?? 0))
      .orderBy(desc(logStreams.created))
      .limit(1)
    return stream?.id ?? ''
  })
  return { caller, params: { id } }
}
