import type {
  UsNearestAnswer,
  UsStreetAnswer,
  UsStreetCandidate,
  UsStreetLookup,
  UsSuggestions,
} from '#generated/gateway/types.ts'
import type { UsCity } from '../lookup-source.ts'
import { completeUsAddress } from './completion.ts'
import { toBlock } from './data/block-places.ts'
import { addressOf, buildingAddressOf, deliveryPointOf, streetLineOf } from './delivery-point.ts'
import { explainUsAddress } from './explanation.ts'
import { matchUsAddress, type UsMatch } from './matching.ts'
import { nearestUsHouses } from './nearest.ts'
import { unitsStartingWith } from './unit-list.ts'

/** What the sample answers to lookups, in the order in which they were sent. */
export function usStreetResponse(
  lookups: readonly UsStreetLookup[],
  { explain }: { explain?: 'no-match' | undefined } = {},
): UsStreetAnswer {
  const matches = lookups.map(lookup => matchUsAddress(lookup))
  const candidates = lookups.flatMap((lookup, index) =>
    (matches[index] ?? [])
      .slice(0, lookup.candidates ?? 1)
      .map((match, place) => toWire(match, { input_id: lookup.input_id ?? null, index, place })),
  )
  if (!explain) return { candidates }
  const explanations = lookups.flatMap((lookup, index) => {
    const reason = explainUsAddress(lookup, matches[index]?.[0])
    return reason ? { input_id: lookup.input_id ?? null, input_index: index, ...reason } : []
  })
  return { candidates, explanations }
}

/** What the sample answers to a text that is being typed. */
export function usAutocompleteResponse(
  query: {
    search: string
    max_results: number
    only_state?: string | undefined
    selected?: string | undefined
  },
  fits?: (place: UsCity) => boolean,
): UsSuggestions {
  const { search, max_results: max, only_state: state, selected } = query
  if (selected !== undefined) return unitSuggestions(selected, search, max)
  const houses = completeUsAddress(search, { max, state, fits })
  return {
    suggestions: houses.map(house => ({
      street_line: streetLineOf(house),
      city: house.city,
      state: house.state,
      zipcode: house.zipcode,
      entries: house.units?.count ?? 1,
    })),
  }
}

/** The units of a building whose number begins with what is typed after its street. */
function unitSuggestions(selected: string, search: string, max: number): UsSuggestions {
  const [house] = completeUsAddress(selected, { max: 1 })
  if (!house?.units) return { suggestions: [] }
  const { city, state, zipcode } = house
  const { designator, numbers } = unitsStartingWith(house, search, max)
  return {
    suggestions: numbers.map(number => ({
      street_line: streetLineOf(house),
      secondary: `${designator} ${number}`,
      city,
      state,
      zipcode,
      entries: 1,
    })),
  }
}

/** What the sample answers to a place on the earth. */
export function usNearestResponse(query: {
  latitude: number
  longitude: number
  max_distance: number
  max_results: number
}): UsNearestAnswer {
  const near = nearestUsHouses(query, { within: query.max_distance, max: query.max_results })
  return {
    results: near.map(({ house, distance, bearing }) => ({
      distance: Math.round(distance * 10) / 10,
      // 359.97 is north, not 360.
      bearing: (Math.round(bearing * 10) % 3600) / 10,
      postal_address: buildingAddressOf(house),
      coordinates: { latitude: house.latitude, longitude: house.longitude },
    })),
  }
}

/** What the post office says about each match: AA, the place is right; BB, the unit too; CC, it isn't; N1, it is missing. */
const DPV_FOOTNOTES: Record<UsMatch['code'], string> = { Y: 'AABB', S: 'AACC', D: 'AAN1' }
function toWire(
  match: UsMatch,
  { input_id, index, place }: { input_id: string | null; index: number; place: number },
): UsStreetCandidate {
  const { house, unit, code, footnotes } = match
  const { unitText = null, isUnitThere, mailbox, checkDigit } = deliveryPointOf(match)
  const { delivery_line_1, last_line, delivery_point_barcode } = addressOf(match)
  return {
    input_id,
    input_index: index,
    candidate_index: place,
    delivery_line_1,
    delivery_line_2: isUnitThere ? null : unitText,
    last_line,
    delivery_point_barcode,
    components: {
      primary_number: house.number,
      street_predirection: house.predirection,
      street_name: house.street,
      street_suffix: house.suffix,
      street_postdirection: house.postdirection,
      secondary_designator: isUnitThere && unit ? unit.designator : null,
      secondary_number: isUnitThere && unit ? unit.number : null,
      city_name: house.city,
      state_abbreviation: house.state,
      zipcode: house.zipcode,
      plus4_code: house.plus4,
      delivery_point: mailbox,
      delivery_point_check_digit: checkDigit,
    },
    metadata: toBlock({
      record_type: house.units ? 'high-rise' : house.isResidential ? 'street' : 'firm',
      county_name: house.county,
      latitude: house.latitude,
      longitude: house.longitude,
      precision: 'rooftop',
      time_zone: house.timeZone,
      rdi: house.isResidential ? 'residential' : 'commercial',
    }),
    analysis: {
      dpv_match_code: code,
      dpv_footnotes: DPV_FOOTNOTES[code],
      footnotes: footnotes.join(''),
      vacant: house.isVacant,
      active: true,
    },
  }
}
