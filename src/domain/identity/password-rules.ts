/**
 * What a new password has to be, beyond the length that the contract gives it (decision A1): hard to guess.
 * No kind of character is asked for. Server and browser judge by the same figures; the long list of
 * passwords that are tried first is the server's alone.
 */

/** On the scale of zxcvbn: 3 stands for more than a hundred million guesses. */
export const LEAST_SCORE = 3

/** Longer passwords are judged by so many characters of theirs: what comes after only makes them better. */
export const JUDGED_LENGTH = 64

/** Words that an attacker tries first, for they are those of this product. */
const PRODUCT_WORDS = ['gatepost', 'address', 'verification', 'zip code', 'portal']

/** Shorter parts of an address would hit by chance. */
const LEAST_WORD = 3

/** Words that say nothing about a person's secret: those of the product, and those of the own address. */
export function contextWords(username: string): string[] {
  const lower = username.toLowerCase()
  const [name = '', domain = ''] = lower.split('@')
  const parts = lower.split(/[^\p{L}\p{N}]+/u)
  return [...PRODUCT_WORDS, lower, name, domain, ...parts].filter(word => word.length >= LEAST_WORD)
}

/** The part of a password that is judged. */
export function judgedPart(password: string): string {
  return [...password.normalize('NFKC')].slice(0, JUDGED_LENGTH).join('')
}
