export const siteName = 'Gatepost'
export const slogan = 'Address data on easy mode'

/** Where the public site lives, for canonical addresses; a build for another host sets the variable. */
export const siteOrigin: string = import.meta.env.VITE_SITE_ORIGIN ?? 'https://gatepost.example'

export const navigation = [
  { label: 'US verification', to: '/products/us-address-verification' },
  { label: 'Pricing', to: '/pricing' },
] as const

/** Pages of the portal, served from the shell rather than as static pages. */
export const portalPaths: Record<'login' | 'signup' | 'account', string> = {
  login: '/login',
  signup: '/signup',
  account: '/account',
}
