import type { FastifyInstance, FastifyReply } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import { type Contract, contractOperations } from '../contract/contract.ts'

const ANY_SITE = {
  'access-control-allow-origin': '*',
  'access-control-expose-headers': 'X-Request-Id, Retry-After, X-Test',
  'cross-origin-resource-policy': 'cross-origin',
}

/** Any page can call and read the response: no cookie is read, and the hostnames of the key decide. */
export function allowAnySite(reply: FastifyReply): void {
  reply.headers(ANY_SITE)
}

/**
 * Answers preflight requests. Authorization is allowed so that a page with a secret key can read why it is
 * rejected.
 */
export function respondToPreflights(app: FastifyInstance, prefix: string, contract: Contract): void {
  const keyed = contractOperations(contract).filter(
    ({ operation }) => requirementsOf(operation.security).auth === 'key',
  )
  for (const [path, operations] of Map.groupBy(keyed, operation => operation.path)) {
    const methods = operations.map(({ method }) => method.toUpperCase()).join(', ')
    app.options(`${prefix}${path.replace(/\{(\w+)\}/g, ':$1')}`, async (request, reply) => {
      // Logged as the operation is, whose path can have the key of an address.
      request.isKeyed = true
      allowAnySite(reply)
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': methods,
          'access-control-allow-headers': 'Content-Type, Authorization, X-Tag',
          'access-control-max-age': '86400',
        })
        .send()
    })
  }
}
