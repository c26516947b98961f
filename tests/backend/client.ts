import type { LightMyRequestResponse } from 'fastify'
import type { Operation } from '#domain/contract/operation.ts'
import type { ErrorItem } from '#domain/errors/entry.ts'
import { createToken } from '#generated/authorization/operations.ts'
import { logIn } from '#generated/identity/operations.ts'
import type { Backend, Person } from '../support/backend.ts'
import type { AnyCall } from '../support/contract/world.ts'
import { type Success, toRequest } from '../support/contract/world.ts'

export interface ClientAnswer<T> {
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
): Promise<ClientAnswer<T>> {
  const { method, url, headers, body: payload } = toRequest(operation, call)
  const answer = await backend.inject({
    method: method as 'GET',
    url,
    headers,
    ...(payload !== undefined && { payload }),
    ...(address && { remoteAddress: address }),
  })
  const { statusCode: status, body: text } = answer
  const isJson = String(answer.headers['content-type']).startsWith('application/json')
  const body = text !== '' && isJson ? JSON.parse(text) : undefined
  return { status, headers: answer.headers, body, errors: status >= 400 ? body : [], text }
}

/** Name and value of the session cookie that a response sets, as a browser sends it back. */
export function cookieOf({ headers }: Pick<ClientAnswer<unknown>, 'headers'>): string {
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
  const answer = await send(backend, logIn, { caller: person, body: { username, password } })
  if (answer.status !== 200) throw new Error(`no login: ${answer.text}`)
  return withFreshToken(backend, { ...person, cookie: { ...person.cookie, cookie: cookieOf(answer) } })
}
