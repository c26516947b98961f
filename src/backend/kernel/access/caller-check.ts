import type { FastifyRequest } from 'fastify'
import { allows, missingRoles, requirementsOf, takesSecretKey } from '#domain/contract/operation.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import type { CallerCheck, Kernel } from '../contract/context.ts'
import type { ContractOperation } from '../contract/contract.ts'
import type { Service } from '../contract/service.ts'
import { Problem, problem } from '../http/problem.ts'
import type { Queries } from '../storage/database.ts'
import type { Turn } from '../work/turns.ts'
import type { Access, Caller } from './access.ts'

/** The access that a call began with ended before the call could commit. Another call may have it again. */
export class AccessLost extends Problem {}

interface CheckOptions {
  operation: ContractOperation
  /** Of the operation. */
  method: string
  kernel: Kernel
  access: Access
  service: Pick<Service, 'authenticate' | 'authenticateKey'>
}

/** Of a call without access of its own, of which nothing can end. */
const NOTHING_TO_CHECK: CallerCheck = { isDone: true, run: async () => {}, runNow: async () => {} }

/** Whether the call has access of its own, which may end while it runs. */
export function hasAccess({ caller, client }: FastifyRequest): boolean {
  return caller !== undefined || client !== undefined
}

export function createCallerCheck(
  { operation, method, kernel, access, service }: CheckOptions,
  request: FastifyRequest,
): CallerCheck {
  if (!hasAccess(request)) return NOTHING_TO_CHECK
  let [isDone, endsHere] = [false, false]
  const check = async (db: Queries) => {
    isDone = true
    const { caller, client } = request
    if (caller) {
      const now = requireSame(operation, caller, await access.lockCaller(db, caller))
      try {
        kernel.accessRules.checkAccount(operation, method, now)
      } catch (error) {
        if (error instanceof Problem) throw new AccessLost(error.items)
        throw error
      }
    }
    // A key that ends meanwhile stops working within the time in which its lookups do.
    if (!client) return
    const locking = { ...kernel, queries: db }
    const known = takesSecretKey(operation.security)
      ? await service.authenticateKey?.(request, locking, 'share')
      : await service.authenticate?.(request.headers.authorization, locking, 'share')
    if (known?.clientId !== client.clientId) throw lost('not-authenticated')
  }
  return {
    get isDone() {
      return isDone
    },
    async run(db) {
      if (!endsHere) await check(db)
    },
    async runNow(db) {
      await check(db)
      endsHere = true
    },
  }
}

/** A handler may have relied on any role that the caller had, so each of them counts. */
function requireSame(operation: ContractOperation, before: Caller, now: Caller | undefined): Caller {
  if (!now) throw lost('not-authenticated')
  const requirements = requirementsOf(operation.security)
  if (!allows(requirements, now.roles)) throw lost(...missingRoleError(missingRoles(requirements, now.roles)))
  const isSame =
    before.roles.every(role => now.roles.includes(role)) &&
    before.actor?.access === now.actor?.access &&
    (before.mustChangePassword || !now.mustChangePassword)
  // With another token, the same call is decided by what the caller has now.
  if (!isSame) throw lost('not-authenticated')
  return now
}

function lost(...of: Parameters<typeof problem>): AccessLost {
  return new AccessLost(problem(...of).items)
}

/**
 * The database for a handler that opens its own transactions: each one has its turn, and ends with the check. Nothing can
 * be written outside of them.
 */
export function checkedTransactions(queries: Queries, check: CallerCheck, turn: Turn): Queries {
  const outside = () => {
    throw new Error(
      'A call with a login writes in a transaction only, which ends with the check of its access.',
    )
  }
  return Object.create(queries, {
    transaction: {
      value: (
        action: Parameters<Queries['transaction']>[0],
        config?: Parameters<Queries['transaction']>[1],
      ) =>
        turn(() =>
          queries.transaction(async transaction => {
            const result = await action(transaction)
            await check.run(transaction)
            return result
          }, config),
        ),
    },
    insert: { value: outside },
    update: { value: outside },
    delete: { value: outside },
    execute: { value: outside },
  }) as Queries
}
