import { randomUUID } from 'node:crypto'
import { BODY_LIMIT } from '#kernel/contract/contract.ts'
import type { ContractOperation } from '../support/contract/contract.ts'
import type { AnyCall, World } from '../support/contract/world.ts'
import { makeProvisioning, makeToken } from '../support/scim/provisioning.ts'

export interface CommonCase {
  status: number
  /** Name of the error of the catalog that is expected. */
  error: string
  title: string
  /** The one field that the error is about. */
  field?: string | undefined
  applies: boolean
  /** Whether the request breaks the contract, so that the mock objects. */
  invalid?: boolean
  /** Whether the caller is not the same afterwards, so that no other case may start from the call. */
  changesCaller?: boolean
  change(call: AnyCall, world: World): AnyCall | Promise<AnyCall>
}

/** One byte more than a body may have. */
export const bodyOver = (limit = BODY_LIMIT) => JSON.stringify('x'.repeat(limit - 1))
export const TOO_LARGE = bodyOver()

/** What operations that are called with keys have instead: other credentials, and the numbers of the gateway. */
export function casesWithKeys(takesBody: boolean): CommonCase[] {
  const notPermitted = { status: 401, error: 'not-permitted', applies: true }
  const withKey = (call: AnyCall, text: string) =>
    withHeaders(call, { authorization: `Basic ${Buffer.from(text).toString('base64')}` })
  return [
    {
      ...notPermitted,
      title: 'no key',
      invalid: true,
      change: call => ({ ...call, headers: {} }),
    },
    {
      ...notPermitted,
      title: 'a key that no one has',
      change: call => withKey(call, `${randomUUID()}:sk_x`),
    },
    { ...notPermitted, title: 'an id that is none', change: call => withKey(call, "' or 1=1:--") },
    {
      ...notPermitted,
      title: 'another token',
      change: call => {
        const [, sent = ''] = (call.headers?.authorization ?? '').split(' ')
        return withKey(call, `${Buffer.from(sent, 'base64').toString().split(':')[0]}:sk_${'0'.repeat(36)}`)
      },
    },
    {
      status: 412,
      error: 'body-not-processable',
      title: 'a body that is not JSON',
      applies: takesBody,
      invalid: true,
      change: call => ({ ...call, raw: '{"lookups": ' }),
    },
    {
      status: 412,
      error: 'body-not-processable',
      title: 'a body of plain text',
      applies: takesBody,
      invalid: true,
      change: call => withHeaders({ ...call, raw: 'hello' }, { 'content-type': 'text/plain' }),
    },
    {
      status: 412,
      error: 'lookup-body-too-large',
      title: 'a body over 64 KiB',
      applies: takesBody,
      invalid: true,
      change: call => ({ ...call, raw: TOO_LARGE }),
    },
  ]
}

/** What operations that are called with a provisioning token have instead: other tokens. */
export function casesWithProvisioningTokens({ handle, statuses }: ContractOperation): CommonCase[] {
  const rejected = { status: 401, error: 'not-authenticated', applies: true }
  const withToken = (call: AnyCall, authorization: string) => withHeaders(call, { authorization })
  return [
    { ...rejected, title: 'no token', invalid: true, change: call => ({ ...call, headers: {} }) },
    {
      ...rejected,
      title: 'a token that no one has',
      change: call => withToken(call, `Bearer scim_${'0'.repeat(43)}`),
    },
    {
      ...rejected,
      title: 'the access token of an owner',
      change: async (call, world) => withToken(call, (await world.person()).bearer.authorization),
    },
    {
      ...rejected,
      title: 'a token that has ended',
      change: async (call, world) => {
        const ended = await world.given('Bearer scim_ended', async backend => {
          const { organizationId } = await makeProvisioning(backend)
          return `Bearer ${await makeToken(backend, organizationId, backend.clock.now())}`
        })
        return withToken(call, ended)
      },
    },
    {
      status: 404,
      error: 'not-found',
      title: 'what belongs to another organization',
      // What the service supports is the same for everyone.
      applies: statuses.includes(404) && /^\/v2\/(Users|Groups)\b/.test(handle.path),
      change: async (call, world) => {
        const other = await world.given('Bearer scim_other', async backend => {
          const { headers } = await makeProvisioning(backend)
          return headers.authorization
        })
        return withToken(call, other)
      },
    },
  ]
}

/** The call with other headers. */
export function withHeaders(call: AnyCall, headers: Record<string, string>): AnyCall {
  return { ...call, headers: { ...call.headers, ...headers } }
}
