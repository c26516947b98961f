import { fieldError } from '#domain/errors/fields/field-errors.ts'
import type {
  CompatibleInternationalCandidate,
  operations,
  QueryDefaults,
} from '#generated/compatibility/types.ts'
import type { InternationalCandidate } from '#generated/gateway/types.ts'
import type { Handlers } from '#kernel/contract/handler-types.ts'
import { Problem } from '#kernel/http/problem.ts'
import { products } from '../../gateway/public.ts'
import { lookUp } from '../lookups.ts'

type Query = operations['verifyInternational']['parameters']['query']

/** Handlers of `openapi/compatibility/international-street.yaml`. */
export const internationalStreetHandlers = {
  async verifyInternational(context) {
    const { query } = context
    const typed = readAddress(query)
    const { candidates } = await lookUp(context, products.internationalStreet, 1, source =>
      source.verifyInternationalAddress(typed),
    )
    const isLocated = query.geocode?.toLowerCase() === 'true'
    return { status: 200, body: candidates.map(candidate => toCandidate(candidate, isLocated)) }
  },
} satisfies Partial<Handlers<operations, QueryDefaults>>

/** The parts of an address, from its parameters, and where they are missing from the lines after the first one. */
function readAddress({ country, freeform, address1, ...typed }: Query) {
  const [line = '', ...further] = address1
    ? [address1, typed.address2, typed.address3, typed.address4]
    : (freeform ?? '').split(/[,\n]/)
  if (!line.trim()) throw new Problem([fieldError('address1', { name: 'required' })])
  const read = readPlace(further.filter(Boolean).join(' '))
  const locality = typed.locality || read.locality
  const postal_code = typed.postal_code || read.postalCode
  const { administrative_area } = typed
  return {
    country,
    address1: line.trim().slice(0, 200),
    ...(locality && { locality }),
    ...(administrative_area && { administrative_area }),
    ...(postal_code && { postal_code }),
  }
}

/** `20354 Hamburg`, `London NW1 6XE`: postal codes have digits, cities don't. */
function readPlace(text: string): { locality: string; postalCode: string } {
  const words = text.split(/\s+/).filter(Boolean)
  const isCode = (word: string) => /\d/.test(word)
  return {
    locality: words
      .filter(word => !isCode(word))
      .join(' ')
      .slice(0, 100),
    postalCode: words.filter(isCode).join(' ').slice(0, 20),
  }
}

const STATUSES = { verified: 'Verified', partial: 'Partial', ambiguous: 'Ambiguous' } as const
const PRECISIONS = { locality: 'Locality', thoroughfare: 'Thoroughfare', premise: 'Premise' } as const

function toCandidate(
  { address1, address2, components, metadata, analysis }: InternationalCandidate,
  isLocated: boolean,
): CompatibleInternationalCandidate {
  const { country_iso3, administrative_area, locality, postal_code, street, premise } = components
  const address_precision = PRECISIONS[analysis.address_precision]
  return {
    address1,
    address2,
    components: {
      country_iso_3: country_iso3,
      ...(administrative_area && { administrative_area }),
      locality,
      postal_code,
      thoroughfare: street,
      ...(premise && { premise, premise_number: premise }),
    },
    metadata: isLocated
      ? {
          latitude: metadata.latitude,
          longitude: metadata.longitude,
          geocode_precision: address_precision,
        }
      : {},
    analysis: {
      verification_status: STATUSES[analysis.verification_status],
      address_precision,
    },
  }
}
