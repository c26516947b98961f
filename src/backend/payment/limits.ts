const DAY = 24 * 60 * 60_000

/** Maximum number of cards of an account. */
export const MAX_CARDS = 20

/** How long before its end a card is said to expire, in milliseconds (feature CC6). */
export const EXPIRING_NOTICE = 30 * DAY
