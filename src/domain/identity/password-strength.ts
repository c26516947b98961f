import { contextWords, MIN_SCORE, scoredPart } from './password-rules.ts'

/** The estimator of zxcvbn with its list of common passwords and its keyboards, which each side loads when it needs it. */
interface Estimator {
  check(password: string, contextWords: string[]): { score: number }
}

export interface PasswordStrength {
  /** From 0, one of the first guesses, to 4. */
  score: number
  /** Whether it may be a new password; the contract checks its length. */
  isAccepted: boolean
}

/**
 * Returns how hard a new password is to guess for the person with this username. Page and server both go by it, so that
 * no page praises what the server rejects.
 */
export function passwordStrength(estimator: Estimator, password: string, username: string): PasswordStrength {
  const { score } = estimator.check(scoredPart(password), contextWords(username))
  return { score, isAccepted: score >= MIN_SCORE }
}
