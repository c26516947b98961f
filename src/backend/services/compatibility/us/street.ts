import type {
  CompatibleCandidate,
  CompatibleLookup,
  operations,
  QueryDefaults,
} from '#generated/compatibility/types.ts'
import type { UsStreetCandidate, UsStreetLookup } from '#generated/gateway/types.ts'
import { type Handlers, withoutTransaction } from '#kernel/contract/handler-types.ts'
import { products } from '../../gateway/public.ts'
import { keyOfAddress } from '../address-key.ts'
import { lookUp } from '../lookups.ts'
import { namedZone } from './time-zone.ts'

/** Handlers of `openapi/compatibility/us-street.yaml`. */
export const usStreetHandlers = {
  async verifyStreetAddress(context) {
    const { query } = context
    const features = query.features?.split(',') ?? []
    const body = await lookUp(context, products.usStreet, 1, async source => {
      const { candidates } = await source.verifyUsAddress(toLookup(query))
      return candidates.map(candidate => toCandidate(candidate, query, features))
    })
    return { status: 200, body }
  },

  // The gate counts in its own transaction, which ends before the response is created.
  verifyStreetAddresses: withoutTransaction(async context => {
    const typed = context.body.map(withTexts)
    const body = await lookUp(context, products.usStreet, typed.length, async source => {
      const { candidates } = await source.verifyUsAddresses({ lookups: typed.map(toLookup) })
      return candidates.flatMap(candidate => {
        const lookup = typed[candidate.input_index]
        return lookup ? [toCandidate(candidate, lookup)] : []
      })
    })
    return { status: 200, body }
  }),
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** An address of a batch, in which JavaScript may have numbers for texts of digits. */
function withTexts({ zipcode, input_id, ...lookup }: CompatibleLookup) {
  return {
    ...lookup,
    ...(zipcode !== undefined && { zipcode: String(zipcode) }),
    ...(input_id !== undefined && { input_id: String(input_id) }),
  }
}

interface Typed extends Pick<CompatibleLookup, 'street' | 'secondary' | 'city' | 'state' | 'lastline'> {
  zipcode?: string
  candidates?: number
  input_id?: string
}

/** An address for the source, which takes no empty texts. */
function toLookup({ street, secondary, candidates, input_id, ...typed }: Typed): UsStreetLookup {
  const isPlaced = typed.city || typed.state || typed.zipcode
  const { city, state, zipcode } = isPlaced ? typed : readLastLine(typed.lastline ?? '')
  return {
    street,
    ...(secondary && { secondary }),
    ...(city && { city }),
    ...(state && { state }),
    ...(zipcode && { zipcode }),
    ...(candidates && { candidates }),
    ...(input_id && { input_id }),
  }
}

/** `Salt Lake City UT 84116`, `Salt Lake City, UT`, or `84116`. */
function readLastLine(line: string): Pick<Typed, 'city' | 'state' | 'zipcode'> {
  const words = line.split(/[\s,]+/).filter(Boolean)
  const zipcode = /^\d{5}(-?\d{4})?$/.test(words.at(-1) ?? '') ? words.pop() : undefined
  const state = /^[a-z]{2}$/i.test(words.at(-1) ?? '') ? words.pop() : undefined
  return { city: words.join(' ').slice(0, 64), state, zipcode }
}

const RECORD_TYPES = { street: 'S', 'high-rise': 'H', firm: 'F' } as const
const RESIDENCES = { residential: 'Residential', commercial: 'Commercial' } as const
const PRECISIONS = { zip5: 'Zip5', zip9: 'Zip9', rooftop: 'Rooftop' } as const
const ENHANCED = {
  Y: 'postal-match',
  D: 'postal-match,missing-secondary',
  S: 'postal-match,unknown-secondary',
} as const

function toCandidate(
  { input_id, delivery_line_2, components, metadata, analysis, ...candidate }: UsStreetCandidate,
  lookup: Pick<CompatibleLookup, 'addressee' | 'match'>,
  features: readonly string[] = [],
): CompatibleCandidate {
  const { dpv_match_code, dpv_footnotes, footnotes } = analysis
  const { name, offset, hasSummerTime } = namedZone(metadata.time_zone)
  const { primary_number, street_name, city_name, state_abbreviation, zipcode, plus4_code } = components
  const { street_predirection, street_suffix, street_postdirection } = components
  const { secondary_designator, secondary_number } = components
  return {
    ...candidate,
    ...(input_id && { input_id }),
    ...(lookup.addressee && { addressee: lookup.addressee }),
    ...(delivery_line_2 && { delivery_line_2 }),
    smarty_key: keyOfAddress({ ...candidate, zipcode }),
    components: {
      primary_number,
      ...(street_predirection && { street_predirection }),
      street_name,
      ...(street_suffix && { street_suffix }),
      ...(street_postdirection && { street_postdirection }),
      ...(secondary_designator && { secondary_designator }),
      ...(secondary_number && { secondary_number }),
      city_name,
      state_abbreviation,
      zipcode,
      plus4_code,
      delivery_point: components.delivery_point,
      delivery_point_check_digit: components.delivery_point_check_digit,
    },
    metadata: {
      record_type: RECORD_TYPES[metadata.record_type],
      county_name: metadata.county_name,
      rdi: RESIDENCES[metadata.rdi],
      latitude: metadata.latitude,
      longitude: metadata.longitude,
      precision: PRECISIONS[metadata.precision],
      time_zone: name,
      utc_offset: offset,
      ...(hasSummerTime && { dst: true }),
      ...(features.includes('iana-timezone') && {
        iana_time_zone: metadata.time_zone,
        iana_utc_offset: offset,
        ...(hasSummerTime && { iana_dst: true }),
      }),
    },
    analysis: {
      dpv_match_code,
      dpv_footnotes,
      dpv_vacant: analysis.vacant ? 'Y' : 'N',
      active: analysis.active ? 'Y' : 'N',
      ...(footnotes && { footnotes }),
      ...(lookup.match === 'enhanced' && { enhanced_match: ENHANCED[dpv_match_code] }),
    },
  }
}
