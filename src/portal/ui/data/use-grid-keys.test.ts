import { expect, test } from 'vitest'
import { placeAfter } from './use-grid-keys.ts'

const size = { rows: 26, columns: 11 }
const middle = { row: 5, column: 4 }

test.each([
  ['ArrowUp', { row: 4, column: 4 }],
  ['ArrowDown', { row: 6, column: 4 }],
  ['ArrowLeft', { row: 5, column: 3 }],
  ['ArrowRight', { row: 5, column: 5 }],
  ['Home', { row: 5, column: 0 }],
  ['End', { row: 5, column: 10 }],
  ['PageUp', { row: 0, column: 4 }],
  ['PageDown', { row: 15, column: 4 }],
])('%s', (key, place) => {
  expect(placeAfter(middle, { key, ctrlKey: false }, size)).toEqual(place)
})

test('with Ctrl, Home and End lead to the corners', () => {
  expect(placeAfter(middle, { key: 'Home', ctrlKey: true }, size)).toEqual({ row: 0, column: 0 })
  expect(placeAfter(middle, { key: 'End', ctrlKey: true }, size)).toEqual({ row: 25, column: 10 })
})

test.each(['ArrowUp', 'ArrowLeft', 'PageUp'])('%s stays at the first corner', key => {
  const corner = { row: 0, column: 0 }
  expect(placeAfter(corner, { key, ctrlKey: false }, size)).toEqual(corner)
})

test.each(['ArrowDown', 'ArrowRight', 'PageDown'])('%s stays at the last corner', key => {
  const corner = { row: 25, column: 10 }
  expect(placeAfter(corner, { key, ctrlKey: false }, size)).toEqual(corner)
})

test.each([' ', 'Enter', 'Tab', 'a'])('“%s” does not move', key => {
  expect(placeAfter(middle, { key, ctrlKey: false }, size)).toBeUndefined()
})
