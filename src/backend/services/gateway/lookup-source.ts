import type {
  InternationalSuggestion,
  operations,
  QueryDefaults,
  UsSuggestion,
} from '#generated/gateway/types.ts'

type Id = keyof operations
/** What an operation is asked, with its defaults. */
type Question<Of extends Id> = Of extends 'verifyUsAddresses'
  ? operations[Of]['requestBody']['content']['application/json'] &
      Pick<NonNullable<operations[Of]['parameters']['query']>, 'explain'>
  : NonNullable<operations[Of]['parameters']['query']> &
      (Of extends keyof QueryDefaults ? Record<QueryDefaults[Of], number> : unknown)
type ResponseOf<Of extends Id> = operations[Of]['responses'][200]['content']['application/json']

/** The place of a suggestion. */
export type UsCity = Pick<UsSuggestion, 'city' | 'state' | 'zipcode'>
export type Locality = Pick<InternationalSuggestion, 'locality' | 'postal_code'>

/** The filters of suggestions that no parameter of the address API has. */
interface Filters {
  suggestUsAddresses: (place: UsCity) => boolean
  suggestInternationalAddresses: (place: Locality) => boolean
}

/** Who answers lookups. What it is asked is valid, and allowed by the gate. */
export type LookupSource = {
  [Of in Id]: Of extends keyof Filters
    ? (question: Question<Of>, fits?: Filters[Of]) => Promise<ResponseOf<Of>>
    : (question: Question<Of>) => Promise<ResponseOf<Of>>
}
