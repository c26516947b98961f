import type { FastifyRequest } from 'fastify'
import { problem, tooManyRequests } from './problem.ts'

export const SCENARIO_HEADER = 'x-scenario'
export const SCENARIO_COOKIE = 'scenario'
/** Milliseconds that the scenario `slow` holds an answer back. */
const SLOW = 2_000

/**
 * Failures that can be asked for, in development and tests alone: `rate-limited`, `server-error`, `slow`,
 * and `old-login`, which makes the login of the caller too old for what asks for a recent one.
 * A header asks for one call, the cookie of the same name (set on `/dev/scenarios`) for a whole browser.
 * Throws what a real failure of that kind would throw.
 */
export async function playScenario(request: FastifyRequest): Promise<void> {
  switch (scenarioOf(request)) {
    case 'rate-limited':
      throw tooManyRequests(12_000)
    case 'server-error':
      throw problem('internal-error')
    case 'slow':
      await new Promise(resolve => setTimeout(resolve, SLOW))
  }
}

export function scenarioOf(request: FastifyRequest): unknown {
  return request.headers[SCENARIO_HEADER] ?? request.cookies[SCENARIO_COOKIE]
}
