import { MINUTE } from '#domain/time/durations.ts'

/** No second email goes to an address within this time, in milliseconds: anyone can enter anyone's. */
export const NEWSLETTER_MAIL_PAUSE = 10 * MINUTE

/** How often a submission or a purchase is sent automatically. */
export const MAX_ATTEMPTS = 10

/** Milliseconds between two checks for submissions and purchases that are due. */
export const POLL_INTERVAL = 2_000
/** Milliseconds before the first retry of a failed one; each later wait is twice as long. */
export const FIRST_RETRY = 30_000
