import { expect, test, vi } from 'vitest'
import { createFormStore } from './use-checked-form.ts'

test('sets one field and leaves the rest alone', () => {
  const initial = { label: '', hostnames: [{ name: 'a' }, { name: 'b' }], address: { city: 'x' } }
  const store = createFormStore(initial)
  store.set('hostnames[1].name', 'c')
  expect(store.values()).toEqual({ ...initial, hostnames: [{ name: 'a' }, { name: 'c' }] })
  expect(store.valueOf('hostnames[1].name')).toBe('c')
  expect(store.valueOf('address')).toBe(initial.address)
  expect(initial.hostnames[1]?.name).toBe('b')
})

test('a field that is not there has no value', () => {
  expect(createFormStore({}).valueOf('a.b[0]')).toBeUndefined()
})

test('returns all values except those of secret fields', () => {
  const store = createFormStore({ label: 'x', card: { number: '4111', holder: 'Dana' } })
  store.markSecret('card.number')
  expect(store.openValues()).toEqual({ label: 'x', card: { holder: 'Dana' } })
  expect(store.valueOf('card.number')).toBe('4111')
})

test('remembers what was edited and notifies listeners', () => {
  const store = createFormStore({ label: '' })
  const listener = vi.fn()
  const stop = store.subscribe(listener)
  expect(store.isEdited('label')).toBe(false)
  expect(store.isTouched()).toBe(false)
  store.set('label', 'x')
  expect(store.isEdited('label')).toBe(true)
  expect(store.isTouched()).toBe(true)
  stop()
  store.set('label', 'y')
  expect(listener).toHaveBeenCalledTimes(1)
})
