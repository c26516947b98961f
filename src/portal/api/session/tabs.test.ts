import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { startBrowser, type TestBrowser, TOKEN } from '../test-browser.ts'

let browser: TestBrowser
beforeEach(() => {
  browser = startBrowser()
})
afterEach(() => browser.close())

describe('loading a token after a logout in another tab', () => {
  /** One tab calls the API when the other has logged out and its messages take this long, in milliseconds. */
  async function logOutBeside(delay: number) {
    const [caller, leaver] = await browser.openTabs(2)
    if (!caller || !leaver) throw new Error('no tabs')
    browser.state.delay = delay
    void leaver.session.signOut()
    const token = caller.token.obtainToken({ fresh: true })
    // As in a tab of another process, which has not heard of what the first one stored.
    browser.local.set('gatepost-session', 'in')
    await browser.pass(1000)
    expect(await token).toBeUndefined()
    return { caller, leaver }
  }

  test('is a logout here as well, even if the server says first that the session is over', async () => {
    const { caller, leaver } = await logOutBeside(120)
    expect([caller.ends, leaver.ends]).toEqual([['logged-out'], ['logged-out']])
    expect(caller.hint.takeSessionEnd()).toBe(false)
  })

  test('withdraws the note about an ended session when this tab hears of the logout late', async () => {
    const { caller } = await logOutBeside(500)
    expect(caller.ends).toEqual(['ended', 'logged-out'])
    expect(caller.hint.takeSessionEnd()).toBe(false)
  })

  test('leaves no note when the tab hears of the logout first and of the ended session later', async () => {
    const tabs = await browser.openTabs(3)
    void tabs[0]?.session.signOut()
    await browser.pass(20)
    tabs[1]?.token.endSession()
    await browser.pass(1000)
    expect(tabs.map(tab => tab.ends)).toEqual(Array(3).fill(['logged-out']))
    expect(tabs[2]?.hint.takeSessionEnd()).toBe(false)
  })
})

test('a token that a tab got just before the logout of another one does not reach that one', async () => {
  const [first, leaver] = await browser.openTabs(2)
  browser.state.delay = 50
  void first?.token.obtainToken({ fresh: true })
  await browser.pass(60)
  expect(browser.server.calls).toEqual([TOKEN])
  void leaver?.session.signOut()
  await browser.pass(1000)
  expect([first, leaver].map(tab => tab?.token.currentToken())).toEqual([undefined, undefined])
  expect(browser.local.get('gatepost-session')).toBeUndefined()
})
