import { trimEndOf } from '#domain/text/trim-end.ts'

/** A ZIP Code as a lookup has it, or why a cell holds none. */
export type ZipcodeRead =
  | { zipcode: string; isRepaired: boolean }
  /** Empty, or a placeholder of a database. */
  | { zipcode: '' }
  | { unreadable: string }

/** The states of ZIP Codes that begin with a zero, by their first three digits (USPS, labeling list L002). */
const ZERO_AREAS: readonly (readonly [from: number, to: number, states: string])[] = [
  [5, 5, 'NY'],
  [6, 7, 'PR'],
  [8, 8, 'VI'],
  [9, 9, 'PR'],
  [10, 27, 'MA'],
  [28, 29, 'RI'],
  [30, 38, 'NH'],
  [39, 49, 'ME'],
  [50, 59, 'VT'],
  [55, 55, 'MA'],
  [60, 69, 'CT'],
  [63, 63, 'NY'],
  [70, 89, 'NJ'],
  [90, 99, 'AE'],
]

/**
 * Reads a ZIP Code as spreadsheets and databases leave it: without its zeros, as a number with a fraction, with
 * signs that were to keep it a text. Digits that are lost stay lost: `8.46E+04` is no ZIP Code.
 * `state` is the abbreviation of the row's state, if it is known: only some have ZIP Codes that begin with 0.
 */
export function readZipcode(cell: string, state: string | undefined): ZipcodeRead {
  const original = cell.trim()
  const text = withoutDress(original)
  if (/^\d{5}(?:-(?!0000)\d{4})?$/.test(original) && !isNoCode(original))
    return { zipcode: original, isRepaired: false }
  if (text === '') return { zipcode: '' }
  const digits = digitsOf(text)
  const zipcode = digits && withZeros(digits, state)
  if (!zipcode || isNoCode(zipcode)) return { unreadable: original }
  return { zipcode, isRepaired: zipcode !== original }
}

const isNoCode = (zipcode: string) => /^(?:00000|99999)/.test(zipcode)

/** Without what spreadsheets put around a number to keep it a text. */
function withoutDress(cell: string): string {
  const text = cell
    .normalize('NFKC')
    .replace(/[\u200c\u200d]/g, '')
    .replace(/[‐‑‒–—−]/g, '-')
    .replace(/[’‘`´]/g, "'")
    .trim()
  return trimEndOf(text.replace(/^[="'\s]+/, ''), '"\' ')
}

/** The digits of the code and of its extension, as they are written: 5 or fewer, and 4 or none. */
function digitsOf(text: string): { code: string; extension: string } | undefined {
  const number = numberIn(text)
  if (number !== undefined) {
    if (number.length <= 5) return { code: number, extension: '' }
    return number.length <= 9 ? { code: number.slice(0, -4), extension: number.slice(-4) } : undefined
  }
  const parts =
    /^(?:[A-Z]{2}[ -])?(\d{3,5})(?: ?[-+ ] ?(\d{0,4}|_{0,4}))?(?:,? (?:USA?|United States))?$/i.exec(text)
  if (!parts) return undefined
  const [, code = '', extension = ''] = parts
  // An extension that is cut says nothing; the code is whole.
  return { code, extension: /^\d{4}$/.test(extension) ? extension : '' }
}

/** The digits of a whole number, however it is written; undefined for a text, or where digits are lost. */
function numberIn(text: string): string | undefined {
  if (/^\d+$/.test(text)) return text
  if (/^\d+[.,]0+$/.test(text) && !/^\d{1,3}[.,]000$/.test(text)) return text.replace(/[.,]0+$/, '')
  // 84,601 and 84.601, or 84 601; 21,341,234 too, and their fractions of zero.
  const grouped = /^\$?(\d{1,3}(?:([,. '])\d{3})(?:\2\d{3})*)(?:[.,]0+)?$/.exec(text)
  if (grouped) return grouped[1]?.replace(/\D/g, '')
  const scientific = /^(\d)(?:[.,](\d{1,15}))?E\+?0*(\d{1,2})$/i.exec(text)
  if (!scientific) return undefined
  const [, whole = '', fraction = '', power = ''] = scientific
  const decimals = trimEndOf(fraction, '0')
  const exponent = Number(power)
  // Fewer digits than the number has: they may be zeros, or rounded away.
  return decimals.length === exponent || fraction.length === exponent
    ? `${whole}${fraction.padEnd(exponent, '0')}`.slice(0, exponent + 1)
    : undefined
}

function withZeros(
  { code, extension }: { code: string; extension: string },
  state: string | undefined,
): string | undefined {
  if (code.length < 3 || code.length > 5) return undefined
  const whole = code.padStart(5, '0')
  if (code.length < 5 && !isArea(whole, state)) return undefined
  return extension && extension !== '0000' ? `${whole}-${extension}` : whole
}

/** Whether a state has the ZIP Codes that begin like one whose zeros were restored. */
function isArea(zipcode: string, state: string | undefined): boolean {
  const area = Number(zipcode.slice(0, 3))
  const states = ZERO_AREAS.flatMap(([from, to, name]) => (area >= from && area <= to ? name : []))
  return states.length > 0 && (state === undefined || states.includes(state))
}
