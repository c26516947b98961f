/** Reported, not shown, for each error of a failed profile fetch (storefront-and-session §8). */
export const PROFILE_REPORT = 'user profile could not be loaded from api'

/** Reported for a page that broke while it was drawn. */
export const CRASH_REPORT = 'page could not be rendered'

/** Reported for an error outside of drawing, which nothing has caught. */
export const UNCAUGHT_REPORT = 'uncaught error'
