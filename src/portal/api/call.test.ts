import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { getOwnCredentials } from '#generated/identity/operations/getOwnCredentials.ts'
import { getProfile } from '#generated/identity/operations/getProfile.ts'
import { logIn } from '#generated/identity/operations/logIn.ts'
import { updateProfile } from '#generated/identity/operations/updateProfile.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { early as kept } from './early.ts'
import { rejection, startBrowser, type Tab, type TestBrowser, TOKEN } from './test-browser.ts'

const PROFILE = 'POST /api/identity/profile'
const LOG_IN = 'POST /api/identity/identities/login'
const profile = { first_name: 'Dana', last_name: '', phone: '', position: '', company: '', website: '' }

let browser: TestBrowser
let tab: Tab
beforeEach(async () => {
  browser = startBrowser()
  tab = await browser.open()
  void tab.token.obtainToken()
  await browser.pass(1000)
  browser.server.calls.length = 0
})
afterEach(() => browser.close())

async function outcome(work: Promise<unknown>) {
  const settled = work.then(
    () => 200,
    (error: { statusCode: number }) => error.statusCode,
  )
  await browser.pass(1000)
  return settled
}
const update = () => outcome(tab.call.call(updateProfile, { body: profile }))

test('a call carries the token and requests no other', async () => {
  let sent: string | null = null
  browser.server.when(PROFILE, request => {
    sent = request.headers.get('authorization')
    return undefined
  })
  expect(await update()).toBe(200)
  expect(sent).toBe('Bearer token 1')
  expect(browser.server.calls).toEqual([PROFILE])
})

describe('an early request of the shell', () => {
  const LIST = 'GET /api/security/secret-keys'
  const early = (response: Response | undefined) => {
    kept.page = { '/api/security/secret-keys': Promise.resolve(response) }
  }

  test('is taken once', async () => {
    early(Response.json({ total: 7 }))
    const first = tab.call.call(listSecretKeys, { query: { state: undefined } })
    await browser.pass(1000)
    expect(await first).toEqual({ total: 7 })
    expect(browser.server.calls).toEqual([])
    expect(await outcome(tab.call.call(listSecretKeys))).toBe(200)
    expect(browser.server.calls).toEqual([LIST])
  })

  test.each([undefined, 403, 500])('is asked for again when it came to %s', async status => {
    early(status ? rejection(status) : undefined)
    expect(await outcome(tab.call.call(listSecretKeys))).toBe(200)
    expect(browser.server.calls).toEqual([LIST])
  })

  test('is not used after a change', async () => {
    early(Response.json({ total: 7 }))
    expect(await update()).toBe(200)
    expect(await outcome(tab.call.call(listSecretKeys))).toBe(200)
    expect(browser.server.calls).toEqual([PROFILE, LIST])
  })

  test('is not used for another search or in the next session', async () => {
    early(Response.json({ total: 7 }))
    expect(await outcome(tab.call.call(listSecretKeys, { query: { state: 'paused' } }))).toBe(200)
    expect(browser.server.calls).toEqual([LIST])
    void tab.session.signOut()
    expect(kept.page).toBeUndefined()
  })
})

describe('401', () => {
  test.each([
    ['user', getOwnCredentials.path, () => tab.call.call(getOwnCredentials)],
    ['profile', getProfile.path, () => tab.call.call(getProfile)],
  ] as const)('loading the %s logs out', async (_, path, load) => {
    browser.server.when(`GET /api/identity${path}`, () => rejection(401))
    expect(await outcome(load())).toBe(401)
    expect(tab.ends).toEqual(['ended'])
  })

  test('updating the profile logs out', async () => {
    browser.server.when(PROFILE, () => rejection(401))
    expect(await update()).toBe(401)
    expect(tab.ends).toEqual(['ended'])
  })

  test('in a session that the server has ended logs out without a second attempt', async () => {
    browser.server.state.isOpen = false
    expect(await update()).toBe(401)
    expect(browser.server.calls).toEqual([PROFILE, TOKEN])
    expect(tab.ends).toEqual(['ended'])
  })

  test('on an old token is retried with a new one', async () => {
    browser.server.when(PROFILE, request =>
      request.headers.get('authorization') === 'Bearer token 1' ? rejection(401) : undefined,
    )
    expect(await update()).toBe(200)
    expect(browser.server.calls).toEqual([PROFILE, TOKEN, PROFILE])
    expect(tab.ends).toEqual([])
  })

  test('on a login, which carries no token, logs no one out', async () => {
    browser.server.when(LOG_IN, () => rejection(401))
    expect(await outcome(tab.call.call(logIn, { body: { username: 'a@b.example', password: 'x' } }))).toBe(
      401,
    )
    expect(tab.ends).toEqual([])
  })
})

test.each([403, 404, 409, 429, 500, 503])('%i anywhere but on a token logs no one out', async status => {
  browser.server.when(PROFILE, () => rejection(status))
  expect(await update()).toBe(status)
  expect(tab.ends).toEqual([])
  expect(browser.server.calls).toEqual([PROFILE])
})

describe('403 for a role', () => {
  const KEYS = 'GET /api/security/secret-keys'
  const list = () => outcome(tab.call.call(listSecretKeys))
  beforeEach(() => browser.server.when(KEYS, () => rejection(403, 'insufficient-permissions')))

  test('that the token still has fetches one with the roles of now, and the page learns of them', async () => {
    browser.server.state.roles = ['self', 'api-key-viewer']
    void tab.token.renewToken()
    await browser.pass(1000)
    const { queryClient } = tab.client
    queryClient.setQueryData(['security', 'listSecretKeys', {}], { total: 7 })
    browser.server.state.roles = ['self']
    expect(await list()).toBe(403)
    expect(tab.token.currentToken()?.roles).toEqual(['self'])
    expect(queryClient.getQueryData(['session'])).toMatchObject({ roles: ['self'] })
    expect(queryClient.getQueryCache().findAll({ queryKey: ['security'] })).toEqual([])
    expect(tab.ends).toEqual([])
  })

  test('that the token lacks fetches none', async () => {
    browser.server.calls.length = 0
    expect(await list()).toBe(403)
    expect(browser.server.calls).toEqual([KEYS])
  })
})

test('a network failure logs no one out', async () => {
  browser.server.when(PROFILE, () => Promise.reject(new TypeError('Failed to fetch')))
  expect(await update()).toBe(0)
  expect(tab.ends).toEqual([])
})

test('a call without a session fails without being sent', async () => {
  void tab.session.signOut()
  await browser.pass(1000)
  browser.server.calls.length = 0
  expect(await update()).toBe(401)
  expect(browser.server.calls).toEqual([TOKEN])
})

describe('when another account takes over during a call', () => {
  const LIST = 'GET /api/security/secret-keys'

  test('its response is discarded, however late it arrives', async () => {
    let respond: (response: Response) => void = () => {}
    browser.server.when(LIST, () => new Promise<Response>(resolve => (respond = resolve)) as never)
    const late = tab.call.call(listSecretKeys).then(
      () => 'shown',
      () => 'discarded',
    )
    await browser.pass(1000)
    browser.server.state.accountId = 41001
    void tab.token.renewToken({ account_id: 41001 })
    await browser.pass(1000)
    respond(Response.json({ total: 7 }))
    await browser.pass(1000)
    expect(await late).toBe('discarded')
  })

  test('a rejected change is not resent in the other account', async () => {
    browser.server.when(PROFILE, () => {
      browser.server.state.accountId = 41001
      return rejection(401)
    })
    await update().catch(() => undefined)
    expect(browser.server.calls.filter(call => call === PROFILE)).toHaveLength(1)
  })
})
