import type { UsFinancialAnswer, UsPropertyAnswer } from '#generated/gateway/types.ts'
import type { UsHouse } from './us-data.ts'
import { buildingAddressOf } from './us-delivery-point.ts'
import { inventFinancials } from './us-financial-data.ts'
import { matchUsAddress, type TypedUsAddress } from './us-matching.ts'
import { inventProperty } from './us-property-data.ts'

/** Most houses that an answer about one address is given for. */
const MOST = 10

/** The houses that an address may mean, best match first. */
export function housesAt(typed: TypedUsAddress): UsHouse[] {
  return matchUsAddress(typed)
    .slice(0, MOST)
    .map(({ house }) => house)
}

/** What the sample says about the buildings at an address. */
export function answerUsProperty(typed: TypedUsAddress): UsPropertyAnswer {
  return {
    results: housesAt(typed).map(house => ({
      postal_address: buildingAddressOf(house),
      ...inventProperty(house),
    })),
  }
}

/** What the sample says about values and sales at an address. */
export function answerUsFinancials(typed: TypedUsAddress): UsFinancialAnswer {
  return {
    results: housesAt(typed).map(house => ({
      postal_address: buildingAddressOf(house),
      ...inventFinancials(house),
    })),
  }
}
