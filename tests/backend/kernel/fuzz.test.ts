import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { errorCatalog } from '#domain/errors/catalog.ts'
import { scaledTimeout } from '../../../scripts/lib/machine-speed.ts'
import { scaled } from '../../../scripts/lib/test-scope.ts'
import { callOf, loadCases } from '../../contract/cases.ts'
import { errorItems } from '../../contract/compared-errors.ts'
import { exampleCall } from '../../contract/derived.ts'
import { arbitraryOf } from '../../support/contract/arbitrary.ts'
import { type BackendWorld, createBackendWorld } from '../../support/contract/backend-world.ts'
import { checkResponse, validatorAt } from '../../support/contract/conformance.ts'
import {
  bodySchema,
  type ContractOperation,
  operations,
  withoutBothNames,
} from '../../support/contract/contract.ts'
import { type Mutation, mutate, mutation } from '../../support/contract/mutation.ts'
import { isUnbuilt } from '../../support/contract/unbuilt.ts'
import type { AnyCall } from '../../support/contract/world.ts'
import { toRequest } from '../../support/contract/world.ts'

await loadCases()

/** `npm test` sends something to every third operation. */
const fuzzed = operations.filter((_, index) => process.env.FUZZ_RUNS || index % scaled(3, 1) === 0)
/** Total requests for these; `npm run fuzz` sends many more. The seed makes every run the same. */
const RUNS = Number(process.env.FUZZ_RUNS ?? scaled(fuzzed.length, 2_000))
const SEED = Number(process.env.FUZZ_SEED ?? 20_261_101)

let world: BackendWorld
let requests = 0
const statuses = new Map<number, number>()
beforeAll(async () => {
  world = await createBackendWorld({ RATE_LIMIT_FACTOR: '100000', BOT_CHECK: 'none' })
})
afterAll(async () => {
  await world.backend.close()
  const counts = [...statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`)
  console.log(`fuzz: ${requests} requests, ${counts.join(', ')}`)
})

interface Draft {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
  /** The mutation; undefined leaves it valid. */
  mutated: { part: 'query' | 'body' | 'params'; by: Mutation } | undefined
  /** Whether ids and names are the caller's own instead of made up. */
  own: boolean
}

/** Whether an entry is about the form of a value. The contract may allow content that is rejected. */
function isOfForm({ name }: { name: string }): boolean {
  // SCIM has no names: what it rejects is compared in its own tests.
  return !(name in errorCatalog) && !/^\d+$/.test(name)
}

function draftOf(operation: ContractOperation): fc.Arbitrary<Draft> {
  const { document, parameters } = operation
  const parametersIn = (place: string) => {
    const those = parameters.filter(({ node }) => node.in === place)
    return fc.record(
      Object.fromEntries(those.map(({ node }) => [node.name, arbitraryOf(document, node.schema ?? {})])),
      { requiredKeys: those.filter(({ node }) => node.required).map(({ node }) => node.name) },
    ) as fc.Arbitrary<Record<string, unknown>>
  }
  const body = bodySchema(operation)
  return fc.record({
    params: parametersIn('path'),
    query: parametersIn('query').map(query => withoutBothNames(operation, query)),
    body: body ? arbitraryOf(document, body.node) : fc.constant(undefined),
    mutated: fc.option(
      fc.record({ part: fc.constantFrom('query', 'body', 'body', 'body', 'params'), by: mutation }),
      { nil: undefined, freq: 4 },
    ),
    own: fc.boolean(),
  })
}

const unbuilt = fuzzed.filter(isUnbuilt).length
/** Unbuilt operations only reject invalid forms, so fewer requests are enough. */
const RUNS_OF_UNBUILT = Math.min(40, Math.ceil(RUNS / fuzzed.length / 4))
const RUNS_OF_BUILT = Math.ceil((RUNS - unbuilt * RUNS_OF_UNBUILT) / (fuzzed.length - unbuilt))

/** The caller, created once per operation, and their own values by contract name. */
async function ground(operation: ContractOperation): Promise<Ground> {
  if (isUnbuilt(operation)) {
    const { caller, headers } = await exampleCall(operation, world)
    return { caller, own: {}, headers }
  }
  const call = await callOf(operation)(world)
  const caller = call.caller ?? (await world.person())
  const { userId, username, password, accountId } = caller
  const own = { user_id: userId, account_id: accountId, username, password }
  return {
    caller,
    headers: call.headers,
    sign: call.sign,
    own: { ...own, ...call.params, ...(call.body as object) },
  }
}

interface Ground {
  caller: AnyCall['caller']
  own: Record<string, unknown>
  /** Headers that the operation requires. */
  headers: Record<string, string> | undefined
  /** Signs a body, for an operation that takes signed ones alone. */
  sign?: AnyCall['sign']
}

function toCall(draft: Draft, { caller, own, headers, sign }: Ground): AnyCall {
  const ownValues = (made: unknown) =>
    draft.own && typeof made === 'object' && made !== null && !Array.isArray(made)
      ? Object.fromEntries(Object.entries(made).map(([name, value]) => [name, own[name] ?? value]))
      : made
  const params = ownValues(draft.params) as Record<string, unknown>
  const call: AnyCall = {
    caller,
    params,
    query: draft.query,
    body: ownValues(draft.body),
    ...(headers && { headers }),
    ...(sign && { sign }),
  }
  if (!draft.mutated) return call
  const { part, by } = draft.mutated
  // A path needs all its parameters, so its values are only replaced.
  if (part === 'params') return { ...call, params: mapValues(params, () => textOf(by.value)) }
  return { ...call, [part]: part === 'query' ? asQuery(mutate(call.query, by)) : mutate(call.body, by) }
}

function mapValues(record: Record<string, unknown>, change: () => unknown) {
  return Object.fromEntries(Object.keys(record).map(name => [name, change()]))
}

function textOf(value: unknown): string {
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  // Half of a surrogate pair cannot be encoded in a URL.
  return text.toWellFormed().slice(0, 280) || '-'
}

function asQuery(value: unknown): Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return { extra: textOf(value) }
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name.toWellFormed(), textOf(item)]))
}

test.each(fuzzed)(
  '$id never fails and never answers what it does not declare',
  async operation => {
    const basis = await ground(operation)
    const body = bodySchema(operation)
    const takes = body && validatorAt(operation.handle.service, body.pointer)
    await fc.assert(
      fc.asyncProperty(draftOf(operation), async draft => {
        const call = toCall(draft, basis)
        const request = toRequest(operation.handle, call)
        const response = await world.send(request)
        requests++
        statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
        const context = `${request.method} ${request.url} ${request.body}\n${response.body}`
        // An unbuilt operation says so once the request is valid. Another service may not respond.
        const isMeant =
          response.status === 501 ? isUnbuilt(operation) : operation.statuses.includes(response.status)
        if (!isMeant || ![501, 502].includes(response.status))
          expect(response.status, context).toBeLessThan(500)
        expect(checkResponse(operation.handle, response), context).toEqual([])
        // A form that the contract allows is not rejected, and one that it forbids is not accepted.
        if (!draft.mutated && response.status === 400)
          expect(errorItems(JSON.parse(response.body)).filter(isOfForm), context).toEqual([])
        if (request.body !== undefined && takes?.(call.body) === false)
          expect(response.status, context).toBeGreaterThanOrEqual(400)
      }),
      { numRuns: isUnbuilt(operation) ? RUNS_OF_UNBUILT : RUNS_OF_BUILT, seed: SEED },
    )
    expect(world.backend.app.contractViolations).toEqual([])
  },
  scaledTimeout(60_000),
)
