import { describe, expect, test } from 'vitest'
import { isNarrowed, noMatchTitle, orderAfter, orderOf, withoutFilters } from './search.ts'

const parameters = {
  search: { type: 'string' },
  sort: { type: 'string', enum: ['label', 'created'], default: 'created' },
  direction: { type: 'string', enum: ['asc', 'desc'], default: 'desc' },
} as const

describe('the order of a list', () => {
  test("is the operation's default unless the address names another", () => {
    expect(orderOf(parameters, {})).toEqual({ sort: 'created', direction: 'desc' })
    expect(orderOf(parameters, { sort: 'label', direction: 'asc' })).toEqual({
      sort: 'label',
      direction: 'asc',
    })
  })

  test('reverses on a second press, and starts over with another column', () => {
    const first = orderAfter({ sort: 'created', direction: 'desc' }, 'label', 'asc')
    expect(first).toEqual({ sort: 'label', direction: 'asc' })
    expect(orderAfter(first, 'label', 'asc')).toEqual({ sort: 'label', direction: 'desc' })
    expect(orderAfter(first, 'created', 'desc')).toEqual({ sort: 'created', direction: 'desc' })
  })
})

test('searches and filters narrow a list, its order and page do not', () => {
  expect(isNarrowed({ sort: 'label', direction: 'asc', page: 3, search: undefined })).toBe(false)
  expect(isNarrowed({ state: 'paused' })).toBe(true)
  expect(withoutFilters({ search: 'key', state: 'paused', sort: 'label', page: 2 })).toEqual({
    search: undefined,
    state: undefined,
  })
})

test('a list without a match says what it was narrowed to', () => {
  const nouns = ['key', 'keys'] as const
  expect(noMatchTitle({ search: 'server', state: 'paused' }, nouns)).toBe('No key matches “server”')
  expect(noMatchTitle({ search: undefined, state: 'paused', page: 1 }, nouns)).toBe('No paused keys')
})
