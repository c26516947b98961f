import { z } from 'zod'
import { trimEndOf } from '#domain/text/trim-end.ts'
import type { Variables } from '#kernel/config.ts'

const shape = {
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
      'Provider of real address data with the API of the gateway, as https://host/path. Without it, lookups use a sample of addresses.',
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
    .describe('Seconds that the provider may take to respond.'),
  DEMONSTRATION_LOOKUPS: z.coerce
    .number()
    .int()
    .min(0)
    .max(1_000_000)
    .default(60)
    .describe(
      'Lookups that the visitors of a network may make in an hour on the product pages, without an account; 0 for none.',
    ),
  DEMONSTRATION_ALARM: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000_000)
    .default(20_000)
    .describe(
      'Lookups of all visitors together in a day after which the log has an error, and another one after each as many again.',
    ),
}

/** The provider of address data and the demonstration, by environment. */
export const gatewayVariables: Variables = {
  shape,
  encrypted: ['LOOKUP_UPSTREAM'],
  problems: ({ LOOKUP_UPSTREAM, LOOKUP_UPSTREAM_KEY }) =>
    LOOKUP_UPSTREAM && !LOOKUP_UPSTREAM_KEY ? ['LOOKUP_UPSTREAM_KEY: required with LOOKUP_UPSTREAM'] : [],
}

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}
