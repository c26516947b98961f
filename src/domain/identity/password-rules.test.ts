import { expect, test } from 'vitest'
import { contextWords, JUDGED_LENGTH, judgedPart } from './password-rules.ts'

test('the words of an address are the whole, its halves and their parts, in lower case', () => {
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

test('parts of one or two letters are no words', () => {
  expect(contextWords('j.d@ex.io').filter(word => word.length < 3)).toEqual([])
})

test('a password is judged by its first characters, whole ones, in the form that is hashed', () => {
  expect(judgedPart('a'.repeat(200))).toHaveLength(JUDGED_LENGTH)
  expect([...judgedPart('🔑'.repeat(200))]).toHaveLength(JUDGED_LENGTH)
  expect(judgedPart('ﬁle')).toBe('file')
})
