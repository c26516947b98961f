// biome-ignore-all lint/suspicious/noControlCharactersInRegex: names, positions, and hostnames must not contain these
import { fieldsErrors } from '#domain/errors/fields/fields.ts'
import { type Fault, faultOf, type Rule } from './fault.ts'

// The contracts have the same patterns (a test compares them), and forms and server check with them. They
// mean the same with and without the flag `u`, so they avoid \p{L}: a letter is an ASCII letter, or anything
// beyond U+00A9.
const NAME =
  /^(?!.*([Ww]{3}\.|\S{2}\.[a-z\u00df-\u00f6\u00f8-\u00ff\u03ac-\u03ce\u0430-\u045f]{2}))(?=.*[^\u0000-@[-`{-\u00a9])[^\u0000-\u001f\u007f-\u009f<>@/\\]*$/
const POSITION = /^[^\u0000-\u001f\u007f-\u009f<>{}[\]|\\^~`@#$%*=+"]*$/
const WEBSITE =
  /^([Hh][Tt]{2}[Pp][Ss]?:\/\/)?([^\s\u0000-,./:-@[-`{-\u00a9]+\.)+([Xx][Nn]--[A-Za-z0-9-]{1,59}|[^\s\u0000-@[-`{-\u00a9]{2,63})(:[0-9]{1,5})?([/?#][^\s\u0000-\u001f\u007f-\u009f<>]*)?$/
/** A US number with or without the country code, or any other with it (decision M7). */
const PHONE =
  /^(\(?(\+?1[ ().-]*)?[2-9]([ ().-]*[0-9]){2}[ ().-]*[2-9]([ ().-]*[0-9]){6}|\(?\+[2-9]([ ().-]*[0-9]){6,14})( ?([Xx]|[Ee][Xx][Tt]\.?) ?[0-9]{1,6})?$/

/** An empty name is valid in the contracts: their patterns accept empty strings as well. */
export const patterns = { name: NAME, position: POSITION, website: WEBSITE, phone: PHONE }

/** Letters of any script, and the punctuation of names. Web addresses are not names. */
export const checkName: Rule = value => (NAME.test(value) ? undefined : faultOf(fieldsErrors, 'name-invalid'))

export const checkPosition: Rule = value =>
  POSITION.test(value) ? undefined : faultOf(fieldsErrors, 'position-invalid')

/** With or without a scheme, because people type both. */
export const checkWebsite: Rule = value =>
  WEBSITE.test(value) ? undefined : faultOf(fieldsErrors, 'website-invalid')

/**
 * An email address as the server accepts it: ASCII, with a dot in the domain. It is the pattern of the
 * server's validation library, and the forms use it as well.
 */
export const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

const EXTENSION = / ?(?:x|ext\.?) ?\d{1,6}$/i
const NATIONAL = /^\(?\d([ ().-]*\d){4,14}$/

/** A number that matches the pattern, or a national number if `country` is known. */
export function checkPhone(value: string, country = 'USA'): Fault | undefined {
  const isNational = country !== 'USA' && country !== 'CAN' && NATIONAL.test(value.replace(EXTENSION, ''))
  return isNational || PHONE.test(value) ? undefined : faultOf(fieldsErrors, 'phone-invalid')
}

/** `+` and digits if the country is known, otherwise the number as typed (decision M7). */
export function normalizePhone(value: string): string {
  const digits = value.trim().replace(EXTENSION, '').replace(/\D/g, '')
  if (value.trim().startsWith('+')) return `+${digits}`
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits.slice(-10)}` : value.trim()
}
