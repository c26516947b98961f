import type { FastifyReply, FastifyRequest } from 'fastify'

/** A hook that waits for nothing. Every response passes these, and a promise for each would cost more than what they do. */
export function withCallback(
  change: (request: FastifyRequest, reply: FastifyReply, payload: unknown) => unknown,
) {
  return (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
    done: (error: Error | null, payload?: unknown) => void,
  ): void => {
    let changed: unknown
    try {
      changed = change(request, reply, payload)
    } catch (error) {
      done(error as Error)
      return
    }
    done(null, changed)
  }
}
