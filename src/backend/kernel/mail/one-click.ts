import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RateLimits } from '../http/rate-limit.ts'

/** Mail programs press the button for many people from few addresses. */
const RATE = { calls: 300, seconds: 60, by: ['address' as const] }

interface OneClick {
  /** Name of its rate limit. */
  operationId: string
  path: string
  /** Ends what the token of a link is for. Throws for a token that stands for nothing. */
  unsubscribe(token: string, request: FastifyRequest): Promise<unknown>
}

/**
 * The address that mail programs post to when a person presses their button to unsubscribe (RFC 8058): a form,
 * which no contract describes, without cookies and without a page of ours.
 */
export function registerOneClick(
  app: FastifyInstance,
  rateLimits: RateLimits,
  { operationId, path, unsubscribe }: OneClick,
): void {
  const operation = { operationId, responses: {}, 'x-rate-limit': RATE }
  app.register(async scope => {
    scope.addContentTypeParser(
      ['application/x-www-form-urlencoded', 'multipart/form-data'],
      { parseAs: 'string', bodyLimit: 1024 },
      (_request, _body, done) => done(null, undefined),
    )
    scope.post(path, async (request, reply) => {
      await rateLimits.countAddress(operation, request.ip)
      const { token } = request.query as { token?: unknown }
      await unsubscribe(String(token ?? ''), request)
      return reply.code(204).send()
    })
  })
}
