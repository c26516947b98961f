import { allowAnySite } from '../http/any-site.ts'
import { respondIn } from '../http/failures.ts'
import { acceptedType, ignoreTypeOfNothing } from '../http/media-types.ts'
import type { Step } from './step.ts'

/** Notes which operation a request is for, and in which media type it gets its response. */
export const match: Step = ({ operation, requirements, service: { mediaType, onRequest } }) => {
  const { operationId, 'x-body-limit': bodyLimit, 'x-signed': isSigned } = operation
  const isKeyed = requirements.auth === 'key'
  return {
    // The contracts declare no HEAD, and a HEAD of a lookup would count as one.
    route: { exposeHeadRoute: false, ...(bodyLimit !== undefined && { bodyLimit }) },
    onRequest(request, reply, done) {
      request.operationId = operationId
      request.isKeyed = isKeyed
      if (mediaType) request.bodyType = acceptedType(request, mediaType)
      ignoreTypeOfNothing(request)
      if (isSigned) request.signedBody = ''
      if (isKeyed) allowAnySite(reply)
      onRequest?.(request, reply)
      done()
    },
  }
}

/** Sends the errors of an operation in the format of its service, where it has its own. */
export const handleErrors: Step = ({ service: { errorHandler, onFailure }, kernel }) =>
  errorHandler ? { route: { errorHandler: respondIn(errorHandler, onFailure, kernel) } } : {}
