import type { RouteOptions } from 'fastify'
import { authenticate, forgetSession } from './authentication.ts'
import { checkResponse, watchDrift } from './conformance.ts'
import { readDeprecatedParameters, requireBody } from './input.ts'
import { limitByAddress, limitByCaller, limitByUsername, limitFailures } from './limits.ts'
import { handleErrors, match } from './match.ts'
import { authorize, checkOrigin } from './permission.ts'
import { logData, notifyService, respond, sendOnce } from './response.ts'
import type { Endpoint, Run, Step } from './step.ts'
import { replayIfKnown, transact } from './transaction.ts'

/** What a request passes, in this order. Those before the router and after the response are hooks of the app. */
export const pipeline: readonly Step[] = [
  // The operation, its media type, and how its errors are sent.
  match,
  handleErrors,
  // 429, before anyone is looked for.
  limitByAddress,
  // 403 for a change by a page of another site.
  checkOrigin,
  // 401: by session, access token, or token of a program.
  authenticate,
  limitByCaller,
  // 403: password change, roles, acting, recent login.
  authorize,
  // 400. Fastify then compares the input with the schemas of the contract.
  requireBody,
  readDeprecatedParameters,
  limitByUsername,
  // Around the work, from outside in.
  limitFailures,
  forgetSession,
  replayIfKnown,
  transact,
  // The result becomes a response, which the contract must have.
  respond,
  checkResponse,
  // 304 to one who has it already.
  sendOnce,
  watchDrift,
  logData,
  notifyService,
]

const HOOKS = [
  'onRequest',
  'preValidation',
  'preHandler',
  'preSerialization',
  'onSend',
  'onResponse',
] as const

/** The steps of an operation as the options of its route. */
export function routeOf(
  endpoint: Endpoint,
  steps: readonly Step[],
): Omit<RouteOptions, 'method' | 'url' | 'schema'> {
  const parts = steps.map(step => step(endpoint))
  const hooks = HOOKS.map(name => [name, parts.flatMap(part => part[name] ?? [])] as const)
  const run = parts.reduceRight<Run>((inner, part) => part.run?.(inner) ?? inner, runNothing)
  const handler = parts.find(part => part.handler)?.handler?.(run)
  if (!handler) throw new Error('no step of the pipeline sends the response')
  return {
    ...Object.assign({}, ...parts.map(({ route }) => route)),
    ...Object.fromEntries(hooks.filter(([, list]) => list.length)),
    handler,
  }
}

async function runNothing(): Promise<never> {
  throw new Error('no step of the pipeline calls the handler')
}
