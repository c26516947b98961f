/**
 * The other baseline for the gateway: the same work for HTTP, and nothing behind it. Fastify with one handler, which
 * sends what the gateway answers to the lookup of the bench, with the same headers, a request id and one log line. So
 * the rest of what a lookup costs is keys, counts, validation and the address itself. Environment: PORT, HOST.
 */
import Fastify, { LogController } from 'fastify'
import { usStreetResponse } from '#backend/services/gateway/us/responses.ts'
import { allowAnySite } from '#kernel/http/any-site.ts'
import { securityHeaders } from '#kernel/http/headers.ts'
import { newRequestId } from '#kernel/http/request-id.ts'
import { createLog } from '#kernel/log.ts'

const { HOST, PORT } = process.env
const response = usStreetResponse([{ street: '214 N Juniper St', zipcode: '84116' }])

const setHeaders = securityHeaders(false, '20261128103550-3f9a0c1b2d4e')

const app = Fastify({
  loggerInstance: createLog({ level: 'info', secrets: new Set() }),
  logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
  genReqId: newRequestId,
})
app.addHook('onRequest', (request, reply, done) => {
  setHeaders(request, reply)
  allowAnySite(reply as never)
  done()
})
app.addHook('onResponse', (request, reply, done) => {
  const [path] = request.url.split('?')
  const { method } = request
  request.log.info({ method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request')
  done()
})
app.get('/healthz', async () => ({ status: 'ok' }))
app.get('/api/gateway/us-street', async () => response)
await app.listen({ port: Number(PORT), host: HOST ?? '127.0.0.1' })
