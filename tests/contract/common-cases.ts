import { eq } from 'drizzle-orm'
import { INTERNAL_ROLE } from '#domain/authorization/roles.ts'
import { createAccessToken } from '#generated/authorization/operations/createAccessToken.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { sessions } from '#kernel/storage/tables.ts'
import type { Backend, Person } from '../support/backend.ts'
import type { ContractCase } from '../support/contract/case.ts'
import {
  bodySchema,
  type ContractOperation,
  errorExample,
  responseExamples,
} from '../support/contract/contract.ts'
import { playing } from '../support/contract/scenario.ts'
import { isUnbuilt } from '../support/contract/unbuilt.ts'
import { type AnyCall, isForPrograms } from '../support/contract/world.ts'
import { sharedPerson } from '../support/people.ts'
import {
  bodyOver,
  type CommonCase,
  casesWithKeys,
  casesWithProvisioningTokens,
  withHeaders,
} from './program-cases.ts'
import { rejectedId } from './rejected-id.ts'
import { type ArrangeCall, sharedCall } from './shared-call.ts'
import { casesWithOptionalKey } from './traces.ts'

const FOREIGN_ORIGIN = 'https://elsewhere.example'
const GARBAGE = {
  bearer: { authorization: 'Bearer e30.e30.e30' },
  cookie: { cookie: 'session=nobody', origin: '' },
}

/**
 * What all operations have in common is derived from the contract, so a new operation has these cases
 * without a line of its own. Each is the operation's own successful call with one thing wrong. A rejected call
 * changes nothing, so nearly all of them start from the same call.
 */
export function commonCases(operation: ContractOperation, arrangeCall: ArrangeCall): ContractCase[] {
  const arrangeShared = sharedCall(operation, arrangeCall)
  return casesOfAll(operation)
    .filter(({ applies }) => applies)
    .map(({ status, error, title, field, invalid, changesCaller, change }) => ({
      operation: operation.handle,
      status,
      error,
      title,
      invalid: invalid ?? false,
      example: errorExample(operation, status, error, field),
      arrange: async world => change(await (changesCaller ? arrangeCall : arrangeShared)(world), world),
    }))
}

function casesOfAll(operation: ContractOperation): CommonCase[] {
  const { handle, statuses } = operation
  const takesBody = bodySchema(operation) !== undefined
  const requiresBody = operation.body?.node.required === true
  const isKeyed = handle.auth === 'key'
  const isProvisioning = handle.auth === 'provisioning'
  const secured = handle.auth !== 'none' && !isKeyed && !isProvisioning
  // Everyone has `self`, so only another role can be missing.
  const asksForRole = handle.roles.length > 0 && handle.roles.every(set => set.some(role => role !== 'self'))
  const id = rejectedId(operation)
  const unbuilt = isUnbuilt(operation)
  // Staff see every account, so no account is foreign to them.
  const isStaffOnly = handle.roles.length > 0 && handle.roles.every(set => set.includes(INTERNAL_ROLE))

  return [
    ...(isKeyed ? casesWithKeys(takesBody) : []),
    ...(isProvisioning ? casesWithProvisioningTokens(operation) : []),
    ...casesWithOptionalKey(operation),
    {
      status: 400,
      error: 'required',
      title: 'no body',
      field: 'body',
      applies: requiresBody,
      invalid: true,
      change: withoutBody,
    },
    {
      status: 400,
      error: 'required',
      title: 'the media type of a body, and no body',
      field: 'body',
      applies: requiresBody,
      invalid: true,
      change: call => withHeaders(withoutBody(call), { 'content-type': 'application/json' }),
    },
    {
      status: 400,
      error: 'malformed-body',
      title: 'a body that is not JSON',
      applies: takesBody && !isKeyed,
      invalid: true,
      change: call => ({ ...call, raw: '{"label": ' }),
    },
    {
      status: 400,
      error: id?.error ?? '',
      title: 'an id of the wrong form',
      field: id?.field,
      applies: id !== undefined,
      invalid: true,
      change: call => ({ ...call, params: { ...call.params, ...id?.params } }),
    },
    {
      status: 400,
      error: 'unknown-field',
      title: 'a parameter of the query that the operation does not have',
      field: 'color',
      applies: errorExample(operation, 400, 'unknown-field', 'color') !== undefined,
      change: call => ({ ...call, query: { ...call.query, color: 'red' } }),
    },
    {
      status: 401,
      error: 'not-authenticated',
      title: 'no one',
      applies: secured,
      invalid: true,
      change: call => ({ ...call, caller: null }),
    },
    {
      status: 401,
      error: 'not-authenticated',
      title: 'credentials that no one was given',
      applies: secured,
      change: call => ({ ...call, caller: call.caller && { ...call.caller, ...GARBAGE } }),
    },
    {
      status: 403,
      error: 'origin-not-allowed',
      title: 'a page of another site',
      applies: handle.method !== 'GET' && !isForPrograms(handle),
      change: call => withHeaders(call, { origin: FOREIGN_ORIGIN }),
    },
    {
      status: 403,
      error: 'insufficient-permissions',
      title: 'a person without the role',
      applies: asksForRole,
      change: async (call, world) => ({ ...call, caller: await sharedPerson(world, []) }),
    },
    {
      status: 403,
      error: 'password-change-required',
      title: 'a person who has to choose another password first',
      applies: secured && !unbuilt && errorExample(operation, 403, 'password-change-required') !== undefined,
      changesCaller: true,
      change: async (call, world) => {
        const { caller } = call
        if (caller) await world.given(null, backend => requirePasswordChange(backend, caller))
        return call
      },
    },
    {
      status: 403,
      error: 'token-account-rejected',
      title: 'an API token for another account',
      applies: secured && !unbuilt && errorExample(operation, 403, 'token-account-rejected') !== undefined,
      change: async (call, world) => {
        const caller = await world.person()
        const body = { name: 'CI pipeline', account_ids: [caller.accountId ?? 0], roles: [], networks: [] }
        const { secret } = await world.perform(createAccessToken, { caller, body })
        const program = { ...caller, bearer: { authorization: `Bearer ${secret}` } }
        return withHeaders({ ...call, caller: program }, { 'x-account': '1' })
      },
    },
    {
      status: 403,
      error: 'recent-login-required',
      title: 'a login that is too old',
      applies: operation.object['x-recent-login'] !== undefined,
      change: call => withHeaders(call, playing('old-login')),
    },
    {
      status: 404,
      error: 'not-found',
      title: 'what belongs to another account',
      // The key of an organization works for anyone who has it.
      applies:
        secured &&
        statuses.includes(404) &&
        !unbuilt &&
        !isStaffOnly &&
        !['joinOrganization', 'checkOrganizationKey'].includes(operation.id),
      change: async (call, world) => ({ ...call, caller: await world.person() }),
    },
    {
      status: 413,
      error: 'body-too-large',
      title: 'a body over the limit',
      applies: takesBody && !isKeyed,
      invalid: true,
      change: call => ({ ...call, raw: bodyOver(operation.object['x-body-limit'] as number | undefined) }),
    },
    {
      status: 415,
      error: 'unsupported-media-type',
      title: 'a body of plain text',
      applies: takesBody && !isKeyed,
      invalid: true,
      change: call => withHeaders({ ...call, raw: 'hello' }, { 'content-type': 'text/plain' }),
    },
    {
      status: 429,
      error: 'too-many-requests',
      title: 'too many calls',
      applies: true,
      change: call => withHeaders(call, playing('rate-limited')),
    },
    {
      status: 500,
      error: isKeyed ? 'gateway-failure' : 'internal-error',
      title: 'a failure of ours',
      applies: true,
      change: call => withHeaders(call, playing('server-error')),
    },
    {
      status: 503,
      error: 'busy',
      title: 'no connection to the database',
      applies: true,
      change: call => withHeaders(call, playing('busy')),
    },
  ]
}

/** As after a login with a password set by staff. */
async function requirePasswordChange({ db, clock }: Backend, { userId }: Person): Promise<null> {
  await db.update(sessions).set({ mustChangePassword: true }).where(eq(sessions.userId, userId))
  clock.advance(ACCESS_CACHE_LIFETIME)
  return null
}

function withoutBody({ body: _body, raw: _raw, ...call }: AnyCall): AnyCall {
  return call
}

export function exampleValue(operation: ContractOperation, status: number, name: string): unknown {
  const example = responseExamples(operation, status).find(candidate => candidate.name === name)
  if (!example) throw new Error(`${operation.id} ${status} has no example ${name}`)
  return example.value
}
