import { exactAmount } from '#domain/text/amounts.ts'
import type { ResponseTo } from '../samples/product-lookups.ts'
import type { BuildingFigure } from '../templates/product-figures.ts'

type Found = ResponseTo<'getUsProperty'>['results'][number]

/** Returns the figure of a building that the gateway found. */
export function buildingFigure({ postal_address, structure, lot }: Found, note: string): BuildingFigure {
  const { bedrooms, bathrooms } = structure
  return {
    kind: 'building',
    address: `${postal_address.delivery_line_1}, ${postal_address.last_line}`,
    stories: structure.stories,
    parking: structure.parking_spaces,
    facts: [
      { term: 'Use', value: structure.building_use },
      { term: 'Built', value: String(structure.year_built) },
      { term: 'Stories', value: String(structure.stories) },
      { term: 'Floor area', value: `${exactAmount(structure.square_feet)} sq ft` },
      { term: 'Lot', value: `${lot.acres} acres` },
      bedrooms === null
        ? { term: 'Units', value: exactAmount(structure.units_count) }
        : { term: 'Rooms', value: `${bedrooms} bed, ${bathrooms} bath` },
      { term: 'Construction', value: structure.construction },
      { term: 'Exterior', value: structure.exterior },
      { term: 'Roof', value: structure.roof },
      { term: 'Heating', value: structure.heating },
      { term: 'Cooling', value: structure.cooling },
      { term: 'Parking', value: exactAmount(structure.parking_spaces) },
    ],
    note,
  }
}
