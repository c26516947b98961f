import { expect, test } from 'vitest'
import { contextWords, SCORED_LENGTH, scoredPart } from './password-rules.ts'

test('the words of an address are all of it, its halves and their parts, in lower case', () => {
  expect(contextWords('Dana.Reyes@Northwind.example')).toEqual(
    expect.arrayContaining([
      'dana.reyes@northwind.example',
      'dana.reyes',
      'northwind.example',
      'dana',
      'reyes',
      'northwind',
      'gatepost',
    ]),
  )
})

test('parts of one or two letters are not words', () => {
  expect(contextWords('j.d@ex.io').filter(word => word.length < 3)).toEqual([])
})

test('a password is scored by its first complete characters, in the form that is hashed', () => {
  expect(scoredPart('a'.repeat(200))).toHaveLength(SCORED_LENGTH)
  expect([...scoredPart('🔑'.repeat(200))]).toHaveLength(SCORED_LENGTH)
  expect(scoredPart('ﬁle')).toBe('file')
})
