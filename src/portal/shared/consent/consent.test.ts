import { afterEach, beforeEach, expect, test, vi } from 'vitest'

/** A page that opens in a browser: its storage outlives it. */
interface Browser {
  zone: string
  gpc?: boolean
  /** Names and descriptions of the header `Server-Timing`. */
  hints: Record<string, string>
  stored: Map<string, string>
}

let browser: Browser
const tabs: ((event: { key: string | null }) => void)[] = []

beforeEach(() => {
  browser = { zone: 'UTC', hints: {}, stored: new Map() }
  vi.useFakeTimers({ now: new Date('2026-11-25T10:00:00Z') })
  vi.stubGlobal('navigator', {
    get globalPrivacyControl() {
      return browser.gpc
    },
  })
  vi.stubGlobal('addEventListener', (_name: string, listener: (typeof tabs)[0]) => tabs.push(listener))
  vi.stubGlobal('removeEventListener', () => {})
  vi.stubGlobal('performance', {
    now: () => 0,
    getEntriesByType: () => [
      { serverTiming: Object.entries(browser.hints).map(([name, description]) => ({ name, description })) },
    ],
  })
  vi.stubGlobal('Intl', {
    DateTimeFormat: class {
      resolvedOptions = () => ({ timeZone: browser.zone })
    },
  })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => browser.stored.get(key) ?? null,
    setItem: (key: string, value: string) => void browser.stored.set(key, value),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
  vi.resetModules()
})

/** Opens a page: the module starts anew. */
const openPage = () => import('./consent.ts')

test('before a choice, nothing but the necessary is allowed where the region is unknown', async () => {
  const { allows, isChoiceDue, activeConsent } = await openPage()
  expect(
    ['necessary', 'functional', 'analytics', 'advertising'].filter(each => allows(each as never)),
  ).toEqual(['necessary'])
  expect(isChoiceDue()).toBe(true)
  expect(activeConsent().how).toBe('region-default')
  expect(browser.stored.size, 'and nothing is stored').toBe(0)
})

test('the law of the United States allows all until a person declines', async () => {
  browser.zone = 'America/Denver'
  const { allows, isChoiceDue, withdrawConsent } = await openPage()
  expect(allows('advertising')).toBe(true)
  expect(isChoiceDue()).toBe(false)
  withdrawConsent()
  expect(allows('advertising')).toBe(false)
  expect(allows('functional')).toBe(false)
})

test.each(['property', 'header'])('the signal by its %s declines analytics and advertising', async by => {
  browser.zone = 'America/Denver'
  if (by === 'property') browser.gpc = true
  else browser.hints = { gpc: '1' }
  const { allows, activeConsent, isChoiceDue } = await openPage()
  expect(allows('functional')).toBe(true)
  expect(allows('analytics')).toBe(false)
  expect(allows('advertising')).toBe(false)
  expect(activeConsent().how).toBe('gpc')
  expect(isChoiceDue(), 'the signal is a response, so no one asks').toBe(false)
})

test('while the signal is sent, a choice turns analytics on but not advertising', async () => {
  browser.gpc = true
  const { saveConsent, readConsent, allows } = await openPage()
  saveConsent(['functional', 'analytics', 'advertising'])
  expect(readConsent()?.categories).toEqual(['necessary', 'functional', 'analytics'])
  browser.gpc = false
  expect(allows('advertising')).toBe(true)
})

test('a choice says when, for which version, and how', async () => {
  const { saveConsent, readConsent, PREFERENCES_VERSION } = await openPage()
  saveConsent(['analytics'])
  expect(readConsent()).toEqual({
    version: PREFERENCES_VERSION,
    when: '2026-11-25T10:00:00.000Z',
    categories: ['necessary', 'analytics'],
    how: 'choice',
  })
})

test('a new version asks again, and what was declined stays declined', async () => {
  browser.zone = 'America/Denver'
  const choice = {
    version: '2025-01-01',
    when: '2025-01-01T00:00:00Z',
    categories: ['necessary', 'analytics'],
  }
  browser.stored.set('gatepost-consent', JSON.stringify({ choice, tags: [] }))
  const { readConsent, isChoiceDue, activeConsent } = await openPage()
  expect(readConsent()).toBeUndefined()
  expect(isChoiceDue()).toBe(true)
  expect(activeConsent().categories).toEqual(['necessary', 'analytics'])
})

test.each(['x', '{}', 'null', '{"choice":{"categories":["advertising"]}}', '{"choice":7,"tags":8}'])(
  'storage that says %s is no choice',
  async text => {
    browser.stored.set('gatepost-consent', text)
    const { readConsent, allows, recordedTags } = await openPage()
    expect(readConsent()).toBeUndefined()
    expect(allows('advertising')).toBe(false)
    expect(recordedTags()).toEqual([])
  },
)

test('a change is heard in this tab and in others', async () => {
  const { onConsentChange, saveConsent } = await openPage()
  const heard = vi.fn()
  const stop = onConsentChange(heard)
  saveConsent([])
  expect(heard).toHaveBeenCalledTimes(1)
  for (const listener of tabs) listener({ key: 'gatepost-consent' })
  for (const listener of tabs) listener({ key: 'gatepost-cart' })
  expect(heard).toHaveBeenCalledTimes(2)
  stop()
  saveConsent([])
  expect(heard).toHaveBeenCalledTimes(2)
})

test('a tag that ran is in the receipt once, with its first and latest run', async () => {
  const { recordTag, recordedTags, saveConsent } = await openPage()
  const tag = { id: 'chat', category: 'functional', host: 'chat.example', stores: ['chat-id'] } as const
  recordTag({ ...tag, stop: () => {} })
  vi.setSystemTime(new Date('2026-11-26T10:00:00Z'))
  recordTag(tag)
  saveConsent([])
  const [first, last] = ['2026-11-25T10:00:00.000Z', '2026-11-26T10:00:00.000Z']
  expect(recordedTags()).toEqual([{ ...tag, first, last }])
})

test('without storage, a choice lasts as long as the page', async () => {
  vi.stubGlobal('localStorage', {
    getItem() {
      throw new Error('blocked')
    },
    setItem() {
      throw new Error('blocked')
    },
  })
  const { saveConsent, allows } = await openPage()
  saveConsent(['advertising'])
  expect(allows('advertising')).toBe(true)
})
