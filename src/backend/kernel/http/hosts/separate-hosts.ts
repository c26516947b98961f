import type { FastifyInstance } from 'fastify'
import type { FailOutside } from '../failures.ts'
import { problem } from '../problem.ts'
import { type HostSettings, portalOrigins } from './hosts.ts'

const HEALTH = new Set(['/healthz', '/readyz'])

/**
 * Serves a service with a host of its own only there, and nothing else there. Under other names, such as the address
 * that a balancer checks or a call of the server to itself, the server has everything.
 */
export function separateHosts(app: FastifyInstance, settings: HostSettings, fail: FailOutside): void {
  const hostIn = (origin: string) => new URL(origin).host
  const hosts = new Map([...(settings.SERVICE_ORIGINS ?? [])].map(([name, origin]) => [name, hostIn(origin)]))
  const ofServices = new Set(hosts.values())
  const ofPortals = new Set(portalOrigins(settings)?.map(hostIn))
  app.addHook('onRequest', (request, reply, done) => {
    const { host, url } = request
    const [path = ''] = url.split('?', 1)
    const [, folder, name = ''] = path.split('/', 3)
    const ownHost = folder === 'api' ? hosts.get(name) : undefined
    const isElsewhere = ofServices.has(host)
      ? ownHost !== host && !HEALTH.has(path)
      : ofPortals.has(host) && ownHost !== undefined
    if (isElsewhere) fail(request, reply, problem('not-found'))
    else done()
  })
}
