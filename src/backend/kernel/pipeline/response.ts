import { createOpenStreams } from '../access/open-streams.ts'
import { sendFile } from '../contract/send-file.ts'
import { allowKeeping, sendOnce as sendUnlessKnown } from '../http/response-cache.ts'
import { EVENT_STREAM, streamBody, streamEvents, toJson } from '../http/stream-body.ts'
import { tell } from './conformance.ts'
import type { Step } from './step.ts'
import { withCallback } from './with-callback.ts'

const JSON_TYPE = 'application/json; charset=utf-8'

/** Makes a response of what the handler returned. What is sent piece by piece is compared with the contract on the way. */
export const respond: Step = ({
  operation: { operationId },
  requirements,
  kernel,
  access,
  conforms,
  onMistake,
}) => ({
  handler: run => async (request, reply) => {
    const { status, body: own, headers, more, maxAge, file, list, events } = await run(request, reply)
    const body = more ? { ...(own as object), ...(await more()) } : own
    const long = typeof list === 'function' ? await list() : list
    reply.code(status)
    if (headers) reply.headers(headers)
    if (request.bodyType && body !== undefined) reply.type(request.bodyType)
    const onViolations = (violations: string[]) => tell(request, violations, onMistake)
    if (long) {
      const pieces = toJson(conforms.list(operationId, status, long, onViolations))
      return streamBody(reply, pieces, request.bodyType ?? JSON_TYPE)
    }
    if (events) {
      const of = { caller: request.caller, requirements, access }
      const end = kernel.state(createOpenStreams).watch(reply.raw, of)
      return streamEvents(reply, events(end), chunk =>
        onViolations(conforms.response(operationId, { status, body: chunk, type: EVENT_STREAM })),
      )
    }
    if (maxAge !== undefined) allowKeeping(reply, maxAge)
    // Not by reply.send(), whose result is a thenable: waiting for it takes longer than Fastify's sending.
    if (!file) return body
    return sendFile(reply, file, content =>
      onViolations(conforms.response(operationId, { status, body: content, type: file.type })),
    )
  },
})

/** Sends a response that may be kept only to those who don't have it. */
export const sendOnce: Step = () => ({
  onSend: withCallback((request, reply, payload) =>
    typeof payload === 'string' ? sendUnlessKnown(request, reply, payload) : payload,
  ),
})

/** Tells the service about the end of a call, if it wants to know. */
export const notifyService: Step = ({ service: { onResponse }, kernel }) => {
  if (!onResponse) return {}
  return {
    onResponse(request, reply, done) {
      onResponse(request, reply, kernel)
      done()
    },
  }
}

/** Logs what a request asked for, next to the line that each request gets. */
export const logData: Step = ({ requirements }) => {
  // Lookups hold people's addresses.
  if (requirements.auth === 'key') return {}
  return {
    onResponse({ operationId, log, query, body }, { statusCode }, done) {
      // One that was rejected for its headers was not read, and a rejected body may hold a secret under a misspelled name.
      if (operationId && statusCode !== 400) log.debug({ query, body }, 'request data')
      done()
    },
  }
}
