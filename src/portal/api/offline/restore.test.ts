import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR, MINUTE } from '#domain/time/durations.ts'
import { listSecretKeys } from '#generated/security/operations/listSecretKeys.ts'
import { LOG_OUT, rejection, startBrowser, type Tab, type TestBrowser, TOKEN } from '../test-browser.ts'
import { createCaches } from './test-caches.ts'

const KEYS = ['security', 'listSecretKeys', {}]
const NAME = 'gatepost-account dana 41000 '

let browser: TestBrowser
let caches: ReturnType<typeof createCaches>
beforeEach(() => {
  browser = startBrowser()
  caches = createCaches()
  vi.stubGlobal('caches', caches)
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => browser.close())

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** The server is out of reach, or responds again. */
const reach = (isReached: boolean) => browser.server.when(TOKEN, isReached ? undefined : lost)

/** A tab whose session is open, and which keeps what it reads. */
async function openTab(): Promise<Tab> {
  const tab = await browser.open()
  const { keepData } = await import('./keep-data.ts')
  const session = tab.guard.openSession()
  await browser.pass(1000)
  await session
  keepData(tab.client.queryClient.getQueryCache())
  return tab
}

/** What a tab has read, and kept. */
async function read(tab: Tab, key: readonly unknown[] = KEYS, data: unknown = { total: 7 }): Promise<void> {
  tab.client.queryClient.setQueryData(key, data)
  await browser.pass(2000)
}

/** The same page after a reload. */
async function reload() {
  const tab = await browser.open()
  const opening = tab.guard.openSession().catch((error: Error) => error)
  // A read is tried three times.
  await browser.pass(10_000)
  browser.server.calls.length = 0
  return { tab, session: await opening, keys: tab.client.queryClient.getQueryData(KEYS) }
}

/** A visit whose data is kept, and a reload without a server. */
async function reloadOffline() {
  await read(await openTab())
  reach(false)
  return reload()
}

describe('a page of the account that reaches no server', () => {
  test('opens with what was read last, and says when', async () => {
    const { tab, session, keys } = await reloadOffline()
    expect(session).toEqual({ userId: 'dana', accountId: 41000, roles: ['self'], acting: null, closes: null })
    expect(keys).toEqual({ total: 7 })
    const { dataUpdatedAt = 0 } = tab.client.queryClient.getQueryState(KEYS) ?? {}
    expect(Date.now() - dataUpdatedAt).toBeGreaterThan(9_000)
    // Longer than data that no page shows is kept otherwise.
    await browser.pass(6 * MINUTE)
    expect(tab.client.queryClient.getQueryData(KEYS)).toEqual({ total: 7 })
  })

  test('sends nothing in the name of the session but the question for it', async () => {
    const { tab } = await reloadOffline()
    const { call } = tab.call
    await expect(call(listSecretKeys, {})).rejects.toMatchObject({ name: 'offline' })
    const change = { ...listSecretKeys, id: 'createSecretKey', method: 'POST' as const }
    await expect(call(change, {})).rejects.toThrow('Nothing was changed')
    await browser.pass(MINUTE)
    expect(new Set(browser.server.calls)).toEqual(new Set([TOKEN]))
  })

  test.each([
    ['24 hours later', () => browser.sleep(24 * HOUR + MINUTE)],
    ['with a clock that is set back by days', () => browser.sleep(-48 * HOUR)],
  ])('keeps nothing %s', async (_, pass) => {
    await read(await openTab())
    reach(false)
    pass()
    const { session, keys } = await reload()
    expect(session).toMatchObject({ statusCode: 0 })
    expect(keys).toBeUndefined()
    expect(await caches.keys()).toEqual([])
  })

  test('ends after 24 hours while it is open', async () => {
    const { tab } = await reloadOffline()
    browser.sleep(25 * HOUR)
    await browser.pass(11_000)
    expect(tab.ends).toEqual(['ended'])
    expect(tab.client.queryClient.getQueryData(KEYS)).toBeUndefined()
    expect(await caches.keys()).toEqual([])
  })

  test('that is not one of the account opens nothing', async () => {
    await read(await openTab())
    reach(false)
    vi.stubGlobal('location', { pathname: '/admin', origin: 'http://localhost' })
    expect((await reload()).session).toMatchObject({ statusCode: 0 })
  })
})

describe('back at the server', () => {
  test('the same person continues, and everything is read again', async () => {
    const { tab } = await reloadOffline()
    browser.server.state.roles = ['self', 'api-key-viewer']
    reach(true)
    tab.fire('online')
    await browser.pass(1000)
    expect(tab.client.queryClient.getQueryData(tab.session.sessionQuery.queryKey)?.roles).toHaveLength(2)
    expect(tab.token.isRestored()).toBe(false)
    expect(tab.ends).toEqual([])
    // The next refresh is that of any tab.
    browser.server.calls.length = 0
    await browser.pass(5 * MINUTE)
    expect(browser.server.calls).toEqual([])
  })

  test('it is asked again without an event of the browser', async () => {
    const { tab } = await reloadOffline()
    reach(true)
    await browser.pass(11_000)
    expect(tab.token.isRestored()).toBe(false)
  })

  test('another person sees nothing, on the page and in the browser', async () => {
    const { tab } = await reloadOffline()
    browser.server.state.userId = 'noor'
    reach(true)
    tab.fire('online')
    await browser.pass(1000)
    expect(tab.client.queryClient.getQueryData(KEYS)).toBeUndefined()
    expect(tab.client.queryClient.getQueryData(tab.session.sessionQuery.queryKey)?.userId).toBe('noor')
    expect(await caches.keys()).toEqual([])
  })

  test('a session that has ended takes everything with it', async () => {
    const { tab } = await reloadOffline()
    browser.server.state.isOpen = false
    reach(true)
    tab.fire('online')
    await browser.pass(1000)
    expect(tab.ends).toEqual(['ended'])
    expect(tab.client.queryClient.getQueryData(KEYS)).toBeUndefined()
    expect(await caches.keys()).toEqual([])
    expect((await reload()).session).toBeNull()
  })
})

describe('nothing is kept', () => {
  test('after a logout in another tab, also of what is written at that moment', async () => {
    const tabs = [await openTab(), await openTab()] as const
    await read(tabs[1])
    expect(await caches.keys()).toEqual([NAME])
    tabs[1].client.queryClient.setQueryData(KEYS, { total: 8 })
    await browser.pass(990)
    void tabs[0].session.signOut()
    await browser.pass(5000)
    expect(await caches.keys()).toEqual([])
  })

  test('after a logout without a network', async () => {
    const { tab } = await reloadOffline()
    browser.server.when(LOG_OUT, lost)
    void tab.session.signOut()
    await browser.pass(1000)
    expect(tab.ends).toEqual(['logged-out'])
    const { session, keys } = await reload()
    expect(session).toMatchObject({ statusCode: 0 })
    expect(keys).toBeUndefined()
  })

  test('after a call that the server rejects with 401 for good', async () => {
    const tab = await openTab()
    await read(tab)
    browser.server.when('GET /api/security/secret-keys', () => rejection(401))
    browser.server.state.isOpen = false
    const called = tab.call.call(listSecretKeys, {}).catch(() => undefined)
    await browser.pass(1000)
    await called
    expect(await caches.keys()).toEqual([])
  })

  test('once another person has logged in, or another account is open', async () => {
    await read(await openTab())
    browser.server.state.accountId = 41001
    await openTab()
    expect(await caches.keys()).toEqual([])
    browser.server.state.userId = 'noor'
    const tab = await openTab()
    await read(tab)
    expect(await caches.keys()).toEqual(['gatepost-account noor 41001 '])
    browser.server.state.userId = 'dana'
    await openTab()
    expect(await caches.keys()).toEqual([])
  })
})

test.each([
  ['as someone else', { acting: { access: 'full' } }],
  ['with their own account', { roles: ['self', 'internal-admin'] }],
])('staff keep nothing, %s', async (_, more) => {
  browser.server.when(TOKEN, async () => {
    browser.server.when(TOKEN, undefined)
    const response = await browser.server.fetch(
      new Request('http://localhost/api/authorization/token', { method: 'POST' }),
    )
    return Response.json({ ...(await response.json()), ...more })
  })
  await read(await openTab())
  expect(await caches.keys()).toEqual([])
})

test('only reads that the contracts allow are kept, without the token', async () => {
  const tab = await openTab()
  await read(tab, ['identity', 'listPasskeys', {}], { passkeys: ['private'] })
  await read(tab, ['security', 'listTestKeys', {}], { test_keys: ['test_private'] })
  await read(tab, ['session'], { userId: 'dana' })
  expect(await caches.keys()).toEqual([])
  await read(tab)
  const { [NAME]: entries = {} } = await caches.texts()
  expect(Object.keys(entries)).toEqual([
    '/kept/session',
    `/kept/data?${encodeURIComponent(JSON.stringify(KEYS))}`,
  ])
  expect(Object.values(entries).join()).not.toMatch(/token \d|private|expiration/)
})
