import { COUNTRY_CODES, countryName } from '#domain/text/countries.ts'

/** Every country for a choice, by name; the United States, where most of our customers are, come first. */
export const countryOptions: readonly { value: string; label: string }[] = COUNTRY_CODES.map(code => ({
  value: code,
  label: countryName(code),
})).toSorted(
  (one, other) =>
    Number(other.value === 'USA') - Number(one.value === 'USA') || one.label.localeCompare(other.label, 'en'),
)
