import { beforeEach, expect, test, vi } from 'vitest'
import { readCartText, toCartText } from './cart-format.ts'
import { CART_KEY } from './cart-mark.ts'

const INTENT = '0193f232-1f6a-4c48-95d3-2b7e9a4c6d81'

test.each<[string, string | null, number[]]>([
  ['nothing', null, []],
  ['a text of the cart', '{"version":1,"plans":[3120,3101]}', [3120, 3101]],
  ['one plan twice', '{"version":1,"plans":[3101,3101]}', [3101, 3101]],
  ['no JSON', '{"version":1,"plans":[3120', []],
  ['another version', '{"version":2,"plans":[3120]}', []],
  ['no version', '{"plans":[3120]}', []],
  ['a bare list', '[3120]', []],
  ['null', 'null', []],
  ['plans that are no list', '{"version":1,"plans":"3120"}', []],
  ['junk among plans', '{"version":1,"plans":[3120,"3119",-1,0,1.5,null,{},9e9,[3],3119]}', [3120, 3119]],
])('a cart read from %s', (_, text, plans) => expect(readCartText(text).plans).toEqual(plans))

test('an empty cart is not kept, and no cart holds more than an order', () => {
  expect(toCartText({ plans: [], intent: INTENT, isSent: true })).toBeNull()
  const many = Array.from({ length: 60 }, (_, at) => at + 1)
  expect(readCartText(toCartText({ plans: many, intent: null, isSent: false })).plans).toHaveLength(50)
  expect(readCartText(JSON.stringify({ version: 1, plans: many })).plans).toHaveLength(50)
})

test.each<[unknown, string | null]>([
  [INTENT, INTENT],
  ['not-an-id', null],
  [INTENT.toUpperCase(), null],
  [7, null],
  [undefined, null],
])('an order id of %j is read as %j', (intent, read) =>
  expect(readCartText(JSON.stringify({ version: 1, plans: [3120], intent })).intent).toBe(read),
)

/** Tabs of one browser: fresh modules over one storage, which tells all others of a change. */
function browser({ isBlocked = false } = {}) {
  const kept = new Map<string, string>()
  const tabs: Set<(event: { key: string | null }) => void>[] = []
  const throwIfBlocked = () => {
    if (isBlocked) throw new Error('storage is blocked')
  }
  return {
    kept,
    async open() {
      const own = new Set<(event: { key: string | null }) => void>()
      tabs.push(own)
      const tell = (key: string) => {
        for (const tab of tabs) if (tab !== own) for (const listener of tab) listener({ key })
      }
      const storage = {
        getItem(key: string) {
          throwIfBlocked()
          return kept.get(key) ?? null
        },
        setItem(key: string, text: string) {
          throwIfBlocked()
          kept.set(key, text)
          tell(key)
        },
        removeItem(key: string) {
          throwIfBlocked()
          kept.delete(key)
          tell(key)
        },
      }
      const enter = () => {
        vi.stubGlobal('localStorage', storage)
        vi.stubGlobal('addEventListener', (_: string, listener: () => void) => own.add(listener))
        vi.stubGlobal('removeEventListener', (_: string, listener: () => void) => own.delete(listener))
      }
      enter()
      vi.resetModules()
      const cart = await import('./cart.ts')
      return { ...cart, enter }
    },
  }
}

beforeEach(() => void vi.unstubAllGlobals())

test('plans are added once, in order, and removed wherever they are', async () => {
  const { kept, open } = browser()
  const cart = await open()
  for (const plan of [3120, 3101, 3120]) cart.addToCart(plan)
  expect(cart.readCart()).toEqual([3120, 3101])
  expect(cart.readCart(), 'the same list until it changes').toBe(cart.readCart())
  cart.removeFromCart([3120, 9999])
  expect(cart.readCart()).toEqual([3101])
  cart.removeFromCart([3101])
  expect(kept.has(CART_KEY)).toBe(false)
})

test('all tabs share the cart, and hear of each change until they stop listening', async () => {
  const { open } = browser()
  const one = await open()
  const heard = vi.fn()
  const stop = one.onCart(heard)
  const two = await open()
  two.addToCart(3120)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(one.readCart()).toEqual([3120])

  one.enter()
  one.addToCart(3119)
  expect(heard).toHaveBeenCalledTimes(2)
  expect(two.readCart()).toEqual([3120, 3119])

  stop()
  two.enter()
  two.removeFromCart([3120])
  expect(heard).toHaveBeenCalledTimes(2)
})

test('where storage is blocked, the cart lasts as long as the page', async () => {
  const { open } = browser({ isBlocked: true })
  const cart = await open()
  cart.addToCart(3120)
  expect(cart.readCart()).toEqual([3120])
  cart.removeFromCart([3120])
  expect(cart.readCart()).toEqual([])
})

test('the plans in the cart are one order in all tabs, until they change', async () => {
  const { open } = browser()
  const one = await open()
  expect(one.cartIntent()).toBeNull()
  one.addToCart(3120)
  const intent = one.cartIntent()
  expect(intent).not.toBeNull()
  const two = await open()
  expect(two.cartIntent()).toBe(intent)
  expect(two.adoptIntent(INTENT, true), 'the one it has').toBe(intent)
  two.changeCart(plans => [...plans])
  expect(two.cartIntent(), 'the same plans').toBe(intent)
  two.addToCart(3101)
  expect(two.readIntent()).toBeNull()
  expect(two.adoptIntent(INTENT, true)).toBe(INTENT)
  expect(two.isUnsent(INTENT), 'an order may have it').toBe(false)
})

test('no order is asked for before one was sent, or after it was rejected, also after a reload', async () => {
  const { open } = browser()
  const one = await open()
  one.addToCart(3120)
  const intent = one.cartIntent() as string
  expect((await open()).isUnsent(intent)).toBe(true)
  one.noteSent(intent, true)
  expect((await open()).isUnsent(intent)).toBe(false)
  one.noteSent(intent, false)
  expect((await open()).isUnsent(intent)).toBe(true)
  one.noteSent(INTENT, true)
  expect(one.isUnsent(intent), 'another order').toBe(true)
  one.noteSent(intent, true)
  one.addToCart(3101)
  expect(one.isUnsent(intent), 'an order may have it').toBe(false)
})
