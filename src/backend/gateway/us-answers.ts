import type {
  UsStreetAnswer,
  UsStreetCandidate,
  UsStreetLookup,
  UsSuggestions,
} from '#generated/gateway/types.ts'
import { completeUsAddress } from './us-completion.ts'
import type { UsHouse } from './us-data.ts'
import { matchUsAddress, type UsMatch } from './us-matching.ts'

/** What the sample answers to lookups, in the order in which they were sent. */
export function answerUsStreet(lookups: readonly UsStreetLookup[]): UsStreetAnswer {
  return {
    candidates: lookups.flatMap((lookup, index) =>
      matchUsAddress(lookup)
        .slice(0, lookup.candidates ?? 1)
        .map((match, place) => toWire(match, { input_id: lookup.input_id ?? null, index, place })),
    ),
  }
}

/** What the sample answers to a text that is being typed. */
export function answerUsAutocomplete(query: {
  search: string
  max_results: number
  only_state?: string | undefined
}): UsSuggestions {
  const houses = completeUsAddress(query.search, { max: query.max_results, state: query.only_state })
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

function streetLineOf({ number, predirection, street, suffix, postdirection }: UsHouse): string {
  return [number, predirection, street, suffix, postdirection].filter(Boolean).join(' ')
}

/** What the post office says about each match: AA, the place is right; BB, the unit too; CC, it isn't; N1, it is missing. */
const DPV_FOOTNOTES: Record<UsMatch['code'], string> = { Y: 'AABB', S: 'AACC', D: 'AAN1' }
/** Of a building whose unit is not known. */
const WHOLE_BUILDING = '99'

function toWire(
  { house, unit, code, footnotes }: UsMatch,
  { input_id, index, place }: { input_id: string | null; index: number; place: number },
): UsStreetCandidate {
  const isUnitThere = unit !== undefined && code === 'Y'
  const unitText = unit && `${unit.designator} ${unit.number}`
  const line = streetLineOf(house)
  const deliveryPoint =
    code === 'Y' ? (isUnitThere ? unit.number : house.number).padStart(2, '0').slice(-2) : WHOLE_BUILDING
  const digits = `${house.zipcode}${house.plus4}${deliveryPoint}`
  const check = checkDigit(digits)
  return {
    input_id,
    input_index: index,
    candidate_index: place,
    delivery_line_1: isUnitThere ? `${line} ${unitText}` : line,
    delivery_line_2: unitText && !isUnitThere ? unitText : null,
    last_line: `${house.city} ${house.state} ${house.zipcode}-${house.plus4}`,
    delivery_point_barcode: `${digits}${check}`,
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
      delivery_point: deliveryPoint,
      delivery_point_check_digit: check,
    },
    metadata: {
      record_type: house.units ? 'high-rise' : house.isResidential ? 'street' : 'firm',
      county_name: house.county,
      latitude: house.latitude,
      longitude: house.longitude,
      precision: 'rooftop',
      time_zone: house.timeZone,
      rdi: house.isResidential ? 'residential' : 'commercial',
    },
    analysis: {
      dpv_match_code: code,
      dpv_footnotes: DPV_FOOTNOTES[code],
      footnotes: footnotes.join(''),
      vacant: house.isVacant,
      active: true,
    },
  }
}

/** Makes the digits add up to a multiple of ten. */
function checkDigit(digits: string): string {
  const sum = [...digits].reduce((total, digit) => total + Number(digit), 0)
  return String((10 - (sum % 10)) % 10)
}
