import { expect, test } from 'vitest'
import { usSecondaryResponse } from './house-responses.ts'
import { usAutocompleteResponse } from './responses.ts'

const COPPER_MILL = { street: '88 Copper Mill Ave', zipcode: '80302' }
const listed = (query: Partial<Parameters<typeof usSecondaryResponse>[0]> = {}) => {
  const [building] = usSecondaryResponse({ ...COPPER_MILL, max_results: 10, ...query }).results
  return (
    building && {
      numbers: building.units.map(({ secondary_number }) => secondary_number).join(' '),
      of: building.units_count,
      more: building.has_more,
    }
  )
}

test('lists a building from one call to the next, up to its last unit', () => {
  expect(listed()).toEqual({ numbers: '1 2 3 4 5 6 7 8 9 10', of: 24, more: true })
  expect(listed({ after: '10' })).toMatchObject({ numbers: '11 12 13 14 15 16 17 18 19 20', more: true })
  expect(listed({ after: '20' })).toMatchObject({ numbers: '21 22 23 24', more: false })
  expect(listed({ after: '14' })).toMatchObject({ numbers: '15 16 17 18 19 20 21 22 23 24', more: false })
  expect(listed({ after: '24' })).toEqual({ numbers: '', of: 24, more: false })
  expect(listed({ after: '999999999999' })).toEqual({ numbers: '', of: 24, more: false })
})

test('each unit is an address by itself', () => {
  const { results } = usSecondaryResponse({ ...COPPER_MILL, max_results: 1 })
  expect(results[0]).toMatchObject({
    postal_address: { delivery_line_1: '88 Copper Mill Ave' },
    units: [
      { secondary_designator: 'Apt', secondary_number: '1', delivery_line_1: '88 Copper Mill Ave Apt 1' },
    ],
  })
})

test('a house has none, and a tower no more in a call than are asked for', () => {
  expect(listed({ street: '214 N Juniper St', zipcode: '84116' })).toEqual({
    numbers: '',
    of: 0,
    more: false,
  })
  const [tower] = usSecondaryResponse({
    street: '233 S Wacker Dr',
    zipcode: '60606',
    max_results: 1_000,
  }).results
  expect([tower?.units.length, tower?.units_count, tower?.has_more]).toEqual([1_000, 9_900, true])
  expect(listed({ street: '1 Nowhere Lane', zipcode: '00000' })).toBeUndefined()
})

const BUILDING = '88 Copper Mill Ave, Boulder, CO 80302'
const units = (search: string, selected = BUILDING, max_results = 10) =>
  usAutocompleteResponse({ search, selected, max_results }).suggestions.map(({ secondary }) => secondary)

test('a building that was selected lists its units, narrowed by what follows the street', () => {
  expect(usAutocompleteResponse({ search: '88 copper', max_results: 10 }).suggestions).toEqual([
    { street_line: '88 Copper Mill Ave', city: 'Boulder', state: 'CO', zipcode: '80302', entries: 24 },
  ])
  expect(units('88 Copper Mill Ave', BUILDING, 2)).toEqual(['Apt 1', 'Apt 2'])
  for (const typed of ['88 Copper Mill Ave 2', '88 copper mill avenue, apartment 2', 'apt 2', '2'])
    expect(units(typed), typed).toEqual(['Apt 2', 'Apt 20', 'Apt 21', 'Apt 22', 'Apt 23', 'Apt 24'])
  // The street is not typed to its end.
  expect(units('88 cop', BUILDING, 1)).toEqual(['Apt 1'])
  expect(units('88 Copper Mill Ave Apt 25')).toEqual([])
  expect(units('88 Copper Mill Ave Apt x')).toEqual([])
})

test('a house and an unknown building have no units to list', () => {
  expect(units('214 n juniper', '214 N Juniper St, Salt Lake City, UT 84116')).toEqual([])
  expect(units('1', '1 Nowhere Lane, Nowhere, ZZ 00000')).toEqual([])
})
