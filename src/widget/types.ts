/** An address that was chosen. */
export interface Address {
  /** House number and street. */
  street: string
  /** The unit, such as `Apt 5`. Empty without one. */
  secondary: string
  city: string
  /** Two letters. Empty outside the United States. */
  state: string
  /** ZIP Code or postal code. */
  postalCode: string
  /** As the country field or `defaultCountry` names it. */
  country: string
}

/** The names or ids of the form's other fields. Without `suite`, the unit follows the street. */
export type FieldNames = Partial<Record<'suite' | 'city' | 'state' | 'zip' | 'country', string>>

/** The texts that visitors read or hear. */
export interface Labels {
  /** Name of the list for screen readers. */
  list: string
  /** Announced when suggestions appear. */
  count: (suggestions: number) => string
  /** Announced when no address matches. */
  none: string
  /** Next to a building or street with several addresses. */
  entries: (addresses: number) => string
  /** The last choice among the units of a building. */
  withoutUnit: string
}

/** Why there are no suggestions. Visitors don't see it. */
export interface AutocompleteError {
  /** HTTP status. 0 without a response. */
  status: number
  /** Name of the error, such as `key-unauthorized`. */
  name: string
  message: string
  /** The page that explains it. */
  help: string
  /** Whether the field is a plain field from now on, because another request would fail in the same way. */
  isFinal: boolean
}

/** What a source is asked. */
export interface Query {
  text: string
  /** A name, or a code of two or three letters. */
  country: string
  /** The `group` of a suggestion, to list its addresses. */
  group?: string | undefined
}

export interface Suggestion {
  address: Address
  /** More than 1 for a building with units, or a street with houses. */
  entries: number
  /** Lists them. */
  group?: string | undefined
}

/** Where suggestions come from. */
export interface Source {
  /** Length of the shortest text that is worth a request, and of the longest that is allowed. */
  lengths: (query: Query) => { shortest: number; longest: number }
  /** Rejects with a `SourceError`, or with anything when the signal aborts. */
  suggest: (query: Query, signal: AbortSignal) => Promise<readonly Suggestion[]>
}

/** A key for the address API, and what it's used for. */
export interface GatewayOptions {
  /** The origin of the API, such as `https://gatepost.example`. */
  baseUrl: string
  /** ID of an embedded key that lists the hostname of the page. */
  apiKey: string
  /** License to use. Without it, lookups count against the product's first license with an active subscription. */
  license?: string | undefined
  /** Suggests only addresses in this state, such as `UT`. */
  onlyState?: string | undefined
}

export interface FieldOptions {
  fields?: FieldNames | undefined
  /** Used while the form has no country field, or it's empty. `US` if omitted. */
  defaultCountry?: string | undefined
  labels?: Partial<Labels> | undefined
  /** Called after the fields were filled in. */
  onAddress?: ((address: Address) => void) | undefined
  onError?: ((error: AutocompleteError) => void) | undefined
}
