import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { decodeProtectedHeader } from 'jose'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { verifyUsAddress } from '#generated/gateway/operations/verifyUsAddress.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listKeyUsage } from '#generated/security/operations/listKeyUsage.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { scaledTimeout } from '../../scripts/lib/machine-speed.ts'
import type { Person } from '../support/backend.ts'
import { type AnyCall, type Success, toRequest } from '../support/contract/world.ts'

/** What came of a call: status 0 without a response. */
export interface Outcome {
  status: number
  method: string
  path: string
  retryAfter: string | null
  /** Where it was no success: the response, or why there is none. */
  failure: string
}

export type Note = (outcome: Outcome) => void

/** A person who calls a cluster as the portal and programs do. */
export interface Caller {
  /** The orders that it began with. */
  orderIds: readonly number[]
  call<T>(
    operation: Operation<T>,
    options?: Omit<AnyCall, 'caller'>,
  ): Promise<{ status: number; body: Success<T> }>
  /**
   * Calls what makes something, with the same Idempotency-Key until a response says that it is made. Rejects when
   * another attempt is of no use.
   */
  make<T>(operation: Operation<T>, options: Omit<AnyCall, 'caller'>): Promise<Success<T>>
  makeKey(label: string): Promise<{ key_id: string; token: string }>
  /** The labels of all keys, as often as there are keys. */
  labels(): Promise<string[]>
  /** Logs in, with the right password unless another one is given. Resolves to the status. */
  logIn(password?: string): Promise<number>
  /** Resolves to the status. */
  openPage(): Promise<number>
  /** Looks an address up with a key. Resolves to the status. */
  lookUp(key: { key_id: string; token: string }): Promise<number>
  /** Reads what may come from a standby. */
  readReport(): Promise<{ status: number }>
  /** Gets a new access token for this call and the later ones. Resolves to the id of the key that signed it. */
  takeToken(): Promise<string | undefined>
}

/** Milliseconds between the first two attempts, and between two later ones at most: all that wait share two cores. */
const PAUSE = 100
const LONGEST_PAUSE = 1_000
/** Milliseconds after which an attempt that died no longer keeps others waiting, and some more. */
const LONGEST = 240_000
/** Responses to a call whose first attempt may be running, or that comes too often or with an old token. */
const PASSING = [401, 409, 429]
const PAGE_SIZE = 100

/** Makes a person with an account, who has logged in. */
export async function createCaller(
  origin: string,
  note: Note,
  input: object = { roles: ['api-key-editor', 'api-key-viewer'] },
): Promise<Caller> {
  const reach = async (path: string, init: RequestInit) => {
    const called = { method: init.method ?? 'GET', path: path.replace(/\?.*/, '') }
    try {
      const response = await fetch(`${origin}${path}`, init)
      const { status, headers, ok } = response
      const text = await response.text()
      note({ ...called, status, retryAfter: headers.get('retry-after'), failure: ok ? '' : text })
      return { status, headers, text }
    } catch (error) {
      note({ ...called, status: 0, retryAfter: null, failure: String((error as Error).cause ?? error) })
      return { status: 0, headers: new Headers(), text: '' }
    }
  }
  async function call<T>(operation: Operation<T>, options: AnyCall) {
    const { url, headers, ...init } = toRequest(operation, options)
    const {
      status,
      headers: received,
      text,
    } = await reach(url, {
      ...init,
      headers: { ...headers, ...(headers.origin && { origin }) },
    })
    const isSuccess = status >= 200 && status < 300 && text !== ''
    return { status, headers: received, text, body: (isSuccess ? JSON.parse(text) : undefined) as Success<T> }
  }

  const made = await reach('/dev/people', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(input),
  })
  const {
    username,
    password,
    made: { orders: orderIds = [] },
  } = JSON.parse(made.text) as {
    username: string
    password: string
    made: { orders?: number[] }
  }
  const enter = (tried = password) => call(logIn, { caller: null, body: { username, password: tried } })
  const [cookie = ''] = ((await enter()).headers.getSetCookie()[0] ?? '').split(';')
  const headers = { cookie }
  const { body: token } = await call(createToken, { caller: null, headers, body: {} })
  const bearer = { authorization: `Bearer ${token.access_token}` }
  const caller = { bearer, cookie: { cookie, origin } } as Person

  async function make<T>(operation: Operation<T>, options: Omit<AnyCall, 'caller'>): Promise<Success<T>> {
    const headers = { 'idempotency-key': randomUUID() }
    const deadline = Date.now() + scaledTimeout(LONGEST)
    for (let pause = PAUSE; ; pause = Math.min(2 * pause, LONGEST_PAUSE)) {
      const { status, text, body } = await call(operation, { ...options, caller, headers })
      if (status === 201) return body
      // Its first attempt may be running, or its result unknown.
      const isPassing = status < 400 || status >= 500 || PASSING.includes(status)
      if (!isPassing || Date.now() > deadline) throw new Error(`${operation.id}: ${status} ${text}`)
      await sleep(pause)
    }
  }

  return {
    orderIds,
    call: (operation, options) => call(operation, { ...options, caller }),
    make,
    makeKey: label => make(createSecretKey, { body: { label } }),
    async labels() {
      const labels: string[] = []
      for (let page = 1; ; page++) {
        const { body } = await call(listSecretKeys, { caller, query: { page, page_size: PAGE_SIZE } })
        labels.push(...body.secret_keys.map(({ label }) => label))
        if (labels.length >= body.total) return labels
      }
    },
    logIn: async tried => (await enter(tried)).status,
    openPage: async () => (await reach('/', {})).status,
    async lookUp({ key_id: keyId, token }) {
      const authorization = `Basic ${Buffer.from(`${keyId}:${token}`).toString('base64')}`
      const query = { street: '214 N Juniper St', zipcode: '84116' }
      return (await call(verifyUsAddress, { caller: null, headers: { authorization }, query })).status
    },
    readReport: () =>
      call(listKeyUsage, {
        caller,
        query: { start: '2026-05-01T00:00:00Z', end: '2026-05-02T00:00:00Z' },
      }),
    async takeToken() {
      const { body } = await call(createToken, { caller: null, headers, body: {} })
      if (!body) return undefined
      caller.bearer = { authorization: `Bearer ${body.access_token}` }
      await call(listSecretKeys, { caller, query: { page_size: 1 } })
      return decodeProtectedHeader(body.access_token).kid
    },
  }
}
