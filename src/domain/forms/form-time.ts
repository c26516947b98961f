/** Milliseconds after which a page renews the signed time of an open form (storefront-and-session §9, decision M4). */
export const FORM_TIME_RENEWAL = 900_000
/** How long a signed time is valid, in milliseconds: the timers of a page in the background are late. */
export const FORM_TIME_LIFETIME = 1_200_000
/** The least time between the opening of a form and its submission, in milliseconds. Programs are faster. */
export const FORM_LEAST_TIME = 2_000
