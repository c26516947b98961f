import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { loggedPath } from './portal/encoded-hash.ts'

/** Logs each request in one line, which says more than Fastify's own two. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    logRequest(request, reply)
    done()
  })
}

export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  request.log.info(
    {
      method: request.method,
      // Only the path: a query can contain what people typed.
      path: pathOf(request),
      operation: request.operationId,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      userId: request.caller?.userId,
      accountId: request.caller?.accountId ?? request.client?.accountId,
      clientId: request.client?.clientId,
      actorUserId: request.caller?.actor?.userId,
    },
    'request',
  )
}

/** Length from which a part of a path that no operation has may be the key of an address. */
const KEY_LENGTH = 12

/** The path of a request as the log has it. Those of lookups can contain the key of an address. */
function pathOf({ isKeyed, operationId, routeOptions, url }: FastifyRequest): string {
  if (isKeyed && routeOptions.url) return routeOptions.url
  const path = loggedPath(url)
  if (operationId || !path.startsWith('/api/')) return path
  const [empty, folder, service, ...parts] = path.split('/')
  const shown = parts.map(part => (part.length < KEY_LENGTH ? part : '…'))
  return [empty, folder, service, ...shown].join('/')
}
