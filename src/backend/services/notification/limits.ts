import { DAY, MINUTE } from '#domain/time/durations.ts'

/** Milliseconds between two looks for notices to deliver. */
export const DELIVERY_INTERVAL = 5_000
/** How long a recipient is left alone after an email of notices about an account, in milliseconds. */
export const DIGEST_PAUSE = 60 * MINUTE

/** Another link that confirms the address of a contact can be requested after a minute. */
export const CONTACT_LINK_COOL_DOWN = MINUTE

/** How long the id of an event of the mail provider is known, so that repeating it changes nothing. */
export const MAIL_EVENT_KEPT = 30 * DAY
