import type { FastifyRequest } from 'fastify'

/** The media type of a service, unless the caller accepts only the usual one. */
export function acceptedType({ headers }: FastifyRequest, mediaType: string): string {
  const accepted = headers.accept?.toLowerCase() ?? ''
  const type =
    accepted.includes('application/json') && !accepted.includes(mediaType) ? 'application/json' : mediaType
  return `${type}; charset=utf-8`
}

/** Some clients name a media type with every request, also with a DELETE that has no body to parse. */
export function ignoreTypeOfNothing({ headers }: FastifyRequest): void {
  if (headers['transfer-encoding'] === undefined && (headers['content-length'] ?? '0') === '0')
    delete headers['content-type']
}
