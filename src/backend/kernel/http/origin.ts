import type { FastifyRequest } from 'fastify'
import { problem } from './problem.ts'

/**
 * Refuses a state-changing call from a page of another site. A browser sends Origin with each of them, so
 * one that rides on the session cookie without an Origin is no browser's, and is refused as well.
 */
export function checkOrigin(request: FastifyRequest, publicUrl: string, cookie: string | undefined): void {
  if (request.method === 'GET' || request.method === 'HEAD') return
  const origin = request.headers.origin
  if (origin === undefined) {
    if (cookie) throw problem('origin-not-allowed')
    return
  }
  if (origin === new URL(publicUrl).origin) return
  // Behind a development proxy, or by another name of the same host: the page and the call share one host.
  // On https there is one name alone, and a page of it without https is anybody's.
  const isHttps = publicUrl.startsWith('https:')
  if (!isHttps && URL.canParse(origin) && new URL(origin).host === request.headers.host) return
  throw problem('origin-not-allowed')
}
