import { expect, test } from 'vitest'
import { TOPICS, topicsAfter } from './topics.ts'

test('the default is only security', () => {
  expect(topicsAfter(new Map())).toEqual(['security'])
})

test('topics come in the order of the list, whatever order they were chosen in', () => {
  const choices = new Map([
    ['product-news', true],
    ['usage-25', true],
    ['security', false],
  ])
  expect(topicsAfter(choices)).toEqual(['usage-25', 'product-news'])
})

test('a topic that no longer exists is ignored', () => {
  expect(topicsAfter(new Map([['gone', true]]))).toEqual(['security'])
})

test('no topic is listed twice', () => {
  expect(new Set(TOPICS).size).toBe(TOPICS.length)
})
