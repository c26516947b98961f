import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { HOUR } from '#domain/time/durations.ts'
import { createDrafts } from './drafts.ts'

let stored: Map<string, string>
beforeEach(() => {
  stored = new Map()
  vi.useFakeTimers()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const of = (owner: string, path = '/account/keys') => createDrafts(owner, () => path)
const empty = { label: '', description: '' }

/** A person types into a form, and the session ends. */
function keep(owner: string, values: Record<string, unknown>, form = 'create', from: object = empty) {
  const drafts = of(owner)
  drafts.track(form, { ...from }, () => values)
  drafts.keep()
}

describe('a draft', () => {
  test('comes back to the same person, on the same page, in the same form', () => {
    keep('dana', { label: 'Checkout', description: '' })
    expect(of('dana').read('create', empty)).toEqual({ label: 'Checkout', description: '' })
    expect(of('dana').has('create')).toBe(true)
  })

  test('does not come back to another form, or on another page', () => {
    keep('dana', { label: 'Checkout' })
    expect(of('dana').read('edit 1', empty)).toBeUndefined()
    expect(of('dana', '/account').read('create', empty)).toBeUndefined()
  })

  test('does not come back if the edited object has changed', () => {
    keep('dana', { label: 'Checkout 2' }, 'edit 1', { label: 'Checkout' })
    expect(of('dana').read('edit 1', { label: 'Kiosk' })).toBeUndefined()
    expect(of('dana').read('edit 1', { label: 'Checkout' })).toEqual({ label: 'Checkout 2' })
  })

  test('is deleted once another person logs in', () => {
    keep('dana', { label: 'Checkout' })
    expect(of('noor').read('create', empty)).toBeUndefined()
    expect(of('dana').read('create', empty)).toBeUndefined()
    expect(stored.size).toBe(0)
  })

  test('is deleted after a day', () => {
    keep('dana', { label: 'Checkout' })
    vi.advanceTimersByTime(24 * HOUR - 1)
    expect(of('dana').has('create')).toBe(true)
    vi.advanceTimersByTime(1)
    expect(of('dana').has('create')).toBe(false)
  })

  test('is deleted when its form has restored it, and at logout', () => {
    keep('dana', { label: 'Checkout' })
    keep('dana', { label: 'Kiosk' }, 'edit 1')
    of('dana').forget('create')
    expect([of('dana').has('create'), of('dana').has('edit 1')]).toEqual([false, true])
    of('dana').clear()
    expect(stored.size).toBe(0)
  })

  test('replaces an older one of the same form', () => {
    keep('dana', { label: 'Checkout' })
    keep('dana', { label: 'Kiosk' })
    expect(of('dana').read('create', empty)).toEqual({ label: 'Kiosk' })
  })
})

test('a form without input, or a closed one, leaves none', () => {
  const drafts = of('dana')
  drafts.track('create', empty, () => undefined)
  drafts.track('edit 1', empty, () => ({ label: 'x' }))()
  drafts.keep()
  expect(stored.size).toBe(0)
})

test('a text too long for the storage of a tab is not kept, and costs no other draft', () => {
  const drafts = of('dana')
  drafts.track('list', empty, () => ({ value: 'x'.repeat(500_000) }))
  drafts.track('create', empty, () => ({ label: 'Checkout' }))
  drafts.keep()
  expect([of('dana').has('list'), of('dana').has('create')]).toEqual([false, true])
})

test('no secret and no file is kept, at any depth', () => {
  const values = {
    label: 'Checkout',
    password: 'p4ss',
    token: 'p4ss',
    idp: { client_secret: 'p4ss', issuer: 'https://idp.example' },
    rows: [{ code: 'p4ss', name: 'first' }],
    logo: new Blob(['p4ss']),
  }
  keep('dana', values, 'create', { ...empty, password: 'p4ss' })
  expect([...stored.values()].join()).not.toContain('p4ss')
  expect(of('dana').read('create', { ...empty, password: 'other' })).toEqual({
    label: 'Checkout',
    idp: { issuer: 'https://idp.example' },
    rows: [{ name: 'first' }],
  })
})

test('storage that is blocked, full or corrupt keeps nothing and breaks nothing', () => {
  stored.set('gatepost-drafts', '{')
  expect(of('dana').has('create')).toBe(false)
  vi.stubGlobal('sessionStorage', undefined)
  keep('dana', { label: 'Checkout' })
  expect(of('dana').has('create')).toBe(false)
})
