import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Access } from '../access/access.ts'
import { checkedTransactions, createCallerCheck } from '../access/caller-check.ts'
import { createRecorder } from './activity.ts'
import type { CallerCheck, Kernel } from './context.ts'
import type { ContractOperation } from './contract.ts'
import { type AnyHandler, OWN_TRANSACTION, REPEATABLE_REFUSALS } from './handler-types.ts'
import { answerOnce, type Keep } from './idempotency.ts'
import { createContext } from './request-context.ts'
import type { Service } from './service.ts'

interface CallsOptions {
  operation: ContractOperation
  method: string
  handler: AnyHandler
  strict: boolean
  kernel: Kernel
  access: Access
  authenticate: Service['authenticate']
}

type Answer = Awaited<ReturnType<AnyHandler>>

interface CallOptions {
  keep?: Keep | undefined
  check: CallerCheck
  isTransaction: boolean
  /** The entry of the activity log that the call takes back. */
  undoes?: number
}

/**
 * Returns what calls the handler of an operation for an authorized and valid request: in a transaction, unless it opens
 * its own, with the check that the caller still has their access as its last statement, and once for an Idempotency-Key.
 * Other operations call it by its id, in their own transaction.
 */
export function createCalls({
  operation,
  method,
  handler,
  strict,
  kernel,
  access,
  authenticate,
}: CallsOptions): (request: FastifyRequest, reply: FastifyReply) => Promise<Answer> {
  const isRead = method === 'get'
  const ownTransaction = OWN_TRANSACTION in handler || isRead
  const keepsRefusals = !(REPEATABLE_REFUSALS in handler)

  /** Calls the handler, and records what it did. */
  const runIn = async (
    request: FastifyRequest,
    reply: FastifyReply,
    db: Kernel['queries'],
    { keep, check, ...how }: CallOptions,
  ) => {
    const { accessRules, activityNotices: notices } = kernel
    const now = kernel.clock.now()
    const recorder = createRecorder({ request, operation, db, now, accessRules, notices, strict, ...how })
    // What a login may change, it changes in transactions that end with the check.
    const isChecked = !how.isTransaction && !isRead && hasAccess(request)
    const own = isChecked ? checkedTransactions(db, check) : db
    const parts = { db: own, check, recorder, keepAnswer: keep }
    const context = createContext(request, reply, kernel, operation, parts)
    const answer: Answer = await handler(context as never)
    await recorder.finish(db, answer)
    return { answer, written: recorder.written }
  }
  if (!ownTransaction)
    kernel.operations.set(operation.operationId, {
      operation,
      method,
      run: async (request, reply, db, { undoes, check }) => {
        const { written } = await runIn(request, reply, db, { isTransaction: true, undoes, check })
        return { activityId: written[0] }
      },
    })

  return async (request, reply) => {
    const check = createCallerCheck({ request, operation, kernel, access, authenticate })
    const action = async (keep?: Keep): Promise<Answer> => {
      const run = async (db: Kernel['queries']) =>
        (await runIn(request, reply, db, { keep, check, isTransaction: !ownTransaction })).answer
      if (!ownTransaction)
        return kernel.queries.transaction(async transaction => {
          const answer = await run(transaction)
          await keep?.(transaction, answer)
          await check.run(transaction)
          return answer
        })
      const answer = await run(kernel.queries)
      // One that wrote nothing of ours may still have made others do something.
      if (!isRead && !check.isDone) await check.run(kernel.queries)
      return answer
    }
    if (!operation['x-idempotent']) return action()
    return answerOnce(kernel, request, operation, action, { keepsRefusals })
  }
}

/** Whether the call has access of its own, which may end while it runs. */
function hasAccess({ caller, client }: FastifyRequest): boolean {
  return caller !== undefined || client !== undefined
}
