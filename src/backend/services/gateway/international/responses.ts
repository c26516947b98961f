import type {
  InternationalAnswer,
  InternationalCandidate,
  InternationalGeocodingAnswer,
  operations,
} from '#generated/gateway/types.ts'
import { seededRandom } from '../seeded-random.ts'
import { nearestName } from '../spelling.ts'
import { AREA_WRITTEN, CODE_FIRST, countries, NUMBER_FIRST, type Street, streets } from './data.ts'

export type TypedInternational = operations['verifyInternationalAddress']['parameters']['query']

/** Longest text that is worth reading; decomposed letters make a text longer than the contract allows. */
const LONGEST = 300

export const byCountry: ReadonlyMap<string, ReadonlyMap<string, readonly Street[]>> = new Map(
  [...Map.groupBy(streets, ({ country }) => country)].map(([country, ofCountry]) => [
    country,
    Map.groupBy(ofCountry, ({ name }) => plain(name)),
  ]),
)

interface Found {
  street: Street
  /** The number of a house that the street has. */
  premise: string | null
}

/**
 * The streets that an address may mean, each with the house. Place or postal code must match; a misspelled street or
 * place is corrected if only one is near.
 */
export function findStreets(typed: TypedInternational): Found[] {
  const named = byCountry.get(countryOf(typed.country) ?? '')
  if (!named) return []
  const { number, name } = readLine(typed.address1)
  const inPlace = (of: string | undefined) =>
    (named.get(of ?? '') ?? []).filter(
      street => isNear(typed.locality, street.locality) || isSame(typed.postal_code, street.postalCode),
    )
  const exact = inPlace(name)
  const near = exact.length ? exact : inPlace(nearestName(name, named.keys()))
  // Places of one name are told apart by it. One in a form that the sample doesn't have excludes nothing.
  const inArea = near.filter(street => isNear(typed.administrative_area, street.administrativeArea))
  const found = inArea.length ? inArea : near
  return found.slice(0, 10).map(street => ({ street, premise: premiseOf(street, number) }))
}

/** The number of the house and the street of a line, in either order. */
export function readLine(address1: string): { number: string | undefined; name: string } {
  const words = plain(address1).split(' ')
  const number = words.find(word => /^\d{1,6}[a-z]?$/.test(word))
  return { number, name: words.filter(word => word !== number).join(' ') }
}

/** What the sample answers: the house, or only the street. */
export function internationalResponse(typed: TypedInternational): InternationalAnswer {
  const found = findStreets(typed)
  return { candidates: found.map(each => toWire(each, found.length > 1)) }
}

/** Where the sample has an address. */
export function internationalGeocodingResponse(typed: TypedInternational): InternationalGeocodingAnswer {
  return {
    results: findStreets(typed).map(({ street, premise }) => ({
      ...linesOf(street, premise),
      country_iso3: street.country,
      coordinates: placeOf(street, premise),
      address_precision: premise ? 'premise' : 'thoroughfare',
    })),
  }
}

/** Degrees from one house number to the next. */
const STEP = 0.00006
const DECIMALS = 5

/** Houses stand along a line through the middle of their street, in a direction that is made up. */
function placeOf({ name, from, to, latitude, longitude }: Street, premise: string | null) {
  const offset = premise ? (Number.parseInt(premise, 10) - (from + to) / 2) * STEP : 0
  const angle = seededRandom(`street ${name}`).fraction('angle') * Math.PI
  const round = (degrees: number) => Number(degrees.toFixed(DECIMALS))
  return {
    latitude: round(latitude + offset * Math.sin(angle)),
    longitude: round(longitude + offset * Math.cos(angle)),
  }
}

/** The code of a country by its name or one of its codes; undefined if the sample has nothing there. */
export function countryOf(typed: string): string | undefined {
  return countries.get(plain(typed))
}

function premiseOf({ from, to }: Street, typed: string | undefined): string | null {
  const number = Number.parseInt(typed ?? '', 10)
  return number >= from && number <= to ? String(typed) : null
}

/** Both lines of an address, in the format of its country. */
export function linesOf(street: Street, premise: string | null): { address1: string; address2: string } {
  const line = NUMBER_FIRST.has(street.country) ? [premise, street.name] : [street.name, premise]
  const place = [street.locality, street.administrativeArea]
  const town = (AREA_WRITTEN.has(street.country) ? place : place.slice(0, 1)).filter(Boolean).join(' ')
  return {
    address1: line.filter(Boolean).join(' '),
    address2: CODE_FIRST.has(street.country)
      ? `${street.postalCode} ${town}`
      : `${town} ${street.postalCode}`,
  }
}

export function isSame(typed: string | undefined, actual: string): boolean {
  return typed !== undefined && plain(typed).replaceAll(' ', '') === plain(actual).replaceAll(' ', '')
}

export function isNear(typed: string | undefined, actual: string): boolean {
  return isSame(typed, actual) || nearestName(plain(typed ?? ''), [plain(actual)]) !== undefined
}

/** Lower case, without accents and punctuation; letters with no ASCII form become two letters. */
export function plain(text: string): string {
  return text
    .normalize('NFC')
    .slice(0, LONGEST)
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replace(/[äöü]/g, letter => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`)
    .normalize('NFKD')
    .slice(0, LONGEST)
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/str(?= |$)/, 'strasse')
}

function toWire({ street, premise }: Found, isOneOfSeveral: boolean): InternationalCandidate {
  return {
    ...linesOf(street, premise),
    components: {
      country_iso3: street.country,
      administrative_area: street.administrativeArea,
      locality: street.locality,
      postal_code: street.postalCode,
      street: street.name,
      premise,
    },
    metadata: { latitude: street.latitude, longitude: street.longitude },
    analysis: {
      verification_status: isOneOfSeveral ? 'ambiguous' : premise ? 'verified' : 'partial',
      address_precision: premise ? 'premise' : 'thoroughfare',
    },
  }
}
