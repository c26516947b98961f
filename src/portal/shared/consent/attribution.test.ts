import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DAY } from '#domain/time/durations.ts'

const START = new Date('2026-11-25T10:00:00Z').getTime()

const stored = new Map<string, string>()
/** What a browser has, with the moment at which it drops it. */
const cookies = new Map<string, { value: string; until: number }>()
let address: URL
let signal = false
/** The state that the router keeps with the entry of the history. */
const replaced: unknown[] = []

beforeEach(() => {
  stored.clear()
  cookies.clear()
  replaced.length = 0
  signal = false
  vi.useFakeTimers({ now: START })
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
  vi.stubGlobal('sessionStorage', { removeItem() {} })
  vi.stubGlobal('document', {
    get cookie() {
      return [...cookies]
        .filter(([, { until }]) => until > Date.now())
        .map(([name, { value }]) => `${name}=${value}`)
        .join('; ')
    },
    set cookie(text: string) {
      const [pair = '', ...rest] = text.split('; ')
      const age = Number(rest.find(each => each.startsWith('Max-Age='))?.slice(8))
      const [name = '', value = ''] = pair.split('=')
      if (age > 0) cookies.set(name, { value, until: Date.now() + age * 1000 })
      else cookies.delete(name)
    },
  })
  vi.stubGlobal('navigator', {
    get globalPrivacyControl() {
      return signal
    },
  })
  vi.stubGlobal('performance', { now: () => 0, getEntriesByType: () => [] })
  vi.stubGlobal('history', {
    state: { key: 'kept' },
    replaceState: (state: unknown, _title: string, url: string) => {
      replaced.push(state)
      go(url)
    },
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

function go(to: string) {
  address = new URL(to, 'https://gatepost.example')
  vi.stubGlobal('location', address)
}

/** Opens an address with these categories allowed; undefined where no choice has been made. */
async function visit(to: string, chosen?: readonly ('analytics' | 'advertising')[]) {
  go(to)
  vi.resetModules()
  const { saveConsent } = await import('./consent.ts')
  if (chosen) saveConsent(chosen)
  const attribution = await import('./attribution.ts')
  attribution.captureAttribution()
  return attribution
}

const fieldsOf = ({ attributionFields }: { attributionFields: () => { name: string; value: string }[] }) =>
  Object.fromEntries(attributionFields().map(({ name, value }) => [name, value]))
const keptNames = () => [...stored.keys(), ...cookies.keys()].filter(name => name !== 'gatepost-consent')
const ALL = ['analytics', 'advertising'] as const
const EVERY =
  '/pricing?utm_source=news&utm_medium=mail&utm_campaign=fall&utm_content=b&utm_term=geo%20coding&fbclid=F1&gacid=A1&gclid=G1&msclkid=M1'

test('all nine values are captured, and each is in a field of the form', async () => {
  expect(fieldsOf(await visit(EVERY, ALL))).toEqual({
    utm_source: 'news',
    utm_medium: 'mail',
    utm_campaign: 'fall',
    utm_content: 'b',
    utm_term: 'geo coding',
    fbclid: 'F1',
    gacid: 'A1',
    gclid: 'G1',
    msclkid: 'M1',
  })
  expect(keptNames().toSorted(), 'in storage and in a cookie each').toEqual(
    ['attribution', 'click-ids', 'analytics-id']
      .flatMap(name => Array(2).fill(`gatepost-${name}`))
      .toSorted(),
  )
})

test('the address loses them, and keeps hash, other parameters, and the state of the router', async () => {
  await visit('/pricing?volume=%C3%A9&gclid=G1&utm_source=a&x=1+2&gclidx=3&flag#plans', ALL)
  expect(address.href).toBe('https://gatepost.example/pricing?volume=%C3%A9&x=1+2&gclidx=3&flag#plans')
  expect(replaced).toEqual([{ key: 'kept' }])
})

test('a visit that began behind the login is captured at the login, and its address loses them too', async () => {
  const destination = '/account/keys?search=%C3%A9&gclid=G1&utm_source=a%26b#list'
  const attribution = await visit(`/login?redirect=${encodeURIComponent(destination)}&utm_source=own`, ALL)
  expect(fieldsOf(attribution), 'the address comes first').toEqual({ gclid: 'G1', utm_source: 'own' })
  expect(address.pathname).toBe('/login')
  expect([...address.searchParams]).toEqual([['redirect', '/account/keys?search=%C3%A9#list']])
})

test.each([
  '/login?redirect=%2Faccount%2Fkeys%3Fsearch%3Dgclid&gclid=G1',
  '/login?redirect=%2Faccount%2F&gclid=G1',
  '/login?gclid=G1&redirect=%ZZ?a',
])('%s keeps where the login leads, as it is written', async from => {
  await visit(from, ALL)
  expect(address.search).toBe(`?${/redirect=[^&]*/.exec(from)?.[0]}`)
})

test('while a choice is due, nothing is kept and the address stays, so that a later consent finds it', async () => {
  const attribution = await visit(EVERY)
  expect(keptNames()).toEqual([])
  expect(address.search).toContain('gclid=G1')
  expect(fieldsOf(attribution)).toEqual({})
  const { saveConsent } = await import('./consent.ts')
  saveConsent(['advertising'])
  attribution.captureAttribution()
  expect(fieldsOf(attribution)).toMatchObject({ gclid: 'G1', utm_source: 'news' })
  expect(fieldsOf(attribution), 'which needs analytics').not.toHaveProperty('gacid')
  expect(address.search).toBe('')
})

test('what is declined leaves the address and is not kept', async () => {
  expect(fieldsOf(await visit(EVERY, []))).toEqual({})
  expect(keptNames()).toEqual([])
  expect(address.href).toBe('https://gatepost.example/pricing')
})

test('with Global Privacy Control nothing is kept, even after Accept all', async () => {
  signal = true
  expect(fieldsOf(await visit('/?gclid=G1&utm_source=a', ['advertising']))).toEqual({})
  expect(keptNames()).toEqual([])
})

test('the fields name the latest visit, and the first one where it differs', async () => {
  await visit('/?utm_source=news&utm_term=geo&gclid=G1', ALL)
  expect(fieldsOf(await visit('/?utm_source=search&gclid=G1', ALL))).toEqual({
    utm_source: 'search',
    first_utm_source: 'news',
    first_utm_term: 'geo',
    gclid: 'G1',
  })
  // A visit that says nothing changes nothing.
  expect(fieldsOf(await visit('/', ALL))).toMatchObject({ utm_source: 'search', first_utm_source: 'news' })
})

test('a click id lasts 90 days, and the others 365', async () => {
  await visit(EVERY, ALL)
  vi.setSystemTime(START + 90 * DAY - 1)
  expect(fieldsOf(await visit('/', ALL))).toMatchObject({ gclid: 'G1', msclkid: 'M1', fbclid: 'F1' })
  vi.setSystemTime(START + 90 * DAY)
  const later = fieldsOf(await visit('/', ALL))
  expect(later).not.toHaveProperty('gclid')
  expect(later).not.toHaveProperty('msclkid')
  expect(later).toMatchObject({ fbclid: 'F1', gacid: 'A1', utm_source: 'news' })
  vi.setSystemTime(START + 365 * DAY)
  const attribution = await visit('/', ALL)
  expect(fieldsOf(attribution)).toEqual({})
  attribution.expireAttribution()
  expect(keptNames().filter(name => stored.has(name))).toEqual([])
})

test('the lifetimes are those of the specification', async () => {
  const { CLICK_ID_LIFETIME, MARKETING_LIFETIME } = await visit('/')
  expect([CLICK_ID_LIFETIME, MARKETING_LIFETIME]).toEqual([7776e6, 365 * DAY])
})

test('the same click id on a later visit is not captured again, so it does not last longer', async () => {
  await visit('/?gclid=G1', ALL)
  vi.setSystemTime(START + 80 * DAY)
  await visit('/?gclid=G1', ALL)
  vi.setSystemTime(START + 90 * DAY)
  expect(fieldsOf(await visit('/', ALL))).toEqual({})
  expect(cookies.get('gatepost-click-ids')?.until, 'nor does its cookie').toBe(START + 90 * DAY)
})

test('a browser that lost its storage has the cookie', async () => {
  await visit('/?gclid=G1&utm_term=a%3Bb', ALL)
  stored.clear()
  expect(fieldsOf(await visit('/', ALL))).toEqual({ gclid: 'G1', utm_term: 'a;b' })
})

test('a crafted link cannot fill the cookies that each request carries', async () => {
  const names = [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_content',
    'utm_term',
    'fbclid',
    'gclid',
    'gacid',
  ]
  const long = encodeURIComponent('ü'.repeat(250))
  const attribution = await visit(`/?${names.map(name => `${name}=${long}`).join('&')}`, ALL)
  expect(document.cookie.length).toBeLessThan(8_192 / 2)
  expect(fieldsOf(attribution), 'storage has it').toMatchObject({ utm_term: 'ü'.repeat(250) })
})

test('declining later deletes all of it, and the receipt says so', async () => {
  await visit(EVERY, ALL)
  const { withdrawConsent, enforceConsent, recordedTags } = await import('./consent.ts')
  withdrawConsent()
  enforceConsent()
  expect(keptNames()).toEqual([])
  expect(recordedTags().map(({ id, deleted }) => [id, deleted])).toEqual(
    ['click-ids', 'attribution', 'analytics-id'].map(id => [id, '2026-11-25T10:00:00.000Z']),
  )
})

test.each(['/?gclid=', `/?gclid=${'x'.repeat(251)}`, '/?gclid=%00%07'])(
  '%.40s is not a click id',
  async to => {
    expect(fieldsOf(await visit(to, ALL))).toEqual({})
    expect(keptNames()).toEqual([])
    expect(address.search).toBe('')
  },
)

test('storage that another program has written breaks nothing', async () => {
  for (const text of ['x', 'null', '[]', '{"first":7,"last":"a"}', '{"last":{"gclid":null}}']) {
    stored.set('gatepost-click-ids', text)
    expect(fieldsOf(await visit('/', ALL)), text).toEqual({})
  }
})
