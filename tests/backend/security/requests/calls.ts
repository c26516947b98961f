import { listRequests } from '#generated/security/operations/listRequests.ts'
import type { operations } from '#generated/security/types.ts'
import type { Backend, Person } from '../../../support/backend.ts'
import { basic, type GatewayKey } from '../../../support/gateway.ts'
import { send } from '../../client.ts'

export const STREET = '214 N Juniper St'

export interface Sent {
  /** Without the credentials of a secret key. */
  isEmbedded?: boolean
  headers?: Record<string, string>
  query?: string
  body?: object
}

/** Looks an address up with a key, and returns the id of the request. */
export async function lookUpWith(
  backend: Backend,
  key: GatewayKey,
  { isEmbedded = key.token === '', headers = {}, query = `street=${STREET}`, body }: Sent = {},
): Promise<{ id: string; status: number }> {
  const response = await backend.inject({
    method: body ? 'POST' : 'GET',
    url: `/api/gateway/us-street?${body ? '' : query}`,
    headers: { ...(!isEmbedded && basic(key)), ...headers },
    remoteAddress: '203.0.113.77',
    ...(body && { payload: body }),
  })
  return { id: String(response.headers['x-request-id']), status: response.statusCode }
}

export type Query = NonNullable<operations['listRequests']['parameters']['query']>

/** The request log of a person's account. */
export async function logOf(backend: Backend, caller: Person, query: Query = {}) {
  const { status, body, text } = await send(backend, listRequests, { caller, query })
  if (status !== 200) throw new Error(text)
  return body
}
