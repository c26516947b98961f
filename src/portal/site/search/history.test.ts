import { expect, test } from 'vitest'
import { readSearchesText, withoutSearch, withSearch } from './history.ts'

const after = (...searches: string[]) => searches.reduce<readonly string[]>(withSearch, [])

test.each([
  ['the newest is first', ['a', 'b'], ['b', 'a']],
  [
    'the newest and five before it are kept',
    ['a', 'b', 'c', 'd', 'e', 'f', 'g'],
    ['g', 'f', 'e', 'd', 'c', 'b'],
  ],
  ['a search again moves to the front', ['a', 'b', 'c', 'a'], ['a', 'c', 'b']],
  [
    'spaces around and the size of letters do not matter',
    ['Rooftop', 'zip', '  rooftop '],
    ['rooftop', 'zip'],
  ],
  ['nothing is no search', ['a', '', '   '], ['a']],
  ['spaces inside do matter', ['us zip', 'uszip'], ['uszip', 'us zip']],
  [
    'a search again among six loses none',
    ['a', 'b', 'c', 'd', 'e', 'f', 'A'],
    ['A', 'f', 'e', 'd', 'c', 'b'],
  ],
])('%s', (_, searches, kept) => expect(after(...searches)).toEqual(kept))

test('removes a search regardless of case', () => {
  expect(withoutSearch(['Zip', 'roof'], ' zIP ')).toEqual(['roof'])
})

test('ignores invalid data in storage', () => {
  for (const text of [null, '', '{', '{"a":1}', '"a"', 'null']) expect(readSearchesText(text)).toEqual([])
  expect(readSearchesText('["a",1,null,"b","A "]')).toEqual(['a', 'b'])
  expect(readSearchesText(JSON.stringify([...'abcdefghij']))).toEqual([...'abcdef'])
})
