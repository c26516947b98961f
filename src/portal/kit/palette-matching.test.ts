import { expect, test } from 'vitest'
import { matching } from './palette-matching.ts'

const items = [
  { label: 'Keys' },
  { label: 'Create a secret key', words: 'new api' },
  { label: 'Login and security' },
  { label: 'Monkey business', detail: 'Secret key' },
]
const found = (text: string) => matching(items, text).map(({ label }) => label)

test('the beginning of the label comes before the beginning of a word, and that before a part of one', () => {
  expect(found('key')).toEqual(['Keys', 'Create a secret key', 'Monkey business'])
})

test('all words count, in any order, also those next to the label', () => {
  expect(found('key new')).toEqual(['Create a secret key'])
  expect(found('secret key')).toEqual(['Create a secret key', 'Monkey business'])
  expect(found('IN security')).toEqual(['Login and security'])
  expect(found('key nothing')).toEqual([])
})

test('without a text, everything is there in its order', () => {
  expect(found(' ')).toEqual(items.map(({ label }) => label))
})
