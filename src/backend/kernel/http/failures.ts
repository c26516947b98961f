import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Kernel } from '../contract/context.ts'
import type { FailedCall, Service } from '../contract/service.ts'
import { headerName, toErrorItems } from '../contract/validation.ts'
import { isUnavailable } from '../storage/postgres.ts'
import { acceptedType } from './media-types.ts'
import { busy, Problem, problem, SimulatedProblem } from './problem.ts'

/** Turns every failure of the app into an error list: of handlers, validation, parsing and unknown paths. */
export function respondToFailures(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError | Error, request, reply) =>
    respond(
      error,
      isOutside(error, request) ? problem('not-found') : toProblem(error, request),
      request,
      reply,
    ),
  )
}

/** A file that may not be sent. The response does not reveal which files exist. */
function isOutside(error: FastifyError | Error, { operationId }: FastifyRequest): boolean {
  return !operationId && 'statusCode' in error && (error.statusCode === 403 || error.statusCode === 404)
}

/** The same, in the words of a service that has its own. It can look at the failure before the response is sent. */
export function respondIn(
  words: NonNullable<Service['errorHandler']>,
  onFailure: Service['onFailure'],
  kernel: Kernel,
) {
  return async (error: FastifyError | Error, request: FastifyRequest, reply: FastifyReply) => {
    const failure = words(toProblem(error, request))
    request.failure = failure.items[0]
    request.isSimulated = error instanceof SimulatedProblem
    try {
      await onFailure?.(failure, toFailedCall(request, failure), kernel)
    } catch (unrecorded) {
      request.log.error({ err: unrecorded }, 'a failure could not be recorded')
    }
    return respond(error, failure, request, reply)
  }
}

function toFailedCall(request: FastifyRequest, { status }: Problem): FailedCall {
  const { operationId = '', client, headers, method, url, params, body, sentBody = body } = request
  const { id } = (params ?? {}) as { id?: string }
  const query = Object.fromEntries(new URLSearchParams(url.split('?')[1]))
  const { authorization, 'if-match': ifMatch } = headers
  return { operationId, status, client, authorization, method, url, ifMatch, id, query, body: sentBody }
}

function respond(error: Error, failure: Problem, request: FastifyRequest, reply: FastifyReply) {
  // Work that stops because its client has gone away is not a failure.
  const isOurs = failure.status >= 500 && !request.isSimulated
  if (isOurs && !reply.raw.destroyed) request.log.error({ err: error }, 'request failed')
  return send(reply, failure)
}

/** Sends a failure that no operation is asked for, in the words of the service that the address belongs to. */
export type FailOutside = (request: FastifyRequest, reply: FastifyReply, failure: Problem) => FastifyReply

export function failOutside(services: readonly Service[]): FailOutside {
  const handling = services.filter(({ errorHandler }) => errorHandler)
  return (request, reply, failure) => {
    const { url } = request
    const [, folder, name] = url.split(/[/?]/, 3)
    const service = folder === 'api' ? handling.find(each => each.name === name) : undefined
    if (service?.mediaType) request.bodyType = acceptedType(request, service.mediaType)
    const { status, headers, body } = service?.errorHandler?.(failure) ?? failure
    // As a string, because this response is not checked against an operation's contract.
    return reply
      .code(status)
      .headers(headers)
      .type(request.bodyType ?? 'application/json')
      .send(JSON.stringify(body))
  }
}

function send(reply: FastifyReply, { status, headers, body }: Problem) {
  const type = reply.request.bodyType ?? 'application/json'
  return reply.code(status).headers(headers).type(type).send(body)
}

function toProblem(error: FastifyError | Error, { isKeyed }: FastifyRequest): Problem {
  if (error instanceof Problem) return error
  if (isUnavailable(error)) return busy()
  if ('validation' in error && error.validation) {
    const { validation, validationContext } = error
    // The address APIs name the parameter: their callers read the message, and no form has a field for it.
    const part = isKeyed && validationContext === 'querystring' ? 'parameters' : 'fields'
    const items = toErrorItems(validation, part)
    if (validationContext !== 'headers') return new Problem(items)
    return new Problem(items.map(item => ({ ...item, fields: item.fields.map(headerName) })))
  }
  switch ('code' in error ? error.code : undefined) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return problem('body-too-large')
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return problem('unsupported-media-type')
    case 'FST_ERR_CTP_EMPTY_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_JSON_BODY':
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return problem('malformed-body')
  }
  // Fastify's own client errors, such as a bad percent-encoding in the path.
  if ('statusCode' in error && error.statusCode === 400) return problem('malformed-body')
  return problem('internal-error')
}
