import { z } from 'zod'
import type { Environment, Variables } from '#kernel/config.ts'

const issuer = z.url({ protocol: /^https$/ }).transform(url => url.replace(/\/$/, ''))
const clientId = z.string().min(1).max(200).optional()
const clientSecret = z.string().min(1).max(500).optional()

const shape = {
  OIDC_GOOGLE_CLIENT_ID: clientId.describe('Google client id. Enables login with Google.'),
  OIDC_GOOGLE_CLIENT_SECRET: clientSecret.describe('Its secret.'),
  OIDC_MICROSOFT_ISSUER: issuer
    .default('https://login.microsoftonline.com/common/v2.0')
    .describe('Microsoft tenant whose members can log in, or everyone.'),
  OIDC_MICROSOFT_CLIENT_ID: clientId.describe('Microsoft client id. Enables login with Microsoft.'),
  OIDC_MICROSOFT_CLIENT_SECRET: clientSecret.describe('Its secret.'),
  OIDC_G2_ISSUER: issuer.optional().describe('Issuer of the provider `g2`, which has its own callback page.'),
  OIDC_G2_CLIENT_ID: clientId.describe('Client there. Offers the login with it.'),
  OIDC_G2_CLIENT_SECRET: clientSecret.describe('Its secret.'),
  OIDC_CUSTOM_ISSUER: issuer.optional().describe('Issuer of one more OpenID provider, of your choice.'),
  OIDC_CUSTOM_CLIENT_ID: clientId.describe('Client there. Offers the login with it.'),
  OIDC_CUSTOM_CLIENT_SECRET: clientSecret.describe('Its secret.'),
  OIDC_CUSTOM_LABEL: z.string().min(1).max(40).default('your company').describe('Its name on the button.'),
}

/** The login services, by environment. A service is offered once it has a client and a secret. */
export const providerVariables: Variables = { shape, problems: halfConfigured }

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}

/** Incomplete settings of providers, one line each. */
function halfConfigured(environment: Environment): string[] {
  const groups = [
    ['OIDC_GOOGLE_CLIENT_ID', 'OIDC_GOOGLE_CLIENT_SECRET'],
    ['OIDC_MICROSOFT_CLIENT_ID', 'OIDC_MICROSOFT_CLIENT_SECRET'],
    ['OIDC_G2_ISSUER', 'OIDC_G2_CLIENT_ID', 'OIDC_G2_CLIENT_SECRET'],
    ['OIDC_CUSTOM_ISSUER', 'OIDC_CUSTOM_CLIENT_ID', 'OIDC_CUSTOM_CLIENT_SECRET'],
  ] as const
  return groups.flatMap(group => {
    const missing = group.filter(name => environment[name] === undefined)
    return missing.length < group.length
      ? missing.map(name => `${name}: required together with the others`)
      : []
  })
}
