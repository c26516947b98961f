import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { requirementsOf } from '#domain/contract/operation.ts'
import { isProgram } from '#domain/gateway/callers.ts'
import { hostOf } from '#domain/keys/hostnames.ts'
import { type Contract, contractOperations } from '../contract/contract.ts'

/**
 * What a call of an operation with keys came with. Whether it counts is for the service to judge: here it is
 * only read.
 */
export interface PresentedKey {
  /** A secret key goes before an embedded one. */
  kind: 'secret' | 'embedded' | 'none'
  /** As it was sent; empty for none. */
  id: string
  /** Of a secret key; empty for an embedded one. */
  token: string
  /** Host of the page that calls, in its one form. */
  host: string | null
  isFromBrowser: boolean
  /** Whether the caller names itself as a program, or not at all. */
  isProgram: boolean
}

export function presentedKey(request: FastifyRequest): PresentedKey {
  const { origin, referer, authorization, 'user-agent': userAgent = '' } = request.headers
  const { key } = request.query as { key?: string }
  const basic = readBasic(authorization)
  return {
    ...(basic ? { kind: 'secret', ...basic } : { kind: key ? 'embedded' : 'none', id: key ?? '', token: '' }),
    host: hostOf(origin ?? '') ?? hostOf(referer ?? '') ?? null,
    // Programs can send Sec-Fetch-Mode, as fetch of Node does; the site of a page is known to browsers alone.
    isFromBrowser: [origin, referer, request.headers['sec-fetch-site']].some(header => header !== undefined),
    isProgram: isProgram(userAgent),
  }
}

/** What is no `id:token` in base64 is a key that nobody has. */
function readBasic(authorization: string | undefined): { id: string; token: string } | undefined {
  if (authorization === undefined) return undefined
  const [, encoded = ''] = /^Basic +([A-Za-z0-9+/_=-]+)$/i.exec(authorization) ?? []
  const text = Buffer.from(encoded, 'base64').toString('utf8')
  const colon = text.indexOf(':')
  return colon < 0 ? { id: '', token: '' } : { id: text.slice(0, colon), token: text.slice(colon + 1) }
}

/** Any page may call and read the answer: no cookie is read, and the hostnames of the key decide. */
export function allowAnySite(reply: FastifyReply): void {
  reply.headers({
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'X-Request-Id, Retry-After',
    'cross-origin-resource-policy': 'cross-origin',
  })
}

/**
 * Answers browsers that ask before they call. Authorization is let through so that a page with a secret key
 * gets to read why it is refused.
 */
export function answerPreflights(app: FastifyInstance, prefix: string, contract: Contract): void {
  const keyed = contractOperations(contract).filter(
    ({ operation }) => requirementsOf(operation.security).auth === 'key',
  )
  for (const [path, operations] of Map.groupBy(keyed, operation => operation.path)) {
    const methods = operations.map(({ method }) => method.toUpperCase()).join(', ')
    app.options(`${prefix}${path}`, async (_request, reply) => {
      allowAnySite(reply)
      return reply
        .code(204)
        .headers({
          'access-control-allow-methods': methods,
          'access-control-allow-headers': 'Content-Type, Authorization',
          'access-control-max-age': '86400',
        })
        .send()
    })
  }
}
