import { expect, test } from 'vitest'
import { keyAction, type ListState } from './keyboard.ts'

const closed: ListState = { isShown: false, marked: -1, last: 2 }
const shown: ListState = { ...closed, isShown: true }
const press = (key: string, list: ListState, event: Partial<KeyboardEvent> = {}) =>
  keyAction({ key, altKey: false, isComposing: false, keyCode: 0, ...event }, list)

test('arrows open the list and go around in it', () => {
  expect(press('ArrowDown', closed)).toEqual({ mark: 0 })
  expect(press('ArrowUp', closed)).toEqual({ mark: 2 })
  expect(press('ArrowDown', { ...shown, marked: 1 })).toEqual({ mark: 2 })
  expect(press('ArrowDown', { ...shown, marked: 2 })).toEqual({ mark: 0 })
  expect(press('ArrowUp', { ...shown, marked: 0 })).toEqual({ mark: 2 })
  // A closed list forgets what was marked.
  expect(press('ArrowDown', { ...closed, marked: 1 })).toEqual({ mark: 0 })
  expect(press('ArrowDown', closed, { altKey: true })).toBe('open')
  expect(press('ArrowUp', shown, { altKey: true })).toBe('close')
  expect(press('ArrowDown', { ...closed, last: -1 })).toBeUndefined()
})

test('Enter chooses only what is marked, and Escape closes only what is open', () => {
  expect(press('Enter', { ...shown, marked: 1 })).toEqual({ choose: 1 })
  expect(press('Enter', shown)).toBeUndefined()
  expect(press('Enter', { ...closed, marked: 1 })).toBeUndefined()
  expect(press('Escape', shown)).toBe('close')
  expect(press('Escape', closed)).toBeUndefined()
})

test.each(['ArrowDown', 'ArrowUp', 'Enter', 'Escape'])('%s belongs to an input method that composes', key => {
  const list = { ...shown, marked: 1 }
  expect(press(key, list, { isComposing: true })).toBeUndefined()
  expect(press(key, list, { keyCode: 229 })).toBeUndefined()
  expect(press(key, list)).toBeDefined()
})

test.each(['Tab', 'Home', 'End', 'ArrowLeft', 'a'])('%s belongs to the field', key => {
  expect(press(key, { ...shown, marked: 1 })).toBeUndefined()
})
