import { expect, test } from 'vitest'
import { TOPICS, topicsAfter } from './topics.ts'

test('who has chosen nothing hears of security alone', () => {
  expect(topicsAfter(new Map())).toEqual(['security'])
})

test('choices come in the order of the list, whatever order they were made in', () => {
  const choices = new Map([
    ['product-news', true],
    ['usage-25', true],
    ['security', false],
  ])
  expect(topicsAfter(choices)).toEqual(['usage-25', 'product-news'])
})

test('a topic that there is no more counts for nothing', () => {
  expect(topicsAfter(new Map([['gone', true]]))).toEqual(['security'])
})

test('no topic stands twice', () => {
  expect(new Set(TOPICS).size).toBe(TOPICS.length)
})
