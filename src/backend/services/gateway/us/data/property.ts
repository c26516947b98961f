import { type SeededRandom, seededRandom } from '#backend/services/gateway/seeded-random.ts'
import type { UsProperty } from '#generated/gateway/types.ts'
import type { UsHouse } from './addresses.ts'
import { type Climate, stateFacts } from './climates.ts'

type Structure = UsProperty['structure']
type Lot = UsProperty['lot']

const SQUARE_FEET_OF_ACRE = 43_560

/** What the sample makes up about a building and its lot: the same each time, and likely for its state and use. */
export function inventProperty(house: UsHouse): { structure: Structure; lot: Lot } {
  const climate = climateOf(house)
  const draws = seededRandom(`${house.zipcode}${house.plus4} ${house.number}`)
  const drawn = !house.isResidential
    ? commercial(house, draws)
    : house.units
      ? apartments(house.units.count, draws)
      : home(climate, draws)
  const isLow = drawn.stories <= 3 && house.units === null && house.isResidential
  const { building_use, parking_spaces, construction, ...sizes } = drawn
  return {
    structure: {
      building_use,
      year_built: yearBuilt(house, climate, draws),
      ...sizes,
      construction,
      exterior: draws.oneOf('exterior', isLow ? climate.exterior : ['brick', 'concrete', 'stone', 'glass']),
      roof: isLow ? draws.oneOf('roof', climate.roof) : 'membrane',
      heating: draws.oneOf('heating', climate.heating),
      cooling: draws.oneOf('cooling', climate.cooling),
      parking_spaces,
    },
    lot: lotOf(drawn, isLow ? climate : null, draws),
  }
}

export function climateOf({ state }: UsHouse): Climate {
  const facts = stateFacts.get(state)
  if (!facts) throw new Error(`no climate is known of ${state}`)
  return facts.climate
}

/** A street is built within some years, and a house of it is now and then replaced. */
function yearBuilt({ zipcode, street }: UsHouse, { built }: Climate, draws: SeededRandom): number {
  const [first, last] = built
  if (draws.fraction('replaced') < 0.08) return draws.between('year', 1998, 2022)
  return Math.min(
    last,
    seededRandom(`${zipcode} ${street}`).between('year', first, last) + draws.between('year', 0, 6),
  )
}

type Drawn = Omit<Structure, 'year_built' | 'exterior' | 'roof' | 'heating' | 'cooling'>

function home({ stories }: Climate, draws: SeededRandom): Drawn {
  const floors = draws.between('stories', 1, stories)
  const area = 10 * draws.between('area', 92, 150 + 70 * floors)
  return {
    building_use: 'single-family',
    stories: floors,
    square_feet: area,
    units_count: 1,
    bedrooms: Math.min(6, Math.max(2, Math.round(area / 520))),
    bathrooms: Math.min(5, 1 + Math.floor(area / 650) / 2),
    construction: draws.fraction('construction') < 0.85 ? 'wood-frame' : 'masonry',
    parking_spaces: draws.between('parking', 0, 2),
  }
}

function apartments(units: number, draws: SeededRandom): Drawn {
  const stories = Math.max(2, Math.ceil(units / draws.between('on a floor', 5, 10)))
  return {
    building_use: 'apartments',
    stories,
    square_feet: 10 * units * draws.between('area', 72, 108),
    units_count: units,
    bedrooms: null,
    bathrooms: null,
    construction: stories <= 4 ? draws.oneOf('construction', ['wood-frame', 'masonry']) : 'concrete',
    parking_spaces: Math.round(units * (0.4 + draws.fraction('parking'))),
  }
}

function commercial({ units }: UsHouse, draws: SeededRandom): Drawn {
  const count = units?.count ?? 1
  const stories = units
    ? Math.max(2, Math.min(110, Math.ceil(count / draws.between('on a floor', 6, 14))))
    : draws.between('stories', 1, 3)
  return {
    building_use: units ? 'offices' : 'retail',
    stories,
    square_feet: units ? 10 * count * draws.between('area', 28, 90) : 10 * draws.between('area', 160, 1_200),
    units_count: count,
    bedrooms: null,
    bathrooms: null,
    construction: stories > 6 ? 'steel' : draws.oneOf('construction', ['masonry', 'concrete']),
    parking_spaces: draws.between('parking', 0, 12 * stories),
  }
}

function lotOf({ square_feet, stories }: Drawn, climate: Climate | null, draws: SeededRandom): Lot {
  const share = draws.fraction('lot')
  const footprint = square_feet / stories / SQUARE_FEET_OF_ACRE
  const [least, most] = climate?.acres ?? [footprint * 1.2, footprint * 2.4]
  const acres = Math.max(
    0.01,
    Math.round(Math.max(footprint * 1.2, least + share * (most - least)) * 100) / 100,
  )
  return { acres, square_feet: Math.round(acres * SQUARE_FEET_OF_ACRE) }
}
