import { lastTerm, type TermOfLicense } from '#domain/subscription/renewal.ts'
import {
  currentSubscription,
  subscriptionStatus,
  type Term,
  timeOf,
} from '#domain/subscription/subscription-status.ts'

/** The terms that say what a license is worth now, and what happens next. */
export interface DecidingTerms<T> {
  current: T | undefined
  /** The active ones, in the order in which lookups use them. */
  running: T[]
  /** The last one that is set up to start later, after the current one. */
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
  const latestFirst = terms.toSorted((a, b) => startOf(b) - startOf(a) || b.subscriptionId - a.subscriptionId)
  // The order of `currentSubscription`, by which a lookup finds the term that it counts against.
  const running = latestFirst.filter(term => subscriptionStatus(term, now) === 'active')
  const next = latestFirst
    .filter(({ termination }) => timeOf(termination) === undefined)
    // One that is used up may have started after the current one: nothing is left to begin.
    .find(term => current && term !== current && startOf(term) > Math.max(startOf(current), now.getTime()))
  return { current, running, next, last: lastTerm(terms, now) }
}

const startOf = ({ start }: Pick<Term, 'start'>) => timeOf(start) ?? Number.NEGATIVE_INFINITY
