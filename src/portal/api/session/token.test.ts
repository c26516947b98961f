import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#domain/time/durations.ts'
import {
  LIFETIME,
  LOG_IN,
  LOG_OUT,
  rejection,
  startBrowser,
  type Tab,
  type TestBrowser,
  TOKEN,
} from '../test-browser.ts'

const LEAD = 120_000

let browser: TestBrowser
beforeEach(() => {
  browser = startBrowser()
})
afterEach(() => browser.close())

const openTabs = (count: number) => browser.openTabs(count)
async function openTab(): Promise<Tab> {
  const [tab] = await openTabs(1)
  if (!tab) throw new Error('no tab')
  return tab
}
const isIn = (tab: Tab) => tab.token.currentToken() !== undefined
const endsOf = (tabs: Tab[]) => tabs.flatMap(tab => tab.ends)

describe('a token is current', () => {
  test('from when there is one until it expires', async () => {
    const tab = await browser.open()
    expect(isIn(tab)).toBe(false)
    const token = tab.token.obtainToken()
    await browser.pass(100)
    expect(tab.token.currentToken()).toBe(await token)
    browser.sleep(LIFETIME - 200)
    expect(isIn(tab)).toBe(true)
    browser.sleep(200)
    expect(isIn(tab)).toBe(false)
  })

  test('and is read from memory until then', async () => {
    const tab = await openTab()
    expect(await tab.token.obtainToken()).toBe(tab.token.currentToken())
    expect(browser.server.calls).toEqual([])
  })

  test.each([14, -14])('by the clock of the server, with one that is %i minutes off', async minutes => {
    browser.server.state.ahead = minutes * MINUTE
    const tab = await openTab()
    await browser.pass(LIFETIME - LEAD - 5000)
    expect(browser.server.calls).toEqual([])
    await browser.pass(10_000)
    expect(browser.server.count(TOKEN)).toBe(1)
    expect(tab.ends).toEqual([])
  })

  test('in memory only', async () => {
    await openTab()
    expect([...browser.local, ...browser.session].flat().join()).not.toContain('token ')
  })
})

describe('the refresh', () => {
  test('runs 120 000 ms before the token expires', async () => {
    await openTab()
    await browser.pass(LIFETIME - LEAD - 1000 - 100)
    expect(browser.server.calls).toEqual([])
    await browser.pass(200)
    expect(browser.server.calls).toEqual([TOKEN])
  })

  test('repeats', async () => {
    const tab = await openTab()
    await browser.pass(60 * MINUTE)
    expect(browser.server.count(TOKEN)).toBe(4)
    expect(tab.ends).toEqual([])
  })

  test('is one call for five tabs, and no one is logged out', async () => {
    const tabs = await openTabs(5)
    await browser.pass(LIFETIME)
    expect(browser.server.calls).toEqual([TOKEN])
    expect(new Set(tabs.map(tab => tab.token.currentToken()?.access_token)).size).toBe(1)
    expect(endsOf(tabs)).toEqual([])
  })

  test('that fails logs out all tabs', async () => {
    const tabs = await openTabs(5)
    browser.server.when(TOKEN, () => rejection(500))
    await browser.pass(LIFETIME)
    expect(browser.server.calls).toEqual([TOKEN, LOG_OUT])
    expect(endsOf(tabs)).toEqual(Array(5).fill('ended'))
    expect(tabs.some(isIn)).toBe(false)
  })

  test.each([401, 403])('that is rejected with %i logs all tabs out', async status => {
    const tabs = await openTabs(5)
    browser.server.when(TOKEN, () => rejection(status))
    await browser.pass(LIFETIME)
    expect(browser.server.calls).toEqual([TOKEN])
    expect(endsOf(tabs)).toEqual(Array(5).fill('ended'))
  })

  test('that reaches no service is retried, and logs no one out', async () => {
    const tabs = await openTabs(2)
    browser.server.when(TOKEN, () => Promise.reject(new TypeError('Failed to fetch')))
    await browser.pass(LIFETIME + 10 * MINUTE)
    expect(tabs.some(isIn)).toBe(false)
    expect(endsOf(tabs)).toEqual([])

    browser.server.when(TOKEN, undefined)
    for (const tab of tabs) tab.fire('online')
    await browser.pass(1000)
    expect(tabs.every(isIn)).toBe(true)
    await browser.pass(LIFETIME)
    expect(endsOf(tabs)).toEqual([])
  })
})

describe('sleep', () => {
  test('past the end of the token logs out, here and on the server', async () => {
    const tabs = await openTabs(5)
    browser.sleep(LIFETIME)
    for (const tab of tabs) tab.fire('visibilitychange')
    await browser.pass(1000)
    expect(endsOf(tabs)).toEqual(Array(5).fill('ended'))
    expect(browser.server.calls).toEqual([LOG_OUT])
  })

  test('logs out on a call that comes before the timers run', async () => {
    const tab = await openTab()
    browser.sleep(LIFETIME)
    const token = tab.token.obtainToken()
    await browser.pass(1000)
    expect(await token).toBeUndefined()
    expect(tab.ends).toEqual(['ended'])
  })

  test('that ends before the token does only refreshes it', async () => {
    const tabs = await openTabs(5)
    browser.sleep(LIFETIME - LEAD + 30_000)
    for (const tab of tabs) tab.fire('visibilitychange')
    await browser.pass(1000)
    expect(endsOf(tabs)).toEqual([])
    expect(browser.server.calls).toEqual([TOKEN])
  })

  test('of one tab in five only fetches a token from the others', async () => {
    const tabs = await openTabs(5)
    tabs[0]?.sleep()
    await browser.pass(3 * LIFETIME)
    browser.server.calls.length = 0
    tabs[0]?.wake()
    await browser.pass(1000)
    expect(endsOf(tabs)).toEqual([])
    expect(tabs.every(isIn)).toBe(true)
    expect(browser.server.calls).toEqual([])
  })
})

describe('loading a token', () => {
  test.each([401, 403])('that is rejected with %i clears the session', async status => {
    const tabs = await openTabs(2)
    browser.server.when(TOKEN, () => rejection(status))
    const token = tabs[0]?.token.obtainToken({ fresh: true })
    await browser.pass(1000)
    expect(await token).toBeUndefined()
    expect(endsOf(tabs)).toEqual(['ended', 'ended'])
  })

  test.each([429, 500, 503])('that fails with %i throws, and clears nothing', async status => {
    const tab = await openTab()
    browser.server.when(TOKEN, () => rejection(status))
    const failure = tab.token.obtainToken({ fresh: true }).catch((error: unknown) => error)
    await browser.pass(1000)
    expect(await failure).toMatchObject({ statusCode: status })
    expect(isIn(tab)).toBe(true)
  })

  test.each([undefined, 401, 500])('during a logout is ignored, be its response %s', async status => {
    const tabs = await openTabs(2)
    browser.server.when(TOKEN, () => (status ? rejection(status) : undefined))
    const token = tabs[0]?.token.obtainToken({ fresh: true })
    await browser.pass(10)
    void tabs[1]?.session.signOut()
    await browser.pass(1000)
    expect(await token).toBeUndefined()
    expect(tabs.some(isIn)).toBe(false)
    expect(endsOf(tabs)).toEqual(['logged-out', 'logged-out'])
  })

  test('without a session ends no session', async () => {
    browser.server.state.isOpen = false
    const tab = await browser.open()
    const token = tab.token.obtainToken()
    await browser.pass(1000)
    expect(await token).toBeUndefined()
    expect(tab.ends).toEqual([])
    expect(tab.hint.takeSessionEnd()).toBe(false)
  })

  test('reports once that the session ended while no page was open', async () => {
    await openTab()
    browser.server.state.isOpen = false
    const tab = await browser.open()
    void tab.token.obtainToken()
    await browser.pass(1000)
    expect([tab.hint.takeSessionEnd(), tab.hint.takeSessionEnd()]).toEqual([true, false])
  })
})

describe('a login waits for the logout before it, which would end it otherwise', () => {
  const logIn = (tab: Tab) => tab.session.signIn({ username: 'dana@northwind.example', password: 'lamps' })

  test('and that did not reach the server', async () => {
    const tab = await openTab()
    browser.server.when(LOG_OUT, () => Response.error())
    void tab.session.signOut()
    await browser.pass(1000)
    browser.server.when(LOG_OUT, undefined)
    browser.server.calls.length = 0
    const session = logIn(tab)
    await browser.pass(1000)
    expect(await session).toMatchObject({ userId: 'dana' })
    expect(browser.server.calls).toEqual([LOG_OUT, LOG_IN, TOKEN])
  })

  test('and that has no response yet', async () => {
    const tab = await openTab()
    browser.server.when(LOG_OUT, () => new Promise(resolve => setTimeout(resolve, 3000)))
    void tab.session.signOut()
    const session = logIn(tab)
    await browser.pass(5000)
    expect(await session).toMatchObject({ userId: 'dana' })
    expect(browser.server.calls).toEqual([LOG_OUT, LOG_IN, TOKEN])
  })
})

test('all tabs are notified of a token of another account or person', async () => {
  const tabs = await openTabs(2)
  const changes: number[] = []
  tabs.forEach((tab, index) => void tab.token.onSessionChange(() => changes.push(index)))
  browser.server.state.accountId = 41001
  void tabs[1]?.token.renewToken({ account_id: 41001 })
  await browser.pass(1000)
  expect(changes.toSorted()).toEqual([0, 1])
  expect(tabs.map(tab => tab.token.currentToken()?.account_id)).toEqual([41001, 41001])
})

test('a page restored from the history after a logout is logged out as well', async () => {
  const tab = await openTab()
  tab.sleep()
  const other = await browser.open()
  void other.session.signOut()
  await browser.pass(1000)
  tab.fire('pageshow', { persisted: true })
  expect(tab.ends).toEqual(['logged-out'])
})
