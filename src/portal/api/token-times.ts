/** The portal takes a new token this long before the end of the old one, in milliseconds (storefront-and-session §9). */
export const TOKEN_REFRESH_LEAD = 120_000
