import { DAY } from '#domain/time/durations.ts'

/** How long before its end a card is said to expire, in milliseconds (feature CC6). */
export const EXPIRING_NOTICE = 30 * DAY
