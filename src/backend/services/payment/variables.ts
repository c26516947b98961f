import { z } from 'zod'
import { trimEndOf } from '#domain/text/trim-end.ts'
import { secretsOf } from '#kernel/access/webhook.ts'
import type { Environment, Variables } from '#kernel/config.ts'
import { isInCookieDomain } from '#kernel/http/hosts/hosts.ts'
import { hostNameOf } from '#kernel/http/origin.ts'

const key = (beginning: string) =>
  z
    .string()
    .max(500)
    .refine(text => text.startsWith(beginning), `must begin with ${beginning}`)
    .optional()

const shape = {
  PAYMENT_VENDOR: z
    .enum(['stripe', 'test'])
    .optional()
    .describe(
      'Who charges cards. `stripe` where its keys are set; otherwise `test`, a vendor of our own that charges no one and knows only test numbers. In production `test` has to be set on purpose.',
    ),
  PAYMENT_VENDOR_TIMEOUT: z.coerce
    .number()
    .positive()
    .max(60)
    .default(15)
    .describe(
      'Seconds that the card vendor may take to respond. A payment without a response is looked up later.',
    ),
  PAYMENT_ALERTS_EMAIL: z
    .email()
    .optional()
    .describe('Where we email staff about disputed payments; SUPPORT_EMAIL without it.'),
  STRIPE_SECRET_KEY: key('sk_').describe(
    'Secret key of your Stripe account. Enables Stripe with the two others.',
  ),
  STRIPE_PUBLISHABLE_KEY: key('pk_').describe('Its publishable key, which browsers get.'),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .max(500)
    .refine(text => secretsOf(text).every(each => each.startsWith('whsec_')), 'must begin with whsec_')
    .optional()
    .describe(
      'Secret that signs the events of Stripe, which go to /api/payment/vendor-events; two with a comma between them while one is replaced.',
    ),
  STRIPE_API: z
    .url({ protocol: /^https?$/ })
    .transform(url => trimEndOf(new URL(url).origin, '/'))
    .default('https://api.stripe.com')
    .describe('Where the API of Stripe is.'),
  TEST_VENDOR_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .optional()
    .describe(
      'Port of the test vendor, whose form is an origin of its own; 0 picks a free one. By default the port after PORT, and a free one in tests.',
    ),
  TEST_VENDOR_URL: z
    .url({ protocol: /^https?$/ })
    .transform(url => new URL(url).origin)
    .optional()
    .describe(
      'Origin of the test vendor as browsers see it, if a proxy is in front. Required in production with PAYMENT_VENDOR=test.',
    ),
}

/** The card vendor, by environment. */
export const paymentVariables: Variables = {
  shape,
  encrypted: ['STRIPE_API', 'TEST_VENDOR_URL'],
  problems: misconfiguredPayment,
}

declare module '#kernel/config.ts' {
  interface Environment extends z.infer<z.ZodObject<typeof shape>> {}
}

const STRIPE = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const

/** Settings of the card vendor that do not fit together, one line each. */
function misconfiguredPayment(environment: Environment): string[] {
  const { PAYMENT_VENDOR: vendor, TEST_VENDOR_URL, PUBLIC_URL } = environment
  const isProduction = environment.APP_ENV === 'production'
  const missing = STRIPE.filter(name => environment[name] === undefined)
  const isAnySet = missing.length < STRIPE.length
  const why = vendor === 'stripe' ? 'with PAYMENT_VENDOR=stripe' : 'together with the other keys of Stripe'
  return [
    ...(isAnySet || vendor === 'stripe' ? missing.map(name => `${name}: required ${why}`) : []),
    ...(isProduction && !isAnySet && vendor === undefined
      ? [
          'STRIPE_SECRET_KEY: required in production; PAYMENT_VENDOR=test takes test numbers and charges no one, on purpose',
        ]
      : []),
    ...(isProduction && vendor === 'test' && !TEST_VENDOR_URL
      ? ['TEST_VENDOR_URL: required in production with PAYMENT_VENDOR=test']
      : []),
    // Its form is a site of its own, and another port has the same cookies as ours.
    ...(TEST_VENDOR_URL && PUBLIC_URL && nameIn(TEST_VENDOR_URL) === nameIn(PUBLIC_URL)
      ? ['TEST_VENDOR_URL: must be another host name than PUBLIC_URL']
      : []),
    ...(TEST_VENDOR_URL && isInCookieDomain(TEST_VENDOR_URL, environment)
      ? ['TEST_VENDOR_URL: must not be below the domain that the hosts of SERVICE_ORIGINS share']
      : []),
  ]
}

const nameIn = (origin: string) => hostNameOf(new URL(origin).host)

/** The vendor that the settings come to. */
export function chosenVendor(
  environment: Pick<Environment, 'PAYMENT_VENDOR' | 'STRIPE_SECRET_KEY'>,
): 'stripe' | 'test' {
  return environment.PAYMENT_VENDOR ?? (environment.STRIPE_SECRET_KEY ? 'stripe' : 'test')
}
