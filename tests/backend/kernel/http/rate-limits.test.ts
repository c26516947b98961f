import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { getJwks } from '#generated/authorization/operations/getJwks.ts'
import { listAccounts } from '#generated/authorization/operations/listAccounts.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { type Backend, type Person, startBackend } from '../../../support/backend.ts'
import { type ClientResponse, send } from '../../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

/** Addresses that no other test uses. */
let addresses = 0
const newAddress = () => `192.0.2.${++addresses}`
const newName = () => `${randomUUID()}@test.example`

const tryToLogIn = (username: string, address = newAddress()) =>
  send(backend, logIn, { caller: null, address, body: { username, password: 'a guess' } })

function expectLimited({ status, headers, errors }: ClientResponse<unknown>, seconds: number) {
  expect(status).toBe(429)
  const wait = Number(headers['retry-after'])
  expect(wait).toBeGreaterThan(0)
  expect(wait).toBeLessThanOrEqual(seconds)
  expect(errors).toEqual([
    {
      id: 1588093855,
      name: 'too-many-requests',
      message: `You're going too fast. Wait ${wait} seconds and try again.`,
      fields: [],
      status: 429,
      details: { seconds: wait },
    },
  ])
}

describe('guessing the password of a name', () => {
  test('ends after ten tries in five minutes, across all addresses of a network', async () => {
    const username = newName()
    for (let tries = 1; tries <= 10; tries++) expect((await tryToLogIn(username)).status).toBe(401)
    expectLimited(await tryToLogIn(username), 300)
  })

  test('does not restart with another spelling of the same name', async () => {
    const username = newName()
    for (let tries = 1; tries <= 10; tries++) await tryToLogIn(tries % 2 ? username : username.toUpperCase())
    expectLimited(await tryToLogIn(username.replace('test', 'Test')), 300)
  })

  test('also ends for the right password; otherwise the limit would reveal it', async () => {
    const { username, password } = await backend.person()
    for (let tries = 1; tries <= 10; tries++) await tryToLogIn(username)
    const right = { caller: null, address: newAddress(), body: { username, password } }
    expectLimited(await send(backend, logIn, right), 300)
  })

  test('does not affect other names', async () => {
    const username = newName()
    for (let tries = 1; tries <= 11; tries++) await tryToLogIn(username)
    expect((await tryToLogIn(newName())).status).toBe(401)
  })
})

test('guessing names from one address ends after ten tries', async () => {
  const address = newAddress()
  for (let tries = 1; tries <= 10; tries++) expect((await tryToLogIn(newName(), address)).status).toBe(401)
  expectLimited(await tryToLogIn(newName(), address), 300)
  expect((await tryToLogIn(newName())).status).toBe(401)
})

describe('an address of IPv6', () => {
  test('counts with all others of its /64, and with none of the next', async () => {
    for (let tries = 1; tries <= 10; tries++)
      expect((await tryToLogIn(newName(), `2001:db8:1:2:${tries}::${tries}`)).status).toBe(401)
    expectLimited(await tryToLogIn(newName(), '2001:db8:1:2:ffff::1'), 300)
    expect((await tryToLogIn(newName(), '2001:db8:1:3::1')).status).toBe(401)
  })

  test('that maps to an IPv4 address counts as that one', async () => {
    const address = newAddress()
    for (let tries = 1; tries <= 10; tries++)
      expect((await tryToLogIn(newName(), tries % 2 ? address : `::ffff:${address}`)).status).toBe(401)
    expectLimited(await tryToLogIn(newName(), address), 300)
    expectLimited(await tryToLogIn(newName(), `::ffff:${address}`), 300)
    expect((await tryToLogIn(newName(), `::ffff:${newAddress()}`)).status).toBe(401)
  })
})

test('a mailbox gets at most ten sign-up emails in ten minutes', async () => {
  const username = newName()
  const body = { username, password: 'seven purple paper lanterns', open_account: true }
  const attempt = () => send(backend, signUp, { caller: null, address: newAddress(), body })
  for (let tries = 1; tries <= 10; tries++) expect((await attempt()).status).toBe(202)
  expectLimited(await attempt(), 600)
  expect(await backend.mails(username)).toHaveLength(10)
})

test('operations have separate limits', async () => {
  const address = newAddress()
  for (let tries = 1; tries <= 11; tries++) await tryToLogIn(newName(), address)
  expect((await send(backend, createToken, { caller: null, address })).status).toBe(401)
})

test('an address makes at most 6,000 calls a minute without a login, and a person 1,200 with one', async () => {
  const small = await startBackend({ env: { RATE_LIMIT_FACTOR: '0.01', LOG_LEVEL: 'silent' } })
  const address = newAddress()
  const withoutLogin = () => send(small, getJwks, { caller: null, address })
  for (let call = 1; call <= 60; call++) expect((await withoutLogin()).status).toBe(200)
  expectLimited(await withoutLogin(), 60)
  expectLimited(await send(small, createToken, { caller: null, address }), 60)
  expect((await send(small, getJwks, { caller: null, address: newAddress() })).status).toBe(200)

  // The others behind the address go on, each with a count of their own.
  const [person, colleague] = [await small.person(), await small.person()]
  const asPerson = (caller: Person, from: string) => send(small, listAccounts, { caller, address: from })
  for (let call = 1; call <= 12; call++)
    expect((await asPerson(person, call % 2 ? address : newAddress())).status).toBe(200)
  expectLimited(await asPerson(person, address), 60)
  expect((await asPerson(colleague, address)).status).toBe(200)
  await small.close()
})

test('an address in a header is ignored unless it comes from our proxy', async () => {
  const address = newAddress()
  const call = (index: number) =>
    send(backend, logIn, {
      caller: null,
      address,
      body: { username: newName(), password: 'a guess' },
      headers: { 'x-forwarded-for': `198.51.100.${index}` },
    })
  for (let tries = 1; tries <= 10; tries++) await call(tries)
  expectLimited(await call(11), 300)
})
