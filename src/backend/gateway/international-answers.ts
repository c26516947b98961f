import type { InternationalAnswer, InternationalCandidate, operations } from '#generated/gateway/types.ts'
import {
  AREA_WRITTEN,
  CODE_FIRST,
  countries,
  NUMBER_FIRST,
  type Street,
  streets,
} from './international-data.ts'
import { nearestName } from './spelling.ts'

export type TypedInternational = operations['verifyInternationalAddress']['parameters']['query']

/** Longest text that is worth reading; decomposed letters make a text longer than the contract allows. */
const LONGEST = 300

const byCountry: ReadonlyMap<string, ReadonlyMap<string, readonly Street[]>> = new Map(
  [...Map.groupBy(streets, ({ country }) => country)].map(([country, ofCountry]) => [
    country,
    Map.groupBy(ofCountry, ({ name }) => plain(name)),
  ]),
)

/**
 * What the sample answers: the house, or only the street. Place or postal code must match; a misspelled street or
 * place is corrected if only one is near.
 */
export function answerInternational(typed: TypedInternational): InternationalAnswer {
  const named = byCountry.get(countries.get(plain(typed.country)) ?? '')
  if (!named) return { candidates: [] }
  const words = plain(typed.address1).split(' ')
  const number = words.find(word => /^\d{1,6}[a-z]?$/.test(word))
  const name = words.filter(word => word !== number).join(' ')
  const inPlace = (of: string | undefined) =>
    (named.get(of ?? '') ?? []).filter(
      street => isNear(typed.locality, street.locality) || isSame(typed.postal_code, street.postalCode),
    )
  const exact = inPlace(name)
  const found = exact.length ? exact : inPlace(nearestName(name, named.keys()))
  return { candidates: found.slice(0, 10).map(street => toWire(street, number, found.length > 1)) }
}

function isSame(typed: string | undefined, actual: string): boolean {
  return typed !== undefined && plain(typed).replaceAll(' ', '') === plain(actual).replaceAll(' ', '')
}

function isNear(typed: string | undefined, actual: string): boolean {
  return isSame(typed, actual) || nearestName(plain(typed ?? ''), [plain(actual)]) !== undefined
}

/** Lower case, without accents and punctuation; letters with no ASCII form become two letters. */
function plain(text: string): string {
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

function toWire(street: Street, typed: string | undefined, isOneOfSeveral: boolean): InternationalCandidate {
  const number = Number.parseInt(typed ?? '', 10)
  const premise = number >= street.from && number <= street.to ? String(typed) : null
  const line = NUMBER_FIRST.has(street.country) ? [premise, street.name] : [street.name, premise]
  const place = [street.locality, street.administrativeArea]
  const town = (AREA_WRITTEN.has(street.country) ? place : place.slice(0, 1)).filter(Boolean).join(' ')
  return {
    address1: line.filter(Boolean).join(' '),
    address2: CODE_FIRST.has(street.country)
      ? `${street.postalCode} ${town}`
      : `${town} ${street.postalCode}`,
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
