import { fieldsErrors } from '#domain/errors/fields.ts'
import { faultOf, type Rule } from './fault.ts'

const digitsOf = (value: string) => value.replace(/[ -]/g, '')
const isAmex = (number: string) => /^3[47]/.test(digitsOf(number))

/** Digits, possibly pasted with spaces or hyphens; the last one is the Luhn check digit. */
export const checkCardNumber: Rule = value => {
  const digits = digitsOf(value)
  return /^\d{13,19}$/.test(digits) && isLuhn(digits)
    ? undefined
    : faultOf(fieldsErrors, 'card-number-invalid')
}

function isLuhn(digits: string): boolean {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

export const checkCardMonth: Rule = value =>
  /^(0?[1-9]|1[0-2])$/.test(value) ? undefined : faultOf(fieldsErrors, 'card-month-invalid')

/** Two digits; `toCardYear` shortens a four-digit year. */
export const checkCardYear: Rule = value =>
  /^\d{2}$/.test(value) ? undefined : faultOf(fieldsErrors, 'card-year-invalid')

export function toCardYear(value: string): string {
  return /^20\d{2}$/.test(value) ? value.slice(2) : value
}

export const checkCardName: Rule = value =>
  /\p{L}/u.test(value) && !/[<>\p{Cc}]|\d{5}/u.test(value)
    ? undefined
    : faultOf(fieldsErrors, 'card-name-invalid')

/** Four digits on an American Express card, three on any other. */
export function checkCardCvv(value: string, number = ''): ReturnType<Rule> {
  return (isAmex(number) ? /^\d{4}$/ : /^\d{3}$/).test(value)
    ? undefined
    : faultOf(fieldsErrors, 'card-cvv-invalid')
}
