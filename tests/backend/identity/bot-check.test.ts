import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { getBotProtection } from '#generated/identity/operations/getBotProtection.ts'
import { signUp } from '#generated/identity/operations/signUp.ts'
import { type Backend, startBackend } from '../../support/backend.ts'
import { send } from '../client.ts'

const SECRET = 'sentinel of the secret key'
const ALL_WELL = { success: true, hostname: 'localhost', action: 'UserRegistration', 'error-codes': [] }

/** The vendor's next response, and the requests it received. `null` sends no response at all. */
let verdict: { status?: number; body: unknown } | null = { body: ALL_WELL }
const asked: { url: string | undefined; form: Record<string, string> }[] = []

/** A stand-in for the vendor, on loopback. */
const vendor = createServer(async (request, response) => {
  asked.push({ url: request.url, form: await formOf(request) })
  if (!verdict) return
  response.writeHead(verdict.status ?? 200, { 'content-type': 'application/json' })
  response.end(typeof verdict.body === 'string' ? verdict.body : JSON.stringify(verdict.body))
})

async function formOf(request: IncomingMessage): Promise<Record<string, string>> {
  let text = ''
  for await (const chunk of request) text += chunk
  return Object.fromEntries(new URLSearchParams(text))
}

let backend: Backend
let origin: string
beforeAll(async () => {
  await new Promise<void>(resolve => vendor.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`
  backend = await startBackend({
    env: {
      BOT_CHECK: 'turnstile',
      TURNSTILE_SITE_KEY: 'site-key',
      TURNSTILE_SECRET_KEY: SECRET,
      TURNSTILE_ORIGIN: origin,
      LOG_LEVEL: 'trace',
    },
  })
})
beforeEach(() => {
  asked.length = 0
  verdict = { body: ALL_WELL }
})
afterEach(() => vi.restoreAllMocks())
afterAll(async () => {
  await backend.close()
  vendor.closeAllConnections()
  vendor.close()
})

const newAddress = () => `bot-${randomUUID()}@test.example`
const signUpWith = (bot_response: string | undefined, username = newAddress()) =>
  send(backend, signUp, {
    caller: null,
    query: bot_response === undefined ? {} : { bot_response },
    body: { username, password: 'seven purple paper lanterns', open_account: true },
  })
const outcome = ({ status, errors }: Awaited<ReturnType<typeof signUpWith>>) => [status, errors[0]?.name]

describe('a sign-up behind the bot protection', () => {
  test('passes when the vendor confirms it, after a request with the secret and the address', async () => {
    expect(outcome(await signUpWith('response of a person'))).toEqual([202, undefined])
    expect(asked).toEqual([
      {
        url: '/turnstile/v0/siteverify',
        form: { secret: SECRET, response: 'response of a person', remoteip: '127.0.0.1' },
      },
    ])
  })

  test('is rejected without a response, and the vendor is not called', async () => {
    expect(outcome(await signUpWith(undefined))).toEqual([403, 'suspected-bot'])
    expect(asked).toEqual([])
  })

  test.each([
    ['the vendor says so', { success: false, 'error-codes': ['invalid-input-response'] }],
    ['the response was used before', { success: false, 'error-codes': ['timeout-or-duplicate'] }],
    ['the response was given on another site', { ...ALL_WELL, hostname: 'evil.example' }],
    ['the response was given for another act', { ...ALL_WELL, action: 'AddPaymentMethod' }],
    ['the vendor does not say for what', { success: true }],
  ])('is rejected when %s, and leaves nothing', async (_, body) => {
    verdict = { body }
    const username = newAddress()
    expect(outcome(await signUpWith('a response', username))).toEqual([403, 'suspected-bot'])
    expect(await backend.mails(username)).toEqual([])
  })

  test.each([
    ['fails', { status: 500, body: 'no' }],
    ['answers with something else', { body: { hello: 'world' } }],
    ['does not know our secret', { body: { success: false, 'error-codes': ['invalid-input-secret'] } }],
  ])('does not pass when the vendor %s', async (_, wrong) => {
    verdict = wrong
    expect(outcome(await signUpWith('a response'))).toEqual([502, 'upstream-failure'])
  })

  test('does not wait longer than five seconds', async () => {
    verdict = null
    const soon = AbortSignal.timeout(50)
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(soon)
    expect(outcome(await signUpWith('a response'))).toEqual([502, 'upstream-failure'])
    expect(timeout).toHaveBeenCalledWith(5_000)
  })

  test('writes neither secret nor response into the log', async () => {
    verdict = { status: 500, body: 'no' }
    await signUpWith('sentinel of a response')
    expect(backend.log.join('')).toContain('the bot protection did not answer')
    expect(backend.log.join('')).not.toContain('sentinel of')
  })
})

test('a page learns the site key and the script, and not the secret', async () => {
  const { body, text } = await send(backend, getBotProtection, { caller: null })
  expect(body).toEqual({
    provider: 'turnstile',
    site_key: 'site-key',
    script_url: `${origin}/turnstile/v0/api.js?render=explicit`,
  })
  expect(text).not.toContain(SECRET)
})
