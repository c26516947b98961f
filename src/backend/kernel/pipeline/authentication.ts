import type { FastifyRequest } from 'fastify'
import { takesSecretKey } from '#domain/contract/operation.ts'
import { readCookie, sessionCookie } from '../access/cookies.ts'
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
      if (request.caller) access.forget(request.caller.sessionId)
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
  const withKey = takesSecretKey(operation.security) ? byKey(endpoint) : undefined
  // What was so a moment ago may decide about reads without secrets, never about a change.
  const how = { cached: isRead && !isSecret }
  return async request => {
    if (withKey && /^basic /i.test(request.headers.authorization ?? '')) return withKey(request)
    request.caller = await access.byBearer(request.headers.authorization, how)
    if (!request.caller) throw problem('not-authenticated')
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
