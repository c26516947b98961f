import { checkVAT, countries } from 'jsvat-next'

/** Separators that people write between the digits. */
const SEPARATORS = /[\s.\-/]/g
const EMPLOYER_NUMBER = /^\d{9}$/
/** Numbers of countries whose form is not known to us. */
const ANY = /^[A-Z0-9]{4,20}$/

/**
 * A tax number in the form in which documents show it: for a country with VAT numbers (the EU, the United Kingdom,
 * Switzerland, Norway, Australia, and others) with its prefix and checked by its checksum, for the United States an EIN
 * with its hyphen, elsewhere four to twenty letters and digits. Undefined if it is none. `country` is an ISO 3166-1
 * alpha-3 code.
 */
export function parseTaxId(text: string, country: string): string | undefined {
  const bare = text.toUpperCase().replace(SEPARATORS, '')
  if (country === 'USA')
    return EMPLOYER_NUMBER.test(bare) ? `${bare.slice(0, 2)}-${bare.slice(2)}` : undefined
  const rules = countries.filter(({ codes }) => codes.includes(country))
  if (!rules.length) return ANY.test(bare) ? bare : undefined
  const isValid = (number: string) => checkVAT(number, rules).isValid
  if (isValid(bare)) return bare
  const prefixed = `${prefixOf(country, rules)}${bare}`
  return isValid(prefixed) ? prefixed : undefined
}

/** Greece has a prefix of its own. */
function prefixOf(country: string, [rule]: typeof countries): string {
  return country === 'GRC' ? 'EL' : (rule?.codes[0] ?? '')
}
