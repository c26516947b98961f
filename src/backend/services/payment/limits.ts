const DAY = 24 * 60 * 60_000

/** How long before its end a card is said to expire, in milliseconds (feature CC6). */
export const EXPIRING_NOTICE = 30 * DAY
