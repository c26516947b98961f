import { lastTerm, type TermOfLicense } from '#domain/subscription/renewal.ts'
import { currentSubscription, type Term, timeOf } from '#domain/subscription/subscription-status.ts'

/** The terms that say what a license is worth now, and what happens next. */
export interface DecidingTerms<T> {
  current: T | undefined
  /** The last one that is set up to start after the current one. */
  next: T | undefined
  /** The one that renewal is about. */
  last: T | undefined
}

/** Picks them from the terms of one license, in any order. */
export function decidingTerms<T extends Term & TermOfLicense>(
  terms: readonly T[],
  now: Date,
): DecidingTerms<T> {
  const current = currentSubscription(terms, now)
  const next = terms
    .filter(({ termination }) => timeOf(termination) === undefined)
    .toSorted((a, b) => startOf(b) - startOf(a) || b.subscriptionId - a.subscriptionId)
    .find(term => current && term !== current && startOf(term) > startOf(current))
  return { current, next, last: lastTerm(terms, now) }
}

const startOf = ({ start }: Pick<Term, 'start'>) => timeOf(start) ?? Number.NEGATIVE_INFINITY
