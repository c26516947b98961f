import type { InternationalCandidate, operations } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handlers.ts'
import { passGate } from './gate.ts'
import { CODE_FIRST, countries, NUMBER_FIRST, type Street, streets } from './international-data.ts'
import { products } from './products.ts'

/** Handlers of `openapi/gateway/international-street.yaml`. */
export const internationalStreetHandlers = {
  async verifyInternationalAddress(context) {
    await passGate(context, products.internationalStreet, 1)
    return { status: 200, body: { candidates: matchInternational(context.query) } }
  },
} satisfies Pick<Handlers<operations>, 'verifyInternationalAddress'>

type Typed = operations['verifyInternationalAddress']['parameters']['query']

/** Finds what exists of an address: the house, or only the street. Place or postal code must match. */
export function matchInternational(typed: Typed): InternationalCandidate[] {
  const country = countries.get(plain(typed.country))
  const words = plain(typed.address1).split(' ')
  const number = words.find(word => /^\d+[a-z]?$/.test(word))
  const name = words.filter(word => word !== number).join(' ')
  const found = streets.filter(
    street =>
      street.country === country &&
      plain(street.name) === name &&
      (isSame(typed.locality, street.locality) || isSame(typed.postal_code, street.postalCode)),
  )
  return found.map(street => toWire(street, number, found.length > 1)).slice(0, 10)
}

function isSame(typed: string | undefined, actual: string): boolean {
  return typed !== undefined && plain(typed).replaceAll(' ', '') === plain(actual).replaceAll(' ', '')
}

/** Lower case, without accents and punctuation; letters with no ASCII form become two letters. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replace(/[äöü]/g, letter => `${{ ä: 'a', ö: 'o', ü: 'u' }[letter]}e`)
    .normalize('NFKD')
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
  const isAreaWritten = ['CAN', 'AUS', 'ITA', 'BRA', 'MEX', 'IND'].includes(street.country)
  const town = (isAreaWritten ? place : place.slice(0, 1)).filter(Boolean).join(' ')
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
