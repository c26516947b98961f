import { expect, test } from 'vitest'
import { TOPICS } from '#domain/notification/topics.ts'
import { contactCount, quotedTopics, topicWords } from './words.ts'

test('names few topics, and counts many', () => {
  expect(topicWords([])).toBe('None')
  expect(topicWords(['receipts', 'key-limit'])).toBe('Receipts, Key limits')
  expect(topicWords(['expiring', 'receipts', 'key-limit'])).toBe('3 of 11')
  expect(topicWords(TOPICS)).toBe('11 of 11')
})

test('puts topics into a sentence', () => {
  expect(quotedTopics(['receipts'])).toBe('“Receipts”')
  expect(quotedTopics(['usage-100', 'expiring', 'receipts'])).toBe('“All used”, “Expiring”, and “Receipts”')
})

test('counts contacts', () => {
  expect(contactCount(1)).toBe('1 contact')
  expect(contactCount(25)).toBe('25 contacts')
})
