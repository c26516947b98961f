import { nearestName } from '../spelling.ts'
import { placeOfZip } from './data/addresses.ts'
import { type UsPlace, usPlaces } from './data/places.ts'
import { nameKey } from './line.ts'
import { plainText, stateNames, states } from './words.ts'

/** What was typed of a place. */
export interface TypedPlace {
  city?: string | undefined
  state?: string | undefined
  zipcode?: string | undefined
}

/** A place that may be meant, and what of the typed text it corrects. */
export interface FoundPlace {
  zipcode: string
  isZipCorrected: boolean
  isCityCorrected: boolean
}

const keyOf = (city: string) => nameKey(plainText(city).split(' '))

const cities: ReadonlyMap<string, ReadonlyMap<string, readonly UsPlace[]>> = new Map(
  [...Map.groupBy(usPlaces, ({ state }) => state)].map(([state, places]) => [
    state,
    Map.groupBy(places, ({ city }) => keyOf(city)),
  ]),
)
const NO_CITIES: ReadonlyMap<string, readonly UsPlace[]> = new Map()

/** Words of the longest city name, one of which may be typed apart. */
const CITY_WORDS = 4

/**
 * The places that a city with its state, and a ZIP Code, lead to. A place that both name comes first, and alone; a
 * list of the others follows. A misspelled city is looked for in its state alone.
 */
export function findPlaces({ city, state, zipcode }: TypedPlace): FoundPlace[][] {
  const typedZip = readZip(zipcode)
  const typedCity = city && keyOf(city)
  const stateCode = readState(state)
  const named = typedCity && stateCode ? citiesNamed(stateCode, typedCity) : []
  const byZip = placeOfZip(typedZip)
  const others = named.filter(place => place !== byZip)
  const first = byZip ? [byZip] : []
  const groups = named.length > others.length ? [first, others] : [[...first, ...others]]
  const isStateExact = state === undefined || states.has(plainText(state))
  const foundAs = (place: UsPlace): FoundPlace => ({
    zipcode: place.zipcode,
    isZipCorrected: place.zipcode !== zipcode?.trim().slice(0, 5),
    isCityCorrected:
      (Boolean(typedCity) && typedCity !== keyOf(place.city)) ||
      !isStateExact ||
      (stateCode !== undefined && stateCode !== place.state),
  })
  return groups.map(places => places.map(foundAs))
}

/** Five digits. A spreadsheet drops the zero that ZIP Codes of the northeast begin with. */
export function readZip(zipcode: string | undefined): string {
  const [digits = ''] = (zipcode ?? '').trim().split(/[\s-]/, 1)
  return /^\d{4}$/.test(digits) ? `0${digits}` : digits.slice(0, 5)
}

export function readState(state: string | undefined): string | undefined {
  const plain = plainText(state ?? '')
  return states.get(plain) ?? states.get(nearestName(plain, stateNames) ?? '')
}

function citiesNamed(state: string, city: string): readonly UsPlace[] {
  const ofState = cities.get(state) ?? NO_CITIES
  return ofState.get(city) ?? ofState.get(nearestName(city, ofState.keys()) ?? '') ?? []
}

/**
 * Takes an address apart that was typed into one line: `350 5th Ave, New York, NY 10118`. Undefined if it doesn't
 * end with a ZIP Code of the sample or with a city and its state.
 */
export function splitWholeLine(typed: string): ({ street: string } & TypedPlace) | undefined {
  const words = plainText(typed).split(' ')
  if (/^\d{4}$/.test(words.at(-1) ?? '') && /^\d{5}$/.test(words.at(-2) ?? '')) words.pop()
  // The first word is the number of the house.
  const zipcode = words.length > 2 && /^\d{5}$/.test(words.at(-1) ?? '') ? words.pop() : undefined
  const byZip = placeOfZip(zipcode ?? '')
  const state = lastState(words, byZip)
  const rest = state ? words.slice(0, -state.split(' ').length) : words
  const city = lastCity(rest, states.get(state ?? '') ?? byZip?.state)
  if (!byZip && (!state || !city)) return undefined
  const street = rest.slice(0, rest.length - (city?.split(' ').length ?? 0)).join(' ')
  // `Ct` before a ZIP Code of Utah is a court and not Connecticut.
  if (state && !city && states.get(state) !== byZip?.state) return { street: words.join(' '), zipcode }
  return { street, city, state, zipcode }
}

function lastState(words: readonly string[], byZip: UsPlace | undefined): string | undefined {
  for (const count of [3, 2, 1]) {
    const text = words.slice(-count).join(' ')
    if (words.length > count + 1 && states.has(text)) return text
  }
  const last = words.at(-1) ?? ''
  const near = byZip ? undefined : nearestName(last, stateNames)
  return near && words.length > 2 ? last : undefined
}

/** The typed words at the end that name a city of the state, spelled rightly or nearly so. */
function lastCity(words: readonly string[], state: string | undefined): string | undefined {
  const ofState = cities.get(state ?? '') ?? NO_CITIES
  const endings = Array.from({ length: Math.min(CITY_WORDS, words.length - 2) }, (_, at) =>
    words.slice(-(at + 1)).join(' '),
  ).toReversed()
  return (
    endings.find(ending => ofState.has(keyOf(ending))) ??
    endings.find(ending => nearestName(keyOf(ending), ofState.keys()) !== undefined)
  )
}
