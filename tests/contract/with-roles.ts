import { describe, expect, test } from 'vitest'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { commonError } from '#domain/errors/common.ts'
import { missingRoleError } from '#domain/errors/missing-role.ts'
import { isFullRun } from '../../scripts/lib/test-scope.ts'
import { checkResponse } from '../support/contract/conformance.ts'
import { type ContractOperation, documents } from '../support/contract/contract.ts'
import { isUnbuilt } from '../support/contract/unbuilt.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { toRequest } from '../support/contract/world.ts'
import { sharedPerson } from '../support/people.ts'
import { callOf, successOf } from './cases.ts'
import { checked, server } from './worlds.ts'

const customerRoles = roleNames().filter(role => role !== 'self')
/** The two ends. */
const SETS: readonly { name: string; roles: readonly string[] }[] = [
  { name: 'no role', roles: [] },
  { name: 'every role', roles: customerRoles },
]

/** What operations answer about another's things where neither rule fits. */
const EXCEPTIONS: Record<string, (held: readonly string[]) => number | undefined> = {
  // Staff may ask about anyone.
  getUserStatus: held => (held.includes(INTERNAL_ROLE) ? 200 : undefined),
  // The token is proof of an email, and the rejection says to log in with the address that it went to.
  acceptInvitation: () => 403,
  // Their own account has no billing address.
  placeOrder: () => 409,
  // Their own account has no documents.
  downloadDocuments: () => 409,
  // Their own account has no export.
  createExportLink: () => 409,
  // The key of an organization lets in everyone who has it.
  joinOrganization: () => 201,
  checkOrganizationKey: () => 200,
  // Any other caller has a password already.
  associateUsername: () => 409,
  // These look for what the caller has begun or has, and find none of it.
  confirmSecondFactor: () => 409,
  createRecoveryCodes: () => 409,
  createPasskey: () => 400,
  confirmLoginWithPasskey: () => 400,
  // The address that is typed is that of another login.
  deleteOwnLogin: () => 400,
  // A token is for accounts that its person belongs to.
  createAccessToken: () => 400,
  createAuthorizationCode: () => 400,
  // The form was opened for one account, and its token is good for no other.
  authorizePaymentMethod: () => 400,
}

/** What operations answer about one's own where the handler asks for a role, or who has one can't do it. */
const OWN: Record<string, (held: readonly string[]) => number | undefined> = {
  // By a cookie, it is the role in a link's account.
  downloadExport: held => (held.includes('account-owner') ? undefined : 404),
  deleteOwnLogin: held => (held.includes(INTERNAL_ROLE) ? 409 : undefined),
}

function roleNames(): string[] {
  const role = documents.get('authorization')?.components?.schemas?.Role
  if (!Array.isArray(role?.enum)) throw new Error('the contract of authorization has no list of roles')
  return role.enum
}

/** All who are logged in hold `self`. */
function mayCall({ roles }: Operation, held: readonly string[]): boolean {
  return roles.length === 0 || roles.some(set => set.every(role => role === 'self' || held.includes(role)))
}

async function send({ handle }: ContractOperation, call: AnyCall) {
  const response = await server.send(toRequest(handle, call))
  checked.roles++
  expect(checkResponse(handle, response)).toEqual([])
  return { status: response.status, errors: response.status >= 400 ? JSON.parse(response.body) : [] }
}

/** A rejection tells which role to ask for: one that the operation wants and the person lacks. */
function expectRejection({ handle }: ContractOperation, held: readonly string[], errors: readonly unknown[]) {
  const lacking = handle.roles.flat().filter(role => !held.includes(role))
  expect(lacking.map(role => commonError(...missingRoleError([role])))).toContainEqual(errors[0])
}

type RoleSet = (typeof SETS)[number]

/** Calls a function when its result is needed first, and returns that result from then on. */
function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    made ??= make()
    return made
  }
}

/** Sends a call for every set of roles, and compares all statuses at once, by the names of the sets. */
async function expectStatuses(
  operation: ContractOperation,
  callOf: (set: RoleSet, isAllowed: boolean) => Promise<AnyCall>,
  statusOf: (roles: readonly string[]) => number,
) {
  const isAllowed = ({ roles }: RoleSet) => mayCall(operation.handle, roles)
  const responses: Record<string, number> = {}
  // Whom an operation rejects, `permissions.test.ts` says of each role and none, and the cases of the contract.
  const sets = isFullRun ? SETS : SETS.filter(isAllowed)
  // The rejected ones first, because they leave all as it is.
  for (const set of sets.toSorted((a, b) => Number(isAllowed(a)) - Number(isAllowed(b)))) {
    const { status, errors } = await send(operation, await callOf(set, isAllowed(set)))
    responses[set.name] = status
    if (!isAllowed(set) && status === 403) expectRejection(operation, set.roles, errors)
  }
  const expected = sets.map(set => [set.name, isAllowed(set) ? statusOf(set.roles) : 403])
  expect(responses).toEqual(Object.fromEntries(expected))
}

/**
 * Every operation, called with no role and with all of them, on what is one's own and on what is another
 * account's. What must come of it is read off the handle's `roles` and nothing else. A call that is
 * rejected, reads or finds nothing leaves all as it was, so those of an operation share what they are about.
 */
export function testWithRoles(operations: readonly ContractOperation[]): void {
  describe.each(operations)('$id', operation => {
    const { handle, statuses } = operation
    const success = successOf(operation)
    const unbuilt = isUnbuilt(operation)
    // Staff see every account, so to them nothing is another's.
    const isStaffOnly = handle.roles.length > 0 && handle.roles.every(set => set.includes(INTERNAL_ROLE))
    const arrange = () => callOf(operation)(server)

    const onAnothers = (held: readonly string[]): number => {
      const exception = EXCEPTIONS[operation.id]?.(held)
      if (exception) return exception
      // An operation that names nothing of an account acts on the caller's own.
      return statuses.includes(404) && !unbuilt && !isStaffOnly ? 404 : success
    }

    test('on one’s own, takes each set of roles that suffices and rejects the others', async () => {
      const arrangeOnce = once(arrange)
      const ownCall = async ({ roles }: RoleSet, isAllowed: boolean): Promise<AnyCall> => {
        const call = await (isAllowed && handle.method !== 'GET' ? arrange : arrangeOnce)()
        // A call that changes nothing needs no person of its own.
        if (call.caller && unbuilt) return { ...call, caller: await sharedPerson(server, roles) }
        if (call.caller) await server.setRoles(call.caller, [...roles])
        return call
      }
      await expectStatuses(operation, ownCall, held => OWN[operation.id]?.(held) ?? success)
    })

    // The cases of the contract have a call by no one as well.
    test.runIf(isFullRun)('without a login', async () => {
      const { status } = await send(operation, { ...(await arrange()), caller: null })
      expect(status).toBe(handle.auth === 'none' ? success : 401)
    })

    // An operation without credentials knows no other account.
    if (handle.auth === 'none') return

    test('on another account’s, finds nothing or acts on one’s own', async () => {
      const arrangeOnce = once(arrange)
      const othersCall = async ({ roles }: RoleSet, isAllowed: boolean): Promise<AnyCall> => {
        const changesNothing = !isAllowed || handle.method === 'GET' || onAnothers(roles) === 404
        const call = await (changesNothing ? arrangeOnce : arrange)()
        const caller = unbuilt
          ? await sharedPerson(server, roles)
          : await server.person({ roles: [...roles] })
        return { ...call, caller }
      }
      await expectStatuses(operation, othersCall, onAnothers)
    })
  })
}
