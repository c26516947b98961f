import { randomUUID } from 'node:crypto'
import { openAccount } from '#backend/accounts/public.ts'
import { setRoles } from '#backend/authorization/seeds.ts'
import { MAX_EMBEDDED_KEYS, MAX_SECRET_KEYS } from '#backend/security/limits.ts'
import { services } from '#backend/services.ts'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations.ts'
import { logIn, resendConfirmationEmail } from '#generated/identity/operations.ts'
import {
  createEmbeddedKey,
  createSecretKey,
  deleteEmbeddedKey,
  deleteSecretKey,
  pauseEmbeddedKey,
  pauseSecretKey,
} from '#generated/security/operations.ts'
import { ACCESS_CACHE_LIFETIME } from '#kernel/access/limits.ts'
import { type Backend, type Person, startBackend } from './backend.ts'
import { type BodyReads, recordBodyReads } from './body-reads.ts'
import { insertEmbeddedKeys, insertSecretKeys } from './many-keys.ts'
import { toRequest, type World } from './world.ts'

export interface BackendWorld extends World {
  backend: Backend
  /** What the handlers have read of bodies so far. */
  reads: BodyReads
  /** Replaces what the person may do in their account; bites at once. */
  setRoles(person: Person, roles: string[]): Promise<void>
}

/** So few rows fit into a report of usage here, for filling a million takes a minute. */
const REPORT_ROWS = '2000'

/** The real services in this process. Whatever a case needs is made for it, mostly by calls of the API. */
export async function createBackendWorld(env: Record<string, string> = {}): Promise<BackendWorld> {
  const { services: recorded, reads } = recordBodyReads(services)
  // The stand-in for the bot protection lets `pass` through, so both of its answers can be seen.
  const backend = await startBackend({
    env: {
      BOT_CHECK: 'test',
      OUTBOUND_LOOPBACK: 'allowed',
      LOG_LEVEL: 'error',
      USAGE_REPORT_ROWS: REPORT_ROWS,
      ...env,
    },
    services: recorded,
  })
  const { db, clock } = backend

  const send: World['send'] = async ({ method, url, headers, body }) => {
    const answer = await backend.inject({
      method: method as 'GET',
      url,
      headers,
      ...(body !== undefined && { payload: body }),
    })
    const flat = Object.entries(answer.headers).map(([name, value]) => [name, [value].flat().join(', ')])
    return { status: answer.statusCode, headers: Object.fromEntries(flat), body: answer.body }
  }
  const perform: World['perform'] = async (operation, call) => {
    const { status, body } = await send(toRequest(operation as Operation, call))
    if (status >= 400) throw new Error(`${operation.id} answered ${status}: ${body}`)
    return body === '' ? undefined : JSON.parse(body)
  }
  const mailToken = async (address: string): Promise<string> => {
    const [mail] = await backend.mails(address)
    const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1]
    if (!token) throw new Error(`no link in the mail to ${address}`)
    return token
  }
  const refresh = async (person: Person): Promise<Person> => {
    const token = await perform(createToken, { caller: person, body: {} })
    return { ...person, bearer: { authorization: `Bearer ${token.access_token}` } }
  }

  // A token ends with the clock, so a shared person does not outlive the next step of it.
  const shared = new Map<string, Promise<Person>>()

  return {
    backend,
    reads,
    send,
    person: options => backend.person(options),
    sharedPerson(roles) {
      const key = `${clock.now().getTime()} ${roles.join()}`
      const known = shared.get(key) ?? backend.person({ roles: [...roles] })
      shared.set(key, known)
      return known
    },
    refresh,
    async logIn(person) {
      const { username, password } = person
      const { headers } = await send(toRequest(logIn, { caller: null, body: { username, password } }))
      const [cookie = ''] = (headers['set-cookie'] ?? '').split(';')
      return refresh({ ...person, cookie: { ...person.cookie, cookie } })
    },
    joinAnotherAccount: ({ userId }) => openAccount(db, { userId, label: 'Fabrikam', now: clock.now() }),
    async confirmationToken(person) {
      await perform(resendConfirmationEmail, { caller: person, body: { user_id: person.userId } })
      return mailToken(person.username)
    },
    async secretKey(person, state = 'active') {
      const { key_id: id } = await perform(createSecretKey, {
        caller: person,
        body: { label: 'Checkout server' },
      })
      if (state === 'paused') await perform(pauseSecretKey, { caller: person, params: { id } })
      if (state === 'deleted') await perform(deleteSecretKey, { caller: person, params: { id } })
      return id
    },
    fillSecretKeys: person => insertSecretKeys(backend, person, MAX_SECRET_KEYS),
    async embeddedKey(person, state = 'active') {
      const { key_id: id } = await perform(createEmbeddedKey, {
        caller: person,
        body: { label: 'Store checkout', domains: ['shop.northwind.example'] },
      })
      if (state === 'paused') await perform(pauseEmbeddedKey, { caller: person, params: { id } })
      if (state === 'deleted') await perform(deleteEmbeddedKey, { caller: person, params: { id } })
      return id
    },
    fillEmbeddedKeys: person => insertEmbeddedKeys(backend, person, MAX_EMBEDDED_KEYS),
    given: (_example, make) => make(backend),
    perform,
    mailToken,
    newAddress: () => `new-${randomUUID()}@test.example`,
    advance: milliseconds => clock.advance(milliseconds),
    async setRoles({ userId, accountId }, roles) {
      await setRoles(db, { userId, accountId: accountId ?? 0, roles, now: clock.now() })
      clock.advance(ACCESS_CACHE_LIFETIME)
    },
  }
}
