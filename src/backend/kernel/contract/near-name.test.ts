import { expect, test } from 'vitest'
import { nearName } from './near-name.ts'

const NAMES = [
  'street',
  'secondary',
  'city',
  'state',
  'zipcode',
  'max_results',
  'only_state',
  'latitude',
  'key',
]

test.each([
  ['Street', 'street'],
  ['steret', 'street'],
  ['zip', 'zipcode'],
  ['zip_code', 'zipcode'],
  ['maxResults', 'max_results'],
  ['results', 'max_results'],
  ['include_only_states', 'only_state'],
  ['lat', 'latitude'],
  ['states', 'state'],
  ['match', undefined],
  ['ma', undefined],
  ['_', undefined],
  ['', undefined],
  ['x'.repeat(5_000), undefined],
])('%s is near %s', (sent, meant) => {
  expect(nearName(sent, NAMES)).toBe(meant)
})
