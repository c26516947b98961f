/** How addresses of a country are written, with the address of a public building as the example. */
export interface WrittenFormat {
  /** ISO 3166, two letters. */
  iso2: string
  country: string
  building: string
  /** Language of the example, as a tag of BCP 47. */
  language: string
  /** The example, as `street: Stortorget | number: 2 / code: 103 16 | city: Stockholm`; a slash ends a line. */
  address: string
  /** Its postal code: N is a digit, A a letter. Null where there is none. */
  code: { name: string; pattern: string; place: string } | null
  note: string
}
