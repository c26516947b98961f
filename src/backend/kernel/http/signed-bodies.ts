import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before the body is read on operations whose callers sign it; then its text. */
    signedBody: string | undefined
  }
}

/**
 * Keeps the text of a body that its caller has signed, because a signature is over the bytes and not over what they
 * mean. All bodies are read as they are without it.
 */
export function keepSignedBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.decorateRequest('signedBody', undefined)
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser<string>('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (request.signedBody !== undefined) request.signedBody = body
    // The pipeline knows whether the operation requires a body.
    if (body === '') done(null, undefined)
    else parse(request, body, done)
  })
}
