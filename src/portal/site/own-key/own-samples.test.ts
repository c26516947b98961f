import { expect, test } from 'vitest'
import { ownKeyFor } from './own-samples.tsx'

const store = {
  key_id: 'store',
  label: 'Store',
  hostname: 'shop.northwind.example',
  licenses: ['us-core-cloud'],
}
const search = { ...store, key_id: 'search', licenses: ['us-autocomplete-pro-cloud', 'us-standard-cloud'] }

test('a sample has the newest key that works for its API, with the license that the key can use', () => {
  const samples = {
    keys: [search, store],
    licenses: ['us-autocomplete-pro-cloud', 'us-core-cloud', 'us-standard-cloud'],
  }
  expect(ownKeyFor(samples, '/us-street')).toMatchObject({
    own: { keyId: 'search', license: 'us-standard-cloud' },
  })
  expect(ownKeyFor(samples, '/us-autocomplete')).toMatchObject({ own: { keyId: 'search' } })
  expect(ownKeyFor({ ...samples, keys: [store] }, '/us-street')).toMatchObject({
    own: { keyId: 'store', license: 'us-core-cloud' },
  })
})

test('without a key that works, the license or the key is what the account lacks', () => {
  expect(ownKeyFor({ keys: [store], licenses: ['us-core-cloud'] }, '/us-property')).toEqual({
    lacks: 'license',
  })
  expect(ownKeyFor({ keys: [], licenses: ['us-core-cloud'] }, '/us-street')).toEqual({ lacks: 'key' })
})
