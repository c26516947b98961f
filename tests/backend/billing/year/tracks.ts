import type { Card } from './steps.ts'

export interface PlanOfModel {
  planId: number
  licenseId: number
  days: number
  months: number
  lookups: number
  price: number
  renewable: boolean
  ongoing_free: boolean
}

/** A term as it should be. Times are milliseconds. */
export interface Term {
  planId: number
  start: number
  end: number | null
  /** The start of the first of the terms that go on without a gap, and months from it to the end; null for days. */
  anchor: { first: number; months: number } | null
  issued: number
  remaining: number
  nextPlanId: number | null
  renews: boolean
  /** When staff terminated it, or it stopped because it was not paid. */
  stopped: number | null
  /** Whether that is for the unpaid order, so that paying it resumes the term. */
  stoppedByBill: boolean
  bill: Bill | null
  hasFollower: boolean
  /** Whether its lookups have run out, and the next term was bought or started early. */
  isReplaced: boolean
  /**
   * Whether its renewal was stopped by the spending cap, and waits for room in it, or for a license that was suspended
   * meanwhile; `dropped` once it is too late. Null in any other case.
   */
  capped: 'blocked' | 'waiting' | 'dropped' | null
  /** What the account has to be told of it, and whether that can be said exactly. */
  told: Told
}

/** The order of a renewed term. */
export interface Bill {
  placed: number
  amount: number
  /** What a change of plan has credited of other terms; null for a renewal. */
  credit: number | null
  state: 'grace' | 'stopped' | 'paid'
  /** When the card was tried without success; the first is at `placed`. */
  failures: number[]
  /** When it is tried again; null once it is not. */
  nextAttempt: number | null
}

export interface Account {
  card: Card
  /** What it wants to spend at most in a month, in UTC; null for no cap. */
  cap: number | null
  tracks: Track[]
}

export interface Track {
  licenseId: number
  suspended: boolean
  terms: Term[]
  /** What the customer has agreed to buy early; null while it is off. */
  early: EarlyPurchase | null
  /** What was bought early, on whatever consent. */
  purchases: { at: number; total: number; countsFor: Term; until: number | null; gives: Term }[]
}

/** What spending caps have stopped, and what has become of the renewals among it: late once there was room, or dropped. */
export interface Capped {
  upgrades: number
  early: number
  renewals: number
  late: number
  dropped: number
}

export interface EarlyPurchase {
  planId: number
  maxTimes: number
  monthlyLimit: number
}

/** What people have to hear of a term, in the words of the keys of notices, without the number of the term. */
export interface Told {
  usage: Set<number>
  endings: Set<string>
  /** Whether a threshold was passed since the last hour. */
  hasPassed: boolean
  /** False once staff have changed or stopped it: then its endings are not compared. */
  isPlain: boolean
}
