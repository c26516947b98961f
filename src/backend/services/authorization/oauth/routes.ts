import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { findProgram } from '#domain/authorization/programs.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { Problem } from '#kernel/http/problem.ts'
import type { RateLimits } from '#kernel/http/rate-limit.ts'
import { exchangeCode, revokeSecret } from './exchange.ts'
import { METADATA_PATH, metadataOf, REVOKE_PATH, TOKEN_PATH } from './metadata.ts'

/** Bytes of a form. */
const FORM_LIMIT = 8 * 1024

const rateOf = (operationId: string) => ({
  operationId,
  responses: {},
  'x-rate-limit': { calls: 60, seconds: 60, by: ['address' as const] },
})
const EXCHANGE = rateOf('exchangeAuthorizationCode')
const REVOCATION = rateOf('revokeBearerToken')

/** An error of RFC 6749 §5.2. Its `error_description` is for the people who use the program. */
class OAuthError extends Error {
  readonly error: string
  readonly status: number
  constructor(error: string, description: string, status = 400) {
    super(description)
    this.error = error
    this.status = status
  }
}

/**
 * The addresses that programs call to log in with a browser (OAuth 2.1, RFC 8414 and RFC 7009), which standards define:
 * they take forms, and their errors are those of RFC 6749. So no contract describes them.
 */
export function registerOAuth(app: FastifyInstance, kernel: Kernel, rateLimits: RateLimits): void {
  app.get(METADATA_PATH, async (_request, reply) =>
    reply.header('cache-control', 'public, max-age=300').send(metadataOf(kernel.publicUrl())),
  )
  app.register(async scope => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: FORM_LIMIT },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    )
    scope.setErrorHandler((error, _request, reply) => sendError(reply, error))

    scope.post(TOKEN_PATH, async (request, reply) => {
      await rateLimits.countAddress(EXCHANGE, request.ip)
      const form = formOf(request)
      const read = (name: string) => required(form, name)
      if (read('grant_type') !== 'authorization_code')
        throw new OAuthError('unsupported_grant_type', 'Only authorization_code is supported.')
      const clientId = requireProgram(form)
      const verifier = read('code_verifier')
      if (!/^[\w.~-]{43,128}$/.test(verifier))
        throw new OAuthError('invalid_request', 'code_verifier is not a verifier of RFC 7636.')
      const exchange = {
        ...{ clientId, verifier, code: read('code'), redirectUri: read('redirect_uri') },
        resource: form.get('resource') ?? undefined,
      }
      const result = await exchangeCode(kernel, exchange, request)
      if ('reason' in result) throw new OAuthError('invalid_grant', result.reason)
      const { secret, roles, lifetime } = result.token
      return reply.headers(UNCACHED).send({
        access_token: secret,
        token_type: 'Bearer',
        expires_in: lifetime,
        scope: roles.join(' '),
      })
    })

    scope.post(REVOKE_PATH, async (request, reply) => {
      await rateLimits.countAddress(REVOCATION, request.ip)
      const form = formOf(request)
      requireProgram(form)
      await revokeSecret(kernel, required(form, 'token'), request)
      // The same for a token that is none, so that no one can try out texts.
      return reply.headers(UNCACHED).code(200).send()
    })
  })
}

const UNCACHED = { 'cache-control': 'no-store', pragma: 'no-cache' }

function formOf({ body }: FastifyRequest): URLSearchParams {
  if (!(body instanceof URLSearchParams)) throw new OAuthError('invalid_request', 'Send a form.')
  const names = [...body.keys()]
  const repeated = names.find((name, at) => names.indexOf(name) !== at)
  if (repeated) throw new OAuthError('invalid_request', 'A parameter was sent twice.')
  return body
}

function required(form: URLSearchParams, name: string): string {
  const value = form.get(name)
  if (!value) throw new OAuthError('invalid_request', `${name} is missing.`)
  return value
}

function requireProgram(form: URLSearchParams): string {
  const clientId = required(form, 'client_id')
  if (!findProgram(clientId)) throw new OAuthError('invalid_client', 'The program is unknown.', 401)
  return clientId
}

function sendError(reply: FastifyReply, error: unknown) {
  const { status, headers, ...body } = toWire(error)
  if (status >= 500) reply.request.log.error({ err: error }, 'request failed')
  return reply
    .code(status)
    .headers({ ...UNCACHED, ...headers })
    .send(body)
}

function toWire(error: unknown) {
  if (error instanceof OAuthError)
    return { status: error.status, headers: {}, error: error.error, error_description: error.message }
  // 429 and 503 say when to try again.
  if (error instanceof Problem) {
    const { status, headers, message } = error
    return { status, headers, error: 'temporarily_unavailable', error_description: message }
  }
  const { statusCode = 500 } = error as { statusCode?: number }
  return statusCode < 500
    ? { status: statusCode, headers: {}, error: 'invalid_request', error_description: 'Send a form.' }
    : { status: 500, headers: {}, error: 'server_error', error_description: 'Something went wrong.' }
}
