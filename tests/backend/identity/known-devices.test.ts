import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { SECOND } from '#domain/time/durations.ts'
import { createToken } from '#generated/authorization/operations/createToken.ts'
import { changePassword } from '#generated/identity/operations/changePassword.ts'
import { completePasswordReset } from '#generated/identity/operations/completePasswordReset.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { requestPasswordReset } from '#generated/identity/operations/requestPasswordReset.ts'
import { type Backend, ORIGIN, type Person, startBackend } from '../../support/backend.ts'
import { cookiesOf } from '../../support/servers/example-id.ts'
import { type ClientResponse, send } from '../client.ts'

let backend: Backend
beforeAll(async () => {
  backend = await startBackend({ env: { RATE_LIMIT_FACTOR: '1', LOG_LEVEL: 'silent' } })
})
afterAll(() => backend.close())

let networks = 0
/** An address in a network that no other test uses. */
const newNetwork = () => `203.0.${++networks}.7`

async function guess(times: number, call: () => Promise<ClientResponse<unknown>>) {
  for (let tries = 1; tries <= times; tries++) expect((await call()).status, `guess ${tries}`).toBe(401)
}
function expectRejected({ status, headers, errors }: ClientResponse<unknown>): void {
  expect({ status, ids: errors.map(({ id }) => id) }).toEqual({ status: 429, ids: [1588093855] })
  expect(headers['set-cookie']).toBeUndefined()
}

describe('a stranger who failedAttempts at a password', () => {
  /** A login from an address, with the cookies that a browser has from before. */
  const from = (address: string, { username, password }: typeof right, cookie?: string) =>
    send(backend, logIn, {
      caller: null,
      address,
      body: { username, password },
      ...(cookie && { headers: { cookie, origin: ORIGIN } }),
    })
  let right: Pick<Person, 'username' | 'password'>
  const wrong = () => ({ ...right, password: 'a guess' })
  const deviceOf = ({ headers }: ClientResponse<unknown>) =>
    cookiesOf(headers).find(cookie => cookie.startsWith('device=')) ?? ''
  beforeEach(async () => {
    right = await backend.person()
  })

  test('does not lock out the person elsewhere', async () => {
    const [stranger, home] = [newNetwork(), newNetwork()]
    await guess(10, () => from(stranger, wrong()))
    expectRejected(await from(stranger, right))
    expect((await from(home, right)).status).toBe(200)
  })

  test('does not lock out a browser that the person has logged in with, wherever it is', async () => {
    const [home, cafe] = [newNetwork(), newNetwork()]
    const device = deviceOf(await from(home, right))
    await guess(10, () => from(cafe, wrong()))
    const another = cafe.replace(/7$/, '8')
    expectRejected(await from(another, right))
    expect((await from(another, right, device)).status).toBe(200)
  })

  test('has ten separate tries in that browser', async () => {
    const device = deviceOf(await from(newNetwork(), right))
    await guess(10, () => from(newNetwork(), wrong(), device))
    expectRejected(await from(newNetwork(), right, device))
    expect((await from(newNetwork(), right)).status).toBe(200)
  })

  test('gets no extra tries for a browser in which they logged in themselves', async () => {
    const [network, own] = [newNetwork(), await backend.person()]
    const device = deviceOf(await from(newNetwork(), own))
    await guess(10, () => from(network, wrong(), device))
    expectRejected(await from(network.replace(/7$/, '8'), wrong(), device))
  })

  test('gets no extra tries for a browser from before a password change', async () => {
    const person = await backend.person()
    right = person
    const device = deviceOf(await from(newNetwork(), right))
    backend.clock.advance(SECOND)
    const body = { old_password: person.password, new_password: 'eleven quiet harbor lamps' }
    const changed = await send(backend, changePassword, { caller: person, address: newNetwork(), body })
    expect(changed.status).toBe(204)
    right = { ...right, password: body.new_password }
    const network = newNetwork()
    await guess(10, () => from(network, wrong()))
    const another = network.replace(/7$/, '8')
    expectRejected(await from(another, right, device))
    expect((await from(another, right, deviceOf(changed))).status).toBe(200)
  })

  test('does not lock out a person who resets the password by email', async () => {
    const { username } = right
    const network = newNetwork()
    await guess(10, () => from(network, wrong()))
    await send(backend, requestPasswordReset, { caller: null, address: newNetwork(), body: { username } })
    const [mail] = await backend.mails(username)
    const token = /[#&]token=([\w-]{43})/.exec(mail?.text ?? '')?.[1] ?? ''
    const password = 'eleven quiet harbor lamps'
    const address = network.replace(/7$/, '8')
    const body = { username, token, password }
    const chosen = await send(backend, completePasswordReset, { caller: null, address, body })
    expectRejected(await from(address, { username, password }))
    expect((await from(address, { username, password }, deviceOf(chosen))).status).toBe(200)
  })

  test('only failures count: the person logs in as often as they like', async () => {
    const address = newNetwork()
    for (let tries = 1; tries <= 12; tries++)
      expect((await from(address.replace(/7$/, String(tries)), right)).status).toBe(200)
  })
})

describe('the cookie of a known browser', () => {
  const setBy = async (person: Pick<Person, 'username' | 'password'>, cookie?: string) => {
    const body = { username: person.username, password: person.password }
    const call = { caller: null, address: newNetwork(), body }
    const response = await send(backend, logIn, {
      ...call,
      ...(cookie && { headers: { cookie, origin: ORIGIN } }),
    })
    return [response.headers['set-cookie'] ?? []].flat().find(set => set.startsWith('device=')) ?? ''
  }

  test('is HttpOnly and SameSite=Strict, new with each login, and reveals nothing', async () => {
    const person = await backend.person()
    const [one, other] = [await setBy(person), await setBy(person)]
    const [pair = '', ...attributes] = one.split('; ')
    expect(attributes.toSorted()).toEqual([
      'HttpOnly',
      `Max-Age=${180 * 24 * 60 * 60}`,
      'Path=/',
      'SameSite=Strict',
    ])
    expect(pair).not.toBe(other.split('; ')[0])
    const text = Buffer.from(pair.replace('device=v1.', ''), 'base64url').toString('latin1')
    expect(text).not.toContain(person.userId)
  })

  test('is no login', async () => {
    const person = await backend.person()
    const [cookie = ''] = (await setBy(person)).split('; ')
    const headers = { cookie, origin: ORIGIN }
    expect((await send(backend, createToken, { caller: null, headers })).status).toBe(401)
    const asSession = { ...headers, cookie: cookie.replace('device=', 'session=') }
    expect((await send(backend, createToken, { caller: null, headers: asSession })).status).toBe(401)
  })

  test('is ignored when it is made up, and covers several people', async () => {
    const [dana, lee] = [await backend.person(), await backend.person()]
    for (const made of ['device=v1.AAAA', 'device=x', `device=${'A'.repeat(2_000)}`])
      expect(await setBy(dana, made)).not.toBe('')
    const [first = ''] = (await setBy(dana)).split('; ')
    const [both = ''] = (await setBy(lee, first)).split('; ')
    const attempt = (times: number, { username }: Person, cookie: string) =>
      guess(times, () =>
        send(backend, logIn, {
          caller: null,
          address: newNetwork(),
          headers: { cookie, origin: ORIGIN },
          body: { username, password: 'a guess' },
        }),
      )
    for (const person of [dana, lee]) {
      await attempt(10, person, '')
      await attempt(10, person, both)
    }
  })
})
