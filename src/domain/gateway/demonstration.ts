/**
 * The embedded key of the public pages that let a visitor try a product. It belongs to no account, works on
 * the site's own hostname alone, and is limited by network. Nothing about it is secret.
 */
export const DEMONSTRATION_KEY = '0193b0de-0000-7000-8000-0000000000de'
