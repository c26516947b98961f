import { HOUR, MINUTE, SECOND } from '#domain/time/durations.ts'
import type { LogStreamKind } from '#generated/webhooks/types.ts'

/** Bytes of a response that are read. */
export const RESPONSE_BYTES = 64 * 1024

/** How long until the second attempt; each further pause is twice as long, up to the longest. Longer than an attempt takes. */
export const FIRST_PAUSE = 20 * SECOND
export const LONGEST_PAUSE = 6 * HOUR

/** How much longer than the next attempt of an event the later ones of its object are held. */
export const HELD_FOR = 10 * MINUTE

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

/** The longest pause between two attempts to send a batch of a log. */
export const LONGEST_STREAM_PAUSE = HOUR

/** What a batch of a log has at most: records, and characters of these before they are compressed. */
export const BATCH_LIMITS: Record<LogStreamKind, { records: number; characters: number }> = {
  https: { records: 1_000, characters: 1_000_000 },
  splunk: { records: 1_000, characters: 800_000 },
  datadog: { records: 1_000, characters: 3_000_000 },
  s3: { records: 10_000, characters: 8_000_000 },
}

/** How many seconds records are gathered where no one has chosen it. */
export const BATCH_SECONDS = 10
export const BATCH_SECONDS_OF_FILES = 300

/** Batches that are shown, and those of them that have failed. */
export const SHOWN_BATCHES = 50
export const SHOWN_FAILURES = 20
