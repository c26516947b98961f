import type { operations, UsStreetCandidate, UsStreetLookup } from '#generated/gateway/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handlers.ts'
import { passGate } from './gate.ts'
import { products } from './products.ts'
import { matchUsAddress, type UsMatch } from './us-matching.ts'

type Own = 'verifyUsAddress' | 'verifyUsAddresses'

/** Handlers of `openapi/gateway/us-street.yaml`. */
export const usStreetHandlers = {
  async verifyUsAddress(context) {
    await passGate(context, products.usStreet, 1)
    return { status: 200, body: { candidates: candidatesOf(context.query, 0) } }
  },

  // The gate counts in its own transaction, which ends before the answer is created.
  verifyUsAddresses: withoutTransaction(async context => {
    const { lookups } = context.body
    await passGate(context, products.usStreet, lookups.length)
    return { status: 200, body: { candidates: lookups.flatMap(candidatesOf) } }
  }),
} satisfies Pick<Handlers<operations>, Own>

function candidatesOf(lookup: UsStreetLookup, index: number): UsStreetCandidate[] {
  return matchUsAddress(lookup)
    .slice(0, lookup.candidates ?? 1)
    .map((match, place) => toWire(match, { input_id: lookup.input_id ?? null, index, place }))
}

function toWire(
  { house, unit, code }: UsMatch,
  { input_id, index, place }: { input_id: string | null; index: number; place: number },
): UsStreetCandidate {
  const isUnitThere = unit !== undefined && code === 'Y'
  const unitText = unit && `${unit.designator} ${unit.number}`
  const line = [house.number, house.predirection, house.street, house.suffix, house.postdirection]
  return {
    input_id,
    input_index: index,
    candidate_index: place,
    delivery_line_1: [...line, isUnitThere && unitText].filter(Boolean).join(' '),
    delivery_line_2: unitText && !isUnitThere ? unitText : null,
    last_line: `${house.city} ${house.state} ${house.zipcode}-${house.plus4}`,
    components: {
      primary_number: house.number,
      street_predirection: house.predirection,
      street_name: house.street,
      street_suffix: house.suffix,
      street_postdirection: house.postdirection,
      secondary_designator: isUnitThere ? unit.designator : null,
      secondary_number: isUnitThere ? unit.number : null,
      city_name: house.city,
      state_abbreviation: house.state,
      zipcode: house.zipcode,
      plus4_code: house.plus4,
    },
    metadata: {
      record_type: house.units ? 'high-rise' : house.isResidential ? 'street' : 'firm',
      county_name: house.county,
      latitude: house.latitude,
      longitude: house.longitude,
      // For a building, only the entrance is known, not the position of each unit.
      precision: code === 'Y' ? 'zip9' : 'zip5',
      time_zone: house.timeZone,
      rdi: house.isResidential ? 'residential' : 'commercial',
    },
    analysis: { dpv_match_code: code, vacant: house.isVacant, active: true },
  }
}
