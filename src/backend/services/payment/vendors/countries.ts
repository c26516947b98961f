import { COUNTRY_CODES, countryName, twoLettersOf } from '#domain/text/countries.ts'

const threeLetters = new Map(COUNTRY_CODES.map(code => [twoLettersOf(code), code]))

/** The three letters of a country that is given by two; undefined for an unknown one. */
export function toThreeLetters(two: string): string | undefined {
  return threeLetters.get(two)
}

/** All countries by name in English, with their three letters. */
export function countriesByName(): { code: string; name: string }[] {
  return COUNTRY_CODES.map(code => ({ code, name: countryName(code) })).toSorted((a, b) =>
    a.name.localeCompare(b.name, 'en-US'),
  )
}
