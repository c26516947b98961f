import { expect, test } from 'vitest'
import { TOPICS, topicsAfter } from './topics.ts'

const first = ['usage-90', 'usage-100', 'key-limit', 'security']

test('the default is what stops lookups, and who may do what', () => {
  expect(topicsAfter(new Map(), { isOwner: false })).toEqual(first)
})

test('an owner also hears of what the account pays', () => {
  expect(topicsAfter(new Map([['receipts', false]]), { isOwner: true })).toEqual([
    'usage-90',
    'usage-100',
    'expiring',
    'renewal',
    'key-limit',
    'security',
  ])
})

test('topics come in the order of the list, whatever order they were chosen in', () => {
  const choices = new Map([
    ['product-news', true],
    ['usage-25', true],
    ['security', false],
    ['usage-90', false],
  ])
  expect(topicsAfter(choices, { isOwner: false })).toEqual([
    'usage-25',
    'usage-100',
    'key-limit',
    'product-news',
  ])
})

test('a topic that no longer exists is ignored', () => {
  expect(topicsAfter(new Map([['gone', true]]), { isOwner: false })).toEqual(first)
})

test('no topic is listed twice', () => {
  expect(new Set(TOPICS).size).toBe(TOPICS.length)
})
