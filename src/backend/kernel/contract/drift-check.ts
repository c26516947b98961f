import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createFindings, type Findings } from '#domain/contract/drift/findings.ts'
import { compareResponse, type SeenResponse } from '#domain/contract/drift/response-drift.ts'
import type { Config } from '../config.ts'
import type { Contract, ContractOperation } from './contract.ts'

/** Compares what is really sent with the contract: headers, time, and text, after the caller has it. */
export interface DriftCheck {
  findings: Findings
  watcherOf(service: string, contract: Contract): Watch
}

/** Remembers a response until it has been sent. A payload that is a stream or a file is not read. */
export type Watch = (
  operation: ContractOperation,
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
) => void

interface Watched {
  payload: unknown
  service: string
  contract: Contract
  operation: ContractOperation
}

/** With `sample`, the first response of each status of an operation is compared, and then every one of so many. */
const ONE_OF = 50
/** Longer texts are not parsed again: the server would stand still meanwhile. */
const LONGEST_TEXT = 256 * 1024
/** Responses that wait to be compared. During a burst, the others go unchecked. */
const MOST_WAITING = 100

/** Undefined when CONTRACT_CHECK is off. */
export function createDriftCheck(
  app: FastifyInstance,
  { CONTRACT_CHECK: mode }: Pick<Config, 'CONTRACT_CHECK'>,
): DriftCheck | undefined {
  if (mode === 'off') return undefined
  const findings = createFindings()
  const seen = new Map<string, number>()
  const remembered = new WeakMap<FastifyRequest, Watched>()
  let waiting = 0

  const isChosen = (operationId: string, status: number) => {
    if (mode === 'all') return true
    const key = `${operationId} ${status}`
    const before = seen.get(key) ?? 0
    seen.set(key, before + 1)
    return before % ONE_OF === 0
  }

  app.addHook('onResponse', (request, reply, done) => {
    const watched = remembered.get(request)
    remembered.delete(request)
    // A response that broke off says nothing about the contract.
    if (watched && reply.raw.writableEnded && waiting < MOST_WAITING) {
      waiting++
      const response = seenResponse(reply, watched.payload)
      setImmediate(() => {
        waiting--
        compare(watched, response, request)
      })
    }
    done()
  })

  const compare = (
    { service, contract, operation }: Watched,
    response: SeenResponse,
    request: FastifyRequest,
  ) => {
    try {
      const drifts = compareResponse(contract, operation, response)
      for (const { pointer, expected, found, status } of findings.add(service, operation.operationId, drifts))
        request.log.warn(
          { drift: { operation: operation.operationId, status, pointer, expected, found } },
          'a response differs from the contract',
        )
    } catch (error) {
      request.log.error({ err: error }, 'a response could not be compared with the contract')
    }
  }

  return {
    findings,
    watcherOf: (service, contract) => (operation, request, reply, payload) => {
      // "Not modified" is the response to a question about a cached one, whatever the operation.
      if (reply.statusCode === 304) return
      if (isChosen(operation.operationId, reply.statusCode))
        remembered.set(request, { service, contract, operation, payload })
    },
  }
}

function seenResponse(reply: FastifyReply, payload: unknown): SeenResponse {
  const type = reply.getHeader('content-type')
  return {
    status: reply.statusCode,
    type: type === undefined ? undefined : String(type),
    headers: Object.keys(reply.getHeaders()),
    body: bodyOf(payload),
    time: reply.elapsedTime,
  }
}

function bodyOf(payload: unknown): SeenResponse['body'] {
  if (payload === undefined || payload === null || payload === '') return undefined
  return typeof payload === 'string' && payload.length <= LONGEST_TEXT ? { text: payload } : 'bytes'
}
