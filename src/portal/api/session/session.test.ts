import { afterEach, beforeEach, expect, test } from 'vitest'
import { LOG_OUT, startBrowser, type TestBrowser, TOKEN } from '../test-browser.ts'

let browser: TestBrowser
beforeEach(() => {
  browser = startBrowser()
})
afterEach(() => browser.close())

async function openTab() {
  const tab = await browser.open()
  const session = tab.guard.openSession()
  await browser.pass(1000)
  await session
  browser.server.calls.length = 0
  return tab
}

const credentials = { username: 'dana@northwind.example', password: 'correct horse' }

test('a login gets a token and returns who is logged in', async () => {
  browser.server.state.isOpen = false
  const tab = await openTab()
  const session = tab.session.signIn(credentials)
  await browser.pass(1000)
  expect(await session).toEqual({
    userId: 'dana',
    accountId: 41000,
    roles: ['self'],
    acting: null,
    closes: null,
  })
  expect(browser.local.get('gatepost-session')).toBe('in')
})

test('a logout clears cached data in every tab', async () => {
  const tabs = [await openTab(), await openTab()]
  for (const { client } of tabs) client.queryClient.setQueryData(['security', 'listSecretKeys'], 'private')
  void tabs[0]?.session.signOut()
  await browser.pass(1000)
  for (const { client, session, ends, hint } of tabs) {
    expect(client.queryClient.getQueryCache().getAll()).toHaveLength(1)
    expect(client.queryClient.getQueryData(session.sessionQuery.queryKey)).toBeNull()
    expect(ends).toEqual(['logged-out'])
    expect(hint.takeSessionEnd()).toBe(false)
  }
  expect(browser.server.calls).toEqual([LOG_OUT])
})

test('a logout without a network is immediate, and reaches the server before any other call', async () => {
  const tab = await openTab()
  browser.server.when(LOG_OUT, () => Promise.reject(new TypeError('Failed to fetch')))
  void tab.session.signOut()
  expect(tab.ends).toEqual(['logged-out'])
  await browser.pass(1000)
  expect(browser.server.state.isOpen).toBe(true)

  const later = await browser.open()
  const failure = later.guard.openSession().catch((error: unknown) => error)
  // A read is tried three times.
  await browser.pass(10_000)
  expect(await failure).toMatchObject({ statusCode: 0 })

  browser.server.when(LOG_OUT, undefined)
  const session = later.session.sessionQuery
  const reached = later.client.queryClient.fetchQuery(session)
  await browser.pass(1000)
  expect(await reached).toBeNull()
  expect(browser.server.state.isOpen).toBe(false)
  expect(browser.server.calls).not.toContain(TOKEN)
})

test('a person who logs in finds no data of the previous person in any tab', async () => {
  const tabs = [await openTab(), await openTab()]
  for (const { client } of tabs) client.queryClient.setQueryData(['security', 'listSecretKeys'], 'private')
  browser.server.state.userId = 'noor'
  void tabs[0]?.session.signIn(credentials)
  await browser.pass(1000)
  for (const { client, session } of tabs) {
    expect(client.queryClient.getQueryData(['security', 'listSecretKeys'])).toBeUndefined()
    expect(client.queryClient.getQueryData(session.sessionQuery.queryKey)?.userId).toBe('noor')
  }
})
