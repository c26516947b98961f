import type { FastifyReply, FastifyRequest } from 'fastify'
import { allows, missingRoles, requirementsOf } from '#domain/contract/operation.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import { requireTakesToken } from '../access/api-tokens/check.ts'
import { requireRecentLogin } from '../access/recent-login.ts'
import { problem } from '../http/problem.ts'
import type { Queries } from '../storage/database.ts'
import type { UndoCall } from '../storage/tables.ts'
import type { CallerCheck, Kernel, Performable, Performed, PerformOptions } from './context.ts'

interface Outer {
  request: FastifyRequest
  reply: FastifyReply
  kernel: Kernel
  db: Queries
  /** Of the outer call: it also covers the roles of the inner one, since none of the caller's may be lost. */
  check: CallerCheck
}

/**
 * Calls an operation from within another one, in its transaction: with the roles, the login, and the acting of the same
 * caller, and with a call that the kernel has recorded or that was made of valid input, so that it needs no validation.
 */
export async function perform(
  { request, reply, kernel, db, check }: Outer,
  { operation: id, params, body }: UndoCall,
  { undoes, isTrial = false }: Pick<PerformOptions, 'undoes' | 'isTrial'> = {},
): Promise<Performed> {
  const found = kernel.operations.get(id)
  if (!found || !request.caller) throw problem('not-implemented')
  requireTakesToken(found.operation, request.caller)
  requireRoles(found, request.caller.roles)
  kernel.accessRules.checkActing(found.operation, found.method, request.caller)
  if (!isTrial) requireRecentLogin(found.operation, request.caller, kernel.clock.now())
  kernel.accessRules.checkAccount(found.operation, found.method, request.caller)
  const own = { params, query: {}, body, operationId: id }
  const inner = Object.create(
    request,
    Object.fromEntries(Object.entries(own).map(([name, value]) => [name, { value }])),
  ) as FastifyRequest
  return found.run(inner, reply, db, { undoes, check })
}

function requireRoles({ operation }: Performable, held: readonly string[]): void {
  const requirements = requirementsOf(operation.security)
  if (allows(requirements, held)) return
  throw problem(...missingRoleError(missingRoles(requirements, held)))
}
