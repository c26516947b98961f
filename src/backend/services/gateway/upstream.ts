import { BrokenCircuitError, CircuitState, ConsecutiveBreaker, circuitBreaker, handleType } from 'cockatiel'
import type { Operation } from '#domain/contract/operation.ts'
import { gatewayError } from '#domain/errors/gateway.ts'
import { findNearestUsAddresses } from '#generated/gateway/operations/findNearestUsAddresses.ts'
import { geocodeInternationalAddress } from '#generated/gateway/operations/geocodeInternationalAddress.ts'
import { geocodeUsAddress } from '#generated/gateway/operations/geocodeUsAddress.ts'
import { getUsGeoreference } from '#generated/gateway/operations/getUsGeoreference.ts'
import { getUsProperty } from '#generated/gateway/operations/getUsProperty.ts'
import { getUsPropertyFinancials } from '#generated/gateway/operations/getUsPropertyFinancials.ts'
import { listUsSecondaryAddresses } from '#generated/gateway/operations/listUsSecondaryAddresses.ts'
import { suggestInternationalAddresses } from '#generated/gateway/operations/suggestInternationalAddresses.ts'
import { suggestUsAddresses } from '#generated/gateway/operations/suggestUsAddresses.ts'
import { verifyInternationalAddress } from '#generated/gateway/operations/verifyInternationalAddress.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { verifyUsAddresses } from '#generated/gateway/operations/verifyUsAddresses.ts'
import type {
  InternationalAnswer,
  InternationalSuggestions,
  UsStreetAnswer,
  UsSuggestions,
} from '#generated/gateway/types.ts'
import { createConformance } from '#kernel/contract/conformance.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { loadContract } from '#kernel/contract/contract.ts'
import { createOutbound, ResponseTooLarge } from '#kernel/http/outbound.ts'
import { Problem } from '#kernel/http/problem.ts'
import { countOutcome } from '#kernel/jobs/outcomes.ts'
import type { LookupSource } from './lookup-source.ts'
import { explanationsOf, internationalExplanationsOf } from './provider-explanation.ts'
import { toBlock } from './us/data/block-places.ts'

/** A hundred lookups with ten long candidates each have about a megabyte. */
const SIZE_LIMIT = 2 * 1024 * 1024
/** Calls at once; others wait within their time limit. */
const CONNECTIONS = 64
/** Failures in a row after which the provider is left alone, and for how long: milliseconds. */
const FAILURES = 5
const REST = 10_000

/** The numbers of the specification for 502: no response, and a response of no use. */
const NO_RESPONSE = 1612396608
const UNUSABLE_RESPONSE = 1601236387

type Reason = 'slow' | 'unreachable' | 'failing' | 'rejecting' | 'malformed' | 'oversized' | 'resting'

/** A lookup that the provider did not answer. The message is for the log; callers get the gateway's error. */
class UpstreamFailure extends Problem {
  readonly reason: Reason

  constructor(reason: Reason, message: string, { cause, wait }: { cause?: unknown; wait?: number } = {}) {
    const hasResponded =
      reason === 'failing' || reason === 'rejecting' || reason === 'malformed' || reason === 'oversized'
    const id = hasResponded ? UNUSABLE_RESPONSE : NO_RESPONSE
    super([gatewayError('gateway-unavailable', id)], wait ? { 'retry-after': String(wait) } : {})
    this.reason = reason
    this.message = `lookup provider: ${message}`
    this.cause = cause
  }
}

/** A failure that says nothing about other calls, such as a lookup that the provider rejects. It opens no breaker. */
const isOfThisCall = ({ reason }: UpstreamFailure) => reason === 'rejecting' || reason === 'oversized'

/**
 * The provider of real data that the environment names, or undefined without one. It speaks the API of the gateway's
 * contract. Our key, never the caller's, is sent to it; redirects are not followed, and it gets neither more time nor
 * more bytes than the limits. Its responses are checked, and properties of a newer version are dropped.
 */
export function createUpstream(kernel: Kernel): LookupSource | undefined {
  const { config, log } = kernel
  const { LOOKUP_UPSTREAM: base, LOOKUP_UPSTREAM_KEY: key, LOOKUP_UPSTREAM_TIMEOUT: seconds } = config
  if (!base || !key) return undefined
  const outbound = createOutbound({
    allowLoopback: config.OUTBOUND_LOOPBACK === 'allowed',
    timeLimit: seconds * 1000,
    sizeLimit: SIZE_LIMIT,
    connections: CONNECTIONS,
  })
  const conforms = createConformance(loadContract('gateway'), { dropsUnknown: true })
  const authorization = `Basic ${Buffer.from(key).toString('base64')}`
  const breaker = circuitBreaker(
    handleType(UpstreamFailure, failure => !isOfThisCall(failure)),
    { halfOpenAfter: REST, breaker: new ConsecutiveBreaker(FAILURES) },
  )
  let openedAt = 0
  breaker.onStateChange(state => {
    // system time: the breaker counts with it.
    if (state === CircuitState.Open) openedAt = Date.now()
    const isWell = state === CircuitState.Closed
    log[isWell ? 'info' : 'warn']({ state: CircuitState[state] }, 'breaker of the lookup provider')
  })

  async function send(operationId: string, path: string, body?: object): Promise<unknown> {
    const response = await outbound
      .fetch(`${base}${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization,
          accept: 'application/json',
          ...(body && { 'content-type': 'application/json' }),
        },
        ...(body && { body: JSON.stringify(body) }),
      })
      .catch(error => {
        throw failureOf(error, seconds)
      })
    const { status } = response
    // The call was valid, so another client error is about our key, our plan or our pace.
    if (status !== 200)
      throw new UpstreamFailure(
        [400, 412, 413, 422].includes(status) ? 'rejecting' : 'failing',
        `status ${status}`,
      )
    const parsed = await response.json().catch(() => {
      // The error would quote the response, and with it an address.
      throw new UpstreamFailure('malformed', 'the answer is not JSON')
    })
    const [violation] = conforms.response(operationId, { status: 200, body: parsed })
    if (violation) throw new UpstreamFailure('malformed', violation)
    return parsed
  }

  async function ask<Body>(operationId: string, path: string, body?: object): Promise<Body> {
    try {
      const response = await breaker.execute(() => send(operationId, path, body))
      countOutcome(kernel, 'lookups', true)
      return response as Body
    } catch (error) {
      countOutcome(kernel, 'lookups', error instanceof UpstreamFailure && isOfThisCall(error))
      if (!(error instanceof BrokenCircuitError)) throw error
      // system time: as above.
      const wait = Math.max(1, Math.ceil((openedAt + REST - Date.now()) / 1000))
      throw new UpstreamFailure('resting', 'left alone after several failures', { wait })
    }
  }

  const get =
    <Body>({ id, path }: Operation) =>
    (query: object) =>
      ask<Body>(id, `${path}?${parametersOf(query)}`)
  const getStreet = get<UsStreetAnswer>(verifyUsAddress)
  const getInternational = get<InternationalAnswer>(verifyInternationalAddress)

  let isExplaining = true

  /** Asks for explanations if they are wanted; a provider of an older version rejects that, and is asked without. */
  async function explained<Body>(
    explain: 'no-match' | undefined,
    request: (parameters: { explain?: 'no-match' }) => Promise<Body>,
  ): Promise<Body> {
    if (!explain || !isExplaining) return request({})
    try {
      return await request({ explain })
    } catch (error) {
      if (!(error instanceof UpstreamFailure) || error.reason !== 'rejecting') throw error
      const response = await request({})
      isExplaining = false
      return response
    }
  }

  return {
    verifyUsAddress: async ({ explain, ...query }) => {
      const response = await explained(explain, more => getStreet({ ...query, ...more }))
      return ownAnswer(response, [query], explain)
    },
    verifyUsAddresses: async ({ explain, ...body }) => {
      const response = await explained(explain, more =>
        ask<UsStreetAnswer>(verifyUsAddresses.id, `${verifyUsAddresses.path}${searchOf(more)}`, body),
      )
      return ownAnswer(response, body.lookups, explain)
    },
    suggestUsAddresses: fitting(get<UsSuggestions>(suggestUsAddresses)),
    findNearestUsAddresses: get(findNearestUsAddresses),
    getUsProperty: get(getUsProperty),
    getUsPropertyFinancials: get(getUsPropertyFinancials),
    getUsGeoreference: get(getUsGeoreference),
    listUsSecondaryAddresses: get(listUsSecondaryAddresses),
    geocodeUsAddress: get(geocodeUsAddress),
    verifyInternationalAddress: async ({ explain, ...query }) => {
      const response = await explained(explain, more => getInternational({ ...query, ...more }))
      const { candidates } = response
      return explain ? { candidates, explanations: internationalExplanationsOf(response) } : { candidates }
    },
    suggestInternationalAddresses: fitting(get<InternationalSuggestions>(suggestInternationalAddresses)),
    geocodeInternationalAddress: get(geocodeInternationalAddress),
  }
}

/** Most suggestions that a call gets. */
const MOST_SUGGESTIONS = 10

/** Filters what the provider suggests, which has no such parameters: from as many suggestions as a call gets. */
function fitting<Suggestion>(
  suggest: (query: object) => Promise<{ suggestions: Suggestion[] }>,
): (
  query: { max_results: number },
  fits?: (suggestion: Suggestion) => boolean,
) => Promise<{ suggestions: Suggestion[] }> {
  return async (query, fits) => {
    if (!fits) return suggest(query)
    const { suggestions } = await suggest({ ...query, max_results: MOST_SUGGESTIONS })
    return { suggestions: suggestions.filter(fits).slice(0, query.max_results) }
  }
}

/** The caller's key and license are ours, and the provider has others. */
function parametersOf(query: object): URLSearchParams {
  const parameters = new URLSearchParams()
  for (const [name, value] of Object.entries(query))
    if (name !== 'key' && name !== 'license' && value !== undefined) parameters.set(name, String(value))
  return parameters
}

const searchOf = (query: object) => (Object.keys(query).length ? `?${parametersOf(query)}` : '')

/** Checks that each candidate answers one of the lookups, and gives it the id of that one; explains what has no match. */
function ownAnswer(
  response: UsStreetAnswer,
  lookups: readonly { candidates?: number; input_id?: string }[],
  explain: 'no-match' | undefined,
): UsStreetAnswer {
  const candidates = response.candidates.map(candidate => {
    const lookup = lookups[candidate.input_index]
    if (!lookup || candidate.candidate_index >= (lookup.candidates ?? 1))
      throw new UpstreamFailure('malformed', 'a candidate of a lookup that was not sent')
    return { ...candidate, metadata: toBlock(candidate.metadata), input_id: lookup.input_id ?? null }
  })
  return explain ? { candidates, explanations: explanationsOf(response, lookups) } : { candidates }
}

function failureOf(error: unknown, seconds: number): UpstreamFailure {
  if (error instanceof ResponseTooLarge)
    return new UpstreamFailure('oversized', error.message, { cause: error })
  const names = [error, (error as { cause?: unknown }).cause].map(
    each => (each as Error | undefined)?.name ?? '',
  )
  if (names.some(name => /timeout/i.test(name)))
    return new UpstreamFailure('slow', `no answer within ${seconds} seconds`, { cause: error })
  return new UpstreamFailure('unreachable', 'no connection', { cause: error })
}
