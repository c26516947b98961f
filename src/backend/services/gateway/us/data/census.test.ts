import { expect, test } from 'vitest'
import { usGeoreferenceResponse } from '../house-responses.ts'
import { usHouses } from './addresses.ts'
import { censusOf } from './census.ts'

test.each([
  // As the census has them.
  ['20500', '11001', '47900'],
  ['10118', '36061', '35620'],
  ['60606', '17031', '16980'],
  ['21202', '24510', '12580'],
  ['96720', '15001', '25900'],
  ['05602', '50023', '12740'],
  ['83001', '56039', '27220'],
])('the county of %s is %s, in the area %s', (zipcode, county, area) => {
  const house = usHouses.find(each => each.zipcode === zipcode)
  if (!house) throw new Error(`the sample has no house in ${zipcode}`)
  const { census, statistical_area } = censusOf(house)
  expect([census.county_fips, census.state_fips]).toEqual([county, county.slice(0, 2)])
  expect(statistical_area?.cbsa_code).toBe(area)
})

test('every house has codes, and the long one is made of the others', () => {
  const states = new Map<string, Set<string>>()
  for (const house of usHouses) {
    const { census, statistical_area } = censusOf(house)
    const { state_fips, county_fips, tract, block_group, block, geoid } = census
    expect([geoid, block[0], county_fips.slice(0, 2)]).toEqual([
      `${county_fips}${tract}${block}`,
      block_group,
      state_fips,
    ])
    expect(geoid).toMatch(/^\d{15}$/)
    expect(statistical_area?.cbsa_name).toContain(house.state)
    states.set(house.state, (states.get(house.state) ?? new Set()).add(state_fips))
  }
  expect([...states.values()].every(({ size }) => size === 1)).toBe(true)
  expect(new Set([...states.values()].flatMap(codes => [...codes])).size).toBe(51)
})

test('neighbors share a block, and the other side of the street has another', () => {
  const at = (street: string) =>
    usGeoreferenceResponse({ street, zipcode: '84116' })
      .results.map(({ census }) => census.block)
      .join()
  expect(at('214 N Juniper St')).toBe(at('216 N Juniper St'))
  expect(at('214 N Juniper St')).not.toBe(at('215 N Juniper St'))
})
