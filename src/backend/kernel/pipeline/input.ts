import { fieldError } from '#domain/errors/field-errors.ts'
import { Problem } from '../http/problem.ts'
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
 * Reads a parameter that a call sends by its earlier name (`x-replaced-by`) as the one that replaces it, so that no handler
 * knows two names. A call with both is rejected: it is not clear which value it means.
 */
export const readEarlierNames: Step = ({ deprecatedParameters }) => {
  if (!deprecatedParameters.length) return {}
  return {
    preValidation(request, _reply, done) {
      const query = request.query as Record<string, unknown>
      for (const { name, replacement } of deprecatedParameters) {
        if (replacement === undefined || !(name in query)) continue
        if (replacement in query)
          throw new Problem([fieldError(name, { name: 'unknown-field', suggestion: replacement })])
        query[replacement] = query[name]
        delete query[name]
      }
      done()
    },
  }
}
