import type { FastifyInstance, FastifyRequest, LightMyRequestResponse } from 'fastify'

interface OwnCall {
  method: string
  url: string
  headers?: Readonly<Record<string, string>>
  body?: unknown
  /** Other credentials than the token of the caller. */
  authorization?: string | undefined
}

/**
 * Calls an operation of this server for the caller of another request: with their credentials, from their address, and
 * with what they say of themself. It passes everything that a call over the network passes.
 */
export function callOwnApi(
  app: FastifyInstance,
  { headers: { authorization: token = '', 'user-agent': agent }, ip }: FastifyRequest,
  { method, url, headers, body, authorization = token }: OwnCall,
): Promise<LightMyRequestResponse> {
  return app.inject({
    method: method as 'GET',
    url,
    headers: {
      ...headers,
      accept: 'application/json',
      authorization,
      ...(agent !== undefined && { 'user-agent': agent }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
    remoteAddress: ip,
  })
}
