import { z } from 'zod'
import { unencrypted } from './unencrypted.ts'
import { variablesOf } from './variable-files.ts'

const sealKey = z
  .base64({ abort: true })
  .refine(text => Buffer.from(text, 'base64').length === 32, 'must be 32 bytes in base64')

/** The kernel's own variables, each with what it does; services declare theirs. `docs/operating.md` describes all. */
const kernelSchema = z.object({
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
      'Origin that people see, for links in emails. https makes cookies Secure, and is required in production.',
    ),
  STOP_DELAY: z.coerce
    .number()
    .min(0)
    .max(60)
    .default(0)
    .describe(
      'Seconds for which a replica that is asked to stop still serves, while /readyz says so to the balancer.',
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
  REDIS_URL: z
    .url({ protocol: /^rediss?$/, error: 'must be redis://user:password@host:port' })
    .optional()
    .describe('Redis on which all replicas count limits together. Without it, they do on PostgreSQL.'),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Folder of the embedded database and of generated keys.'),
  PORTAL_DIR: z
    .string()
    .min(1)
    .default('dist')
    .describe('Folder of the built portal, below the root of the project. `npm run build` writes it.'),
  EMBEDDED_FSYNC: z
    .enum(['on', 'off'])
    .default('on')
    .describe(
      'Whether the embedded database confirms a write only after it is on disk. `off` is faster, but a power cut can lose confirmed writes.',
    ),
  SMTP_URL: z
    .url()
    .optional()
    .describe('Mail server, e.g. smtps://user:password@mail.example. Without it, emails stay in the outbox.'),
  MAIL_FROM: z.string().min(3).default('Gatepost <no-reply@gatepost.example>').describe('Sender of emails.'),
  ENCRYPTION_KEY: sealKey
    .optional()
    .describe(
      'Key that encrypts secrets at rest: 32 bytes in base64. Required in production, unless ENCRYPTION_KEYS has it; otherwise generated in DATA_DIR.',
    ),
  ENCRYPTION_KEYS: z
    .string()
    .transform(text => text.split(',').map(key => key.trim()))
    .pipe(z.array(sealKey).max(10))
    .optional()
    .describe(
      'In place of ENCRYPTION_KEY, while one is replaced: several, with commas between them. The first one encrypts, and all of them decrypt.',
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
  BOT_CHECK: z
    .enum(['none', 'test', 'turnstile'])
    .default('none')
    .describe(
      'Bot protection: `none`, Cloudflare `turnstile`, or `test`, a stand-in that accepts only `pass` and is not allowed in production.',
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
      'Whether emails are delivered. In production, `outbox` keeps them in kernel.mails on purpose; without it, SMTP_URL is required.',
    ),
  STAFF_TWO_STEP: z
    .enum(['required', 'optional'])
    .optional()
    .describe(
      'Whether a login of our staff must have two steps, or the person has no role of staff. Always `required` in production, and by default `optional` elsewhere.',
    ),
  CONTRACT_CHECK: z
    .enum(['off', 'sample', 'all'])
    .optional()
    .describe(
      'Which responses are compared with the contract after they were sent: none, a `sample`, or `all`. By default `all` in development and `off` elsewhere.',
    ),
  CONSENT_REGION_HEADER: z
    .string()
    .regex(/^[A-Za-z][A-Za-z0-9-]{1,63}$/, 'must be the name of a header')
    .transform(name => name.toLowerCase())
    .optional()
    .describe(
      'Header in which your proxy names the country of a visitor (ISO 3166-1, such as `CF-IPCountry`), for the default of the consent preferences. Without it, the time zone of the browser decides.',
    ),
  DNS_SERVER: z
    .string()
    .regex(/^\d{1,3}(\.\d{1,3}){3}(:\d{1,5})?$/, 'must be an IPv4 address, with a port if it is not 53')
    .optional()
    .describe(
      'DNS server that ownership of email domains is looked up at, e.g. 9.9.9.9; those of the system by default.',
    ),
  OUTBOUND_LOOPBACK: z
    .enum(['refused', 'allowed'])
    .default('refused')
    .describe(
      'Whether services of others that the server calls may run on this machine, even without https; for development and tests, never in production.',
    ),
})

/** Every variable; the services add theirs to this interface. */
export interface Environment extends z.infer<typeof kernelSchema> {}

/**
 * Variables of the environment that a service declares. It also adds them to `Environment`, so that
 * handlers read them from `kernel.config`.
 */
export interface Variables {
  shape: z.ZodRawShape
  /** Addresses of other services that get keys or what people wrote, so that the way there must be encrypted. */
  encrypted?: readonly string[]
  /** Values that do not fit together, one line each; `given` has what was set, without defaults. */
  problems?(environment: Environment, given: Readonly<Record<string, unknown>>): string[]
}

export interface Config
  extends Omit<Environment, 'PUBLIC_URL' | 'CONTRACT_CHECK' | 'ENCRYPTION_KEY' | 'ENCRYPTION_KEYS'> {
  /** The one of `ENCRYPTION_KEY`, or several; none if one is generated. */
  ENCRYPTION_KEYS: string[]
  PUBLIC_URL: string | undefined
  CONTRACT_CHECK: NonNullable<Environment['CONTRACT_CHECK']>
  /** Whether the public address is https, which decides about Secure cookies and HSTS. */
  secure: boolean
}

/**
 * Reads the environment once, at start. A variable can be in a file, which `NAME_FILE` names, as secrets of containers
 * are. Throws with one line for each invalid variable.
 */
export function parseConfig(
  environment: Record<string, string | undefined>,
  declared: readonly Variables[],
): Config {
  const schema = schemaOf(declared)
  const given = variablesOf(environment, Object.keys(schema.shape))
  const result = schema.safeParse(given)
  if (!result.success) {
    const lines = result.error.issues.map(issue => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new Error(`Invalid environment:\n${lines.join('\n')}`)
  }
  const config = result.data as unknown as Environment
  const isProduction = config.APP_ENV === 'production'
  const { ENCRYPTION_KEY: key, ENCRYPTION_KEYS: keys } = config
  const encrypted = ['TURNSTILE_ORIGIN', ...declared.flatMap(({ encrypted = [] }) => encrypted)]
  const lines = [
    ...declared.flatMap(({ problems }) => problems?.(config, given) ?? []),
    ...(key && keys ? ['ENCRYPTION_KEY: must not be set together with ENCRYPTION_KEYS'] : []),
    ...missingIn(config).map(([name, where]) => `${name}: required ${where}`),
    ...(isProduction ? rejectedInProduction(config) : []),
    ...unencrypted(result.data, encrypted, isProduction),
  ].map(line => `  ${line}`)
  if (lines.length) throw new Error(`Invalid environment:\n${lines.join('\n')}`)
  return {
    ...config,
    PUBLIC_URL: config.PUBLIC_URL,
    ENCRYPTION_KEYS: keys ?? (key ? [key] : []),
    CONTRACT_CHECK: config.CONTRACT_CHECK ?? (config.APP_ENV === 'development' ? 'all' : 'off'),
    secure: config.PUBLIC_URL?.startsWith('https:') ?? false,
  }
}

function schemaOf(declared: readonly Variables[]) {
  return z.object(
    Object.assign({}, kernelSchema.shape, ...declared.map(({ shape }) => shape)) as z.ZodRawShape,
  )
}

/** Test options that would open a production service to strangers. */
function rejectedInProduction(config: Environment): string[] {
  const rejected: [name: keyof Environment, why: string, applies: boolean][] = [
    ['OUTBOUND_LOOPBACK', 'refused in production', config.OUTBOUND_LOOPBACK === 'allowed'],
    ['STAFF_TWO_STEP', 'must be required in production', config.STAFF_TWO_STEP === 'optional'],
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
  return rejected.filter(([, , applies]) => applies).map(([name, why]) => `${name}: ${why}`)
}

/** Optional variables that another variable requires. */
function missingIn(config: Environment): [name: keyof Environment, where: string][] {
  const isProduction = config.APP_ENV === 'production'
  const needed: [name: keyof Environment, where: string, applies: boolean][] = [
    ['ENCRYPTION_KEY', 'in production', isProduction && !config.ENCRYPTION_KEYS],
    ['PUBLIC_URL', 'in production', isProduction],
    // Addresses could not be confirmed, and the failure would go unnoticed.
    [
      'SMTP_URL',
      'in production; MAIL_DELIVERY=outbox keeps mails in the database on purpose',
      isProduction && config.MAIL_DELIVERY !== 'outbox',
    ],
    ['SMTP_URL', 'with MAIL_DELIVERY=smtp', !isProduction && config.MAIL_DELIVERY === 'smtp'],
    ['TURNSTILE_SITE_KEY', 'with BOT_CHECK=turnstile', config.BOT_CHECK === 'turnstile'],
    ['TURNSTILE_SECRET_KEY', 'with BOT_CHECK=turnstile', config.BOT_CHECK === 'turnstile'],
  ]
  return needed.filter(([name, , applies]) => applies && !config[name]).map(([name, where]) => [name, where])
}

/** Name, default and purpose of every variable, for the documentation and `--help`. */
export function describeEnvironment(
  declared: readonly Variables[],
): { name: string; fallback: string; purpose: string }[] {
  return Object.entries(schemaOf(declared).shape).map(([name, schema]) => {
    const fallback = z.safeParse(schema, undefined)
    return {
      name,
      fallback: fallback.success && fallback.data !== undefined ? String(fallback.data) : '',
      purpose: z.globalRegistry.get(schema)?.description ?? '',
    }
  })
}
