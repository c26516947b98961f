import type { SeedInput } from '#backend/dev/seeds.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { type Backend, ORIGIN, type Person } from '../backend.ts'

/** A call whose types are no longer known, as the machinery handles it. */
export interface AnyCall {
  caller: Person | null
  params?: object
  query?: object
  body?: unknown
  raw?: string
  headers?: Record<string, string>
  sign?(body: string): Record<string, string>
}

export interface WireRequest {
  method: string
  url: string
  /** Names in lower case. */
  headers: Record<string, string>
  body?: string
}

export interface WireResponse {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  body: string
}

type Json<R> = R extends { content: { 'application/json': infer B } } ? B : undefined
/** The body of an operation's success. */
export type Success<T> = T extends { responses: infer R }
  ? { [S in keyof R]: S extends 200 | 201 | 202 | 204 ? Json<R[S]> : never }[keyof R]
  : unknown

/** What the mock and the backend each do in their own way. */
export interface Ground {
  send(request: WireRequest): Promise<WireResponse>
  /**
   * Something that a case needs: made by `make` where things are made, and `example`, the value of the
   * contract's examples, on the mock.
   */
  given<T>(example: T, make: (backend: Backend) => Promise<T>): Promise<T>
  /** An email address that no one has. */
  newAddress(): string
}

/** Where a case takes place: the mock, which knows examples alone, or the backend, where things are made. */
export interface World extends Ground {
  /** A new person who has logged in. */
  person(input?: SeedInput): Promise<Person>
  /** The person with a new access token, taken by the session cookie. */
  refresh(person: Person): Promise<Person>
  /** The person after another login, which begins a session of its own. */
  logIn(person: Person): Promise<Person>
  /** Calls an operation to set a case up, and returns the body of its success. Throws when it fails. */
  perform<T>(operation: Operation<T>, call: AnyCall): Promise<Success<T>>
  /** The token behind the `#` of the link in the latest mail to an address. */
  mailToken(address: string): Promise<string>
  /** The code in the latest mail to an address that takes the place of its link. */
  mailCode(address: string): Promise<string>
  advance(milliseconds: number): void
}

const TOKEN = '4Jx0v1lGq8mN5yZr2TtWcUe7KpSaHdFb3iXoQw9LgMk'
/** The person of the contracts' examples. */
export const DANA: Person = {
  userId: '0193f1c2-5b1a-7c3e-9a4f-2d6b8e0c1a57',
  username: 'dana@northwind.example',
  password: 'correct horse battery staple',
  accountId: 41207,
  bearer: { authorization: 'Bearer eyJhbGciOiJFZERTQSJ9.e30.c2ln' },
  cookie: { cookie: 'session=opaque', origin: 'http://localhost:3000' },
}

/** The starting points of cases, defined once for the mock and the backend. */
export function createWorld({ send, given, newAddress }: Ground): World {
  const perform: World['perform'] = async (operation, call) => {
    const { status, body } = await send(toRequest(operation as Operation, call))
    if (status >= 400) throw new Error(`${operation.id} answered ${status}: ${body}`)
    return body === '' ? undefined : JSON.parse(body)
  }
  const refresh = (person: Person) =>
    given(person, async () => {
      const { access_token: token } = await perform(createToken, { caller: person, body: {} })
      return { ...person, bearer: { authorization: `Bearer ${token}` } }
    })
  return {
    send,
    given,
    newAddress,
    perform,
    refresh,
    person: (input = {}) =>
      given({ ...DANA, accountId: input.confirmed === false ? null : DANA.accountId }, backend =>
        backend.person(input),
      ),
    logIn: person =>
      given(person, async () => {
        const { username, password } = person
        const { headers } = await send(toRequest(logIn, { caller: null, body: { username, password } }))
        const [cookie = ''] = (headers['set-cookie'] ?? '').split(';')
        return refresh({ ...person, cookie: { ...person.cookie, cookie } })
      }),
    mailToken: address =>
      given(TOKEN, async backend => {
        const [mail] = await backend.mails(address)
        const token = /[#&]token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
        if (!token) throw new Error(`no link in the mail to ${address}`)
        return token
      }),
    mailCode: address =>
      given('7KPF-3MQX', async backend => {
        const [mail] = await backend.mails(address)
        const code = /Enter the code ([0-9A-Z]{4}-[0-9A-Z]{4}) at /.exec(mail?.text ?? '')?.[1]
        if (!code) throw new Error(`no code in the mail to ${address}`)
        return code
      }),
    advance: milliseconds => void given(undefined, async ({ clock }) => clock.advance(milliseconds)),
  }
}

/** Whether a media type is JSON, the usual one or that of a standard. */
export function isJson(type = ''): boolean {
  return /^application\/(?:[a-z]+\+)?json\b/.test(type)
}

/** The body of a response: JSON as its value, a file as its text, and undefined where there is none. */
export function bodyOf({ body, headers }: WireResponse): unknown {
  if (body === '') return undefined
  return isJson(headers['content-type']) ? JSON.parse(body) : body
}

/** Whether programs call an operation, with credentials of their own. */
export function isForPrograms({ auth }: Pick<Operation, 'auth'>): boolean {
  return auth === 'key' || auth === 'provisioning'
}

/** The request that a browser would send. */
export function toRequest(operation: Operation, call: AnyCall): WireRequest {
  const { caller } = call
  const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  const headers: Record<string, string> = {
    // What is called with keys or provisioning tokens is called by programs, unless the call says otherwise.
    ...(operation.method !== 'GET' && !isForPrograms(operation) && { origin: ORIGIN }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(caller && { cookie: caller.cookie.cookie }),
    ...(operation.auth === 'bearer' && caller?.bearer),
    ...call.sign?.(body ?? ''),
    ...call.headers,
  }
  return {
    method: operation.method,
    url: toUrl(operation, call),
    headers,
    ...(body !== undefined && { body }),
  }
}

function toUrl({ service, path }: Operation, { params, query }: AnyCall): string {
  const values = new Map(Object.entries(params ?? {}))
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = values.get(name)
    if (value === undefined) throw new Error(`${path}: no value for ${name}`)
    return encodeURIComponent(String(value))
  })
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query ?? {}))
    for (const item of [value].flat()) if (item !== undefined) search.append(name, String(item))
  return `/api/${service}${filled}${search.size ? `?${search}` : ''}`
}
