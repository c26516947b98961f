import type {
  UsFinancialAnswer,
  UsGeocodingAnswer,
  UsGeoreferenceAnswer,
  UsPropertyAnswer,
  UsSecondaryAnswer,
} from '#generated/gateway/types.ts'
import type { UsHouse } from './data/addresses.ts'
import { censusOf } from './data/census.ts'
import { inventFinancials } from './data/financial.ts'
import { inventProperty } from './data/property.ts'
import { buildingAddressOf } from './delivery-point.ts'
import { matchUsAddress, type TypedUsAddress } from './matching.ts'
import { unitsOf } from './unit-list.ts'

/** Most houses that a response about one address is given for. */
const MOST = 10

/** What is known about the houses that an address may mean, best match first. */
function resultsAt<Known>(typed: TypedUsAddress, known: (house: UsHouse) => Known) {
  return matchUsAddress(typed)
    .slice(0, MOST)
    .map(({ house }) => ({ postal_address: buildingAddressOf(house), ...known(house) }))
}

/** What the sample says about the buildings at an address. */
export function usPropertyResponse(typed: TypedUsAddress): UsPropertyAnswer {
  return { results: resultsAt(typed, inventProperty) }
}

/** What the sample says about values and sales at an address. */
export function usFinancialsResponse(typed: TypedUsAddress): UsFinancialAnswer {
  return { results: resultsAt(typed, inventFinancials) }
}

/** What the sample says about the geography of an address. */
export function usGeoreferenceResponse(typed: TypedUsAddress): UsGeoreferenceAnswer {
  return { results: resultsAt(typed, censusOf) }
}

/** The units that the sample has at an address. */
export function usSecondaryResponse({
  max_results: max,
  after,
  ...typed
}: TypedUsAddress & { max_results: number; after?: string | undefined }): UsSecondaryAnswer {
  return { results: resultsAt(typed, house => unitsOf(house, { after, max })) }
}

/** Where the sample has the roofs of an address. */
export function usGeocodingResponse(typed: TypedUsAddress): UsGeocodingAnswer {
  return {
    results: resultsAt(typed, ({ latitude, longitude }) => ({
      coordinates: { latitude, longitude },
      precision: 'rooftop' as const,
    })),
  }
}
