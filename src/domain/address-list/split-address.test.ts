import { expect, test } from 'vitest'
import { splitAddress } from '#domain/address-list/split-address.ts'

test.each([
  [
    '214 N Juniper St, Salt Lake City, UT 84116',
    { street: '214 N Juniper St', city: 'Salt Lake City', state: 'UT', zipcode: '84116' },
  ],
  [
    '88 Copper Mill Avenue, Apt 5, Boulder, Colorado 80302-3217, USA',
    {
      street: '88 Copper Mill Avenue',
      secondary: 'Apt 5',
      city: 'Boulder',
      state: 'Colorado',
      zipcode: '80302-3217',
    },
  ],
  ['350 5th avenu, new york ny', { street: '350 5th avenu', city: 'new york', state: 'ny' }],
  ['350 5th ave, new york', { street: '350 5th ave', city: 'new york', state: 'new york' }],
  [
    '1600 ampitheatre pkway mountian view ca',
    { street: '1600 ampitheatre pkway', city: 'mountian view', state: 'ca' },
  ],
  [
    '5 Main St. N apt. 4 Boulder 80302',
    { street: '5 Main St. N', secondary: 'apt. 4', city: 'Boulder', zipcode: '80302' },
  ],
  ['5 Main St #4 Boulder CO', { street: '5 Main St', secondary: '#4', city: 'Boulder', state: 'CO' }],
  ['5 Main St\n Apt 4\n80302', { street: '5 Main St', secondary: 'Apt 4', zipcode: '80302' }],
  [
    '10 Exchange Pl, Charleston, West Virginia',
    { street: '10 Exchange Pl', city: 'Charleston', state: 'West Virginia' },
  ],
  [
    '1600 ampitheatre pkway, mountian view, calif',
    { street: '1600 ampitheatre pkway', city: 'mountian view', state: 'calif' },
  ],
  ['5 Main St, Boulder, Colorodo', { street: '5 Main St', city: 'Boulder', state: 'Colorodo' }],
  ['5 Main St, Apt 4, Boulder', { street: '5 Main St', secondary: 'Apt 4', city: 'Boulder' }],
  ['5 Main St', { street: '5 Main St' }],
  ['12345', { street: '12345' }],
  ['Washington', { street: 'Washington' }],
  ['  , ', { street: '' }],
])('%j', (text, parts) => {
  expect(splitAddress(text)).toEqual(parts)
})
