import type { FastifyRequest } from 'fastify'
import { allows, missingRoles, requirementsOf } from '#domain/contract/operation.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import type { Kernel } from '../contract/context.ts'
import type { ContractOperation } from '../contract/contract.ts'
import { playOldLogin } from '../dev/scenarios.ts'
import { checkOrigin } from '../http/origin.ts'
import { problem } from '../http/problem.ts'
import type { RateLimits } from '../http/rate-limit.ts'
import type { Access } from './access.ts'
import { readCookie, sessionCookie } from './cookies.ts'

interface AuthorizationOptions {
  operation: ContractOperation
  method: string
  /** Whether it may be decided by what was so a moment ago: for reads without secrets, never for a change. */
  isCached: boolean
  strict: boolean
  kernel: Kernel
  access: Access
  rateLimits: RateLimits
}

/**
 * Finds the caller of an operation that people call, and throws 401 or 403 unless they may call it, before anything is
 * validated.
 */
export function createAuthorization({
  operation,
  method,
  isCached,
  strict,
  kernel,
  access,
  rateLimits,
}: AuthorizationOptions): (request: FastifyRequest) => Promise<void> {
  const { config, clock, accessRules } = kernel
  const requirements = requirementsOf(operation.security)
  const recent = operation['x-recent-login']
  return async request => {
    const cookie = readCookie(request, sessionCookie, config.secure)
    checkOrigin(request, kernel.publicUrl(), cookie)
    if (requirements.auth === 'none') return
    const found = await (requirements.auth === 'session'
      ? access.byCookie(cookie)
      : access.byBearer(request.headers.authorization, { cached: isCached }))
    const caller = found && strict ? playOldLogin(request, found) : found
    request.caller = caller
    if (!caller) throw problem('not-authenticated')
    await rateLimits.countPerson(operation, caller.userId)
    if (caller.mustChangePassword && !operation['x-before-password-change'])
      throw problem('password-change-required')
    if (!allows(requirements, caller.roles))
      throw problem(...missingRoleError(missingRoles(requirements, caller.roles)))
    accessRules.checkActing(operation, method, caller)
    if (recent === undefined) return
    if (clock.now().getTime() - caller.authenticated.getTime() > recent * 1000)
      throw problem('recent-login-required')
  }
}
