import type { FastifyReply, FastifyRequest } from 'fastify'
import { checkedTransactions, createCallerCheck, hasAccess } from '../access/caller-check.ts'
import { createRecorder, type Recorder } from '../contract/activity.ts'
import type { CallerCheck } from '../contract/context.ts'
import { OWN_TRANSACTION, PERFORMABLE, REPEATABLE_REJECTIONS } from '../contract/handler-types.ts'
import { type Keep, respondOnce } from '../contract/idempotency.ts'
import { RequestContext } from '../contract/request-context.ts'
import { countReplicaRead } from '../metrics/replica-reads.ts'
import type { Queries } from '../storage/database.ts'
import { createTurns, type Turn } from '../work/turns.ts'
import type { Endpoint, HandlerResult, Run, Step } from './step.ts'

/**
 * Does the work once for an Idempotency-Key: a later call with it gets the first response again. Where the contract says
 * what a repeated call does without a key, the key is optional, and stands for a success only.
 */
export const replayIfKnown: Step = ({ operation, handler, kernel, showsSecret }) => {
  if (!operation['x-idempotent']) return {}
  const isOptional = operation['x-repeat'] !== undefined
  const options = {
    keepsRejections: !isOptional && !(REPEATABLE_REJECTIONS in handler),
    isSealed: showsSecret,
  }
  return {
    run: inner => (request, reply) =>
      isOptional && request.headers['idempotency-key'] === undefined
        ? inner(request, reply)
        : respondOnce(kernel, request, operation, keep => inner(request, reply, keep), options),
  }
}

/**
 * Calls the handler: in a transaction, unless it reads or opens its own, with the check that the caller still has their
 * access as its last statement. Other operations call it by its id, in their own transaction.
 */
export const transact: Step = endpoint => {
  const { operation, method, kernel, isRead, handler } = endpoint
  if (operation['x-read-replica']) return { run: () => fromReplica(endpoint) }
  const isOwn = isRead || OWN_TRANSACTION in handler
  if (isOwn && !(PERFORMABLE in handler)) return { run: () => withoutTransaction(endpoint) }
  kernel.operations.set(operation.operationId, {
    operation,
    method,
    run: async (request, reply, db, { undoes, check }) => {
      const how = { db, check, undoes, isTransaction: true }
      const { result, written } = await callHandler(endpoint, request, reply, how)
      return { activityId: written[0]?.activityId, summary: written[0]?.summary, body: result.body }
    },
  })
  return { run: () => (isOwn ? withoutTransaction(endpoint) : withinTransaction(endpoint)) }
}

function withinTransaction(endpoint: Endpoint): Run {
  const { queries, state } = endpoint.kernel
  return (request, reply, keep) => {
    const check = createCallerCheck(endpoint, request)
    const change = () =>
      queries.transaction(async db => {
        const { result } = await callHandler(endpoint, request, reply, {
          db,
          check,
          keep,
          isTransaction: true,
        })
        await keep?.(db, result)
        await check.run(db)
        return result
      })
    return state(createTurns).take(request, change)
  }
}

function withoutTransaction(endpoint: Endpoint): Run {
  const { isRead, kernel } = endpoint
  const { queries: db } = kernel
  return async (request, reply, keep) => {
    const check = createCallerCheck(endpoint, request)
    const { result } = await callHandler(endpoint, request, reply, { db, check, keep, isTransaction: false })
    // One that wrote nothing of ours may still have made others do something.
    if (!isRead && !check.isDone) await check.run(db)
    return result
  }
}

/** A read that may lack the last seconds: from the standby, if there is one. The response says when its data was current. */
function fromReplica(endpoint: Endpoint): Run {
  const { kernel } = endpoint
  const { queries, replica, clock } = kernel
  return async (request, reply, keep) => {
    const check = createCallerCheck(endpoint, request)
    const begun = clock.now().getTime()
    const work = (db: Queries) =>
      callHandler(endpoint, request, reply, { db, check, keep, isTransaction: false })
    const { value, lag } = replica
      ? await replica.read(work, (result, err) => {
          countReplicaRead(kernel, result)
          if (err) request.log.warn({ err }, 'the replica of the database could not be read')
        })
      : { value: await work(queries), lag: 0 }
    reply.header('as-of', new Date(begun - lag).toISOString())
    return value.result
  }
}

interface CallParts {
  db: Queries
  check: CallerCheck
  keep?: Keep | undefined
  /** Whether `db` is the transaction of the call. */
  isTransaction: boolean
  /** The entry of the activity log that the call takes back. */
  undoes?: number | undefined
}

/** Calls the handler, and records what it did. */
async function callHandler(
  { operation, handler, isRead, kernel, onMistake }: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  { db, check, keep: keepResponse, isTransaction, undoes }: CallParts,
): Promise<{ result: HandlerResult; written: Recorder['written'] }> {
  const { accessRules, activityNotices: notices } = kernel
  const now = kernel.clock.now()
  const of = { request, operation, now, accessRules, notices, onMistake, db, isTransaction, undoes }
  const recorder = createRecorder(of)
  // What a login may change, it changes in transactions that end with the check.
  const isChecked = !isTransaction && !isRead && hasAccess(request)
  const turn: Turn = change => kernel.state(createTurns).take(request, change)
  const own = isChecked ? checkedTransactions(db, check, turn) : db
  const parts = { request, reply, kernel, operation, db: own, check, recorder, keepResponse }
  const context = new RequestContext(parts, now)
  const result = await handler(context as never)
  await recorder.finish(db, result)
  return { result, written: recorder.written }
}
