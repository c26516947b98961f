/**
 * How long before the end of a token the portal gets a new one, in milliseconds (storefront-and-session §9).
 */
export const TOKEN_REFRESH_LEAD = 120_000
