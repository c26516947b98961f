import { HOUR, SECOND } from '#domain/time/durations.ts'

/** Bytes of a response that are read. */
export const RESPONSE_BYTES = 64 * 1024

/** How long until the second attempt; each further pause is twice as long, up to the longest. Longer than an attempt takes. */
export const FIRST_PAUSE = 20 * SECOND
export const LONGEST_PAUSE = 6 * HOUR

/** How much of a response is kept. */
export const KEPT = {
  bodyCharacters: 4_096,
  headers: 20,
  nameCharacters: 100,
  valueCharacters: 300,
} as const

/** Attempts of a delivery that are shown. */
export const SHOWN_ATTEMPTS = 50

/** Deliveries that one call sends again. */
export const MOST_REPLAYED = 10_000

/** Waiting deliveries of an endpoint that are counted. */
export const MOST_COUNTED = 1_000
