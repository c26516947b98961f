/**
 * What is wrong with the fields of a card (account-portal §5, decision B3). The page checks while a person
 * types, and the vendor's server again. A fault is the name of an error in the catalog.
 */

const digitsOf = value => value.replace(/[ -]/g, '')

/** By the first digits of the number. */
const NETWORKS = [
  ['visa', 'Visa', /^4/],
  ['mastercard', 'Mastercard', /^(5[1-5]|2[2-7])/],
  ['american-express', 'American Express', /^3[47]/],
  ['discover', 'Discover', /^(6011|64[4-9]|65)/],
  ['diners-club', 'Diners Club', /^(30[0-5]|36|38|39)/],
  ['jcb', 'JCB', /^35/],
  ['unionpay', 'UnionPay', /^62/],
]

/**
 * The network of a number, as soon as its first digits say so.
 *
 * @param {string} number
 * @returns {{ id: string, name: string } | undefined}
 */
export function networkOf(number) {
  const digits = digitsOf(number)
  const [id, name] = NETWORKS.find(([, , beginning]) => beginning.test(digits)) ?? []
  return id && { id, name }
}

/**
 * The digits in the groups in which they are printed on the card.
 *
 * @param {string} number
 * @returns {string}
 */
export function groupDigits(number) {
  const digits = digitsOf(number)
  const network = networkOf(digits)?.id
  const sizes = network === 'american-express' || network === 'diners-club' ? [4, 6, 5] : [4, 4, 4, 4, 3]
  return sizes
    .map((size, group) => {
      const start = sizes.slice(0, group).reduce((sum, each) => sum + each, 0)
      return digits.slice(start, start + size)
    })
    .filter(Boolean)
    .join(' ')
}

/** Digits, possibly pasted with spaces or hyphens; the last one is the Luhn check digit. */
function checkNumber({ number }) {
  const digits = digitsOf(number)
  return /^\d{13,19}$/.test(digits) && isLuhn(digits) ? undefined : 'card-number-invalid'
}

function isLuhn(digits) {
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const value = Number(digit) * (at % 2 ? 2 : 1)
    return total + (value > 9 ? value - 9 : value)
  }, 0)
  return sum % 10 === 0
}

function checkMonth({ month }) {
  return /^(0?[1-9]|1[0-2])$/.test(month) ? undefined : 'card-month-invalid'
}

/** Two digits; `toCardYear` shortens a four-digit year. */
function checkYear({ month, year }, today) {
  if (!/^\d{2}$/.test(year)) return 'card-year-invalid'
  if (checkMonth({ month })) return undefined
  return Date.UTC(2000 + Number(year), Number(month), 1) <= today.getTime() ? 'card-expired' : undefined
}

/**
 * @param {string} year
 * @returns {string}
 */
export function toCardYear(year) {
  return /^20\d{2}$/.test(year) ? year.slice(2) : year
}

function checkName({ name }) {
  return /\p{L}/u.test(name) && !/[<>\p{Cc}]|\d{5}/u.test(name) ? undefined : 'card-name-invalid'
}

/** Four digits on an American Express card, three on any other. */
function checkCvv({ cvv, number }) {
  const wanted = networkOf(number)?.id === 'american-express' ? /^\d{4}$/ : /^\d{3}$/
  return wanted.test(cvv) ? undefined : 'card-cvv-invalid'
}

/** Letters, digits and what else is in an address, of the length that the contract allows. */
const isText = (value, most) => value.length <= most && !/[<>\p{Cc}]/u.test(value)

const checks = {
  number: checkNumber,
  month: checkMonth,
  year: checkYear,
  cvv: checkCvv,
  name: checkName,
  street: ({ street }) => (isText(street, 200) ? undefined : 'invalid-format'),
  city: ({ city }) => (isText(city, 100) ? undefined : 'city-invalid'),
  state: ({ state }) => (isText(state, 100) ? undefined : 'state-invalid'),
  zip_code: ({ zip_code }) => (/^[A-Za-z0-9 -]{0,20}$/.test(zip_code) ? undefined : 'zip-invalid'),
  country: ({ country }) => (/^[A-Z]{3}$/.test(country) ? undefined : 'country-invalid'),
}

/** The fields, in the order of the form. */
export const FIELDS = Object.keys(checks)

/** In some countries an address has neither. */
const OPTIONAL_ABROAD = ['state', 'zip_code']

/**
 * The faults of a card by field, none for a valid one. Values come trimmed, the year with two digits.
 *
 * @param {Record<string, string>} card
 * @param {Date} today
 * @returns {Record<string, string>}
 */
export function faultsOf(card, today) {
  const faults = FIELDS.map(field => {
    if (card[field]) return [field, checks[field](card, today)]
    const mayLack = OPTIONAL_ABROAD.includes(field) && card.country !== 'USA'
    return [field, mayLack ? undefined : 'required']
  })
  return Object.fromEntries(faults.filter(([, fault]) => fault))
}
