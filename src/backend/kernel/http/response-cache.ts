import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Lets browsers and caches in between keep a response, which is the same for every caller. */
export function allowKeeping(reply: FastifyReply, seconds: number): void {
  reply.header('cache-control', `public, max-age=${seconds}`)
}

/**
 * Gives a response that may be kept its ETag. A caller who has it already gets 304 and nothing else. Any other response
 * goes out as it is.
 */
export function sendOnce(request: FastifyRequest, reply: FastifyReply, payload: string): string {
  const control = reply.getHeader('cache-control')
  if (reply.statusCode !== 200 || typeof control !== 'string' || !control.startsWith('public')) return payload
  const etag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`
  reply.header('etag', etag)
  const known = request.headers['if-none-match']?.split(',').some(each => each.trim() === etag)
  if (!known) return payload
  reply.code(304).removeHeader('content-type')
  return ''
}
