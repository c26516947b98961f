import { afterAll, describe, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createBackendWorld } from '../support/backend-world.ts'
import type { AnyCall } from '../support/case.ts'
import { checkAnswer } from '../support/conformance.ts'
import { type ContractOperation, documents, operations } from '../support/contract.ts'
import { isUnbuilt } from '../support/unbuilt.ts'
import { toRequest } from '../support/world.ts'
import { callOf, successOf } from './cases.ts'

/**
 * Every operation, called with every role alone, with none and with all, on what is one's own and on what is
 * another account's. What must come of it is read off the handle's `roles` and nothing else.
 */
const world = await createBackendWorld()
let calls = 0
afterAll(async () => {
  await world.backend.close()
  console.log(
    `permissions: ${operations.length} operations × ${holdings.length} sets of roles, ${calls} calls`,
  )
})

const customerRoles = roleNames().filter(role => role !== 'self')
const holdings = [
  { name: 'no role', roles: [] },
  ...customerRoles.map(role => ({ name: `${role} alone`, roles: [role] })),
  { name: 'every role', roles: customerRoles },
]

/** What operations answer about another's things where neither rule fits. */
const EXCEPTIONS: Record<string, (held: readonly string[]) => number | undefined> = {
  // Staff may ask about anybody.
  getUserStatus: held => (held.includes(INTERNAL_ROLE) ? 200 : undefined),
  // The token is proof of a mail, and the refusal says to log in with the address that it went to.
  acceptInvitation: () => 403,
  // The key is for whoever has it.
  joinOrganization: () => 201,
  // Whoever else calls has a password already.
  associateUsername: () => 409,
  // What a person has begun or has is another's to nobody: these find nothing of it.
  confirmSecondFactor: () => 409,
  createRecoveryCodes: () => 409,
  createPasskey: () => 400,
  confirmLoginWithPasskey: () => 400,
}

function roleNames(): string[] {
  const role = documents.get('authorization')?.components?.schemas?.Role
  if (!Array.isArray(role?.enum)) throw new Error('the contract of authorization has no list of roles')
  return role.enum
}

/** Everybody who is signed in holds `self`. */
function mayCall({ roles }: Operation, held: readonly string[]): boolean {
  return roles.length === 0 || roles.some(set => set.every(role => role === 'self' || held.includes(role)))
}

async function send(operation: ContractOperation, call: AnyCall) {
  const answer = await world.send(toRequest(operation.handle, call))
  calls++
  expect(checkAnswer(operation.handle, answer)).toEqual([])
  return { status: answer.status, errors: answer.status >= 400 ? JSON.parse(answer.body) : [] }
}

/** A refusal tells which role to ask for: one that the operation wants and the person lacks. */
function expectRefusal(
  { handle }: ContractOperation,
  held: readonly string[],
  { status, errors }: Awaited<ReturnType<typeof send>>,
) {
  expect(status).toBe(403)
  expect(errors).toMatchObject([{ name: 'insufficient-permissions', status: 403 }])
  const lacking = handle.roles.flat().filter(role => !held.includes(role))
  expect(lacking.filter(role => errors[0].message.includes(` ${role} `))).not.toEqual([])
}

// Whoever has a key needs no role.
describe.each(operations.filter(({ handle }) => handle.auth !== 'key'))('$id', operation => {
  const { handle, statuses } = operation
  const success = successOf(operation)
  const unbuilt = isUnbuilt(operation)
  // Staff see every account, so to them nothing is another's.
  const isStaffOnly = handle.roles.length > 0 && handle.roles.every(set => set.includes(INTERNAL_ROLE))

  const onAnothers = (held: readonly string[]): number => {
    const exception = EXCEPTIONS[operation.id]?.(held)
    if (exception) return exception
    // An operation that names nothing of an account acts on the caller's own.
    return statuses.includes(404) && !unbuilt && !isStaffOnly ? 404 : success
  }

  test.each(holdings)('with $name, on one’s own', async ({ roles }) => {
    const call = await callOf(operation)(world)
    // A call that changes nothing needs no person of its own.
    if (call.caller && unbuilt) call.caller = await world.sharedPerson(roles)
    else if (call.caller) await world.setRoles(call.caller, roles)
    const answer = await send(operation, call)
    if (mayCall(handle, roles)) expect(answer).toMatchObject({ status: success })
    else expectRefusal(operation, roles, answer)
  })

  test('by nobody', async () => {
    const call = await callOf(operation)(world)
    const { status } = await send(operation, { ...call, caller: null })
    expect(status).toBe(handle.auth === 'none' ? success : 401)
  })

  // Whoever needs no credentials is the same person to it, whoever they are.
  test.each(handle.auth === 'none' ? [] : holdings)('with $name, on another account’s', async ({ roles }) => {
    const call = await callOf(operation)(world)
    const caller = unbuilt ? await world.sharedPerson(roles) : await world.person({ roles })
    const answer = await send(operation, { ...call, caller })
    if (!mayCall(handle, roles)) expectRefusal(operation, roles, answer)
    else expect(answer.status).toBe(onAnothers(roles))
  })
})
