import { expect, test } from 'vitest'
import { patched } from './list-queries.ts'

const isIt = ({ id }: Record<string, unknown>) => id === 2

test('a change applies to the item itself and to its row of a page', () => {
  expect(patched({ id: 2, label: 'b' }, isIt, { paused: true })).toEqual({ id: 2, label: 'b', paused: true })
  const page = { things: [{ id: 1 }, { id: 2 }], total: 2 }
  expect(patched(page, isIt, { paused: true })).toEqual({
    things: [{ id: 1 }, { id: 2, paused: true }],
    total: 2,
  })
})

test('an answer without the item stays the same object, and so do the other rows', () => {
  const other = { things: [{ id: 1 }], total: 1 }
  expect(patched(other, isIt, {})).toBe(other)
  expect(patched(undefined, isIt, {})).toBeUndefined()
  const page = { things: [{ id: 1 }, { id: 2 }] }
  const after = patched(page, isIt, { paused: true }) as typeof page
  expect(after.things[0]).toBe(page.things[0])
})
