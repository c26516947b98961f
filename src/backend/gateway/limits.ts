/** Seconds after which a network gets its demonstration lookups anew (`DEMONSTRATION_LOOKUPS`). */
export const DEMONSTRATION_PERIOD = 60 * 60
