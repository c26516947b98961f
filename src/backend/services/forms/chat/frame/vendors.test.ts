import { describe, expect, test, vi } from 'vitest'
import { vendors } from './vendors.js'

/** Stands in for the vendor's script and for the window of the frame that it runs in. */
type Page = EventTarget & Record<string, unknown>

const SETTINGS = {
  id: '4711',
  script: 'https://vendor.example/site/assets/js/bootstrap.min.js',
  language: 'en_US',
  beaconOffset: 20,
  salesforce: { deployment: 'Web', site: 'https://vendor.example/site', messaging: 'https://scrt.example' },
}

function startOf(name: keyof typeof vendors, loading: Promise<unknown> = Promise.resolve()) {
  const page = Object.assign(new EventTarget(), {}) as Page
  const load = vi.fn((_url: string, _id?: string) => loading)
  const onClose = vi.fn()
  const chat = vendors[name](page, SETTINGS, { load, group: 'sales', onClose })
  return { page, load, onClose, chat }
}

const stateOf = (chat: ReturnType<typeof startOf>['chat']) =>
  chat.failure() !== undefined ? 'failed' : chat.isOpen() ? 'open' : chat.isReady() ? 'ready' : 'loading'

/** Promises that are settled already. */
const settled = () => new Promise(resolve => setImmediate(resolve))

/** What each script puts into the page once it has loaded, and what is called of it. */
function salesforceScript(page: Page, launch: () => Promise<unknown>) {
  const calls: unknown[] = []
  const settings: Record<string, unknown> = {}
  page.embeddedservice_bootstrap = {
    settings,
    init: (...given: unknown[]) => calls.push(['init', ...given]),
    prechatAPI: { setHiddenPrechatFields: (fields: unknown) => calls.push(['hidden', fields]) },
    utilAPI: { launchChat: launch },
  }
  return { calls, settings }
}

function hubspotScript(page: Page) {
  const status = { loaded: false }
  const calls: string[] = []
  page.HubSpotConversations = {
    widget: {
      status: () => status,
      load: () => calls.push('load'),
      open: () => calls.push('open'),
    },
  }
  for (const ready of page.hsConversationsOnReady as (() => void)[]) ready()
  return { status, calls }
}

/** Help Scout's script takes over the queue, with what waits in it. */
function helpscoutScript(page: Page) {
  type Call = { method: string; options?: unknown; data?: unknown }
  const { readyQueue } = page.Beacon as { readyQueue: Call[] }
  const listeners = new Map<string, () => void>()
  const calls: unknown[] = []
  const take = ({ method, options, data }: Call) => {
    if (method === 'on') listeners.set(String(options), data as () => void)
    else calls.push(options === undefined ? [method] : [method, options])
  }
  readyQueue.forEach(take)
  page.Beacon = (method: string, options?: unknown, data?: unknown) => take({ method, options, data })
  return { calls, say: (event: string) => listeners.get(event)?.() }
}

describe('the states of Salesforce', () => {
  test('loading, initialized, ready with the hidden field, open, closed, and open again', async () => {
    const { page, load, onClose, chat } = startOf('salesforce')
    const { calls, settings } = salesforceScript(page, () => Promise.resolve())
    expect(load).not.toHaveBeenCalled()
    chat.start()
    expect(load.mock.calls).toEqual([[SETTINGS.script]])
    expect(stateOf(chat)).toBe('loading')
    await settled()
    expect(calls).toEqual([
      ['init', '4711', 'Web', 'https://vendor.example/site', { scrt2URL: 'https://scrt.example' }],
    ])
    expect(settings.language).toBe('en_US')
    expect(stateOf(chat), 'the script has loaded, and is not ready').toBe('loading')

    page.dispatchEvent(new Event('onEmbeddedMessagingReady'))
    expect(stateOf(chat)).toBe('ready')
    expect(calls.at(-1)).toEqual(['hidden', { chatGroup: 'sales' }])

    chat.open()
    expect(stateOf(chat), 'the launch is under way').toBe('ready')
    await settled()
    expect(stateOf(chat)).toBe('open')

    page.dispatchEvent(new Event('onEmbeddedMessagingWindowMinimized'))
    expect(stateOf(chat)).toBe('ready')
    expect(onClose).toHaveBeenCalledTimes(1)
    chat.open()
    await settled()
    expect(stateOf(chat)).toBe('open')
  })

  test('one launch at a time, however often it is asked to open', async () => {
    const { page, chat } = startOf('salesforce')
    const launch = vi.fn(() => new Promise(() => {}))
    salesforceScript(page, launch)
    chat.start()
    page.dispatchEvent(new Event('onEmbeddedMessagingReady'))
    for (let asked = 0; asked < 3; asked++) chat.open()
    await settled()
    expect(launch).toHaveBeenCalledTimes(1)
    expect(stateOf(chat)).toBe('ready')
  })

  test('a failed launch is a failure', async () => {
    const { page, chat } = startOf('salesforce')
    salesforceScript(page, () => Promise.reject(new Error('no agent')))
    chat.start()
    page.dispatchEvent(new Event('onEmbeddedMessagingReady'))
    chat.open()
    await settled()
    expect(chat.failure()).toBe('no agent')
  })
})

describe('the states of HubSpot', () => {
  test('loading, loaded as its status says, and open', () => {
    const { page, load, chat } = startOf('hubspot')
    chat.start()
    expect(load.mock.calls).toEqual([[SETTINGS.script, 'hs-script-loader']])
    expect(page.hsConversationsSettings).toEqual({ loadImmediately: false, inlineEmbedSelector: '#chat' })
    expect(stateOf(chat), 'the script has not loaded').toBe('loading')
    const { status, calls } = hubspotScript(page)
    expect(calls).toEqual(['load'])
    expect(stateOf(chat), 'the widget has not loaded').toBe('loading')
    status.loaded = true
    expect(stateOf(chat)).toBe('ready')
    chat.open()
    expect(calls).toEqual(['load', 'open'])
    expect(stateOf(chat)).toBe('open')
  })
})

describe('the states of Help Scout', () => {
  test('loading, ready, open on the chat screen, closed, and open again', () => {
    const { page, load, onClose, chat } = startOf('helpscout')
    expect(load, 'its script loads on first use').not.toHaveBeenCalled()
    chat.start()
    expect(load.mock.calls).toEqual([[SETTINGS.script]])
    const { calls, say } = helpscoutScript(page)
    expect(calls).toEqual([
      ['config', { display: { style: 'manual', horizontalOffset: 20, verticalOffset: 20 } }],
      ['session-data', { chatGroup: 'sales' }],
      ['init', '4711'],
    ])
    expect(stateOf(chat)).toBe('loading')
    say('ready')
    expect(stateOf(chat)).toBe('ready')
    chat.open()
    expect(calls.slice(3)).toEqual([['open'], ['navigate', '/ask/chat/']])
    expect(stateOf(chat), 'it has not said that it is open').toBe('ready')
    say('open')
    expect(stateOf(chat)).toBe('open')
    say('close')
    expect(stateOf(chat)).toBe('ready')
    expect(onClose).toHaveBeenCalledTimes(1)
    say('open')
    expect(stateOf(chat)).toBe('open')
  })
})

test.each(Object.keys(vendors) as (keyof typeof vendors)[])(
  'without its script, %s fails and is never ready',
  async name => {
    const { chat } = startOf(name, Promise.reject(new Error('blocked')))
    chat.start()
    expect(stateOf(chat)).toBe('loading')
    await settled()
    expect(stateOf(chat)).toBe('failed')
    expect(chat.isReady()).toBe(false)
  },
)
