import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type { CompatibleSuggestion, operations, QueryDefaults } from '#generated/compatibility/types.ts'
import type { UsSuggestion } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem } from '#kernel/http/problem.ts'
import { type LookupSource, products } from '../../gateway/public.ts'
import { addressOfKey, encodeKey, keyOfAddress } from '../address-key.ts'
import { lookUp } from '../lookups.ts'
import { readPlaceFilter } from './place-filter.ts'

/** How far an address may be from a place, in meters, and how many there may be. */
const NEAR = 100
const MOST_NEAR = 10
/** Most units that the source lists at once. */
const MOST_UNITS = 1000

type Query = operations['findUsAddresses']['parameters']['query'] & {
  search: string
  max_results: number
  prefer_ratio: number
}

/** Handlers of `openapi/compatibility/us-lookup.yaml`. */
export const usLookupHandlers = {
  async findUsAddresses(context) {
    const { query } = context
    const { search, latitude, longitude } = query
    if (search) {
      const suggestions = await lookUp(context, products.usAutocomplete, 1, source =>
        suggest(source, { ...query, search }),
      )
      return { status: 200, body: { suggestions } }
    }
    if (latitude === undefined && longitude === undefined) throw missing('search')
    if (latitude === undefined) throw missing('latitude')
    if (longitude === undefined) throw missing('longitude')
    const point = { latitude, longitude, max_distance: NEAR, max_results: MOST_NEAR }
    const { results } = await lookUp(context, products.usReverseGeocoding, 1, source =>
      source.findNearestUsAddresses(point),
    )
    return { status: 200, body: { results: results.map(toNearAddress) } }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

const missing = (field: string) => new Problem([fieldError(field, { name: 'required' })])

/** The preferred addresses come first, and take up as much of the list as they may; the others follow. */
async function suggest(source: LookupSource, query: Query): Promise<CompatibleSuggestion[]> {
  const { search, selected, max_results: max } = query
  if (selected) return suggestUnits(source, { search, selected, max })
  const { fits, prefers, onlyState } = readPlaceFilter(query)
  const question = { search, max_results: max, ...(onlyState && { only_state: onlyState }) }
  if (!prefers) {
    const { suggestions } = await source.suggestUsAddresses(question, fits)
    return suggestions.map(toSuggestion)
  }
  const share = Math.round((max * query.prefer_ratio) / 100)
  const preferred = await source.suggestUsAddresses(
    question,
    place => (fits?.(place) ?? true) && prefers(place),
  )
  const others = await source.suggestUsAddresses(
    question,
    place => (fits?.(place) ?? true) && !prefers(place),
  )
  return [...preferred.suggestions.slice(0, share), ...others.suggestions].slice(0, max).map(toSuggestion)
}

/** The units of a building that was suggested, whose text begins with what was typed after its street line. */
async function suggestUnits(
  source: LookupSource,
  { search, selected, max }: { search: string; selected: string; max: number },
): Promise<CompatibleSuggestion[]> {
  const building = readSelected(selected)
  if (!building) return []
  const { results } = await source.listUsSecondaryAddresses({ ...building, max_results: MOST_UNITS })
  const [found] = results
  if (!found) return []
  const { postal_address: address, units } = found
  const line = address.delivery_line_1
  const isTyped = search.toUpperCase().startsWith(line.toUpperCase())
  const typed = isTyped ? search.slice(line.length).trim().toUpperCase() : ''
  return units
    .map(unit => ({ ...unit, text: `${unit.secondary_designator} ${unit.secondary_number}` }))
    .filter(
      ({ text, secondary_number: number }) =>
        text.toUpperCase().startsWith(typed) || number.toUpperCase().startsWith(typed),
    )
    .slice(0, max)
    .map(({ text }) => ({
      street_line: line,
      secondary: text,
      city: address.city_name,
      state: address.state_abbreviation,
      zipcode: address.zipcode,
      entries: 0,
      smarty_key: encodeKey(`${line} ${text}`, address.zipcode),
    }))
}

/** `88 Copper Mill Ave (24) Boulder CO 80302`: what is before the number of units, and the ZIP Code at the end. Or the ID of an entry. */
function readSelected(selected: string): { street: string; zipcode: string } | undefined {
  const keyed = addressOfKey(selected)
  if (keyed) return keyed
  const at = selected.lastIndexOf('(')
  const street = selected.slice(0, Math.max(at, 0)).trim().slice(0, 100)
  const zipcode = selected.trim().slice(-5)
  return street && /^\d{5}$/.test(zipcode) ? { street, zipcode } : undefined
}

/** A single address has no entries. */
function toSuggestion({ entries, ...suggestion }: UsSuggestion): CompatibleSuggestion {
  const key = encodeKey(suggestion.street_line, suggestion.zipcode)
  return entries > 1
    ? { ...suggestion, secondary: '', entries, entry_id: key }
    : { ...suggestion, secondary: '', entries: 0, smarty_key: key }
}

type Nearest = Awaited<ReturnType<LookupSource['findNearestUsAddresses']>>['results'][number]

function toNearAddress({ distance, postal_address: address, coordinates }: Nearest) {
  return {
    distance,
    address: {
      street: address.delivery_line_1,
      city: address.city_name,
      state_abbreviation: address.state_abbreviation,
      zipcode: address.zipcode,
      source: 'postal' as const,
      smarty_key: keyOfAddress(address),
    },
    coordinate: { ...coordinates, accuracy: 'Rooftop' as const },
  }
}
