import { fieldsErrors } from '#domain/errors/fields.ts'
import { type Fault, faultOf, type Rule } from './fault.ts'

/** Letters of any script, and what stands between them in names. An address of the web is no name. */
export const checkName: Rule = value => {
  const isName = /\p{L}/u.test(value) && !/[<>\p{Cc}@/\\]|www\.|\S{2}\.\p{Ll}{2,}/u.test(value)
  return isName ? undefined : faultOf(fieldsErrors, 'name-invalid')
}

export const checkPosition: Rule = value =>
  /[<>{}[\]|\\^~`@#$%*=+"\p{Cc}]/u.test(value) ? faultOf(fieldsErrors, 'position-invalid') : undefined

/** With or without a scheme, for people type either. */
export const checkWebsite: Rule = value => {
  const address = /^[a-z][a-z0-9+.-]*:\/\//i.test(value) ? value : `https://${value}`
  return !/\s/.test(value) && URL.canParse(address) && isSite(new URL(address))
    ? undefined
    : faultOf(fieldsErrors, 'website-invalid')
}

function isSite({ protocol, hostname, username }: URL): boolean {
  return (
    /^https?:$/.test(protocol) && username === '' && /^[^.].*\.(\p{L}{2,}|xn--[a-z0-9-]+)$/u.test(hostname)
  )
}

const EXTENSION = / ?(?:x|ext\.?) ?\d{1,6}$/i

/**
 * A number of the United States (with or without a leading 1, decision M7), or any with its country code
 * after a plus sign. A number that is neither passes if it could be one of `country`.
 */
export function checkPhone(value: string, country = 'USA'): Fault | undefined {
  const number = value.trim().replace(EXTENSION, '')
  const digits = number.replace(/\D/g, '')
  const isWritten = /^\+?[\d ().-]+$/.test(number)
  const isWhole = number.startsWith('+') ? isInternational(digits) : isOf(country, digits)
  return isWritten && isWhole ? undefined : faultOf(fieldsErrors, 'phone-invalid')
}

function isInternational(digits: string): boolean {
  if (digits.startsWith('1')) return isOf('USA', digits)
  return /^[2-9]\d{6,14}$/.test(digits)
}

function isOf(country: string, digits: string): boolean {
  return country === 'USA' || country === 'CAN'
    ? /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits)
    : /^\d{5,15}$/.test(digits)
}

/** `+` and digits alone, where the country is known; else as it was typed (decision M7). */
export function normalizePhone(value: string): string {
  const digits = value.trim().replace(EXTENSION, '').replace(/\D/g, '')
  if (value.trim().startsWith('+')) return `+${digits}`
  return /^1?[2-9]\d{2}[2-9]\d{6}$/.test(digits) ? `+1${digits.slice(-10)}` : value.trim()
}
