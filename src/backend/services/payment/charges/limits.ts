/** How often a second payment of an order looks whether the first has ended. */
export const POLL_INTERVAL = 100

/**
 * How long someone who asks the vendor about an attempt keeps others out. Longer than all calls of one turn
 * together may take, so that it only lapses when the process has died.
 */
export const CLAIM = 60_000

/**
 * After this time without a trace, a call that the vendor has not received will not arrive any more, and the
 * attempt can be given up.
 */
export const ARRIVAL = 60_000

/** How long a challenge can be answered. Then the recovery gives the attempt up. */
export const CHALLENGE_LIFETIME = 60 * 60_000

/** Milliseconds between two rounds of the recovery. */
export const RECOVERY_INTERVAL = 5_000

/** Wait of the recovery after a look without a result; each later one is twice as long, up to the last. */
export const FIRST_LOOK = 10_000
export const LONGEST_WAIT = 15 * 60_000

/** How often the recovery looks in vain before the log asks for a person. */
export const LOOKS_BEFORE_ALARM = 5
