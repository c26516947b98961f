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

const ENTRIES = ['/signup', '/pricing'] as const

/** Where a value of `VITE_SIGNUP_ENTRY` leads: to the form, or to the prices. */
export function signUpEntry(value: string | undefined): (typeof ENTRIES)[number] {
  return ENTRIES.find(each => each === value?.trim()) ?? ENTRIES[0]
}

/** Throws for a sign-up that leads elsewhere. */
export function checkSignUpEntry(value: string | undefined): void {
  if (value?.trim() && value.trim() !== signUpEntry(value))
    throw new Error(`VITE_SIGNUP_ENTRY must be ${ENTRIES.join(' or ')}, not ${value}`)
}

/** Where Sign Up Free leads in the header (decision U5). */
export const entryPath: string = signUpEntry(import.meta.env?.VITE_SIGNUP_ENTRY)
