import type { FastifyReply, FastifyRequest } from 'fastify'
import type { OnMistake } from '../contract/context.ts'
import type { Endpoint, Step } from './step.ts'
import { withCallback } from './with-callback.ts'

/** Compares each response with the contract. */
export const checkResponse: Step = endpoint => {
  const { operation, conforms, onMistake } = endpoint
  const check = (request: FastifyRequest, { statusCode: status }: FastifyReply, body: unknown) =>
    tell(request, conforms.response(operation.operationId, { status, body }), onMistake)
  return {
    preSerialization: withCallback((request, reply, body) => {
      if (!isUnbuilt(endpoint, reply)) check(request, reply, body)
      return body
    }),
    // Bodies are compared before they are serialized; this leaves responses without one.
    onSend: withCallback((request, reply, payload) => {
      if (payload === undefined || payload === '') check(request, reply, undefined)
      return payload
    }),
  }
}

/** Compares what is really sent with the contract, where that is on. */
export const watchDrift: Step = endpoint => {
  const { operation, watch } = endpoint
  if (!watch) return {}
  return {
    onSend: withCallback((request, reply, payload) => {
      if (!isUnbuilt(endpoint, reply)) watch(operation, request, reply, payload)
      return payload
    }),
  }
}

/** What is yet to be built is no part of a contract. */
function isUnbuilt({ isBuilt }: Endpoint, { statusCode }: FastifyReply): boolean {
  return !isBuilt && statusCode === 501
}

/** Logs how a response breaks the contract. */
export function tell({ log }: FastifyRequest, violations: string[], onMistake: OnMistake): void {
  if (!violations.length) return
  log.error({ violations }, 'the answer breaks the contract')
  onMistake(violations)
}
