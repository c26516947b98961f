import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'

/**
 * Headers on every response. Pages add their own Content-Security-Policy with the hashes of their scripts. `release` is the
 * build of the portal that the server has, which the responses to calls name: an open page of an older one then knows.
 */
export function addSecurityHeaders(app: FastifyInstance, secure: boolean, release?: string): void {
  const setHeaders = securityHeaders(secure, release)
  app.addHook('onRequest', (request, reply, done) => {
    setHeaders(request, reply)
    done()
  })
}

/** A response, of whichever kind of server. */
interface Headed {
  header(name: string, value: string): unknown
  headers(values: Record<string, string>): unknown
}

/** Returns a function that sets them. All but one are the same for all pages, and for all calls. */
export function securityHeaders(secure: boolean, release?: string) {
  const ofPages = {
    ...ALWAYS,
    ...(secure && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  }
  const ofCalls = { ...ofPages, 'cache-control': 'no-store', ...(release && { 'x-release': release }) }
  return ({ id, url }: Pick<FastifyRequest, 'id' | 'url'>, reply: Headed) => {
    reply.headers(url.startsWith('/api/') ? ofCalls : ofPages)
    reply.header('x-request-id', id)
  }
}

/**
 * The policy of a page that only runs one script of its own and can post its form anywhere: the form's target
 * is another site, which may redirect further.
 */
export function scriptPolicy(script: string): string {
  const hash = createHash('sha256').update(script).digest('base64')
  return `default-src 'none'; script-src 'sha256-${hash}'; base-uri 'none'; frame-ancestors 'none'`
}

/** The hashes (`'sha256-…'`) of the inline scripts and styles of a page. */
export interface InlineHashes {
  scripts: readonly string[]
  styles: readonly string[]
}

/** Other origins that a page may use something of, such as the widget of a vendor. */
export interface PageOrigins {
  scripts?: readonly string[]
  frames?: readonly string[]
  /** Where scripts may send requests to. */
  connections?: readonly string[]
}

/** The policy of a page, given the hashes of what is inline, and the origins of vendors. */
export function contentSecurityPolicy(
  { scripts, styles }: InlineHashes = { scripts: [], styles: [] },
  origins: PageOrigins = {},
): string {
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts, ...(origins.scripts ?? [])].join(' ')}`,
    ...(origins.frames?.length ? [`frame-src ${["'self'", ...origins.frames].join(' ')}`] : []),
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    `connect-src ${["'self'", ...(origins.connections ?? [])].join(' ')}`,
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** Put together once, since every response has them. */
const ALWAYS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=()',
  'content-security-policy': contentSecurityPolicy(),
}
