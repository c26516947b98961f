import type { LightMyRequestResponse } from 'fastify'
import type { Operation } from '#domain/contract/operation.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import type { Backend, Person } from '../support/backend.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { type Success, toRequest } from '../support/contract/world.ts'

export interface ClientResponse<T> {
  status: number
  headers: LightMyRequestResponse['headers']
  /** The body of a success. Not meaningful for a failure. */
  body: Success<T>
  /** The entries of a failure; empty for a success. */
  errors: ErrorItem[]
  text: string
}

export interface ClientCall extends AnyCall {
  /** The apparent source address of the call. */
  address?: string
}

/** Calls an operation of a backend in this process, and returns the result. */
export async function send<T>(
  backend: Backend,
  operation: Operation<T>,
  { address, ...call }: ClientCall,
): Promise<ClientResponse<T>> {
  const { method, url, headers, body: payload } = toRequest(operation, call)
  const response = await backend.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload !== undefined && { payload }),
    ...(address && { remoteAddress: address }),
  })
  const { statusCode: status, body: text } = response
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  const body = text !== '' && isJson ? JSON.parse(text) : undefined
  return { status, headers: response.headers, body, errors: status >= 400 ? body : [], text }
}

/** Name and value of the session cookie that a response sets, as a browser sends it back. */
export function cookieOf({ headers }: Pick<ClientResponse<unknown>, 'headers'>): string {
  const [cookie = ''] = [headers['set-cookie'] ?? ''].flat()
  return cookie.split(';')[0] ?? ''
}

/** The person with a fresh access token, obtained with the session cookie. */
export async function withFreshToken(backend: Backend, person: Person): Promise<Person> {
  const { status, body, text } = await send(backend, createToken, { caller: person, body: {} })
  if (status !== 200) throw new Error(`no token: ${text}`)
  return {
    ...person,
    accountId: body.account_id,
    bearer: { authorization: `Bearer ${body.access_token}` },
  }
}

/** The person in the session of a new login. The browser sends the cookie of `person`, as a real one does. */
export async function logInAgain(backend: Backend, person: Person): Promise<Person> {
  const { username, password } = person
  const response = await send(backend, logIn, { caller: person, body: { username, password } })
  if (response.status !== 200) throw new Error(`no login: ${response.text}`)
  return withFreshToken(backend, { ...person, cookie: { ...person.cookie, cookie: cookieOf(response) } })
}
