import { seededRandom } from '#backend/services/gateway/seeded-random.ts'
import type { UsGeoreference } from '#generated/gateway/types.ts'
import type { UsHouse } from './addresses.ts'
import { countyOf } from './counties.ts'

/**
 * Where a house lies in the geography of the census. State, county and area are true. Tract and block are made up:
 * a ZIP Code of the sample has a tract, and each side of a street in it a block.
 */
export function censusOf(house: UsHouse): Omit<UsGeoreference, 'postal_address'> {
  const { stateFips, countyFips, area } = countyOf(house)
  const { zipcode, street, predirection } = house
  const draws = seededRandom(`census of ${zipcode}`)
  const tract =
    `${draws.between('tract', 1, 9_799)}`.padStart(4, '0') + `${draws.between('part', 0, 9)}`.padStart(2, '0')
  const side = Number(house.number) % 2
  const ofStreet = seededRandom(`block of ${zipcode} ${predirection ?? ''} ${street}`)
  const group = ofStreet.between('group', 1, 4)
  const block = `${group}${String(2 * ofStreet.between('block', 0, 24) + side).padStart(3, '0')}`
  return {
    census: {
      state_fips: stateFips,
      county_fips: countyFips,
      county_name: house.county,
      tract,
      block_group: String(group),
      block,
      geoid: `${countyFips}${tract}${block}`,
    },
    statistical_area: {
      cbsa_code: area.code,
      cbsa_name: area.name,
      cbsa_kind: area.isMetropolitan ? 'metropolitan' : 'micropolitan',
    },
  }
}
