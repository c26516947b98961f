import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type { Caller } from '#kernel/access/access.ts'
import type { ContractOperation } from '#kernel/contract/contract.ts'
import { busy, Problem, problem, tooManyRequests } from '#kernel/http/problem.ts'
import { KEYED_SWITCH, type Scenarios, type SwitchStates } from '#kernel/scenarios.ts'

export const SCENARIO_HEADER = 'x-scenario'
export const SCENARIO_COOKIE = 'scenario'
/** Milliseconds by which the scenario `slow` delays a response. */
const SLOW = 2_000
/** Beyond this, a proxy would have given up. */
export const SLOWEST = 60_000

/** Ways in which a response can be made to differ from its contract, with what it then has. */
export const DRIFTS = {
  'extra-property': 'an extra property',
  'numbers-as-text': 'numbers as text',
  'wrong-status': 'another status',
  'extra-header': 'an extra header',
} as const

export type Drift = keyof typeof DRIFTS

export const isDrift = (name: string): name is Drift => Object.hasOwn(DRIFTS, name)

/** What every server for testers can play. A service adds scenarios of its own. */
const SCENARIOS = [
  'rate-limited',
  'server-error',
  'busy',
  'upstream-failure',
  'empty-answer',
  'old-login',
  'missing-files',
  'newer-release',
  'slow',
] as const
type OwnScenario = 'interrupted' | `code-${number}`
type ScenarioName = (typeof SCENARIOS)[number] | `slow-${number}` | `drift-${Drift}` | OwnScenario

/** What the header `X-Scenario` may say: a scenario, or one for an operation alone. */
export type Scenario = ScenarioName | `${ScenarioName}:${string}`

/**
 * Failures on demand, only in development and tests: `rate-limited`, `server-error`, `busy`, `slow`,
 * `upstream-failure`, of an operation that relies on an external service, and `old-login`, which makes the
 * login of the caller too old for what asks for a recent one. `empty-answer` takes everything out of what a read
 * answers, so that a page that trusts it breaks. `slow-500` delays by as many milliseconds. `missing-files` is about the files of pages, and `newer-release` about the release that responses name. `drift-extra-property` and
 * the other drifts send what the contract does not declare. A service adds failures of its own, such as `interrupted`,
 * which only operations play that declare their status. A header applies to one call, the cookie of the same name (set
 * on `/dev/scenarios`) to a whole browser. With an operation after it, as in `server-error:getPrimaryProfile`, it applies to that one
 * alone, so that a part of a page can fail. Throws what a real failure of that kind would throw.
 */
export async function playScenario(
  request: FastifyRequest,
  { responses }: Pick<ContractOperation, 'responses'>,
  ofService: Scenarios = {},
  switches?: SwitchStates,
): Promise<void> {
  const scenario = String(scenarioOf(request, switches) ?? '')
  const failure = Object.hasOwn(ofService, scenario) ? ofService[scenario]?.(request) : undefined
  if (failure && String(failure.status) in responses) throw failure
  switch (scenario) {
    case 'rate-limited':
      throw tooManyRequests(12_000)
    case 'server-error':
      throw problem('internal-error')
    case 'busy':
      throw busy()
    case 'upstream-failure':
      if ('502' in responses) throw problem('upstream-failure')
      return
  }
  const delay = delayOf(scenario)
  if (delay) await new Promise(resolve => setTimeout(resolve, delay))
}

/** What a server can play. */
interface Playable {
  /** The scenarios that services add. */
  ofServices: readonly string[]
  operations: readonly string[]
}

/**
 * Rejects calls whose header names no scenario, or no operation, with the list of scenarios: the test of a failure
 * would pass without one.
 */
export function requireKnownScenarios(app: FastifyInstance, { ofServices, operations }: Playable): void {
  const drifts = Object.keys(DRIFTS).map(drift => `drift-${drift}`)
  const names = new Set([...SCENARIOS, ...drifts, ...ofServices])
  // The codes of the address APIs are too many to list.
  const listed = [...names].filter(name => !name.startsWith('code-'))
  const ids = new Set(operations)
  app.addHook('onRequest', async request => {
    const header = request.headers[SCENARIO_HEADER]
    if (header === undefined) return
    const [scenario = '', operation] = String(header).split(':')
    const isKnown = names.has(scenario) || /^slow-\d{1,6}$/.test(scenario)
    if (isKnown && (operation === undefined || ids.has(operation))) return
    const message = isKnown
      ? `There is no operation “${operation}”.`
      : `There is no scenario “${scenario}”. There are: ${listed.join(', ')}, slow-500 for 500 ms, and code-1588026122 for a code.`
    throw new Problem([fieldError('X-Scenario', { name: 'invalid-format', message })])
  })
}

/** The caller with a login long ago, if `old-login` is on. */
export function ageLogin(request: FastifyRequest, caller: Caller): Caller {
  return scenarioOf(request) === 'old-login' ? { ...caller, authenticated: new Date(0) } : caller
}

/**
 * Makes the scripts and styles of pages missing for a browser whose scenario is `missing-files`, as a release does that
 * removes the files of the one before. Files that the browser has already stay in its cache.
 */
export function playMissingFiles(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.url.startsWith('/assets/') || scenarioOf(request) !== 'missing-files') return
    await reply.code(404).header('cache-control', 'no-store').send()
  })
}

/** What a response names if `newer-release` is on: a build after every other. */
const NEWER_RELEASE = '99991231235959-000000000000'

/** Has a page meet a server with a newer portal than its own. */
export function playNewerRelease(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    if (reply.hasHeader('x-release') && scenarioOf(request) === 'newer-release')
      reply.header('x-release', NEWER_RELEASE)
  })
}

/** Whether `empty-answer` is on for a read that succeeds. */
export function isEmptied(request: FastifyRequest, { statusCode }: FastifyReply): boolean {
  return request.method === 'GET' && statusCode === 200 && scenarioOf(request) === 'empty-answer'
}

/** What is sent instead of the response to a read, if `empty-answer` is on. */
export function emptyResponse(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  return isEmptied(request, reply) ? '{}' : payload
}

/** What is sent instead of a body of JSON, if one of the drifts is on. */
export function makeDrift(request: FastifyRequest, reply: FastifyReply, payload: unknown): unknown {
  const kind = /^drift-([a-z-]+)$/.exec(String(scenarioOf(request) ?? ''))?.[1]
  const isJson = /[/+]json\b/.test(String(reply.getHeader('content-type')))
  if (kind === undefined || typeof payload !== 'string' || !isJson) return payload
  switch (kind) {
    case 'extra-property': {
      const body: unknown = JSON.parse(payload)
      const extend = (value: unknown) => ({ ...Object(value), unexpected: true })
      return JSON.stringify(Array.isArray(body) ? body.map(extend) : extend(body))
    }
    case 'numbers-as-text':
      return JSON.stringify(JSON.parse(payload), (_, value) =>
        typeof value === 'number' ? String(value) : value,
      )
    case 'wrong-status':
      // What a proxy says that has changed a response.
      reply.code(203)
      break
    case 'extra-header':
      reply.header('x-unexpected', 'yes')
  }
  return payload
}

function delayOf(scenario: string): number {
  if (scenario === 'slow') return SLOW
  return Math.min(SLOWEST, Number(/^slow-(\d{1,6})$/.exec(scenario)?.[1] ?? 0))
}

function scenarioOf(request: FastifyRequest, switches?: SwitchStates): unknown {
  // A request that is rejected for its length has no cookies yet, not even none.
  const cookies: Partial<FastifyRequest['cookies']> | null = request.cookies
  const asked =
    request.headers[SCENARIO_HEADER] ??
    (request.isKeyed ? switches?.get(KEYED_SWITCH) : cookies?.[SCENARIO_COOKIE])
  const [scenario, operation = request.operationId] = String(asked ?? '').split(':')
  return operation === request.operationId ? scenario : undefined
}
