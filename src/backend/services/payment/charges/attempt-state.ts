import type { Charge } from '../vendors/vendor.ts'

/**
 * How far an attempt to pay an order has come. The first three are open: an order has at most one open
 * attempt. `reversed` was charged although the order no longer wanted it, and its money goes back.
 */
export const ATTEMPT_STATES = [
  'asking',
  'challenge',
  'processing',
  'succeeded',
  'declined',
  'abandoned',
  'reversed',
] as const
export type AttemptState = (typeof ATTEMPT_STATES)[number]

export const OPEN_STATES = ['asking', 'challenge', 'processing'] as const satisfies readonly AttemptState[]

export function isOpen(state: AttemptState): boolean {
  return OPEN_STATES.some(open => open === state)
}

/** What became known of the charge at the vendor; `never-arrived` once it is certain that there is none. */
export type Finding = Charge['outcome'] | 'never-arrived'

/** What a finding asks for, in the transaction that records it; `cancel` is for the vendor, afterwards. */
export type Effect = 'none' | 'settle' | 'record-decline' | 'return-money' | 'cancel'

export interface Transition {
  state: AttemptState
  effect: Effect
}

/** What the order is like at the time. */
export interface Surroundings {
  /** Neither paid nor approved. */
  isPending: boolean
  /** Whether another attempt of the order is open. */
  hasOtherOpen: boolean
}

/**
 * What an attempt becomes by a finding. Total and idempotent: findings come from the response of a call, from
 * events and from the recovery, late, twice and in any order, and only the first of each has an effect.
 */
export function transition(state: AttemptState, finding: Finding, around: Surroundings): Transition {
  const stays: Transition = { state, effect: 'none' }
  if (state === 'succeeded' || state === 'reversed') return stays
  if (finding === 'succeeded') {
    // An attempt that was given up can still turn out to be charged: the customer wanted to pay, so the
    // order takes it if nothing else has paid or is about to.
    const isWanted = around.isPending && (isOpen(state) || !around.hasOtherOpen)
    return isWanted ? { state: 'succeeded', effect: 'settle' } : { state: 'reversed', effect: 'return-money' }
  }
  // Only money can change what is over. A challenge that begins late must not be answered any more.
  if (!isOpen(state)) return finding === 'challenge' ? { state, effect: 'cancel' } : stays
  if (finding === 'declined') return { state: 'declined', effect: 'record-decline' }
  if (finding === 'challenge' || finding === 'processing') return { state: finding, effect: 'none' }
  return { state: 'abandoned', effect: 'none' }
}
