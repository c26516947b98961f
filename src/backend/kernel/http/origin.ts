import type { FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/**
 * Rejects a state-changing call from a page of another site. A browser sends Origin with each of them, so
 * one that uses the session cookie without an Origin does not come from a browser and is rejected as well.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string, cookie: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.origin
  if (origin === undefined) {
    if (cookie) throw problem('origin-not-allowed')
    return
  }
  if (origin === new URL(publicUrl).origin) return
  // Behind a development proxy, or under another name of the same host, page and call share one host.
  // On https there is only one name, and a page of it without https cannot be trusted.
  const isHttps = publicUrl.startsWith('https:')
  if (!isHttps && URL.canParse(origin) && new URL(origin).host === request.headers.host) return
  throw problem('origin-not-allowed')
}
