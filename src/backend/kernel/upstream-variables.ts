import { z } from 'zod'
import { trimEndOf } from '#domain/text/trim-end.ts'

/** The services of others that the server hands something over to, by environment. */
export const upstreamVariables = {
  FORMS_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'CRM that receives form submissions: each is posted to FORMS_URL/<portal>/<form>. Without it they stay in forms.submissions.',
    ),
  LOOKUP_UPSTREAM: z
    .url({ protocol: /^https?$/ })
    .transform(address => new URL(address))
    .refine(
      ({ username, password, search, hash }) => !(username || password || search || hash),
      'must be https://host/path, without a password or a query',
    )
    .transform(({ href }) => trimEndOf(href, '/'))
    .optional()
    .describe(
      'Provider of real address data with the API of the gateway, as https://host/path. Without it lookups are answered from a sample of addresses.',
    ),
  LOOKUP_UPSTREAM_KEY: z
    .string()
    .regex(/^[^:\s]+:[^:\s]+$/, 'must be id:token')
    .optional()
    .describe('Secret key for the provider, as id:token. Required with LOOKUP_UPSTREAM.'),
  LOOKUP_UPSTREAM_TIMEOUT: z.coerce
    .number()
    .positive()
    .max(30)
    .default(5)
    .describe('Seconds that the provider may take for an answer.'),
  OUTBOUND_LOOPBACK: z
    .enum(['refused', 'allowed'])
    .default('refused')
    .describe(
      'Whether an identity provider or LOOKUP_UPSTREAM may run on this machine, even without https; for development and tests, never in production.',
    ),
}

/** Services that get keys, addresses, or what people wrote. */
const OTHER_SERVICES = [
  'LOOKUP_UPSTREAM',
  'FORMS_URL',
  'TURNSTILE_ORIGIN',
  'STRIPE_API',
  'TEST_VENDOR_URL',
] as const

/** Addresses of other services that everyone on the way could read; outside of production this machine is no way. */
export function unencrypted(
  environment: { [Name in (typeof OTHER_SERVICES)[number]]?: string | undefined },
  isProduction: boolean,
): string[] {
  return OTHER_SERVICES.filter(name => {
    const { protocol, hostname } = new URL(environment[name] ?? 'https://unset.example')
    return protocol === 'http:' && (isProduction || !LOOPBACK.test(hostname))
  }).map(
    name => `  ${name}: must begin with https${isProduction ? ' in production' : ', except on this machine'}`,
  )
}

const LOOPBACK = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/
