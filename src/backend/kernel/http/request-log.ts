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
      // Only the path: a query can contain what people typed. Of lookups, it can contain the key of an address.
      path: (request.isKeyed && request.routeOptions.url) || loggedPath(request.url),
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
