import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { getCurrentToken } from '#generated/authorization/operations/getCurrentToken.ts'
import { apiTokenIn } from '#kernel/access/api-tokens/api-tokens.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { checkOrigin } from '#kernel/http/origin.ts'
import { problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import { readTokenAccess, type TokenAccess } from '#mcp/token-access.ts'
import { callOwnApi } from './own-api.ts'

const PATH = '/mcp'
/** RFC 9728, section 3.1: the path of the resource goes behind that of the document. Some clients leave it out. */
const METADATA = '/.well-known/oauth-protected-resource'
/** Bytes of a message. A configuration is the longest, and `createConfigurationPlan` takes as many. */
const BODY_LIMIT = 2_200_000
const TOKEN_PATH = `/api/${getCurrentToken.service}${getCurrentToken.path}`

/**
 * The Model Context Protocol at `/mcp` (streamable HTTP, without sessions), as an OAuth protected resource. It is no
 * operation: the protocol defines its bodies. Each tool calls an operation of this server with the token of the caller, as
 * any other program does, so permissions, limits, and logs are those of the operations.
 */
export function registerMcp(app: FastifyInstance, kernel: Kernel, rateLimits: RateLimits): void {
  for (const url of [METADATA, `${METADATA}${PATH}`])
    app.get(url, async (request, reply) => {
      await rateLimits.countPage(request.ip)
      return reply
        .type('application/json')
        .header('cache-control', 'public, max-age=3600')
        .header('access-control-allow-origin', '*')
        .send(JSON.stringify(metadataOf(kernel)))
    })

  // Without sessions, the server has nothing to send by itself, and nothing to end.
  app.route({
    method: ['GET', 'DELETE'],
    url: PATH,
    handler: (_request, reply) => reply.code(405).header('allow', 'POST').send(),
  })

  const accessOf = new WeakMap<FastifyRequest, TokenAccess>()
  app.post(
    PATH,
    {
      bodyLimit: BODY_LIMIT,
      // Before the body is read, which is for callers with a token.
      onRequest: async (request, reply) => {
        checkOrigin(request, kernel, undefined)
        if (!apiTokenIn(request.headers.authorization)) {
          await rateLimits.countPage(request.ip)
          return rejectToken(reply, kernel)
        }
        const token = await callOwnApi(app, request, { method: 'GET', url: TOKEN_PATH })
        if (token.statusCode === 200) accessOf.set(request, readTokenAccess(token.json()))
        else if (token.statusCode === 401) return rejectToken(reply, kernel, 'invalid_token')
        else {
          const { 'retry-after': retryAfter } = token.headers
          if (retryAfter !== undefined) reply.header('retry-after', retryAfter)
          return reply.code(token.statusCode).type('application/json').send(token.body)
        }
      },
    },
    async (request, reply) => {
      const access = accessOf.get(request)
      if (!access) throw new Error('the token is checked before')
      const { respondToMessage } = await import('./respond.ts')
      return respondToMessage(app, { portal: kernel.publicUrl(), access, request, reply })
    },
  )
}

/** RFC 9728, section 2. */
function metadataOf(kernel: Kernel): object {
  const portal = kernel.publicUrl()
  return {
    resource: `${portal}${PATH}`,
    resource_name: 'Gatepost',
    authorization_servers: [portal],
    bearer_methods_supported: ['header'],
    resource_documentation: `${portal}/docs/mcp`,
  }
}

/** RFC 9728, section 5.1, and RFC 6750, section 3: where to get a token. The body is that of the API. */
function rejectToken(reply: FastifyReply, kernel: Kernel, error?: 'invalid_token'): FastifyReply {
  const parameters = [
    ...(error ? [`error="${error}"`] : []),
    `resource_metadata="${kernel.publicUrl()}${METADATA}${PATH}"`,
  ]
  return reply
    .code(401)
    .header('www-authenticate', `Bearer ${parameters.join(', ')}`)
    .type('application/json')
    .send(JSON.stringify(problem('not-authenticated').items))
}
