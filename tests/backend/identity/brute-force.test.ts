import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { SECOND } from '#domain/time/durations.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { confirmEmail } from '#generated/identity/operations/confirmEmail.ts'
import { confirmLogin } from '#generated/identity/operations/confirmLogin.ts'
import { confirmSecondFactor } from '#generated/identity/operations/confirmSecondFactor.ts'
import { createSecondFactor } from '#generated/identity/operations/createSecondFactor.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { appCode } from '../../../scripts/lib/app-code.ts'
import { type Backend, type Person, startBackend } from '../../support/backend.ts'
import { type ClientResponse, send } from '../client.ts'
import { linksTo } from '../mailbox.ts'

/**
 * Guesses at credentials. `rate-limits.test.ts` tests that limits exist, and `known-devices.test.ts` that
 * strangers lock no one out.
 */
const GUESS = 'A'.repeat(43)

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'silent' } })
})
// Limits use the clock of the machine, which the backend's clock does not move.
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }))
afterEach(() => void vi.useRealTimers())
afterAll(() => backend.close())

/** Tests what holds after a while. On PostgreSQL, limits use its clock, which no test moves. */
const testLater = test.skipIf(process.env.DATABASE_URL)

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`
const wait = (seconds: number) => vi.setSystemTime(Date.now() + seconds * SECOND)

function login({ username, password }: Pick<Person, 'username' | 'password'>, code?: string) {
  const body = { username, password, ...(code !== undefined && { code }) }
  return send(backend, logIn, { caller: null, address: newAddress(), body })
}

async function guess(times: number, status: number, call: () => Promise<ClientResponse<unknown>>) {
  for (let tries = 1; tries <= times; tries++) expect((await call()).status, `guess ${tries}`).toBe(status)
}

/** Expects a rejection for the rate, even for a valid call. Returns the seconds to wait. */
function rejection({ status, headers, errors }: ClientResponse<unknown>): number {
  expect({ status, ids: errors.map(({ id }) => id) }).toEqual({ status: 429, ids: [1588093855] })
  expect(headers['retry-after']).toMatch(/^[1-9]\d*$/)
  expect(headers['set-cookie']).toBeUndefined()
  return Number(headers['retry-after'])
}

describe('a password under attack', () => {
  testLater('works for its owner again after the wait: no one is locked out for good', async () => {
    const person = await backend.person()
    await guess(10, 401, () => login({ ...person, password: 'a guess' }))
    const seconds = rejection(await login(person))
    wait(seconds - 2)
    rejection(await login(person))
    wait(2)
    expect((await login(person)).status).toBe(200)
  })

  testLater('does not lock out its owner longer when the guessing continues', async () => {
    const person = await backend.person()
    await guess(10, 401, () => login({ ...person, password: 'a guess' }))
    const seconds = rejection(await login(person))
    wait(100)
    for (let tries = 1; tries <= 20; tries++)
      expect(rejection(await login({ ...person, password: 'a guess' }))).toBeLessThanOrEqual(seconds - 100)
    wait(seconds - 100)
    expect((await login(person)).status).toBe(200)
  })

  testLater('is counted in confirmations, across all addresses', async () => {
    const person = await backend.person()
    const confirm = (password: string) =>
      send(backend, confirmLogin, { caller: person, address: newAddress(), body: { password } })
    await guess(10, 400, () => confirm('a guess'))
    wait(rejection(await confirm(person.password)))
    expect((await confirm(person.password)).status).toBeLessThan(300)
  })

  testLater('is counted in changes, across all addresses', async () => {
    const person = await backend.person()
    const change = (old: string) =>
      send(backend, changePassword, {
        caller: person,
        address: newAddress(),
        body: { old_password: old, new_password: 'eleven quiet harbor lamps' },
      })
    await guess(10, 400, () => change('a guess'))
    wait(rejection(await change(person.password)))
    expect((await change(person.password)).status).toBe(204)
  })
})

describe('a second factor', () => {
  const codeOf = (secret: string, offset = 30 * SECOND) =>
    appCode(secret, new Date(backend.clock.now().getTime() + offset))
  /** A six-digit code that is wrong within the relevant minute and a half. */
  function wrongCode(secret: string): string {
    const right = [-1, 0, 1].map(step => codeOf(secret, step * 30 * SECOND))
    return ['000000', '111111', '222222', '333333'].find(code => !right.includes(code)) ?? ''
  }
  async function withFactor() {
    const person = await backend.person()
    const { body } = await send(backend, createSecondFactor, { caller: person, address: newAddress() })
    const code = codeOf(body.secret, 0)
    await send(backend, confirmSecondFactor, { caller: person, address: newAddress(), body: { code } })
    return { person, secret: body.secret }
  }

  testLater(
    'allows ten failedAttempts in five minutes, across all addresses, to anyone with the password',
    async () => {
      const { person, secret } = await withFactor()
      await guess(10, 400, () => login(person, wrongCode(secret)))
      wait(rejection(await login(person, codeOf(secret))))
      expect((await login(person, codeOf(secret))).status).toBe(200)
    },
  )

  test('shares its tries with the password', async () => {
    const { person, secret } = await withFactor()
    await guess(5, 401, () => login({ ...person, password: 'a guess' }))
    await guess(5, 400, () => login(person, wrongCode(secret)))
    rejection(await login(person, codeOf(secret)))
  })

  test('counts failedAttempts at recovery codes the same way', async () => {
    const { person, secret } = await withFactor()
    await guess(10, 400, () => login(person, 'AAAA-BBBB-CCCC'))
    rejection(await login(person, codeOf(secret)))
  })

  testLater('cannot be set up by guessing', async () => {
    const person = await backend.person()
    const { body } = await send(backend, createSecondFactor, { caller: person, address: newAddress() })
    const address = newAddress()
    const confirm = (code: string) =>
      send(backend, confirmSecondFactor, { caller: person, address, body: { code } })
    await guess(10, 400, () => confirm(wrongCode(body.secret)))
    wait(rejection(await confirm(codeOf(body.secret, 0))))
    expect((await confirm(codeOf(body.secret, 0))).status).toBe(200)
  })
})

describe('the token of a password reset', () => {
  const complete = (link: { username: string; token: string }, address = newAddress()) => {
    const body = { ...link, password: 'eleven quiet harbor lamps' }
    return send(backend, completePasswordReset, { caller: null, address, body })
  }
  async function asked() {
    const { username } = await backend.person()
    await send(backend, requestPasswordReset, { caller: null, address: newAddress(), body: { username } })
    const [mail] = await backend.mails(username)
    const token = /[#&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    return { username, token }
  }

  test('is 256 bits, so failedAttempts from elsewhere do not block the link', async () => {
    const link = await asked()
    await guess(30, 400, () => complete({ ...link, token: GUESS }))
    expect((await complete(link)).status).toBe(204)
  })

  test('allows ten failedAttempts per address, across all names', async () => {
    const [link, address] = [await asked(), newAddress()]
    const stranger = () => ({ username: `${randomUUID()}@test.example`, token: GUESS })
    await guess(10, 400, () => complete(stranger(), address))
    rejection(await complete(link, address))
    expect((await complete(link)).status).toBe(204)
  })
})

test('a confirmation token allows sixty failedAttempts per address, and the link works elsewhere', async () => {
  const username = `${randomUUID()}@test.example`
  const password = 'seven purple paper lanterns'
  const body = { username, password, open_account: true }
  await send(backend, signUp, { caller: null, address: newAddress(), body })
  const [link] = await linksTo(backend, username)
  if (!link) throw new Error('no link')
  const confirm = (token: string, address: string) =>
    send(backend, confirmEmail, {
      caller: null,
      address,
      params: { id: link.userId },
      body: { token, password },
    })
  const address = newAddress()
  await guess(60, 400, () => confirm(GUESS, address))
  rejection(await confirm(link.token, address))
  expect((await confirm(link.token, newAddress())).status).toBe(200)
})
