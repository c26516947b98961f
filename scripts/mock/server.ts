import { setTimeout as wait } from 'node:timers/promises'
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify'
import { allowAnySite } from '#kernel/http/any-site.ts'
import { registerPortal } from '#kernel/http/portal/portal.ts'
import { createMock } from './mock.ts'
import { readPreferences } from './preferences.ts'
import { registerResponsesPage } from './responses-page.ts'
import { type Step, takeSteps } from './steps.ts'

export interface MockServerOptions {
  /** Folder of the built portal to serve in front of the mock. Without it, only the services run. */
  portal?: string | undefined
  /** What the next calls of operations get, before anything that a browser has chosen. */
  steps?: readonly Step[]
  /** Receives one line per call. */
  log?: (line: string) => void
}

/** The mock of all services as a server: `/api/<service>`, and `/dev/answers` to choose among the examples. */
export async function buildMockServer({
  portal,
  steps = [],
  log,
}: MockServerOptions = {}): Promise<FastifyInstance> {
  const mock = createMock()
  const takeStep = takeSteps(steps)
  const app: FastifyInstance = Fastify()
  // The contracts validate bodies, including those that are not JSON.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: 10_000_000 }, (_request, body, done) =>
    done(null, body),
  )
  app.get('/healthz', async () => ({ status: 'ok' }))
  registerResponsesPage(app)
  app.all('/api/*', async (request, reply) => {
    allowAnySite(reply)
    if (request.method === 'OPTIONS') return respondToPreflight(request, reply)
    const preferences = readPreferences(request.headers.cookie)
    const response = await mock({
      method: request.method,
      url: request.url,
      headers: flatten(request.headers),
      body: typeof request.body === 'string' ? request.body : '',
      preferenceOf: operation => takeStep(operation) ?? preferences[operation],
    })
    const { status, headers, body, operation, violations, delay = 0 } = response
    await wait(delay)
    const remark = violations.length ? `  ${violations.join('; ')}` : ''
    log?.(`${status} ${operation ?? `${request.method} ${request.url}`}${remark}`)
    return reply.code(status).headers(headers).send(body)
  })
  if (portal) await registerPortal(app, portal)
  return app
}

/** Any page can try any call: an example is no one's data. */
function respondToPreflight({ headers }: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(204)
    .headers({
      'access-control-allow-methods': headers['access-control-request-method'] ?? 'GET',
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '*',
    })
    .send()
}

function flatten(headers: FastifyRequest['headers']): Record<string, string> {
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined ? [] : [[name, [value].flat().join(', ')]],
    ),
  )
}
