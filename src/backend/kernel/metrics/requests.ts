import type { FastifyInstance } from 'fastify'
import type { Metrics } from './metrics.ts'

/** Seconds. Lookups take a few milliseconds, logins half a second, and exports several. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15]
/** The operation of a page or file, and of an address that has none. */
const NONE = 'none'

/** Measures every request by the operation of the contract and the status of its response. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  const durations = metrics.histogram({
    name: 'gatepost_request_duration_seconds',
    help: 'Seconds from a request to the end of its response, by service, operation, and status.',
    labelNames: ['service', 'operation', 'status'],
    buckets: BUCKETS,
  })
  app.addHook('onResponse', (request, reply, done) => {
    const { operationId: operation = NONE, routeOptions } = request
    if (request.isSimulated) return done()
    // As in `/api/<service>/…`. The path that was called could be anything.
    const service = operation === NONE ? NONE : (routeOptions.url?.split('/')[2] ?? NONE)
    durations.observe({ service, operation, status: reply.statusCode }, reply.elapsedTime / 1000)
    done()
  })
}
