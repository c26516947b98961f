import { expect, test } from 'vitest'
import { summaryOf } from './activity-rule.ts'

const summaryWith = (facts: Readonly<Record<string, unknown>>) =>
  summaryOf({ kind: 'billing', summary: 'Gave {lookups} lookups to subscription {subscription_id}' }, facts)

test('amounts in a summary are grouped, and ids are not', () => {
  expect(summaryWith({ lookups: 10_000, subscription_id: 701_877 })).toBe(
    'Gave 10,000 lookups to subscription 701877',
  )
})

test('the number for unlimited lookups is a word', () => {
  expect(summaryWith({ lookups: 1_000_000_000_000, subscription_id: 701_877 })).toBe(
    'Gave unlimited lookups to subscription 701877',
  )
})

test('a fact that is missing is "none"', () => {
  expect(summaryWith({ lookups: null, subscription_id: 701_877 })).toBe(
    'Gave none lookups to subscription 701877',
  )
})
