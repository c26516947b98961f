import { randomUUID } from 'node:crypto'
import { setRoles } from '#backend/services/authorization/seeds.ts'
import { services } from '#backend/services.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { manualClock } from '#kernel/clock.ts'
import type { Service } from '#kernel/contract/service.ts'
import { type Backend, BROWSER, type Person, startBackend } from '../backend.ts'
import { sharedDns } from '../organization.ts'
import { type InputReads, recordInputReads } from './input-reads.ts'
import { createWorld, type World } from './world.ts'

export interface BackendWorld extends World {
  backend: Backend
  /** What the handlers have read of bodies and queries so far. */
  reads: InputReads
  /** Replaces what the person may do in their account; bites at once. */
  setRoles(person: Person, roles: string[]): Promise<void>
}

/** So few rows fit into a report of usage here, for filling a million takes a minute. */
const REPORT_ROWS = '2000'

/** The real services in this process. Whatever a case needs is made for it, mostly by calls of the API. */
export async function createBackendWorld(
  env: Record<string, string> = {},
  /** The same calls of two worlds with the same seed and time get the same bytes. */
  fixed?: { seed: string; time: Date },
  /** Handlers in place of the real ones. */
  adapt: (service: Service) => Service = service => service,
): Promise<BackendWorld> {
  const { services: recorded, reads } = recordInputReads(services.map(adapt))
  // The stand-in for the bot protection lets `pass` through, so both of its responses can be seen.
  const backend = await startBackend({
    env: {
      BOT_CHECK: 'test',
      OUTBOUND_LOOPBACK: 'allowed',
      DNS_SERVER: (await sharedDns()).address,
      LOG_LEVEL: 'error',
      USAGE_REPORT_ROWS: REPORT_ROWS,
      // A stream ends once it has sent what was missed.
      REQUEST_STREAM_SECONDS: '0',
      DEMONSTRATION_LOOKUPS: '0',
      ...env,
    },
    services: recorded,
    ...(fixed && { seed: fixed.seed, clock: manualClock(fixed.time) }),
  })
  const { db, clock, replay } = backend
  let addresses = 0

  const world = createWorld({
    async send({ method, url, headers, body }) {
      const response = await backend.inject({
        method: method as 'GET',
        url,
        headers: { 'user-agent': BROWSER, ...headers },
        ...(body !== undefined && { payload: body }),
      })
      const flat = Object.entries(response.headers).map(([name, value]) => [name, [value].flat().join(', ')])
      return { status: response.statusCode, headers: Object.fromEntries(flat), body: response.body }
    },
    given: (_example, make) => (replay ? replay.run('given', () => make(backend)) : make(backend)),
    newAddress: () => `new@${replay ? ++addresses : randomUUID()}.example`,
  })
  return {
    ...world,
    backend,
    reads,
    async setRoles({ userId, accountId }, roles) {
      await setRoles(db, { userId, accountId: accountId ?? 0, roles, now: clock.now() })
      clock.advance(ACCESS_CACHE_LIFETIME)
    },
  }
}
