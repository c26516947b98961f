import { expect, test } from 'vitest'
import { isSameProfile, toProfile } from './profile.ts'

const dana = {
  first_name: 'Dana',
  last_name: 'Reyes',
  phone: '+1 801 555 0142',
  position: 'Head of operations',
  company: 'Northwind Traders',
  website: 'https://northwind.example',
}

test.each([
  ['nothing at all', {}],
  [
    'null in each field',
    { first_name: null, last_name: null, phone: null, position: null, company: null, website: null },
  ],
  ['fields that are undefined', { first_name: undefined, website: undefined }],
])('%s is six empty texts', (_, wire) => {
  expect(toProfile(wire)).toEqual({
    first_name: '',
    last_name: '',
    phone: '',
    position: '',
    company: '',
    website: '',
  })
})

test('known values stay unchanged, and other fields are dropped', () => {
  expect(toProfile(dana)).toEqual(dana)
  expect(toProfile({ ...dana, user_id: 'x' } as typeof dana)).toEqual(dana)
})

test('two profiles differ when one field does', () => {
  expect(isSameProfile(dana, { ...dana })).toBe(true)
  for (const name of Object.keys(dana))
    expect(isSameProfile(dana, { ...dana, [name]: 'x' }), name).toBe(false)
})
