import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { type ActivityRule, isRecorded, type NoActivity } from '#kernel/contract/activity-rule.ts'
import { type ContractOperation, contractOf, responseExamples } from '../support/contract/contract.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { unfinish } from '../support/idempotency.ts'
import { comparableErrors } from './compared-errors.ts'
import { type CommonCase, withHeaders } from './program-cases.ts'

/** Operations that anyone may call, are sent as a change, and change nothing that anyone could ask about later. */
const WITHOUT_TRACE = new Map([
  ['findInvitation', 'reads'],
  ['findUnsubscription', 'reads'],
  ['startPasskeyLogin', 'no one is known yet who could have done it'],
  ['findSsoOrganization', 'reads'],
  ['verifyUsAddresses', 'is counted, and no one has done it'],
  ['verifyStreetAddresses', 'is counted, and no one has done it'],
])

/** Whether each success of an operation has to be found in the activity log. */
export function leavesTrace({ id, handle }: Pick<ContractOperation, 'id' | 'handle'>): boolean {
  if (handle.method === 'GET' || WITHOUT_TRACE.has(id)) return false
  const rule = contractOf(handle).object['x-activity'] as ActivityRule | NoActivity | undefined
  return rule === undefined || (isRecorded(rule) && rule.by !== 'handler')
}

/** What a second call came to, and whether the first and the second left an entry in the activity log. */
export interface Repeat {
  status: number
  body: unknown
  /** Undefined where the operation leaves none. */
  isRecordedAgain: boolean | undefined
}

/**
 * Expects of a repeated call what `x-repeat` says. Where the operation leaves no trace, the two kinds of success look
 * alike.
 */
export function expectRepeat(operation: ContractOperation, { status, body, isRecordedAgain }: Repeat): void {
  const said = operation.object['x-repeat']
  if (said === 'same' || said === 'again') {
    expect({ status, body }).toMatchObject({ status: expect.toSatisfy((code: number) => code < 300) })
    if (isRecordedAgain !== undefined) expect(isRecordedAgain, 'recorded again').toBe(said === 'again')
    return
  }
  expect(errorsOf(operation, status, body)).toContain(said)
}

/** The names of the errors in a response. Those of provisioning have none: there it is that of the example. */
function errorsOf(operation: ContractOperation, status: number, body: unknown): string[] {
  if (Array.isArray(body)) return body.map(({ name }) => name)
  return responseExamples(operation, status)
    .filter(({ value }) => JSON.stringify(comparableErrors(value)) === JSON.stringify(comparableErrors(body)))
    .map(({ name }) => name)
}

/** The call with its own Idempotency-Key, or with a new one. */
export function withKey(call: AnyCall): AnyCall {
  return withHeaders(call, { 'idempotency-key': call.headers?.['idempotency-key'] ?? randomUUID() })
}

/** What every operation rejects whose Idempotency-Key is optional. */
export function casesWithOptionalKey(operation: ContractOperation): CommonCase[] {
  const { handle, object } = operation
  const applies = object['x-idempotent'] !== undefined && object['x-repeat'] !== undefined
  return [
    {
      status: 409,
      error: 'idempotency-key-in-flight',
      title: 'a key whose first call is still in progress',
      applies,
      changesCaller: true,
      change: async (call, world) => {
        const keyed = withKey(call)
        await world.perform(handle, keyed)
        await world.given(undefined, backend => unfinish(backend, keyed.headers?.['idempotency-key'] ?? ''))
        return keyed
      },
    },
    {
      status: 422,
      error: 'idempotency-key-reused',
      title: 'a key that was used with another body',
      applies,
      changesCaller: true,
      change: async (call, world) => {
        const keyed = withKey(call)
        await world.perform(handle, keyed)
        return withOtherBody(operation, keyed)
      },
    },
  ]
}

/** The call with another value of its first property that is a text, or a time that is left open. */
function withOtherBody({ id }: ContractOperation, call: AnyCall): AnyCall {
  const body = call.body as Record<string, unknown>
  const found = Object.entries(body).find(([, value]) => typeof value === 'string' || value === null)
  if (!found) throw new Error(`${id}: no property of the body is a text or a time`)
  const [name, value] = found
  return {
    ...call,
    body: { ...body, [name]: value === null ? '2126-11-28T00:00:00.000Z' : `other.${value}` },
  }
}
