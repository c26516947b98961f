/** What stands in for something that no log may hold. */
export const REDACTED = '[secret]'

const EMAIL = /[^\s@<>"'()]{1,64}@[^\s@<>"'()]{1,255}/g
/** Control characters but tab and line ends, and characters that change what a reader of a line sees (Trojan Source). */
const CONTROLS = /[^\t\n\r\P{Cc}]|\p{Bidi_Control}|[\u2028\u2029]/gu
/** Query and fragment of an address, up to its end. */
const AFTER_PATH = /(https?:\/\/[^\s?#]{1,500})[?#][^\s)]*/g
/** Keys, tokens and ids: long, and of the characters of such codes. */
const CODE = /[\w.~+/=-]{20,}/g

/** Digits with what people write between them. */
const DIGITS = /\d(?:[\s./-]{0,2}\d){12,}/g
/** The first digits that card networks give out. */
const OF_NETWORKS = /^(4|5[1-5]|2[2-7]|3[4-8]|6)/

/** A text with a space for each control character, as the contract of browser errors takes it. */
export function printable(text: string): string {
  return text.replace(CONTROLS, ' ')
}

/**
 * A text without numbers that a card could have: of a network, with 13 to 19 digits and a right check digit, in one
 * piece or in groups.
 */
export function withoutCardNumbers(text: string): string {
  return text.replace(DIGITS, (run, at: number) => {
    // An id in groups, such as a UUID, continues with letters.
    const isInWord = /[\w-]/.test(text.charAt(at - 1)) || /[\w-]/.test(text.charAt(at + run.length))
    return isInWord ? run.replace(/\d+/g, group => hideCards(group)) : hideCards(run)
  })
}

/** Looks at every part of a run that begins and ends between groups: an expiration date may follow on the number. */
function hideCards(run: string): string {
  const groups = [...run.matchAll(/\d+/g)].map(({ 0: digits, index }) => ({ digits, index }))
  let safe = ''
  let read = 0
  for (const [first, { index }] of groups.entries()) {
    const end = index < read ? undefined : endOfCard(groups, first)
    if (end === undefined) continue
    safe += run.slice(read, index) + REDACTED
    read = end
  }
  return safe + run.slice(read)
}

/** Where the card number ends that begins with a group; undefined if none does. */
function endOfCard(groups: readonly { digits: string; index: number }[], first: number): number | undefined {
  let number = ''
  for (let at = first; at < groups.length && number.length < 19; at++) {
    const { digits = '', index = 0 } = groups[at] ?? {}
    number += digits
    if (number.length < 13 || number.length > 19) continue
    if (OF_NETWORKS.test(number) && hasCheckDigit(number)) return index + digits.length
  }
  return undefined
}

/** Luhn's check (ISO/IEC 7812-1). */
function hasCheckDigit(digits: string): boolean {
  let sum = 0
  for (let place = 0; place < digits.length; place++) {
    const value = Number(digits.at(-1 - place)) * (place % 2 ? 2 : 1)
    sum += value > 9 ? value - 9 : value
  }
  return sum % 10 === 0
}

/**
 * A text of an error without card numbers, email addresses, keys, tokens, and the query and fragment of addresses.
 * The lines of a stack keep their files and positions.
 */
export function redacted(text: string): string {
  return withoutCardNumbers(text)
    .replace(AFTER_PATH, '$1')
    .replace(EMAIL, REDACTED)
    .replace(CODE, code => code.split('/').map(hideCode).join('/'))
}

const FILE = /\.(js|css|html|tsx?)$/

/** Names of files, functions and properties are long, too; codes mix digits into their letters. */
function hideCode(part: string): string {
  const digits = part.match(/\d/g)?.length ?? 0
  return part.length >= 20 && digits >= 3 && !FILE.test(part) ? REDACTED : part
}
