import { type Metered, takeBackLookups } from '#backend/services/security/public.ts'
import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type { Kernel } from '#kernel/contract/context.ts'
import { URL_CREDENTIALS } from '#kernel/contract/routes.ts'
import { Problem } from '#kernel/http/problem.ts'
import { readApiKey } from './api-key.ts'
import { isDemonstration, passDemonstration } from './demonstration.ts'
import { type Call, passGate } from './gate.ts'
import type { LookupSource } from './lookup-source.ts'
import type { Product } from './products.ts'
import { sampleSource } from './sample-source.ts'
import { isTestCall, passTestKey } from './test-keys/pass.ts'
import { testSource } from './test-keys/source.ts'
import { createUpstream } from './upstream.ts'

const createSource = (kernel: Kernel): LookupSource => createUpstream(kernel) ?? sampleSource

/** What answers lookups: real data where the environment names it, else the sample. It counts nothing. */
export const sourceOf = ({ state }: Pick<Kernel, 'state'>): LookupSource => state(createSource)

/**
 * Lets a call through the gate, which counts its lookups, and has it answered. A failure takes the count back. It is
 * counted first, because the last lookup of a subscription could otherwise be spent by many calls at once; while
 * calls are under way, an account may therefore seem to have fewer lookups left than it has.
 */
export function respondToLookups<Body>(
  context: Omit<Call, 'key'>,
  product: Product,
  lookups: number,
  ask: (source: LookupSource) => Promise<Body>,
): Promise<LookupResponse<Body>> {
  const { kernel, now, request, body, query, recordKey, noteCall } = context
  const key = readApiKey({ headers: request.headers, query })
  if (key.kind !== 'none') rejectUrlCredentials(query)
  const call = { kernel, now, request, body, query, recordKey, noteCall, key }
  if (isTestCall(call)) return respondToTest(call, 'gateway', lookups, ask)
  return respondTo(call, product, lookups, ask)
}

/** The same for a call in the form of another provider, whose key may be in its URL. No trace gets it from there. */
export function respondToCompatibleLookups<Body>(
  context: Omit<Call, 'key'>,
  product: Product,
  lookups: number,
  ask: (source: LookupSource) => Promise<Body>,
): Promise<LookupResponse<Body>> {
  const { kernel, now, request, body, recordKey, noteCall } = context
  const key = readApiKey({ headers: request.headers, query: context.query }, { readsUrl: true })
  const query = Object.fromEntries(
    Object.entries(context.query).filter(([name]) => !URL_CREDENTIALS.some(secret => secret === name)),
  )
  const call = { kernel, now, request, body, query, recordKey, noteCall, key }
  if (isTestCall(call)) return respondToTest(call, 'compatibility', lookups, ask)
  return respondTo(call, product, lookups, ask)
}

interface LookupResponse<Body> {
  status: 200
  body: Body
}

/** Nothing of a call with a test key is counted, and its fixed response needs no license. */
async function respondToTest<Body>(
  call: Call,
  service: 'gateway' | 'compatibility',
  lookups: number,
  ask: (source: LookupSource) => Promise<Body>,
): Promise<LookupResponse<Body>> {
  await passTestKey(call, lookups)
  const { operationId } = call.request
  return { status: 200, body: await ask(testSource({ service, operationId })) }
}

async function respondTo<Body>(
  call: Call,
  product: Product,
  lookups: number,
  ask: (source: LookupSource) => Promise<Body>,
): Promise<LookupResponse<Body>> {
  const { kernel } = call
  const counter = kernel.state(createLookupCounter)
  let undo: (() => Promise<void>) | undefined
  try {
    if (isDemonstration(call)) undo = await passDemonstration(call, lookups)
    else {
      const metered = await passGate(call, product, lookups)
      undo = () => takeBack(call, metered)
    }
    const body = await ask(sourceOf(kernel))
    counter?.inc({ result: 'answered' }, lookups)
    return { status: 200, body }
  } catch (error) {
    counter?.inc({ result: isRejection(error) ? 'rejected' : 'failed' }, lookups)
    await undo?.()
    throw error
  }
}

/** Rejected ones are the caller's doing, such as a key that is paused; failed ones are ours, or the provider's. */
export function createLookupCounter({ metrics }: Kernel) {
  const counter = metrics?.counter({
    name: 'gatepost_lookups_total',
    help: 'Lookups, by what they came to: answered, rejected, or failed.',
    labelNames: ['result'],
  })
  // Shown from the start, so that the first failure is an increase.
  for (const result of ['answered', 'rejected', 'failed']) counter?.inc({ result }, 0)
  return counter
}

const isRejection = (error: unknown) => error instanceof Problem && error.status < 500

/** The key decides, so what was sent in addition would be ignored. */
function rejectUrlCredentials(query: object): void {
  const sent = URL_CREDENTIALS.filter(name => name in query)
  if (sent.length)
    throw new Problem(sent.map(parameter => fieldError(parameter, { name: 'unknown-parameter', parameter })))
}

/** How often to try, when the database fails as well. */
const TRIES = 3

async function takeBack({ kernel, request }: Call, metered: Metered): Promise<void> {
  for (let tries = 1; ; tries++)
    try {
      return await takeBackLookups(kernel, metered)
    } catch (err) {
      if (tries < TRIES) continue
      const { accountId, keyId, subscriptionId, lookups } = metered
      const counted = { accountId, keyId, subscriptionId, lookups, requestId: request.id }
      kernel.log.error({ err, ...counted }, 'the lookups of a failed call stay counted')
      return
    }
}
