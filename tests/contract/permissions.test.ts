import fc from 'fast-check'
import { expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { allows, missingRoles } from '#domain/contract/operation.ts'
import { commonError } from '#domain/errors/common.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import { customerPermissions, customerRoles, readPermissions } from '../../scripts/lib/permission-table.ts'
import type { Person } from '../support/backend.ts'
import { type ContractOperation, operations } from '../support/contract/contract.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { toRequest } from '../support/contract/world.ts'
import { exampleCall } from './derived.ts'
import { server } from './worlds.ts'

const roles = [...customerRoles(), INTERNAL_ROLE]
const table = readPermissions()
/** The others ask for no role: anyone calls them, or a key, or the session. */
const withRoles = operations.filter(({ handle }) => handle.auth === 'bearer')

/** None, each alone, and others, the same in each run. */
const roleSets: readonly (readonly string[])[] = [
  [],
  ...roles.map(role => [role]),
  ...fc.sample(fc.subarray(roles, { minLength: 2 }), { numRuns: 6, seed: 17 }),
]

/** What the table says of a call: `allowed`, or the words of the rejection, which name the role to ask for. */
function verdictOf(
  { roles: needed }: { roles: ContractOperation['handle']['roles'] },
  held: readonly string[],
) {
  const all = ['self', ...held]
  if (allows({ roles: needed }, all)) return 'allowed'
  return commonError(...missingRoleError(missingRoles({ roles: needed }, all))).message
}

/** The call of an operation, made once. Its body cannot be read, so that no call that is allowed does anything. */
const calls = new Map<string, AnyCall>()
async function callOf(operation: ContractOperation): Promise<AnyCall> {
  const known = calls.get(operation.id)
  if (known) return known
  const { body, ...call } = await exampleCall(operation, server)
  const made = body === undefined ? call : { ...call, raw: '{' }
  calls.set(operation.id, made)
  return made
}

/** What the server says of it. */
async function answerTo(operation: ContractOperation, caller: Person | null): Promise<string> {
  const { status, body } = await server.send(
    toRequest(operation.handle, { ...(await callOf(operation)), caller }),
  )
  if (status === 401 && caller) return 'not signed in'
  return status === 403 ? JSON.parse(body)[0].message : 'allowed'
}

test('the table of permissions has every operation of the contracts', () => {
  expect(table.map(({ id }) => id).toSorted()).toEqual(operations.map(({ id }) => id).toSorted())
})

test(
  'the server allows and rejects what the table says, whatever roles a person has',
  async () => {
    const byId = new Map(table.map(entry => [entry.id, entry]))
    const counts = { allowed: 0, rejected: 0 }
    for (const held of roleSets) {
      const caller = await server.person({ roles: [...held] })
      const responses: Record<string, string> = {}
      const verdicts: Record<string, string> = {}
      for (const operation of withRoles) {
        responses[operation.id] = await answerTo(operation, caller)
        verdicts[operation.id] = verdictOf(byId.get(operation.id) ?? operation.handle, held)
        counts[responses[operation.id] === 'allowed' ? 'allowed' : 'rejected']++
      }
      expect(responses, held.join(', ') || 'no role').toEqual(verdicts)
    }
    console.log(
      `permissions: ${withRoles.length} operations with ${roleSets.length} sets of roles: ${counts.allowed} allowed, ${counts.rejected} rejected`,
    )
    expect(counts.rejected).toBeGreaterThan(withRoles.length)
  },
  scaledTimeout(60_000),
)

test('an operation without a token rejects no one for a role', async () => {
  const byId = new Map(table.map(entry => [entry.id, entry]))
  for (const operation of operations) {
    if (withRoles.includes(operation)) continue
    expect(byId.get(operation.id)?.roles, operation.id).toEqual([])
    expect(await answerTo(operation, null), operation.id).toBe('allowed')
  }
})

test('what the pages are given is all that the roles of customers change', () => {
  const shown = new Map(customerPermissions().map(operation => [operation.id, operation]))
  for (const { isDeprecated, ...entry } of table) {
    const given = shown.get(entry.id)
    if (isDeprecated) expect(given).toBeUndefined()
    else if (given) expect(given).toEqual(entry)
    else
      for (const role of customerRoles())
        expect(verdictOf(entry, [role]) === 'allowed', entry.id).toBe(verdictOf(entry, []) === 'allowed')
  }
})
