/** Seconds after which a network gets its demonstration lookups anew (`DEMONSTRATION_LOOKUPS`). */
export const DEMONSTRATION_PERIOD = 60 * 60

/**
 * Demonstration lookups of all networks together in a day, for each process. With a provider of real data,
 * each one costs money.
 */
export const DEMONSTRATIONS_A_DAY = 20_000
