import type { Kernel } from '#kernel/contract/context.ts'

/** The page that logins return to. */
export const SSO_CALLBACK = '/account/callback/sso'

/** Its address, which every identity provider returns people to; SAML assertions are posted to the same one. */
export function ssoCallback({ publicUrl }: Pick<Kernel, 'publicUrl'>): string {
  return `${publicUrl()}${SSO_CALLBACK}`
}
