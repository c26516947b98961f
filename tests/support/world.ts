import type { Operation } from '#domain/contract/operation.ts'
import { type Backend, ORIGIN, type Person } from './backend.ts'
import type { AnyCall } from './case.ts'

interface PersonOptions {
  /** Whether the e-mail address is confirmed; an unconfirmed person has no account. Default true. */
  confirmed?: boolean
  /** Roles in the person's account beside `self`. Default: what the first owner of an account holds. */
  roles?: string[]
}

export interface WireRequest {
  method: string
  url: string
  /** Names in lower case. */
  headers: Record<string, string>
  body?: string
}

export interface WireAnswer {
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

/** Where a case takes place: the mock, which knows examples alone, or the backend, where things are made. */
export interface World {
  send(request: WireRequest): Promise<WireAnswer>
  /** A new person who has logged in. */
  person(options?: PersonOptions): Promise<Person>
  /** A signed-in person with these roles, the same one for several cases that change nothing. */
  sharedPerson(roles: readonly string[]): Promise<Person>
  /** The person with a new access token, taken by the session cookie. */
  refresh(person: Person): Promise<Person>
  /** The person after another login, which begins a session of its own. */
  logIn(person: Person): Promise<Person>
  /** Makes the person a member of one more account; returns its number. */
  joinAnotherAccount(person: Person): Promise<number>
  /** Token of the latest confirmation mail to the person. */
  confirmationToken(person: Person): Promise<string>
  /** A new secret key in the person's account; returns its id. */
  secretKey(person: Person, state?: 'active' | 'paused' | 'deleted'): Promise<string>
  /** Gives the person's account as many secret keys as it can have. */
  fillSecretKeys(person: Person): Promise<void>
  /** A new embedded key in the person's account, for one hostname; returns its id. */
  embeddedKey(person: Person, state?: 'active' | 'paused' | 'deleted'): Promise<string>
  /** Gives the person's account as many embedded keys as it can have. */
  fillEmbeddedKeys(person: Person): Promise<void>
  /**
   * Something that a case needs: made by `make` where things are made, and `example`, the value of the
   * contract's examples, on the mock.
   */
  given<T>(example: T, make: (backend: Backend) => Promise<T>): Promise<T>
  /** Calls an operation to set a case up, and returns the body of its success. Throws when it fails. */
  perform<T>(operation: Operation<T>, call: AnyCall): Promise<Success<T>>
  /** The token behind the `#` of the link in the latest mail to an address. */
  mailToken(address: string): Promise<string>
  /** An e-mail address that nobody has. */
  newAddress(): string
  advance(milliseconds: number): void
}

/** The body of an answer: JSON as its value, a file as its text, and undefined where there is none. */
export function bodyOf({ body, headers }: WireAnswer): unknown {
  if (body === '') return undefined
  return headers['content-type']?.startsWith('application/json') ? JSON.parse(body) : body
}

/** The request that a browser would send. */
export function toRequest(operation: Operation, call: AnyCall): WireRequest {
  const { caller } = call
  const body = call.raw ?? (call.body === undefined ? undefined : JSON.stringify(call.body))
  const headers: Record<string, string> = {
    // What is called with keys is called by programs, unless the call says otherwise.
    ...(operation.method !== 'GET' && operation.auth !== 'key' && { origin: ORIGIN }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(caller && { cookie: caller.cookie.cookie }),
    ...(operation.auth === 'bearer' && caller?.bearer),
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
