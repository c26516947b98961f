import { pricingLines } from './pricing/lines.ts'

export const siteName = 'Gatepost'
export const slogan = 'Address data on easy mode'

/**
 * The origin of this deployment, for canonical addresses and commands. Prerendered pages have that of the build,
 * which the server replaces with its own; a static host needs a build with the variable.
 */
export const siteOrigin: string =
  (globalThis as { location?: { origin: string } }).location?.origin ??
  import.meta.env?.VITE_SITE_ORIGIN ??
  'http://localhost:3000'

/** Where people ask us; a build for another company sets the variable. */
export const supportEmail: string = import.meta.env?.VITE_SUPPORT_EMAIL ?? 'support@gatepost.example'

/** Pages of the portal, served from the shell rather than as static pages. */
export const portalPaths: Record<'login' | 'signup' | 'account' | 'cart', string> = {
  login: '/login',
  signup: '/signup',
  account: '/account',
  cart: '/checkout/cart',
}

/** What people agree to when they open an account. */
export const legalLinks: readonly SiteLink[] = [
  { label: 'Terms of Service', to: '/legal/terms-of-service' },
  { label: 'Privacy Policy', to: '/legal/privacy-policy' },
]

export interface SiteLink {
  label: string
  to: string
  /** Who sees it: people with a session, or those without. All do without a word here. */
  for?: 'signed-in' | 'strangers'
}

export const navigation: readonly SiteLink[] = [
  { label: 'US verification', to: '/products/us-address-verification' },
  { label: 'Pricing', to: '/pricing' },
]

/** The links at the foot of every page. */
export const footerColumns: readonly { title: string; links: readonly SiteLink[] }[] = [
  {
    title: 'Product',
    links: [
      ...navigation,
      { label: 'Verify an address', to: '/products/single-address' },
      { label: 'Verify a list', to: '/products/list' },
    ],
  },
  {
    title: 'Prices',
    links: pricingLines.flatMap(({ slug, name }) =>
      slug === null ? [] : [{ label: name, to: `/pricing/${slug}` }],
    ),
  },
  { title: 'Help', links: [{ label: 'Error reference', to: '/docs/errors' }] },
  { title: 'Legal', links: legalLinks },
  {
    title: 'Account',
    links: [
      { label: 'Your account', to: portalPaths.account, for: 'signed-in' },
      { label: 'Log In', to: portalPaths.login, for: 'strangers' },
      { label: 'Sign Up Free', to: portalPaths.signup, for: 'strangers' },
    ],
  },
]
