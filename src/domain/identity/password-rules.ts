/**
 * Rules for a new password beyond the contract's length (decision A1): it has to be hard to guess. No kinds
 * of characters are required.
 */

/** Minimum zxcvbn score: 3 means more than a hundred million guesses. */
export const MIN_SCORE = 3

/** Only this many characters are scored. More can only make a password stronger. */
export const SCORED_LENGTH = 64

/** Product words, which an attacker tries first. */
const PRODUCT_WORDS = ['gatepost', 'address', 'verification', 'zip code', 'portal']

/** Shorter parts of an address would match by chance. */
const MIN_WORD_LENGTH = 3

/** Words that do not count toward a password's strength: those of the product and of the person's address. */
export function contextWords(username: string): string[] {
  const lower = username.toLowerCase()
  const [name = '', domain = ''] = lower.split('@')
  const parts = lower.split(/[^\p{L}\p{N}]+/u)
  return [...PRODUCT_WORDS, lower, name, domain, ...parts].filter(word => word.length >= MIN_WORD_LENGTH)
}

/** The part of a password that is scored. */
export function scoredPart(password: string): string {
  return [...password.normalize('NFKC')].slice(0, SCORED_LENGTH).join('')
}
