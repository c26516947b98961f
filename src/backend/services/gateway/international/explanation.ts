import type {
  InternationalAnswer,
  InternationalClosestAddress,
  InternationalExplanation,
} from '#generated/gateway/types.ts'
import { editDistance } from '#kernel/edit-distance.ts'
import { nearestName } from '../spelling.ts'
import type { Street } from './data.ts'
import {
  byCountry,
  countryOf,
  findStreets,
  internationalResponse,
  isNear,
  isSame,
  linesOf,
  plain,
  readLine,
  type TypedInternational,
} from './responses.ts'

/** Most closest addresses. */
const MOST = 5

/** What the sample answers, with why the address has no match, or matches only a street. */
export function explainedInternational(typed: TypedInternational): InternationalAnswer {
  const reason = reasonOf(typed)
  return { ...internationalResponse(typed), explanations: reason ? [reason] : [] }
}

function reasonOf(typed: TypedInternational): InternationalExplanation | undefined {
  const found = findStreets(typed)
  if (found.some(({ premise }) => premise !== null)) return undefined
  const { number, name } = readLine(typed.address1)
  const [first] = found
  if (first) return explainNumber(first.street, number)
  const none = { numbers: null, closest: [] }
  const streets = byCountry.get(countryOf(typed.country) ?? '')
  if (!streets)
    return {
      ...none,
      part: 'country',
      reason: 'not-found',
      message: `We have no addresses in ${quoted(typed.country)}. Send a country code or the English name of a country.`,
    }
  if (!name) return { ...none, part: 'street', reason: 'missing', message: 'The address has no street.' }
  const named = streets.get(name) ?? streets.get(nearestName(name, streets.keys()) ?? '') ?? []
  if (!typed.locality && !typed.postal_code)
    return {
      ...none,
      part: 'city',
      reason: 'missing',
      message: `The address needs a city or a postal code.${named[0] ? ` There’s a street of this name in ${named[0].locality}.` : ''}`,
      closest: named.slice(0, MOST).map(street => toClosest(street, number)),
    }
  const [other] = named
  if (other)
    return {
      ...none,
      part: typed.locality ? 'city' : 'postal_code',
      reason: 'elsewhere',
      message: `${other.name} isn’t in ${quoted(typed.locality ?? typed.postal_code ?? '')}. It’s in ${other.locality} (${other.postalCode}).`,
      closest: named.slice(0, MOST).map(street => toClosest(street, number)),
    }
  return explainStreet(typed, [...streets.values()].flat(), { name, number })
}

function explainNumber(street: Street, number: string | undefined): InternationalExplanation {
  const range = `Numbers there run from ${street.from} to ${street.to}.`
  const place = `${street.name} in ${street.locality}`
  return {
    part: 'house_number',
    reason: number === undefined ? 'missing' : 'not-found',
    message:
      number === undefined
        ? `The address has no house number on ${place}. ${range}`
        : `There’s no house number ${number} on ${place}. ${range}`,
    numbers: { from: String(street.from), to: String(street.to) },
    closest: number === undefined ? [] : [toClosest(street, number)],
  }
}

/** No street of the country has such a name. */
function explainStreet(
  typed: TypedInternational,
  streets: readonly Street[],
  { name, number }: { name: string; number: string | undefined },
): InternationalExplanation {
  const there = streets.filter(
    street => isNear(typed.locality, street.locality) || isSame(typed.postal_code, street.postalCode),
  )
  const place = quoted(typed.locality ?? typed.postal_code ?? '')
  const limit = Math.ceil(name.length / 2)
  if (!there.length)
    return {
      part: typed.locality ? 'city' : 'postal_code',
      reason: 'not-found',
      message: typed.locality
        ? `We have no city called ${place} in this country.`
        : `We have no place with the postal code ${place} in this country.`,
      numbers: null,
      closest: [],
    }
  return {
    part: 'street',
    reason: 'not-found',
    message: `There’s no ${quoted(name)} in ${there[0]?.locality}.`,
    numbers: null,
    closest: there
      .map(street => ({ street, distance: editDistance(name, plain(street.name), limit) }))
      .filter(({ distance }) => distance <= limit)
      .toSorted((a, b) => a.distance - b.distance)
      .slice(0, MOST)
      .map(({ street }) => toClosest(street, number)),
  }
}

/** A house of a street, whose number is as near to the typed one as there is. */
function toClosest(street: Street, typed: string | undefined): InternationalClosestAddress {
  const number = Number.parseInt(typed ?? '', 10)
  const nearest = Math.min(Math.max(Number.isNaN(number) ? street.from : number, street.from), street.to)
  return {
    country: street.country,
    address1: linesOf(street, String(nearest)).address1,
    locality: street.locality,
    administrative_area: street.administrativeArea,
    postal_code: street.postalCode,
  }
}

function quoted(text: string): string {
  const short = text.trim().slice(0, 60)
  return `“${short}${text.trim().length > 60 ? '…' : ''}”`
}
