import { fieldError } from '#domain/errors/fields/field-errors.ts'
import { readEarlierName } from '../contract/deprecated-parameters.ts'
import { Problem } from '../http/problem.ts'
import { deprecatedUsesOf } from '../work/deprecated-uses.ts'
import type { Step } from './step.ts'

/**
 * Rejects a call without the body that its operation requires: the router validates a body by its media type, so it
 * skips one that is missing. Where the service is lenient, the body is read into what the contract declares first.
 */
export const requireBody: Step = ({ operation, service: { readBody } }) => {
  if (!operation.requestBody?.required) return {}
  return {
    preValidation(request, _reply, done) {
      if (request.body === undefined) throw new Problem([fieldError('body', { name: 'required' })])
      if (readBody) {
        request.sentBody = request.body
        request.body = readBody(operation.operationId, request.body)
      }
      done()
    },
  }
}

/**
 * Counts deprecated parameters by the caller, and reads one that has another name now (`x-replaced-by`) as that, so that no
 * handler knows two names. Those of a call with a key are counted once its handler has found out whose key it is.
 */
export const readDeprecatedParameters: Step = ({
  deprecatedParameters,
  operation: { operationId },
  kernel,
}) => {
  if (!deprecatedParameters.length) return {}
  const uses = deprecatedUsesOf(kernel)
  uses.declare(operationId, deprecatedParameters)
  return {
    preValidation(request, _reply, done) {
      const { caller } = request
      const query = request.query as Record<string, unknown>
      const sent = deprecatedParameters.filter(({ name }) => name in query)
      const names = sent.map(({ name }) => name)
      request.deprecatedParameters = names
      if (caller) {
        const accountId = caller.accountId ?? 0
        uses.note(names, { sender: 'person', senderId: caller.userId, accountId, operationId })
      }
      for (const parameter of sent) {
        readEarlierName(query, parameter)
      }
      done()
    },
  }
}
