import { COUNTRY_CODES, countryName } from '#domain/text/countries.ts'

/** Every country for a choice, by name. */
export const countries = COUNTRY_CODES.map(code => ({ value: code, label: countryName(code) })).toSorted(
  (one, other) => one.label.localeCompare(other.label, 'en'),
)

/** A tax rate as people read it: 7.25%. */
export const percent = (rate: number) => `${Number((rate * 100).toFixed(4))}%`
