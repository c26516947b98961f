import { DAY, MINUTE } from '#domain/time/durations.ts'

/** Milliseconds between two looks for notices to deliver. */
export const DELIVERY_INTERVAL = 5_000
/** How long a recipient is left alone after an email of notices about an account, in milliseconds. */
export const DIGEST_PAUSE = 60 * MINUTE

/** How long a deleted contact can be restored. */
export const CONTACT_RESTORE_WINDOW = 30 * DAY

/** The link in a confirmation mail works for a week; another email can be requested after a minute. */
export const CONTACT_LINK_LIFETIME = 7 * DAY
export const CONTACT_LINK_COOL_DOWN = MINUTE

/** How long the id of an event of the mail provider is known, so that repeating it changes nothing. */
export const MAIL_EVENT_KEPT = 30 * DAY
