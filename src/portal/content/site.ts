import { type PhoneLine, phoneLines, signUpEntry } from './settings.ts'

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

/** Pages of the portal, served from the shell rather than as static pages. */
export const portalPaths: Record<'login' | 'signup' | 'account' | 'cart', string> = {
  login: '/login',
  signup: '/signup',
  account: '/account',
  cart: '/checkout/cart',
}

/** The legal texts that people agree to when they create an account. */
export const legalLinks: readonly SiteLink[] = [
  { label: 'Terms of Service', to: '/legal/terms-of-service' },
  { label: 'Privacy Policy', to: '/legal/privacy-policy' },
]

export interface SiteLink {
  label: string
  to: string
}

/** The variables of this build. Node tools that read the content have none. */
const variables = import.meta.env ?? {}

/** The phone lines of this deployment; none where none is set. */
export const phones: readonly PhoneLine[] = phoneLines(variables)

/** Where Sign Up Free leads in the header (decision U5). */
export const entryPath: string = signUpEntry(variables)
