/** The address format of a country, with a public building as the example. */
export interface WrittenFormat {
  /** ISO 3166, two letters. */
  iso2: string
  country: string
  building: string
  /** Language of the example, as a BCP 47 tag. */
  language: string
  /** The example, as `street: Stortorget | number: 2 / code: 103 16 | city: Stockholm`; a slash ends a line. */
  address: string
  /** The postal code: N is a digit, A is a letter. Null if the country has none. */
  code: { name: string; pattern: string; place: string } | null
  note: string
}
