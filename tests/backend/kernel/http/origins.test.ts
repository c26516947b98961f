import { beforeAll, describe, expect, test } from 'vitest'
import type { Operation } from '#domain/contract/operation.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { logOut } from '#generated/identity/operations/logOut.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { createSecretKey } from '#generated/security/operations/createSecretKey.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { type Backend, ORIGIN, type Person, sharedBackend } from '../../../support/backend.ts'
import { send } from '../../client.ts'

const HOST = 'localhost:3000'

let backend: Backend
let person: Person
beforeAll(async () => {
  backend = await sharedBackend()
  person = await backend.person()
})

/** A call with the cookie from a page of the origin; undefined sends no origin. */
async function statusFrom(origin: string | undefined, host = HOST) {
  const response = await backend.inject({
    method: 'POST',
    url: '/api/authorization/token',
    headers: { cookie: person.cookie.cookie, host, ...(origin !== undefined && { origin }) },
  })
  if (response.statusCode === 403) expect(response.json()).toMatchObject([{ name: 'origin-not-allowed' }])
  return response.statusCode
}

describe('a write that authenticates with the cookie', () => {
  test('passes from our own pages', async () => {
    expect(await statusFrom(ORIGIN)).toBe(200)
  })

  test.each([
    ['another site', 'https://elsewhere.example'],
    ['a site whose name begins with ours', 'http://localhost:3000.elsewhere.example'],
    ['a name below ours', 'http://www.localhost:3000'],
    ['another port of our host', 'http://localhost:3001'],
    ['our host without its port', 'http://localhost'],
    ['a page without an origin, such as a sandboxed frame', 'null'],
    ['nothing that is an origin', 'localhost:3000'],
    ['an empty origin', ''],
  ])('is rejected from %s', async (_, origin) => {
    expect(await statusFrom(origin)).toBe(403)
  })

  test('is rejected without an origin: every browser sends one', async () => {
    expect(await statusFrom(undefined)).toBe(403)
  })

  test('is rejected when a site of another name points that name at us', async () => {
    expect(await statusFrom('http://elsewhere.example', HOST)).toBe(403)
  })
})

test.each<Operation>([createSecretKey, logIn, logOut, signUp, createToken])(
  '$id is rejected from another site, whatever else is right about it',
  async operation => {
    const headers = { origin: 'https://elsewhere.example' }
    const { errors } = await send(backend, operation, { caller: person, body: {}, headers })
    expect(errors).toMatchObject([{ name: 'origin-not-allowed', status: 403 }])
  },
)

test('a rejected logout leaves the session as it was', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  await send(backend, logOut, { caller: person, headers })
  expect((await send(backend, createToken, { caller: person, body: {} })).status).toBe(200)
})

test('a read needs no origin, because it changes nothing', async () => {
  const headers = { origin: 'https://elsewhere.example' }
  expect((await send(backend, listSecretKeys, { caller: person, headers })).status).toBe(200)
  expect((await send(backend, getJwks, { caller: null, headers })).status).toBe(200)
})

test('a program with an access token and no cookie needs no origin', async () => {
  const response = await backend.inject({
    method: 'PUT',
    url: '/api/security/secret-keys',
    headers: person.bearer,
    payload: { label: 'Made by a program' },
  })
  expect(response.statusCode).toBe(201)
})
