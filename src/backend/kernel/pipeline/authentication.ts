import type { FastifyRequest } from 'fastify'
import { takesSecretKey } from '#domain/contract/operation.ts'
import { apiTokenIn } from '../access/api-tokens/api-tokens.ts'
import { createTokenUses } from '../access/api-tokens/uses.ts'
import { readCookie, sessionCookie, setUpCookie } from '../access/cookies.ts'
import { problem } from '../http/problem.ts'
import type { Endpoint, RequestHook, Step } from './step.ts'

/** Finds out who calls: 401 unless the contract's kind of login is there and valid. */
export const authenticate: Step = endpoint => {
  switch (endpoint.requirements.auth) {
    case 'session':
      return { onRequest: bySession(endpoint) }
    case 'bearer':
      return { onRequest: byAccessToken(endpoint) }
    case 'provisioning':
      return { onRequest: byProgramToken(endpoint) }
    // The handler checks a key, since what it is worth depends on the service.
    case 'key':
    case 'none':
      return {}
  }
}

/** Looks at the session of a caller anew after a change, which may have ended or changed it. */
export const forgetSession: Step = ({ isRead, access }) => {
  if (isRead) return {}
  return {
    run: inner => async (request, reply, keep) => {
      const result = await inner(request, reply, keep)
      if (request.caller?.sessionId) access.forget(request.caller.sessionId)
      return result
    },
  }
}

function bySession({ kernel, access }: Endpoint): RequestHook {
  return async request => {
    request.caller = await access.byCookie(readCookie(request, sessionCookie, kernel.config))
    if (!request.caller) throw problem('not-authenticated')
  }
}

function byAccessToken(endpoint: Endpoint): RequestHook {
  const { isRead, isSecret, access, operation } = endpoint
  const withToken = byApiToken(endpoint)
  const withKey = takesSecretKey(operation.security) ? byKey(endpoint) : undefined
  const withSetUp = bySetUpSession(endpoint)
  // What was so a moment ago may decide about reads without secrets, never about a change.
  const how = { cached: isRead && !isSecret }
  return async request => {
    const { authorization } = request.headers
    if (withKey && /^basic /i.test(authorization ?? '')) return withKey(request)
    const token = apiTokenIn(authorization)
    if (token) return withToken(request, token)
    const hasToken = /^bearer \S/i.test(authorization ?? '')
    request.caller = hasToken ? await access.byBearer(authorization, how) : await withSetUp(request)
    if (!request.caller) throw problem('not-authenticated')
  }
}

/** A program, by an API token, which counts for itself as a person does; what is none counts for its address. */
function byApiToken({
  operation,
  access,
  kernel,
  rateLimits,
}: Endpoint): (request: FastifyRequest, token: string) => Promise<void> {
  return async (request, token) => {
    const { headers, ip } = request
    const caller = await access.byApiToken(token, { account: headers['x-account'], address: ip })
    await rateLimits.countAddress(operation, ip, caller?.token?.tokenId)
    if (!caller?.token) throw problem('not-authenticated')
    kernel.state(createTokenUses).note(caller.token.tokenId, ip)
    request.caller = caller
  }
}

/** Someone without a login, by the cookie that a set-up link was exchanged for. */
function bySetUpSession({ operation, access, kernel, rateLimits }: Endpoint) {
  return async (request: FastifyRequest) => {
    const secret = readCookie(request, setUpCookie, kernel.config)
    if (secret === undefined) return undefined
    const caller = await access.bySetUpSession(secret)
    await rateLimits.countAddress(operation, request.ip, caller?.token?.tokenId)
    return caller
  }
}

/** A program, by a key that the service checks. */
function byKey({
  operation,
  service,
  kernel,
  rateLimits,
}: Endpoint): (request: FastifyRequest) => Promise<void> {
  return async request => {
    request.client = await service.authenticateKey?.(request, kernel)
    if (request.client) return
    await rateLimits.countAddress(operation, request.ip)
    throw problem('not-authenticated')
  }
}

function byProgramToken({ operation, service, kernel, rateLimits }: Endpoint): RequestHook {
  return async request => {
    request.client = await service.authenticate?.(request.headers.authorization, kernel)
    if (request.client) return
    await rateLimits.countAddress(operation, request.ip)
    throw problem('not-authenticated')
  }
}
