import type { IncomingMessage, ServerResponse } from 'node:http'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ExampleId } from '#kernel/contract/context.ts'
import { randomBytes } from '#kernel/random.ts'
import { signInPage, stylesheet } from './page.ts'
import type { ExampleSignIn } from './provider.ts'

const PATH = '/dev/oidc'

/**
 * Serves a real OpenID provider under `/dev/oidc`, which accepts any identity without proof. It is loaded on
 * the first request, so that it does not slow down the start.
 */
export async function mountExampleId(app: FastifyInstance, publicUrl: () => string): Promise<ExampleId> {
  const issuer = () => `${publicUrl()}${PATH}`
  const clientId = 'gatepost-portal'
  const clientSecret = randomBytes(32).toString('base64url')
  let loaded: Promise<ExampleSignIn> | undefined
  const load = () => {
    loaded ??= import('./provider.ts').then(({ createExampleProvider }) =>
      createExampleProvider({ issuer: issuer(), path: PATH, clientId, clientSecret }),
    )
    return loaded
  }

  await app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    )
    scope.get(`${PATH}/style.css`, (_request, reply) => reply.type('text/css').send(stylesheet))
    scope.get(`${PATH}/sign-in/:uid`, async (request, reply) => {
      const { loginHint } = await (await load()).describe(request.raw, reply.raw)
      return reply
        .type('text/html; charset=utf-8')
        .header('cache-control', 'no-store')
        .header('content-security-policy', PAGE_POLICY)
        .send(signInPage({ path: PATH, loginHint }))
    })
    scope.post(`${PATH}/sign-in/:uid`, async (request, reply) => {
      const next = await (await load()).finish(request.raw, reply.raw, request.body as Record<string, string>)
      return reply.redirect(next, 303)
    })
  })

  await app.register(async scope => {
    // The provider reads bodies itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _body, done) => done(null))
    scope.all(`${PATH}/*`, async (request, reply) => {
      const { handle } = await load()
      hand(request, reply, issuer(), handle)
    })
  })

  return {
    issuer,
    clientId,
    clientSecret,
    async fetch(url, { method, headers, body }) {
      const { pathname, search } = new URL(url)
      const response = await app.inject({
        method: (method ?? 'GET') as 'GET',
        url: `${pathname}${search}`,
        headers: { ...headers },
        ...(body !== undefined && body !== null && { payload: String(body) }),
      })
      const flat = Object.entries(response.headers).map(([name, value]) => [name, String(value)])
      return new Response(new Uint8Array(response.rawPayload), {
        status: response.statusCode,
        headers: Object.fromEntries(flat),
      })
    },
  }
}

/** Only styles of its own origin; the form leads through the provider back to a page of this machine. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; form-action 'self' http://localhost:* http://127.0.0.1:*; frame-ancestors 'none'; base-uri 'none'"

/** Passes a request to the provider as if it were at the root of its issuer, regardless of proxies. */
function hand(
  { raw }: FastifyRequest,
  reply: FastifyReply,
  issuer: string,
  handle: (request: IncomingMessage, response: ServerResponse) => void,
): void {
  reply.hijack()
  for (const [name, value] of Object.entries(reply.getHeaders()))
    if (value !== undefined) reply.raw.setHeader(name, value)
  const { host, protocol } = new URL(issuer)
  const url = raw.url ?? '/'
  raw.headers.host = host
  raw.headers['x-forwarded-host'] = host
  raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
  // It has no sessions: every login asks for an identity, which can differ each time.
  raw.headers.cookie = raw.headers.cookie?.replace(/(^|;\s*)_session[^;]*/g, '')
  Object.assign(raw, { originalUrl: url, url: url.slice(PATH.length) || '/' })
  handle(raw, reply.raw)
}
