import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { errorItem } from '#domain/errors/catalog.ts'
import type { transportErrors } from '#domain/errors/transport.ts'
import type { FailOutside } from './failures.ts'
import { sendPlainPage } from './plain-page.ts'
import { Problem } from './problem.ts'

/** Characters of an address, as many as RFC 9110 §4.1 asks a server to read. */
const LONGEST_ADDRESS = 8_000
/** Characters of one header. Browsers shorten a longer Referer to its origin. */
const LONGEST_HEADER = 4_096
/** Characters of headers with other limits: an origin is a scheme, a name of 253 characters and a port. */
const LONGEST_OF: Readonly<Record<string, number>> = { cookie: 8_192, origin: 512 }

/** Headers of which Node takes the first, and a proxy in front may have taken the last. */
const ONLY_ONCE = new Set(['host', 'authorization', 'content-type'])

/**
 * Rejects a request whose address or header is longer than anything valid, before anything reads it: 414 or
 * 431, as an error list, or as a page for people. The same for one that a proxy may read otherwise than we do: 400.
 */
export function boundRequests(app: FastifyInstance, fail: FailOutside): void {
  app.addHook('onRequest', (request, reply, done) => {
    const rejected = rejectionOf(request)
    if (rejected) reject(request, reply, rejected, fail)
    else done()
  })
}

function rejectionOf({ raw }: FastifyRequest): keyof typeof transportErrors | undefined {
  if (isAmbiguous(raw)) return 'ambiguous-request'
  if ((raw.url?.length ?? 0) > LONGEST_ADDRESS) return 'address-too-long'
  for (const name in raw.headers)
    if (String(raw.headers[name]).length > (LONGEST_OF[name] ?? LONGEST_HEADER)) return 'header-too-large'
  return undefined
}

/** Whether another server may see another host, caller, or end of the body: HTTP/0.9 has none of them. */
function isAmbiguous({ httpVersion, headers, rawHeaders }: FastifyRequest['raw']): boolean {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return true
  const coding = headers['transfer-encoding']
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true
  // Node has each name once.
  if (Object.keys(headers).length === rawHeaders.length / 2) return false
  const seen = new Set<string>()
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? ''
    if (!ONLY_ONCE.has(name)) continue
    if (seen.has(name)) return true
    seen.add(name)
  }
  return false
}

function reject(
  request: FastifyRequest,
  reply: FastifyReply,
  name: keyof typeof transportErrors,
  fail: FailOutside,
) {
  const item = errorItem(name)
  // The rest of the request need not be read.
  reply.header('connection', 'close')
  if (!request.url.startsWith('/api/') && !request.url.startsWith('/dev/'))
    return sendPlainPage(reply, item.status, item.message)
  return fail(request, reply, new Problem([item]))
}
