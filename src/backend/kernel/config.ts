import { z } from 'zod'
import { misconfiguredPayment, paymentVariables } from './payment-variables.ts'
import { halfConfigured, providerVariables } from './provider-variables.ts'
import { sellerVariables } from './seller-variables.ts'
import { unencrypted, upstreamVariables } from './upstream-variables.ts'

/** The environment, each variable with what it does. `docs/operating.md` describes it; this is the source. */
const environmentSchema = z.object({
  APP_ENV: z
    .enum(['production', 'demo', 'development', 'test'])
    .default('development')
    .describe(
      'What the process is for. Only `demo` seeds an account; only `development` and `test` play X-Scenario; `/dev` pages are off in `production`.',
    ),
  PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65535)
    .default(3000)
    .describe('Port to listen on; 0 picks a free one.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Address to listen on.'),
  PUBLIC_URL: z
    .url({ protocol: /^https?$/ })
    .transform(url => new URL(url).origin)
    .optional()
    .describe(
      'Origin that people see, for links in mails. https makes cookies Secure, and is required in production.',
    ),
  DATABASE_URL: z
    .url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host:port/database' })
    .optional()
    .describe('PostgreSQL to use. Without it, an embedded database is kept in DATA_DIR.'),
  DATABASE_CONNECT_TIMEOUT: z.coerce
    .number()
    .positive()
    .max(300)
    .default(5)
    .describe(
      'Seconds until a connection to PostgreSQL must be established, or one of the ten must be free.',
    ),
  DATABASE_STATEMENT_TIMEOUT: z.coerce
    .number()
    .positive()
    .max(3600)
    .default(15)
    .describe(
      'Seconds that PostgreSQL may take for a statement, or wait within a transaction for the next one.',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database and of generated keys.'),
  EMBEDDED_FSYNC: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether the embedded database answers a write only after the disk has it. `off` is faster, and a power cut can then lose what was answered.',
    ),
  SMTP_URL: z
    .url()
    .optional()
    .describe('Mail server, e.g. smtps://user:password@mail.example. Without it mails stay in the outbox.'),
  MAIL_FROM: z.string().min(3).default('Gatepost <no-reply@gatepost.example>').describe('Sender of mails.'),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,88}={0,2}$/, 'must be whsec_ and 24 to 64 bytes in base64')
    .optional()
    .describe(
      'Secret with which the mail provider signs what became of mails, for /api/notification/mail-events. Without it that answers 503.',
    ),
  ENCRYPTION_KEY: z
    .base64({ abort: true })
    .refine(text => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')
    .optional()
    .describe(
      'Key that encrypts secrets at rest: 32 bytes in base64. Required in production; otherwise generated in DATA_DIR.',
    ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('Lowest level that is logged.'),
  TRUST_PROXY: z.coerce
    .number()
    .int()
    .min(0)
    .max(10)
    .default(0)
    .describe('Number of your proxies in front of the server; as many entries of X-Forwarded-* are trusted.'),
  RATE_LIMIT_FACTOR: z.coerce
    .number()
    .positive()
    .max(100_000)
    .default(1)
    .describe('Multiplies every rate limit; for load tests. In production from 0.1 to 10.'),
  USAGE_REPORT_ROWS: z.coerce
    .number()
    .int()
    .min(1)
    .max(1_000_000)
    .default(1_000_000)
    .describe('Maximum rows of a usage report. A lower number saves memory; a larger report is refused.'),
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
  BOT_CHECK: z
    .enum(['none', 'test', 'turnstile'])
    .default('none')
    .describe(
      'Bot protection: `none`, Cloudflare `turnstile`, or `test`, a stand-in that accepts only `pass` and is refused in production.',
    ),
  TURNSTILE_SITE_KEY: z
    .string()
    .max(200)
    .optional()
    .describe('Site key for the Turnstile widget. Required with BOT_CHECK=turnstile.'),
  TURNSTILE_SECRET_KEY: z
    .string()
    .optional()
    .describe('Secret that checks the responses of Turnstile. Required with BOT_CHECK=turnstile.'),
  TURNSTILE_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform(url => new URL(url).origin)
    .default('https://challenges.cloudflare.com')
    .describe('Where the Turnstile script comes from and its responses are checked.'),
  MAIL_DELIVERY: z
    .enum(['smtp', 'outbox'])
    .optional()
    .describe(
      'Whether mails are delivered. In production `outbox` says that they stay in kernel.mails on purpose; without it SMTP_URL is required.',
    ),
  SALES_EMAIL: z
    .email()
    .optional()
    .describe('Where a mail about each form for our sales goes, trials included. Without it none is sent.'),
  SUPPORT_EMAIL: z
    .email()
    .optional()
    .describe(
      'Where a mail about each form for support goes, and about one that failed elsewhere. Without it none is sent.',
    ),
  CAREERS_EMAIL: z
    .email()
    .optional()
    .describe('Where a mail about each form for careers goes; SUPPORT_EMAIL without it.'),
  ...upstreamVariables,
  ...paymentVariables,
  ...sellerVariables,
  ...providerVariables,
})

export type Environment = z.infer<typeof environmentSchema>

export interface Config extends Omit<Environment, 'PUBLIC_URL'> {
  PUBLIC_URL: string | undefined
  /** Whether the public address is https, which decides about Secure cookies and HSTS. */
  secure: boolean
}

/** Reads the environment once, at start. Throws with one line for each invalid variable. */
export function parseConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const result = environmentSchema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid environment:\n${lines.join('\n')}`)
  }
  const config = result.data
  const lines = [
    ...halfConfigured(config),
    ...misconfiguredPayment(config, config.APP_ENV === 'production'),
    ...unnamedSeller(config, given),
    ...missingIn(config).map(([name, where]) => `  ${name}: required ${where}`),
    ...(config.APP_ENV === 'production' ? refusedInProduction(config) : []),
    ...unencrypted(config, config.APP_ENV === 'production'),
  ]
  if (lines.length) throw new Error(`Invalid environment:\n${lines.join('\n')}`)
  return {
    ...config,
    PUBLIC_URL: config.PUBLIC_URL,
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  }
}

/** Receipts for real money must not name the seller of the example. */
function unnamedSeller(
  { APP_ENV, STRIPE_SECRET_KEY }: Environment,
  given: Record<string, unknown>,
): string[] {
  if (APP_ENV !== 'production' || !STRIPE_SECRET_KEY) return []
  return ['SELLER_NAME', 'SELLER_ADDRESS']
    .filter(name => given[name] === undefined)
    .map(name => `  ${name}: required in production with Stripe, because receipts name the seller`)
}

/** Test options that would open a production service to strangers. */
function refusedInProduction(config: Environment): string[] {
  const refused: [name: keyof Environment, why: string, applies: boolean][] = [
    ['OUTBOUND_LOOPBACK', 'refused in production', config.OUTBOUND_LOOPBACK === 'allowed'],
    [
      'PUBLIC_URL',
      'must begin with https in production, or sessions travel unprotected',
      config.PUBLIC_URL?.startsWith('http:') ?? false,
    ],
    [
      'BOT_CHECK',
      'test lets every program through, and is refused in production',
      config.BOT_CHECK === 'test',
    ],
    [
      'RATE_LIMIT_FACTOR',
      'must be from 0.1 to 10 in production',
      config.RATE_LIMIT_FACTOR < 0.1 || config.RATE_LIMIT_FACTOR > 10,
    ],
  ]
  return refused.filter(([, , applies]) => applies).map(([name, why]) => `  ${name}: ${why}`)
}

/** Optional variables that another variable requires. */
function missingIn(config: Environment): [name: keyof Environment, where: string][] {
  const isProduction = config.APP_ENV === 'production'
  const needed: [name: keyof Environment, where: string, applies: boolean][] = [
    ['ENCRYPTION_KEY', 'in production', isProduction],
    ['PUBLIC_URL', 'in production', isProduction],
    // Addresses could not be confirmed, and the failure would go unnoticed.
    [
      'SMTP_URL',
      'in production; MAIL_DELIVERY=outbox keeps mails in the database on purpose',
      isProduction && config.MAIL_DELIVERY !== 'outbox',
    ],
    ['SMTP_URL', 'with MAIL_DELIVERY=smtp', !isProduction && config.MAIL_DELIVERY === 'smtp'],
    ['LOOKUP_UPSTREAM_KEY', 'with LOOKUP_UPSTREAM', config.LOOKUP_UPSTREAM !== undefined],
    ['TURNSTILE_SITE_KEY', 'with BOT_CHECK=turnstile', config.BOT_CHECK === 'turnstile'],
    ['TURNSTILE_SECRET_KEY', 'with BOT_CHECK=turnstile', config.BOT_CHECK === 'turnstile'],
  ]
  return needed.filter(([name, , applies]) => applies && !config[name]).map(([name, where]) => [name, where])
}

/** Name, default and purpose of every variable, for the documentation and `--help`. */
export function describeEnvironment(): { name: string; fallback: string; purpose: string }[] {
  return Object.entries(environmentSchema.shape).map(([name, schema]) => {
    const fallback = schema.safeParse(undefined)
    return {
      name,
      fallback: fallback.success && fallback.data !== undefined ? String(fallback.data) : '',
      purpose: schema.description ?? '',
    }
  })
}
